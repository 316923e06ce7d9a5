import { access, chown, constants, lstat, mkdir, mkdtemp, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The paths of one embedded server. */
export interface ServerFolder {
  readonly root: string;
  readonly cluster: string;
  /** The named pipe that every process using the server keeps open. */
  readonly leasePipe: string;
  readonly logFile: string;
}

// Linux allows 107 bytes, macOS 103.
const maxSocketPathBytes = 103;

export const clusterFolder = (root: string): string => join(root, 'cluster');

/** Creates the server's private folder. Throws `EmbeddedPostgresError` when it cannot be written. */
export async function prepareServerFolder(path: string): Promise<ServerFolder> {
  try {
    await createFolder(path);
    const root = await realpath(path);
    await access(root, constants.W_OK);
    await createLockFile(join(root, 'start.lock'));
    return { root, cluster: clusterFolder(root), leasePipe: join(root, 'users'), logFile: join(root, 'log') };
  } catch (error) {
    throw new EmbeddedPostgresError(`The folder of the database cannot be written: ${(error as Error).message}`);
  }
}

// The option `recursive` is left out: on a file system that creates nothing, such as /proc, it never returns (Node 24).
async function createFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function createLockFile(path: string): Promise<void> {
  await writeFile(path, '', { flag: 'a', mode: 0o600 });
  await giveToFolderOwner(path);
}

/** Root may start a server that an ordinary user set up; what it creates there must not lock that user out. */
export async function giveToFolderOwner(path: string): Promise<void> {
  const { uid, gid } = await stat(dirname(path));
  await giveTo(path, uid, gid);
}

/**
 * The server's own folder, or a private temporary one where its path is too long for a socket: always the same, as those
 * who use a server find it there after a restart.
 */
export async function chooseSocketFolder(
  folder: ServerFolder,
): Promise<{ socketFolder: string; isTemporary: boolean }> {
  if (fitsSocket(folder.root)) return { socketFolder: folder.root, isTemporary: false };
  const note = join(folder.root, 'socket-folder');
  const { uid, gid } = await stat(folder.root);
  const previous = await readFile(note, 'utf8').catch(() => undefined);
  if (previous && (await createPrivateFolder(previous, uid, gid))) return { socketFolder: previous, isTemporary: true };
  const parent = fitsSocket(join(tmpdir(), 'postgres-123456')) ? tmpdir() : '/tmp';
  const socketFolder = await mkdtemp(join(parent, 'postgres-'));
  await giveTo(socketFolder, uid, gid);
  await writeFile(note, socketFolder, { mode: 0o600 });
  await giveToFolderOwner(note);
  return { socketFolder, isTemporary: true };
}

/** Returns false when the path is another user's meanwhile, as anybody may create folders in /tmp. */
async function createPrivateFolder(path: string, uid: number, gid: number): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 });
    await giveTo(path, uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
  }
  const found = await lstat(path);
  return found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}

async function giveTo(path: string, uid: number, gid: number): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, uid, gid);
}

const fitsSocket = (path: string): boolean => Buffer.byteLength(join(path, '.s.PGSQL.5432')) <= maxSocketPathBytes;

/** What PostgreSQL noted about the server of this cluster, which may no longer be alive. */
export async function readServerFile({
  cluster,
}: ServerFolder): Promise<{ processId: number; socketFolder: string; isStopping: boolean } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [processId = '', , , , socketFolder = '', , , status = ''] = text.split('\n');
  return socketFolder
    ? { processId: Number(processId), socketFolder, isStopping: status.trim() === 'stopping' }
    : undefined;
}
