import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** The share of the time that this process works at, between two looks. */
type Busyness = () => number;

interface QuietOptions {
  /** Quiet is a time of so many milliseconds with next to no work. */
  readonly forMs?: number;
  /** It is given up after this time. */
  readonly maxMs: number;
  readonly busyness?: Busyness;
}

/** The jobs and the database's answers that a shop without visitors looks at. */
const nextToNothing = 0.1;

/** Resolves when nobody seems to ask this process for anything: true; or false when that does not happen in time. */
export async function waitUntilQuiet({
  forMs = 300,
  maxMs,
  busyness = measureBusyness(),
}: QuietOptions): Promise<boolean> {
  const until = performance.now() + maxMs;
  busyness();
  while (performance.now() < until) {
    await sleep(forMs, undefined, { ref: false });
    if (busyness() < nextToNothing) return true;
  }
  return false;
}

function measureBusyness(): Busyness {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
