import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const sqliteBusy = 5;

/**
 * Runs the action while no other process runs one in the same folder. Waits at most `waitMs`, then throws
 * `EmbeddedPostgresError`. Node has no file locks; those of its SQLite are the operating system's own, so a killed process
 * leaves none behind.
 */
export async function withFolderLock<Result>(
  folder: string,
  action: () => Promise<Result>,
  waitMs = 60_000,
): Promise<Result> {
  const lock = new DatabaseSync(join(folder, 'start.lock'));
  try {
    const deadline = Date.now() + waitMs;
    while (!tryToLock(lock)) {
      if (Date.now() > deadline)
        throw new EmbeddedPostgresError(`Another process has been busy in ${folder} for too long.`);
      await sleep(20);
    }
    return await action();
  } finally {
    lock.close();
  }
}

function tryToLock(lock: DatabaseSync): boolean {
  try {
    // A journal on disk would need room, which a full one has not.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return false;
    throw error;
  }
}
