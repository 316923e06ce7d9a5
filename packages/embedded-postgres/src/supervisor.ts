import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { giveToFolderOwner } from './server-folder.ts';

/** A process's use of the running server: the server runs as long as there is one. */
export interface Lease {
  /** Whether a supervisor still watches; false when the server is shutting down. */
  isSupervised(): boolean;
  release(): void;
}

interface SupervisorOptions {
  readonly leasePipe: string;
  readonly command: readonly string[];
  readonly logFile: string;
  /** An empty folder to remove at the end. */
  readonly temporaryFolder: string | undefined;
  /** How long the server may take to stop before a stronger signal follows. */
  readonly maxStopSeconds: number;
}

// Every process that uses the server keeps the writing end of a named pipe open. The kernel closes it for a killed process
// too, so the pipe ends with its last user, and then the watcher stops the server. INT is sent again because a server that
// is only just starting may not react to the first one, and stronger signals follow because PostgreSQL 18 hangs for ever when
// it comes while it recovers from a killed backend. The terminal's signals are for the application, not for this.
const supervisorScript = `
trap '' HUP INT TERM
temporary=$1; seconds=$2; shift 2
"$@" 3<&- &
server=$!
{
  while read -r _; do :; done <&3
  exec 3<&-
  for signal in INT QUIT KILL; do
    waited=0
    while [ "$waited" -lt "$seconds" ]; do kill -"$signal" "$server" || exit; sleep 1; waited=$((waited + 1)); done
  done
} &
watcher=$!
exec 3<&-
wait "$server"; status=$?
[ -z "$temporary" ] || rmdir "$temporary"
kill -KILL "$watcher"
exit "$status"`;

/** Nothing of the caller's environment (PGDATA, PGPORT, LD_PRELOAD …) may change what PostgreSQL's programs do. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' });

/** Starts the server under a supervisor, a shell that outlives the last lease only by the server's shutdown. */
export async function startSupervisor({
  leasePipe,
  command,
  logFile,
  temporaryFolder,
  maxStopSeconds,
}: SupervisorOptions): Promise<{ supervisor: ChildProcess; lease: Lease }> {
  await rm(leasePipe, { force: true });
  await rm(logFile, { force: true });
  await promisify(execFile)('mkfifo', ['-m', '600', leasePipe]);
  await giveToFolderOwner(leasePipe);
  // Opening one end of a pipe waits for the other; opening both at once does not, and lets the other two through.
  const both = openSync(leasePipe, 'r+');
  const reading = openSync(leasePipe, 'r');
  const writing = openSync(leasePipe, constants.O_WRONLY | constants.O_NONBLOCK);
  const output = openSync(logFile, 'a', 0o600);
  try {
    const settings = [temporaryFolder ?? '', String(maxStopSeconds)];
    const supervisor = spawn('/bin/sh', ['-c', supervisorScript, 'supervisor', ...settings, ...command], {
      detached: true,
      stdio: ['ignore', output, output, reading],
      env: serverEnvironment(),
    });
    supervisor.unref();
    return { supervisor, lease: createLease(writing) };
  } finally {
    for (const file of [both, reading, output]) closeSync(file);
  }
}

/** Joins the processes that use the server; undefined when no supervisor watches over it. */
export function acquireLease(leasePipe: string): Lease | undefined {
  try {
    return createLease(openSync(leasePipe, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function createLease(writing: number): Lease {
  let isOpen = true;
  return {
    isSupervised: () => isOpen && canWrite(writing),
    release() {
      if (isOpen) closeSync(writing);
      isOpen = false;
    },
  };
}

function canWrite(file: number): boolean {
  try {
    return writeSync(file, '\n') > 0;
  } catch {
    return false;
  }
}
