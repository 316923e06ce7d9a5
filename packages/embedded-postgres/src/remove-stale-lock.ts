import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findServerProcesses } from './server-processes.ts';

/**
 * Removes the lock files of a PostgreSQL that was killed. Its own check takes a zombie, or a new process with the old
 * number, for a living server and then refuses to start. Only call it when nothing answers and no other process is
 * starting. Returns false, and removes nothing, while a process still works in the cluster.
 */
export async function removeStaleLock(cluster: string, socketFolder: string): Promise<boolean> {
  const processes = await findServerProcesses(cluster);
  // Then there is no way to know, and PostgreSQL's own check has to do.
  if (!processes) return true;
  if (processes.length > 0) return false;
  const files = [
    join(cluster, 'postmaster.pid'),
    join(socketFolder, '.s.PGSQL.5432'),
    join(socketFolder, '.s.PGSQL.5432.lock'),
  ];
  await Promise.all(files.map((file) => rm(file, { force: true })));
  return true;
}
