import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Creates DATA_DIR, where pictures and documents lie with any database. Throws `StartError` when it cannot be written. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.written-${process.pid}`);
  try {
    await createFolder(dataDir);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be written: ${(error as Error).message}`);
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
