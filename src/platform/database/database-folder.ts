import { access, chown, constants, mkdtemp, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFolder } from '#platform/data-dir.ts';
import { StartError } from '#platform/start-error.ts';
import { giveToFolderOwner } from './give-to-folder-owner.ts';

/** Where the embedded database keeps its things. */
export interface DatabaseFolder {
  readonly root: string;
  readonly cluster: string;
  /** The named pipe that everyone who uses the database holds open. */
  readonly users: string;
  readonly logFile: string;
}

// Linux allows 107 bytes, macOS 103.
const LONGEST_SOCKET_PATH = 103;

/** Makes the database's private folder. Throws `StartError` when DATA_DIR cannot be written. */
export async function prepareDatabaseFolder(dataDir: string): Promise<DatabaseFolder> {
  try {
    const made = join(dataDir, 'postgres');
    await makeFolder(dirname(made));
    await makeFolder(made, 0o700);
    const root = await realpath(made);
    await access(root, constants.W_OK);
    await makeStartLock(root);
    return { root, cluster: join(root, 'cluster'), users: join(root, 'users'), logFile: join(root, 'log') };
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be written: ${(error as Error).message}`);
  }
}

async function makeStartLock(root: string): Promise<void> {
  const lock = join(root, 'start.lock');
  await writeFile(lock, '', { flag: 'a', mode: 0o600 });
  await giveToFolderOwner(lock);
}

/** The database's own folder, or a private temporary one where its path is too long for a socket. */
export async function chooseSocketFolder(
  folder: DatabaseFolder,
): Promise<{ socketFolder: string; isTemporary: boolean }> {
  if (fitsSocket(folder.root)) return { socketFolder: folder.root, isTemporary: false };
  const parent = fitsSocket(join(tmpdir(), 'ferreter-123456')) ? tmpdir() : '/tmp';
  const socketFolder = await mkdtemp(join(parent, 'ferreter-'));
  if (process.getuid?.() === 0) await chown(socketFolder, (await stat(folder.root)).uid, (await stat(folder.root)).gid);
  return { socketFolder, isTemporary: true };
}

const fitsSocket = (path: string): boolean => Buffer.byteLength(join(path, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH;

/** What PostgreSQL wrote down about the server of this cluster, which need not live any more. */
export async function readServerFile({
  cluster,
}: DatabaseFolder): Promise<{ processId: number; socketFolder: string } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [processId = '', , , , socketFolder = ''] = text.split('\n');
  return socketFolder ? { processId: Number(processId), socketFolder } : undefined;
}
