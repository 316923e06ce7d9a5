import { setTimeout as sleep } from 'node:timers/promises';

interface WatchedServer {
  isRunning(): Promise<boolean>;
  restart(): Promise<void>;
  /** Reports each restart, and of failed attempts the first, in one line. */
  readonly log: (line: string) => void;
}

const checkEveryMs = 200;
const firstDelayMs = 200;
const maxDelayMs = 10_000;

/** Starts a server again whenever it has ended, until it is stopped. Attempts that fail come at growing intervals. */
export function watchServer({ isRunning, restart, log }: WatchedServer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (ms: number): Promise<void> => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

  async function restartUntilRunning(): Promise<void> {
    const since = Date.now();
    for (let delay = firstDelayMs; !signal.aborted; delay = Math.min(2 * delay, maxDelayMs)) {
      try {
        await restart();
        log(`The database had ended and was started again after ${((Date.now() - since) / 1000).toFixed(1)} s.`);
        return;
      } catch (error) {
        if (delay === firstDelayMs)
          log(`The database has ended and cannot be started, trying on: ${(error as Error).message}`);
        await wait(delay);
      }
    }
  }

  async function watch(): Promise<void> {
    for (; !signal.aborted; await wait(checkEveryMs))
      if (!(await isRunning()) && !signal.aborted) await restartUntilRunning();
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
