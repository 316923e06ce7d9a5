import { readdir, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the lock files of a PostgreSQL that was killed. Its own check takes a zombie, or a new process with the old
 * number, for a living server and then refuses to start. Only call it when nothing answers and no other process is
 * starting. Answers false, and removes nothing, while a process still works in the cluster.
 */
export async function removeStaleLock(cluster: string, socketFolder: string): Promise<boolean> {
  // Without /proc there is no way to know, and PostgreSQL's own check has to do.
  if (process.platform !== 'linux') return true;
  if (await isInUse(cluster)) return false;
  const files = [
    join(cluster, 'postmaster.pid'),
    join(socketFolder, '.s.PGSQL.5432'),
    join(socketFolder, '.s.PGSQL.5432.lock'),
  ];
  await Promise.all(files.map((file) => rm(file, { force: true })));
  return true;
}

// Every PostgreSQL process works in its cluster's folder; a zombie no longer has a working directory.
async function isInUse(cluster: string): Promise<boolean> {
  const folder = await realpath(cluster).catch(() => cluster);
  const entries = await readdir('/proc');
  const folders = await Promise.all(entries.filter((entry) => /^\d+$/.test(entry)).map(workingDirectory));
  return folders.includes(folder);
}

const workingDirectory = (processId: string): Promise<string | undefined> =>
  readlink(`/proc/${processId}/cwd`).catch(() => undefined);
