import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { access, mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartError } from '#platform/start-error.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

type Connection = EmbeddedPostgres['connection'];

const log = (): void => undefined;
const processes: ChildProcess[] = [];
let parent: string;
/** One that was made before: making one is what costs most here, so only the tests about that make their own. */
let existing: string;
let dataDir: string;

beforeAll(async () => {
  if (process.platform !== 'linux') return;
  parent = await mkdtemp(join(tmpdir(), 'shop-'));
  existing = join(parent, 'var');
  const made = await startEmbeddedPostgres({ dataDir: existing, log });
  await made.stop();
});
beforeEach(() => {
  dataDir = existing;
});

afterEach(async () => {
  for (const process of processes.splice(0)) process.kill('SIGKILL');
  await expectNoServer();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const orNothing = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** The processes of which a fact under /proc is so. Read at once: asking for hundreds one by one costs ten times as much. */
const processesWhose = (isSo: (id: string) => boolean): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isSo(name))
    .map(Number);

/** The PostgreSQL processes that work under the test's folder. */
const serverProcesses = (): number[] =>
  processesWhose((id) => orNothing(() => readlinkSync(`/proc/${id}/cwd`)).startsWith(`${parent}/`));

/** The processes, of a program or of any, that name the folder in their words. */
const processesNaming = (folder: string, program = ''): number[] =>
  processesWhose((id) => {
    const words = orNothing(() => readFileSync(`/proc/${id}/cmdline`, 'utf8'));
    return words.startsWith(program && `${program}\0`) && words.includes(folder);
  });

/** The last user has left; the server's processes end in their own time. */
const expectNoServer = () => vi.waitFor(() => expect(serverProcesses()).toEqual([]), { timeout: 20_000 });

const fixture = fileURLToPath(new URL('embedded-postgres.fixture.ts', import.meta.url));

/** Another process that starts or joins the database of the folder; `end` lets it leave in order. */
async function startInProcess(
  folder = dataDir,
): Promise<{ connection: Connection & { error?: string }; process: ChildProcess; end: () => Promise<void> }> {
  const child = spawn(process.execPath, [fixture, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  processes.push(child);
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, 'line')) as [string];
  const end = async (): Promise<void> => {
    child.stdin.end();
    await once(child, 'exit');
  };
  return { connection: JSON.parse(line) as Connection, process: child, end };
}

describe.skipIf(process.platform !== 'linux')('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('keeps what was written for the next start', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log });
    await query(first.connection, 'CREATE TABLE kept AS SELECT 1 AS value');
    await first.stop();
    await expectNoServer();

    const second = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(second.connection, 'SELECT value FROM kept')).toEqual([{ value: 1 }]);
    await second.stop();
  });

  test('listens on no network port and sorts and compares Spanish and Catalan letters alike everywhere', async () => {
    const database = await startEmbeddedPostgres({ dataDir, log });
    const [row] = await query(
      database.connection,
      `
      SELECT current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding,
             lower('ÑÇÀ·L') AS lower, current_setting('fsync') AS fsync`,
    );
    expect(row).toEqual({ addresses: '', encoding: 'UTF8', lower: 'ñçà·l', fsync: 'on' });
    await query(database.connection, 'CREATE EXTENSION pg_trgm');
    expect(
      await query(database.connection, "SELECT similarity('cañón', 'cañón') AS same, show_trgm('ç') <> '{}' AS keeps"),
    ).toEqual([{ same: 1, keeps: true }]);
    await database.stop();
  });

  test('is made once when several processes start together for the first time, in a folder that does not exist yet', async () => {
    dataDir = join(parent, 'together');
    const started = await Promise.all([startInProcess(), startInProcess(), startInProcess()]);
    const systems = await Promise.all(
      started.map(({ connection }) =>
        query(connection, 'SELECT system_identifier, pg_postmaster_start_time()::text FROM pg_control_system()'),
      ),
    );
    expect(new Set(systems.map((system) => JSON.stringify(system))).size).toBe(1);
    await Promise.all(started.map(({ end }) => end()));
    await expectNoServer();
  });

  test('outlives the process that started it while another one uses it, and stops with the last', async () => {
    const owner = await startInProcess();
    const sharer = await startInProcess();
    await owner.end();
    expect(await query(sharer.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await sharer.end();
    await expectNoServer();
  });

  test('is shared within one process too', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log });
    const second = await startEmbeddedPostgres({ dataDir, log });
    await first.stop();
    expect(await query(second.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await second.stop();
    await expectNoServer();
  });

  test('leaves no orphan when its process is killed, and stays while a sharer lives', async () => {
    const owner = await startInProcess();
    const sharer = await startInProcess();
    owner.process.kill('SIGKILL');
    await once(owner.process, 'exit');
    expect(await query(sharer.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    sharer.process.kill('SIGKILL');
    await expectNoServer();
  });

  test('loses nothing that was written when everything is killed, again and again', async () => {
    for (let round = 1; round <= 2; round += 1) {
      const { connection, process: shop } = await startInProcess();
      await query(connection, 'CREATE TABLE IF NOT EXISTS rounds (round int)');
      await query(connection, `INSERT INTO rounds VALUES (${round})`);
      for (const id of serverProcesses()) process.kill(id, 'SIGKILL');
      shop.kill('SIGKILL');
      await once(shop, 'exit');
    }
    const { connection, end } = await startInProcess();
    expect(await query(connection, 'SELECT round FROM rounds ORDER BY round')).toEqual([{ round: 1 }, { round: 2 }]);
    await end();
  });

  test('starts although a lock file names a process that lives but is not the server', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log });
    const lock = join(dataDir, 'postgres/cluster/postmaster.pid');
    const text = await readFile(lock, 'utf8');
    await first.stop();
    await writeFile(lock, text.replace(/^\d+/, String(process.ppid)));
    const second = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(second.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await second.stop();
  });

  test('ends what makes the cluster when it is told to stop meanwhile, and makes it anew at the next start', async () => {
    dataDir = join(parent, 'interrupted');
    const unfinished = join(dataDir, 'postgres/cluster.unfinished');
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const shop = spawn(process.execPath, [fixture, dataDir], { stdio: ['pipe', 'ignore', 'ignore'] });
      processes.push(shop);
      await vi.waitFor(() => expect(processesNaming(unfinished)).not.toEqual([]), { timeout: 20_000, interval: 5 });
      shop.kill(signal);
      await once(shop, 'exit');
      expect(processesNaming(unfinished)).toEqual([]);
      expect(shop.signalCode).toBe(signal);
    }
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
    const database = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(database.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await database.stop();
  });

  test.each([`it's "quoted", $HOME, ñ`, 'long'.repeat(40)])('works under %s', async (name) => {
    dataDir = join(parent, name);
    const database = await startEmbeddedPostgres({ dataDir, log });
    const sharer = await startInProcess(dataDir);
    expect(await query(sharer.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await sharer.end();
    await database.stop();
    await vi.waitFor(() => expect(access(join(database.connection.host, '.s.PGSQL.5432'))).rejects.toThrow());
  });

  test('a server whose keeper was killed does not stand in the way of the next start', async () => {
    const { process: shop, connection } = await startInProcess();
    const [server] = await query(connection, 'SELECT pg_backend_pid() AS id');
    expect(server).toBeDefined();
    const keepers = processesNaming(dataDir, '/bin/sh');
    for (const id of keepers) process.kill(id, 'SIGKILL');
    shop.kill('SIGKILL');
    await once(shop, 'exit');
    const next = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(next.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await next.stop();
    await expectNoServer();
  });

  test('says in one line why it cannot start: a DATA_DIR that is a file', async () => {
    dataDir = join(parent, 'file');
    await writeFile(dataDir, '');
    const failure = await startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/^DATA_DIR cannot be written: .+$/);
  });

  test('says in one line why it cannot start: a database of another PostgreSQL, which it leaves alone', async () => {
    const version = join(dataDir, 'postgres/cluster/PG_VERSION');
    const present = await readFile(version, 'utf8');
    await writeFile(version, '17\n');
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/is of PostgreSQL 17, the shop runs 18/);
    expect(await readFile(version, 'utf8')).toBe('17\n');
    await writeFile(version, present);
  });
});
