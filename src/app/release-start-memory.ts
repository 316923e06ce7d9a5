import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns what only the start needed to the system. V8 collects garbage when memory is allocated, so that a shop without
 * visitors would hold on to it: with the demo shop 330 MB instead of 185.
 */
export function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  // Twice: what the first run leaves in young generations goes with the second.
  collectGarbage();
  collectGarbage();
  setFlagsFromString('--no-expose-gc');
}
