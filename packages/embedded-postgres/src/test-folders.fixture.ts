import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

type Connection = EmbeddedPostgres['connection'];

/** The program of `startInProcess`. */
export const serverUser = fileURLToPath(new URL('server-user.fixture.ts', import.meta.url));

export async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** Waits until the server answers, as after a restart. */
export const answersAgain = (connection: Connection): Promise<void> =>
  vi.waitFor(async () => expect(await query(connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]), {
    timeout: 30_000,
  });

const readOrEmpty = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** Reads /proc synchronously: hundreds of asynchronous reads take ten times as long. */
const findProcesses = (matches: (id: string) => boolean): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && matches(name))
    .map(Number);

/** The processes of a program, or of any, with the path among their arguments. */
export const processesWithArgument = (path: string, program = ''): number[] =>
  findProcesses((id) => {
    const commandLine = readOrEmpty(() => readFileSync(`/proc/${id}/cmdline`, 'utf8'));
    return commandLine.startsWith(program && `${program}\0`) && commandLine.includes(path);
  });

export const postmasterOf = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n', 1)[0]);

export const startIn = (folder: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ folder, user: 'test', database: 'test', log: () => undefined, maxStopSeconds: 2 });

/** Folders for the servers of a test file. One has a cluster already, because creating one is the slowest part. */
export class TestFolders {
  readonly #processes: ChildProcess[] = [];
  readonly parent: string;
  readonly existing: string;

  private constructor(parent: string) {
    this.parent = parent;
    this.existing = join(parent, 'existing');
  }

  static async create(): Promise<TestFolders> {
    const folders = new TestFolders(await mkdtemp(join(tmpdir(), 'embedded-postgres-')));
    await (await startIn(folders.existing)).stop();
    return folders;
  }

  /** The PostgreSQL processes that work in any of the folders. */
  serverProcesses = (): number[] =>
    findProcesses((id) => readOrEmpty(() => readlinkSync(`/proc/${id}/cwd`)).startsWith(`${this.parent}/`));

  /** Waits for the server's processes to end, which is some time after the last lease is released. */
  expectNoServer = (): Promise<void> =>
    vi.waitFor(() => expect(this.serverProcesses()).toEqual([]), { timeout: 30_000 });

  /** Another process that starts or joins the server of a folder; `end` lets it stop in order. */
  async startInProcess(
    folder = this.existing,
  ): Promise<{ connection: Connection & { error?: string }; process: ChildProcess; end: () => Promise<void> }> {
    const child = spawn(process.execPath, [serverUser, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.killAfterTest(child);
    const lines = createInterface(child.stdout);
    const [line] = (await once(lines, 'line')) as [string];
    const end = async (): Promise<void> => {
      child.stdin.end();
      await once(child, 'exit');
    };
    return { connection: JSON.parse(line) as Connection, process: child, end };
  }

  killAfterTest(child: ChildProcess): void {
    this.#processes.push(child);
  }

  /** Kills what the test has started. */
  async cleanUp(): Promise<void> {
    for (const child of this.#processes.splice(0)) child.kill('SIGKILL');
    await this.expectNoServer();
  }

  remove = (): Promise<void> => rm(this.parent, { recursive: true, force: true });
}
