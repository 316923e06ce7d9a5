import { readFile, readdir, readlink, realpath } from 'node:fs/promises';

/**
 * The PostgreSQL processes that work in a cluster: each has it as its working directory, which a zombie no longer has, nor
 * a new process with an old number. Undefined where there is no /proc to look it up.
 */
export async function findServerProcesses(cluster: string): Promise<number[] | undefined> {
  if (process.platform !== 'linux') return undefined;
  const folder = await realpath(cluster).catch(() => cluster);
  const ids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const found = await Promise.all(ids.map(async (id) => ((await isServerProcess(id, folder)) ? id : undefined)));
  return found.filter((id) => id !== undefined);
}

/** Whether the server, by the number of its first process, is alive. */
export async function isServerAlive(processId: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') return await isServerProcess(processId, await realpath(cluster));
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Kills what a server whose first process has died left behind: while it lives, no new server can start. */
export async function killOrphans(cluster: string): Promise<void> {
  for (const id of (await findServerProcesses(cluster)) ?? []) signalProcess(id, 'SIGKILL');
}

/** Sends a signal to a process, which may have ended since it was seen. */
export function signalProcess(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function isServerProcess(id: number, folder: string): Promise<boolean> {
  const workingDirectory = await readlink(`/proc/${id}/cwd`).catch(() => undefined);
  // Somebody's shell may be in that folder, too.
  return workingDirectory === folder && (await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '')) === 'postgres\n';
}
