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
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

type Connection = EmbeddedPostgres['connection'];

const start = (path = folder): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ folder: path, user: 'test', database: 'test', log: () => undefined });
const processes: ChildProcess[] = [];
let parent: string;
/** Has a cluster already: creating one is the slowest part, so only the tests about that create their own. */
let existing: string;
let folder: string;

beforeAll(async () => {
  if (process.platform !== 'linux') return;
  parent = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  existing = join(parent, 'existing');
  await (await start(existing)).stop();
});
beforeEach(() => {
  folder = existing;
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

/** The PostgreSQL processes that work under the test's folder. */
const serverProcesses = (): number[] =>
  findProcesses((id) => readOrEmpty(() => readlinkSync(`/proc/${id}/cwd`)).startsWith(`${parent}/`));

/** The processes of a program, or of any, with the path among their arguments. */
const processesWithArgument = (path: string, program = ''): number[] =>
  findProcesses((id) => {
    const commandLine = readOrEmpty(() => readFileSync(`/proc/${id}/cmdline`, 'utf8'));
    return commandLine.startsWith(program && `${program}\0`) && commandLine.includes(path);
  });

/** The server's processes end some time after the last lease is released. */
const expectNoServer = () => vi.waitFor(() => expect(serverProcesses()).toEqual([]), { timeout: 20_000 });

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n', 1)[0]);

const answersAgain = (connection: Connection) =>
  vi.waitFor(async () => expect(await query(connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]), {
    timeout: 20_000,
  });

const fixture = fileURLToPath(new URL('start-embedded-postgres.fixture.ts', import.meta.url));

/** Another process that starts or joins the server of the folder; `end` lets it stop in order. */
async function startInProcess(
  path = folder,
): Promise<{ connection: Connection & { error?: string }; process: ChildProcess; end: () => Promise<void> }> {
  const child = spawn(process.execPath, [fixture, path], { stdio: ['pipe', 'pipe', 'inherit'] });
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
  test('keeps its data for the next start', async () => {
    const first = await start();
    await query(first.connection, 'CREATE TABLE notes AS SELECT 1 AS value');
    await first.stop();
    await expectNoServer();

    const second = await start();
    expect(await query(second.connection, 'SELECT value FROM notes')).toEqual([{ value: 1 }]);
    await second.stop();
  });

  test('listens on no network port, and handles Spanish and Catalan letters', async () => {
    const database = await start();
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

  test('creates one cluster when several processes start together for the first time', async () => {
    folder = join(parent, 'together');
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

  test('outlives the process that started it, and stops with the last one', async () => {
    const owner = await startInProcess();
    const other = await startInProcess();
    await owner.end();
    expect(await query(other.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await other.end();
    await expectNoServer();
  });

  test('can be started twice in one process', async () => {
    const first = await start();
    const second = await start();
    await first.stop();
    expect(await query(second.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await second.stop();
    await expectNoServer();
  });

  test('survives a killed process while another uses it, and leaves no orphan', async () => {
    const owner = await startInProcess();
    const other = await startInProcess();
    owner.process.kill('SIGKILL');
    await once(owner.process, 'exit');
    expect(await query(other.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    other.process.kill('SIGKILL');
    await expectNoServer();
  });

  test('loses no committed row when everything is killed', async () => {
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

  test('starts although a lock file names a living process that is not the server', async () => {
    const first = await start();
    const lock = join(folder, 'cluster/postmaster.pid');
    const text = await readFile(lock, 'utf8');
    await first.stop();
    await writeFile(lock, text.replace(/^\d+/, String(process.ppid)));
    const second = await start();
    expect(await query(second.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await second.stop();
  });

  test('ends initdb at a stop signal, and creates the cluster at the next start', async () => {
    folder = join(parent, 'interrupted');
    const unfinished = join(folder, 'cluster.unfinished');
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const shop = spawn(process.execPath, [fixture, folder], { stdio: ['pipe', 'ignore', 'ignore'] });
      processes.push(shop);
      await vi.waitFor(() => expect(processesWithArgument(unfinished)).not.toEqual([]), {
        timeout: 20_000,
        interval: 5,
      });
      shop.kill(signal);
      await once(shop, 'exit');
      expect(processesWithArgument(unfinished)).toEqual([]);
      expect(shop.signalCode).toBe(signal);
    }
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
    const database = await start();
    expect(await query(database.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await database.stop();
  });

  test.each([`it's "quoted", $HOME, ñ`, 'long'.repeat(40)])('works in a folder named %s', async (name) => {
    folder = join(parent, name);
    const database = await start();
    const other = await startInProcess();
    expect(await query(other.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await other.end();
    await database.stop();
    await vi.waitFor(() => expect(access(join(database.connection.host, '.s.PGSQL.5432'))).rejects.toThrow());
  });

  test('restarts an unused server whose supervisor was killed', async () => {
    const { process: user, connection } = await startInProcess();
    const [server] = await query(connection, 'SELECT pg_backend_pid() AS id');
    expect(server).toBeDefined();
    const supervisors = processesWithArgument(folder, '/bin/sh');
    for (const id of supervisors) process.kill(id, 'SIGKILL');
    user.kill('SIGKILL');
    await once(user, 'exit');
    const next = await start();
    expect(await query(next.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await next.stop();
    await expectNoServer();
  });

  test('comes back each time the server is killed, for all who use it', async () => {
    const lines: string[] = [];
    const database = await startEmbeddedPostgres({
      folder,
      user: 'test',
      database: 'test',
      log: (line) => void lines.push(line),
    });
    const other = await startInProcess();
    for (let round = 1; round <= 3; round += 1) {
      process.kill(await postmaster(), 'SIGKILL');
      await answersAgain(database.connection);
      // Either of the two may be the one that starts it; both report that it was started again.
      await vi.waitFor(() => expect(lines).toHaveLength(round), { timeout: 20_000 });
    }
    expect(lines[0]).toMatch(/^The database had ended and was started again after [\d.]+ s\.$/);
    expect(await query(other.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await database.stop();
    expect(await query(other.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await other.end();
  });

  test('comes back although a query of the killed server goes on', async () => {
    const database = await start();
    const client = new Client(database.connection);
    client.on('error', () => undefined);
    await client.connect();
    const endless = client.query('SELECT count(*) FROM generate_series(1, 1000000000000)').catch(() => undefined);
    await vi.waitFor(async () => {
      const active = "SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT count%'";
      expect(await query(database.connection, active)).toHaveLength(1);
    });
    process.kill(await postmaster(), 'SIGKILL');
    await answersAgain(database.connection);
    await endless;
    await database.stop();
  });

  test('comes back at the same place where its path is too long for a socket', async () => {
    folder = join(parent, 'longer'.repeat(30));
    const database = await start();
    process.kill(await postmaster(), 'SIGKILL');
    await answersAgain(database.connection);
    expect(await query(database.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await database.stop();
  });

  test('stops a server whose supervisor was killed', async () => {
    const database = await start();
    for (const id of processesWithArgument(folder, '/bin/sh')) process.kill(id, 'SIGKILL');
    expect(await query(database.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await database.stop();
    await expectNoServer();
  });

  test('reports a folder that is a file in one line', async () => {
    folder = join(parent, 'file');
    await writeFile(folder, '');
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedPostgresError);
    expect((failure as Error).message).toMatch(/^The folder of the database cannot be written: .+$/);
  });

  test('refuses a cluster of another major version and leaves it alone', async () => {
    const version = join(folder, 'cluster/PG_VERSION');
    const present = await readFile(version, 'utf8');
    await writeFile(version, '17\n');
    await expect(start()).rejects.toThrow(/is of PostgreSQL 17, this is 18/);
    expect(await readFile(version, 'utf8')).toBe('17\n');
    await writeFile(version, present);
  });
});
