import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes DATA_DIR, where pictures and documents lie whatever the database. Throws `StartError` when it cannot be written. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.written-${process.pid}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be written: ${(error as Error).message}`);
  }
}

// Not mkdir's own `recursive`: on a file system that creates nothing, as /proc, that never comes back (Node 24).
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode });
  }
}
