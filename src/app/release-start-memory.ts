import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { waitUntilQuiet } from './wait-until-quiet.ts';

/** A shop with visitors all the time collects its garbage without being told. */
const usualWaitMs = 60_000;

/**
 * From now on the heap may grow by so many percent of what lives in it until it is collected; V8 itself allows up to four times
 * as much. During a start, when nearly everything stays, there would be more collections, and twice as long ones.
 */
export function boundHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=60');
}

/**
 * Returns what only the start needed to the system. V8 collects garbage when memory is allocated, so that a shop without
 * visitors would hold on to it, and a usual collection leaves it the room for young objects: with the demo shop 480 MB instead
 * of 245. Nothing is answered for some tenths of a second, so it waits for a moment without visitors.
 */
export async function releaseStartMemory({ maxWaitMs = usualWaitMs } = {}): Promise<void> {
  if (!(await waitUntilQuiet({ maxMs: maxWaitMs }))) return;
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as (options: {
    readonly type: 'major';
    readonly execution: 'sync';
    readonly flavor: 'last-resort';
  }) => void;
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
}
