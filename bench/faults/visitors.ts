import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { origin } from './faulty-shop.ts';

export interface Visits {
  /** Milliseconds of each answered request, ascending. */
  readonly times: readonly number[];
  /** Answers of 500 and above. */
  readonly failed: number;
  /** Requests that were sent and whose connection ended without a whole answer. */
  readonly cut: number;
}

const visitors = 8;
const pages = ['/', '/catalog', '/search/taladro', '/brands'];

/** Visitors who open one page after the other, each on a connection that stays open, until `isOver`. */
export async function visitUntil(isOver: () => boolean): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const times: number[] = [];
  let failed = 0;
  let cut = 0;
  const visit = async (visitor: number): Promise<void> => {
    for (let turn = visitor; !isOver(); turn += 1) {
      const started = performance.now();
      const outcome = await open(agent, pages[turn % pages.length]!);
      if (outcome === 'cut') cut += 1;
      else if (outcome === 'refused') await sleep(50);
      else {
        times.push(performance.now() - started);
        if (outcome >= 500) failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  agent.destroy();
  return { times: times.sort((a, b) => a - b), failed, cut };
}

function open(agent: Agent, path: string): Promise<number | 'cut' | 'refused'> {
  return new Promise((resolve) => {
    const call = request(origin + path, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.complete ? response.statusCode! : 'cut'));
      response.once('error', () => resolve('cut'));
    });
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'));
    call.end();
  });
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
