import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDatabaseAway, lacksRoom } from './database/database-errors.ts';
import { StartError } from './start-error.ts';

/**
 * Creates DATA_DIR, where pictures and documents lie with any database. Throws `StartError` when it cannot be written or, unless
 * it `mayBeFull`, when it is full.
 */
export async function prepareDataDir(dataDir: string, { mayBeFull = false } = {}): Promise<void> {
  try {
    await createFolder(dataDir);
    await writeProbe(dataDir, mayBeFull ? 0 : probeBytes);
  } catch (error) {
    if (lacksRoom(error)) throw new StartError(`DATA_DIR is full: there is no room in ${dataDir}.`);
    throw new StartError(`DATA_DIR cannot be written: ${(error as Error).message}`);
  }
}

/**
 * Refuses to work in another user's DATA_DIR, where files would stay that the shop may not read, such as root's. Throws
 * `StartError`.
 */
export async function requireOwner(dataDir: string, user = process.getuid?.()): Promise<void> {
  const owner = (await stat(dataDir).catch(whereAbsent))?.uid;
  if (user === undefined || owner === undefined || owner === user) return;
  const name = await nameOfUser(owner);
  throw new StartError(
    `The folder ${dataDir} (DATA_DIR) belongs to the user ${name}: run the command as that user, such as with "sudo -u ${name} …".`,
  );
}

function whereAbsent({ code, message }: NodeJS.ErrnoException): null {
  if (code === 'ENOENT') return null;
  throw new StartError(`DATA_DIR cannot be read: ${message}`);
}

/** '#1000' where the system has no name. */
async function nameOfUser(id: number): Promise<string> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const found = users.split('\n').find((line) => line.split(':')[2] === String(id));
  return found?.split(':')[0] ?? `#${id}`;
}

/** More than what a full disk keeps at the end of its last blocks. */
const probeBytes = 64 * 1024;

/** Less than that and pictures, documents or the embedded database's next log file may no longer fit. */
const minFreeBytes = 32 * 1024 * 1024;

/**
 * What failed for want of room on a disk as a `StartError` with one line that says so; any other error as it is. `DATA_DIR` is
 * blamed where it is full, also for a database in it that ended.
 */
export async function explainFullDisk(dataDir: string, error: unknown): Promise<unknown> {
  const lacked = lacksRoom(error);
  if (error instanceof StartError || (!lacked && !isDatabaseAway(error))) return error;
  const isFull = !(await canStoreFiles(dataDir).catch(() => true));
  if (!lacked && !isFull) return error;
  const [reason] = (lacked ?? (error as Error)).message.split('\n');
  return new StartError(isFull ? `DATA_DIR has no room in ${dataDir}: ${reason}` : `The disk is full: ${reason}`);
}

/** Whether DATA_DIR still takes new files: there is space, and writing is not refused (quota, read-only file system). */
export async function canStoreFiles(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < minFreeBytes) return false;
  return await writeProbe(dataDir, probeBytes).then(
    () => true,
    () => false,
  );
}

async function writeProbe(dataDir: string, bytes: number): Promise<void> {
  const probe = join(dataDir, `.written-${process.pid}`);
  try {
    await writeFile(probe, Buffer.alloc(bytes));
  } finally {
    await rm(probe, { force: true });
  }
}

// Not mkdir's own `recursive`: on a file system that creates nothing, such as /proc, that never returns (Node 24).
async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    await createFolder(dirname(path));
    await mkdir(path);
  }
}
