import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { type PostgresBinaries, startEmbeddedPostgres } from '#embedded-postgres';
import { migrate } from './migrate.ts';
import type { TestDatabase } from './test-database.ts';

// Tests need no protection against a power cut.
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // It would go through hundreds of databases that live for seconds.
  autovacuum: 'off',
  max_connections: '300',
};

/**
 * Starts one PostgreSQL for the whole test run, the embedded one or, with TEST_DATABASE=server, an installed one (15 or newer),
 * and makes the two databases that tests clone: one with the shop's schema, and one that has the job queue's too, whose making
 * takes longer than a clone.
 */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const parent = await findFastFolder();
  await removeLeftFolders(parent);
  const folder = await mkdtemp(join(parent, `${folderName}${process.pid}-`));
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
  const withJobs = `${database}_with_jobs`;
  await addJobQueue(server.connection, withJobs);
  project.provide('testServer', { host, port, user, template: database, templateWithJobs: withJobs });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function addJobQueue(connection: TestDatabase['connection'], database: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(`CREATE DATABASE ${database} TEMPLATE ${connection.database}`);
  await client.end();
  const boss = new PgBoss({ ...connection, database, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: true });
}

/**
 * A file system in memory, where there is one with room: a database is some three hundred files, and on a disk it takes five
 * times the processor time to create and drop one.
 */
async function findFastFolder(): Promise<string> {
  const memory = '/dev/shm';
  const found = await statfs(memory).catch(() => null);
  return found && found.bavail * found.bsize > minFreeBytes ? memory : tmpdir();
}

const minFreeBytes = 4 * 1024 ** 3;

const folderName = 'shop-test-';

/** Folders of runs that were killed: in memory they would take its room until the machine is restarted. */
async function removeLeftFolders(parent: string): Promise<void> {
  const folders = (await readdir(parent)).filter((name) => name.startsWith(folderName));
  const left = folders.filter((name) => !isRunning(Number(/^\d+(?=-)/.exec(name.slice(folderName.length))?.[0])));
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    return Number.isInteger(pid) && process.kill(pid, 0);
  } catch {
    return false;
  }
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
