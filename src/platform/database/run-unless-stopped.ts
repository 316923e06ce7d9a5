import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof stopSignals)[number];

/** Where nobody buries the dead at once, as in containers, those of a group go on counting. */
const patienceMs = 1000;

interface Outcome {
  readonly isWell: boolean;
  readonly complaint: string;
}

/**
 * Runs a program with all that it starts. When this process is told to stop meanwhile, they are ended and awaited before it
 * goes: one that lived on would still be writing in the folder when the next start clears it.
 */
export async function runUnlessStopped(command: string, words: readonly string[]): Promise<Outcome> {
  let told: StopSignal | undefined;
  let child: ChildProcess | undefined;
  const stop = (signal: StopSignal): void => {
    told = signal;
    tellGroupToEnd(child?.pid);
  };
  // Before there is anything to end: a signal that came just then would leave it behind.
  for (const signal of stopSignals) process.on(signal, stop);
  try {
    // A group of its own, so that the signal also reaches what the program starts.
    child = spawn(command, words, {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' },
    });
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    const [status] = (await once(child, 'close')) as [number | null];
    return { isWell: status === 0, complaint };
  } catch (error) {
    return { isWell: false, complaint: (error as Error).message };
  } finally {
    if (told) await untilGroupEnds(child?.pid);
    for (const signal of stopSignals) process.off(signal, stop);
    if (told && process.listenerCount(told) === 0) await endBy(told);
  }
}

/** Whether there was anybody left to tell. */
function tellGroupToEnd(id: number | undefined): boolean {
  try {
    return id !== undefined && process.kill(-id, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

// What the program started may outlive it, or have been started just after the signal.
async function untilGroupEnds(id: number | undefined): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (tellGroupToEnd(id) && Date.now() < deadline) await sleep(10);
}

// As if nobody had listened, so that whoever waits for this process sees what ended it.
async function endBy(signal: StopSignal): Promise<never> {
  process.kill(process.pid, signal);
  return new Promise(() => {});
}
