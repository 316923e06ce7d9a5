import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PostgresBinaries, startEmbeddedPostgres } from '#embedded-postgres';
import { migrate } from './migrate.ts';

// Tests need no protection against a power cut.
const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/**
 * Starts one PostgreSQL for the whole test run and migrates the database that `createTestDatabase` clones: the embedded
 * one or, with TEST_DATABASE=server, an installed one (15 or newer).
 */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const installed = process.env['TEST_DATABASE'] === 'server' ? { binaries: await findInstalledPostgres() } : {};
  const server = await startEmbeddedPostgres({
    folder,
    user: 'shop',
    database: 'shop',
    log: () => undefined,
    settings: fastSettings,
    ...installed,
  });
  await migrate(server.connection);
  const { host, port, user, database } = server.connection;
  project.provide('testServer', { host, port, user, template: database });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The newest PostgreSQL server that is installed outside the project. */
async function findInstalledPostgres(): Promise<PostgresBinaries> {
  const debian = '/usr/lib/postgresql';
  const versions = (await readdir(debian).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const initdb = folders.map((folder) => join(folder, 'initdb')).find(existsSync);
  if (!initdb) throw new Error('TEST_DATABASE=server needs an installed PostgreSQL server, 15 or newer.');
  return { initdb, postgres: join(dirname(initdb), 'postgres') };
}
