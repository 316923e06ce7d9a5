import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { giveToFolderOwner } from './give-to-folder-owner.ts';

/** A process's claim on the running database: while anybody holds one it keeps running. */
export interface Hold {
  /** Whether the keeper still watches; false when the database is on its way down. */
  isKept(): boolean;
  release(): void;
}

interface KeeperOptions {
  readonly users: string;
  readonly command: readonly string[];
  readonly logFile: string;
  /** An empty folder to remove at the end. */
  readonly temporaryFolder: string | undefined;
}

// Everyone who uses the database holds the writing end of a named pipe open. The kernel closes it for a killed process
// too, so the pipe ends with its last user, and then the watcher stops the server. INT is sent again because a server
// that is only just starting may not hear the first one. The signals of a terminal are for the shop, not for the keeper.
const KEEPER = `
trap '' HUP INT TERM
temporary=$1; shift
"$@" 3<&- &
server=$!
{
  while read -r _; do :; done <&3
  exec 3<&-
  for _ in 1 2 3 4 5 6 7 8 9 10; do kill -INT "$server" || break; sleep 1; done
} &
watcher=$!
exec 3<&-
wait "$server"; status=$?
kill -KILL "$watcher"
[ -z "$temporary" ] || rmdir "$temporary"
exit "$status"`;

/** Starts the server under a keeper that outlives this process by no more than the server's shutdown. */
export async function startKeeper({
  users,
  command,
  logFile,
  temporaryFolder,
}: KeeperOptions): Promise<{ keeper: ChildProcess; hold: Hold }> {
  await rm(users, { force: true });
  await rm(logFile, { force: true });
  await promisify(execFile)('mkfifo', ['-m', '600', users]);
  await giveToFolderOwner(users);
  // Opening one end of a pipe waits for the other; opening both at once does not, and so lets the other two through.
  const both = openSync(users, 'r+');
  const reading = openSync(users, 'r');
  const writing = openSync(users, 'w');
  const output = openSync(logFile, 'a', 0o600);
  try {
    const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', temporaryFolder ?? '', ...command], {
      detached: true,
      stdio: ['ignore', output, output, reading],
      // Nothing of the surroundings (PGDATA, PGPORT, LD_PRELOAD…) may change what the server does.
      env: { PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' },
    });
    keeper.unref();
    return { keeper, hold: holdOn(writing) };
  } finally {
    for (const file of [both, reading, output]) closeSync(file);
  }
}

/** Joins those who use the database; undefined when no keeper watches over it. */
export function takeHold(users: string): Hold | undefined {
  try {
    return holdOn(openSync(users, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function holdOn(writing: number): Hold {
  let held = true;
  return {
    isKept: () => held && canWrite(writing),
    release() {
      if (held) closeSync(writing);
      held = false;
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
