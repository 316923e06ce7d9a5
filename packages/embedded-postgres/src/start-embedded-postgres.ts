import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster, findReason } from './create-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { withFolderLock } from './folder-lock.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { removeStaleLock } from './remove-stale-lock.ts';
import { findUnprivilegedPrefix } from './run-as-unprivileged.ts';
import { chooseSocketFolder, prepareServerFolder, readServerFile, type ServerFolder } from './server-folder.ts';
import { isServerAlive, killOrphans, signalProcess } from './server-processes.ts';
import { createDatabase, getServerState, hasClients } from './server-state.ts';
import { acquireLease, type Lease, startSupervisor } from './supervisor.ts';
import { watchServer } from './watch-server.ts';

export interface EmbeddedPostgresOptions {
  /** Where the cluster, its log and its socket lie; created if missing, inside a folder that exists. */
  readonly folder: string;
  /** The superuser of a new cluster, and the one to connect as. */
  readonly user: string;
  /** Created if missing. */
  readonly database: string;
  /** Reports progress, and later each restart of a server that had ended, one line at a time. */
  readonly log: (line: string) => void;
  /** A PostgreSQL other than the one from npm. */
  readonly binaries?: PostgresBinaries;
  /** PostgreSQL settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How long the server may take to stop before it is ended by force, from which it recovers at its next start; 10 by default. */
  readonly maxStopSeconds?: number;
}

export interface EmbeddedPostgres {
  /** `host` is the folder of the server's Unix socket. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /** Gives up this process's use of the server; the last one stops it. Close the connections first. */
  stop(): Promise<void>;
}

interface RunningServer {
  readonly processId: number;
  readonly socketFolder: string;
  readonly lease: Lease;
}

const timeoutMs = 30_000;
const defaultMaxStopSeconds = 10;
/** A server's other processes notice on their own that the first one has died, unless a long query keeps them busy. */
const orphanTimeoutMs = 500;
/** After that time PostgreSQL kills those of its processes that do not end by QUIT. */
const quitMs = 6000;
const port = 5432;

/**
 * Starts the PostgreSQL of a folder, or joins the one that another process started there. It runs until the last process
 * that uses it has stopped or died, is started again should it end before, and listens on a Unix socket only. Throws
 * `EmbeddedPostgresError`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new EmbeddedPostgresError('The embedded PostgreSQL needs Unix sockets: on Windows use WSL.', 'unavailable');
  const folder = await prepareServerFolder(options.folder);
  const { user, database } = options;
  let server = await withFolderLock(folder.root, async () => {
    const started = await joinOrLaunch(folder, options);
    await createDatabase({ socketFolder: started.socketFolder, user }, database);
    return started;
  });
  const watch = watchServer({
    isRunning: () => isServerAlive(server.processId, folder.cluster),
    async restart() {
      server.lease.release();
      const quiet = { ...options, log: () => undefined };
      server = await withFolderLock(folder.root, () => joinOrLaunch(folder, quiet));
    },
    log: options.log,
  });
  return {
    connection: { host: server.socketFolder, port, user, database },
    async stop() {
      await watch.stop();
      await stop(folder, server, user);
    },
  };
}

async function joinOrLaunch(folder: ServerFolder, options: EmbeddedPostgresOptions): Promise<RunningServer> {
  const { user, log, maxStopSeconds = defaultMaxStopSeconds } = options;
  const started = Date.now();
  let forcedAt = 0;
  while (Date.now() < started + timeoutMs) {
    const lease = acquireLease(folder.leasePipe);
    const server = await readServerFile(folder);
    const state = server ? await getServerState({ ...server, user }) : 'silent';
    if (lease && server && state === 'ready' && lease.isSupervised()) {
      log('The database is running already: sharing it.');
      return { ...server, lease };
    }
    lease?.release();
    // Its supervisor has given up or was killed.
    const isStuck = !lease && server?.isStopping && Date.now() > started + maxStopSeconds * 1000;
    if (isStuck && Date.now() > forcedAt + quitMs && (await isServerAlive(server.processId, folder.cluster))) {
      signalProcess(server.processId, forcedAt > 0 ? 'SIGKILL' : 'SIGQUIT');
      forcedAt = Date.now();
    }
    if (!lease && server && state === 'ready') await stopUnsupervised({ ...server, user });
    if (state === 'silent') {
      const isDead = server !== undefined && !(await isServerAlive(server.processId, folder.cluster));
      if (isDead && Date.now() > started + orphanTimeoutMs) await killOrphans(folder.cluster);
      if (await removeStaleLock(folder.cluster, server?.socketFolder ?? folder.root))
        return await launch(folder, options);
    }
    await sleep(20);
  }
  throw new EmbeddedPostgresError(
    `Another PostgreSQL is using ${folder.cluster}, started by something else: stop it, then start again.`,
  );
}

// Its supervisor was killed, so nothing will ever stop it. It cannot be adopted, but while unused it can be restarted.
async function stopUnsupervised(server: { processId: number; socketFolder: string; user: string }): Promise<void> {
  const isUnused = await hasClients(server).then(
    (has) => !has,
    () => false,
  );
  if (isUnused) signalProcess(server.processId, 'SIGINT');
}

async function launch(
  folder: ServerFolder,
  { user, log, settings = {}, binaries, maxStopSeconds = defaultMaxStopSeconds }: EmbeddedPostgresOptions,
): Promise<RunningServer> {
  const { initdb, postgres } = binaries ?? (await findPostgresBinaries());
  const prefix = await findUnprivilegedPrefix(folder.root);
  await createCluster({ folder, prefix, initdb, user, log });
  const { socketFolder, isTemporary } = await chooseSocketFolder(folder);
  const { supervisor, lease } = await startSupervisor({
    leasePipe: folder.leasePipe,
    logFile: folder.logFile,
    temporaryFolder: isTemporary ? socketFolder : undefined,
    maxStopSeconds,
    command: [...prefix, postgres, '-D', folder.cluster, ...serverArguments(socketFolder, settings)],
  });
  const hasEnded = (): boolean => supervisor.exitCode !== null || supervisor.signalCode !== null;
  while (!hasEnded() && (await getServerState({ socketFolder, user })) !== 'ready') await sleep(10);
  const server = await readServerFile(folder);
  if (!hasEnded() && server) return { ...server, lease };
  lease.release();
  throw new EmbeddedPostgresError(`PostgreSQL did not start: ${await readLastError(folder.logFile)}`);
}

function serverArguments(socketFolder: string, settings: Readonly<Record<string, string>>): string[] {
  const all = {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // Rejected statements can contain personal data; the application reports its own errors.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function readLastError(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  return findReason(lines) || lines.at(-1) || `see ${logFile}`;
}

async function stop(folder: ServerFolder, server: RunningServer, user: string): Promise<void> {
  const isSupervised = server.lease.isSupervised();
  server.lease.release();
  if (!isSupervised) await stopUnsupervised({ ...server, user });
  if (await hasOtherLeases(folder)) return;
  const deadline = Date.now() + timeoutMs;
  while ((await readServerFile(folder)) && Date.now() < deadline) await sleep(10);
}

// The supervisor notices at once when the last lease is released: if it still watches after a while, there are others.
async function hasOtherLeases({ leasePipe }: ServerFolder): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await sleep(10);
    const probe = acquireLease(leasePipe);
    if (!probe) return false;
    probe.release();
  }
  return true;
}
