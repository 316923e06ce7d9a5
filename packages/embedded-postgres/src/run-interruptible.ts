import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverEnvironment } from './supervisor.ts';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof stopSignals)[number];

/** Where zombies are not reaped at once, as in containers, the members of a group seem to live on. */
const groupTimeoutMs = 1000;

interface Outcome {
  readonly succeeded: boolean;
  readonly stderr: string;
}

/**
 * Runs a program and everything it starts. If this process receives a stop signal meanwhile, they are ended and awaited
 * before it exits: one that lived on would still be writing in the folder when the next start clears it.
 */
export async function runInterruptible(command: string, args: readonly string[]): Promise<Outcome> {
  let received: StopSignal | undefined;
  let child: ChildProcess | undefined;
  const onSignal = (signal: StopSignal): void => {
    received = signal;
    signalGroup(child?.pid);
  };
  // Signals are caught before the program starts: one that arrived in between would leave it behind.
  for (const signal of stopSignals) process.on(signal, onSignal);
  try {
    // Detached, a group of its own, so that the signal also reaches what the program starts.
    child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: serverEnvironment() });
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const [status] = (await once(child, 'close')) as [number | null];
    return { succeeded: status === 0, stderr };
  } catch (error) {
    return { succeeded: false, stderr: (error as Error).message };
  } finally {
    if (received) await waitForGroupEnd(child?.pid);
    for (const signal of stopSignals) process.off(signal, onSignal);
    if (received && process.listenerCount(received) === 0) await exitWith(received);
  }
}

/** Returns whether any process of the group was left. */
function signalGroup(id: number | undefined): boolean {
  try {
    return id !== undefined && process.kill(-id, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

// What the program started may outlive it, or have been started just after the signal.
async function waitForGroupEnd(id: number | undefined): Promise<void> {
  const deadline = Date.now() + groupTimeoutMs;
  while (signalGroup(id) && Date.now() < deadline) await sleep(10);
}

// Ends as if the signal had not been caught, so that the parent process sees what ended this one.
async function exitWith(signal: StopSignal): Promise<never> {
  process.kill(process.pid, signal);
  return new Promise(() => {});
}
