import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#platform/start-error.ts';
import { createCluster } from './database-cluster.ts';
import { chooseSocketFolder, prepareDatabaseFolder, readServerFile, type DatabaseFolder } from './database-folder.ts';
import { startKeeper, takeHold, type Hold } from './database-keeper.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { unprivilegedPrefix } from './run-as-unprivileged.ts';
import { askServerState, createShopDatabase, hasClients } from './server-state.ts';
import { removeStaleLock } from './stale-lock.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: 'shop';
    readonly database: 'shop';
  };
  /** Leaves the database; the last process that leaves stops it. Close the connections first. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Takes one line about what is going on. */
  readonly log: (line: string) => void;
  /** Another PostgreSQL than the one in the npm package. */
  readonly binaries?: PostgresBinaries;
  /** PostgreSQL settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface Share {
  readonly socketFolder: string;
  readonly hold: Hold;
}

const PATIENCE_MS = 30_000;

/**
 * Starts the PostgreSQL of DATA_DIR, or joins the one that another process started there: it runs until the last of them
 * has stopped or died. Listens on a Unix socket only. Throws `StartError` with one clear line when that cannot be.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new StartError(
      'The embedded database needs Unix sockets: on Windows use WSL, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const folder = await prepareDatabaseFolder(options.dataDir);
  const { socketFolder, hold } = await withStartLock(folder.root, async () => {
    const share = await joinOrLaunch(folder, options);
    await createShopDatabase(share.socketFolder);
    return share;
  });
  return {
    connection: { host: socketFolder, port: 5432, user: 'shop', database: 'shop' },
    stop: () => leave(folder, hold),
  };
}

async function joinOrLaunch(folder: DatabaseFolder, options: EmbeddedPostgresOptions): Promise<Share> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const hold = takeHold(folder.users);
    const server = await readServerFile(folder);
    const state = server ? await askServerState(server.socketFolder) : 'silent';
    if (hold && server && state === 'ready' && hold.isKept()) {
      options.log('The database is running already: sharing it.');
      return { socketFolder: server.socketFolder, hold };
    }
    hold?.release();
    if (!hold && server && state === 'ready') await stopStray(server);
    if (!hold && state === 'silent' && (await removeStaleLock(folder.cluster, server?.socketFolder ?? folder.root))) {
      return await launch(folder, options);
    }
    await sleep(20);
  }
  throw new StartError(
    `A PostgreSQL that this shop does not watch over is using ${folder.cluster}: stop it, then start again.`,
  );
}

// Its keeper was killed, so nobody will ever stop it. It cannot be adopted, but while nobody uses it, started anew.
async function stopStray({ processId, socketFolder }: { processId: number; socketFolder: string }): Promise<void> {
  const isUnused = await hasClients(socketFolder).then(
    (has) => !has,
    () => false,
  );
  if (isUnused) process.kill(processId, 'SIGINT');
}

async function launch(
  folder: DatabaseFolder,
  { log, settings = {}, binaries }: EmbeddedPostgresOptions,
): Promise<Share> {
  const { initdb, postgres } = binaries ?? (await findPostgresBinaries());
  const prefix = await unprivilegedPrefix(folder.root);
  await createCluster({ folder, prefix, initdb, log });
  const { socketFolder, isTemporary } = await chooseSocketFolder(folder);
  const { keeper, hold } = await startKeeper({
    users: folder.users,
    logFile: folder.logFile,
    temporaryFolder: isTemporary ? socketFolder : undefined,
    command: [...prefix, postgres, '-D', folder.cluster, ...serverSettings(socketFolder, settings)],
  });
  while ((await askServerState(socketFolder)) !== 'ready') {
    if (keeper.exitCode === null && keeper.signalCode === null) await sleep(10);
    else throw new StartError(`PostgreSQL did not start: ${await lastComplaint(folder.logFile)}`);
  }
  return { socketFolder, hold };
}

function serverSettings(socketFolder: string, settings: Readonly<Record<string, string>>): string[] {
  const all = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // Rejected statements can hold personal data; the shop reports its own errors.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function lastComplaint(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  const complaint = lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1);
  return complaint || `see ${logFile}`;
}

async function leave(folder: DatabaseFolder, hold: Hold): Promise<void> {
  hold.release();
  if (await othersHold(folder)) return;
  const deadline = Date.now() + PATIENCE_MS;
  while ((await readServerFile(folder)) && Date.now() < deadline) await sleep(10);
}

// The keeper notices at once when the last user has left; whoever still finds it watching is not the last.
async function othersHold({ users }: DatabaseFolder): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await sleep(10);
    const probe = takeHold(users);
    if (!probe) return false;
    probe.release();
  }
  return true;
}
