import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Creates DATA_DIR, where pictures and documents lie with any database. Throws `StartError` when it cannot be written. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await createFolder(dataDir);
    await writeProbe(dataDir, '');
  } catch (error) {
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

/** Less than that and pictures, documents or the embedded database's next log file may no longer fit. */
const minFreeBytes = 32 * 1024 * 1024;

/** Whether DATA_DIR still takes new files: there is space, and writing is not refused (quota, read-only file system). */
export async function canStoreFiles(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < minFreeBytes) return false;
  return await writeProbe(dataDir, 'x'.repeat(4096)).then(
    () => true,
    () => false,
  );
}

async function writeProbe(dataDir: string, text: string): Promise<void> {
  const probe = join(dataDir, `.written-${process.pid}`);
  try {
    await writeFile(probe, text);
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
