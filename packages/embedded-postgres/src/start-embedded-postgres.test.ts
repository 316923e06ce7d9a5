import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { query, startIn, TestFolders } from './test-folders.fixture.ts';

let folders: TestFolders;
let folder: string;
beforeAll(async () => {
  if (process.platform === 'linux') folders = await TestFolders.create();
});
beforeEach(() => {
  folder = folders.existing;
});
afterEach(() => folders.cleanUp());
afterAll(() => folders?.remove());

const start = () => startIn(folder);
const startInProcess = () => folders.startInProcess(folder);

describe.skipIf(process.platform !== 'linux')('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('keeps its data for the next start', async () => {
    const first = await start();
    await query(first.connection, 'CREATE TABLE notes AS SELECT 1 AS value');
    await first.stop();
    await folders.expectNoServer();

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
    folder = join(folders.parent, 'together');
    const started = await Promise.all([startInProcess(), startInProcess(), startInProcess()]);
    const systems = await Promise.all(
      started.map(({ connection }) =>
        query(connection, 'SELECT system_identifier, pg_postmaster_start_time()::text FROM pg_control_system()'),
      ),
    );
    expect(new Set(systems.map((system) => JSON.stringify(system))).size).toBe(1);
    await Promise.all(started.map(({ end }) => end()));
    await folders.expectNoServer();
  });

  test('can be started twice in one process', async () => {
    const first = await start();
    const second = await start();
    await first.stop();
    expect(await query(second.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await second.stop();
    await folders.expectNoServer();
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

  test.each([`it's "quoted", $HOME, ñ`, 'long'.repeat(40)])('works in a folder named %s', async (name) => {
    folder = join(folders.parent, name);
    const database = await start();
    const other = await startInProcess();
    expect(await query(other.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await other.end();
    await database.stop();
    await vi.waitFor(() => expect(access(join(database.connection.host, '.s.PGSQL.5432'))).rejects.toThrow(), 30_000);
  });

  test('reports a folder that is a file in one line', async () => {
    folder = join(folders.parent, 'file');
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
