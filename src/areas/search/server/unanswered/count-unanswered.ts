import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#values/clock.ts';
import { countableQuery } from './countable-query.ts';
import { addCounts, deleteOldCounts, type Unanswered } from './unanswered-storage.ts';

/** What of an answer tells whether it was a good one. */
interface Answer {
  readonly total: number;
  readonly products: readonly { readonly name: string }[];
  readonly related: { readonly total: number; readonly products: readonly { readonly name: string }[] };
  readonly nearest?:
    | {
        readonly words: readonly string[];
        readonly sections: readonly { readonly name: string }[];
        readonly products: readonly { readonly name: string }[];
        readonly isUnrelated?: boolean | undefined;
      }
    | undefined;
  readonly redirect?: object | undefined;
}

/** A search that may be one of many for the same results: another page, order or filter. */
interface SearchRequest {
  readonly query: string;
  readonly page: number;
  readonly sort?: string | undefined;
  readonly filters?: object | undefined;
}

interface CounterOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Called when counts could not be written; they are lost. */
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/** Different queries that wait to be written; further ones are not counted, so that a flood costs neither memory nor rows. */
const maxWaiting = 200;
const maxUnknownWords = 12;

/** Counts searches without a good answer in memory and writes them every few seconds, never while a visitor waits. */
export function createUnansweredCounter({ database, clock, jobs, onError, everyMs = 5000 }: CounterOptions) {
  jobs.repeat('search-cleaning', '23 4 * * *', () => deleteOldCounts(database, clock()));
  let waiting = new Map<string, Unanswered>();
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const counts = [...waiting.values()];
    waiting = new Map();
    await addCounts(database, counts, clock()).catch(onError);
  }
  const flush = (): Promise<void> => (writing = writing.then(write));
  const timer = setInterval(() => flush().catch(onError), everyMs).unref();

  return {
    /** Counts a search if it is the first for its results and had no good answer. */
    note({ query, page, sort, filters }: SearchRequest, answer: Answer): void {
      if (page !== 1 || filters || (sort !== undefined && sort !== 'relevance')) return;
      const outcome = outcomeOf(answer);
      const counted = outcome && countableQuery(query);
      if (!counted) return;
      const earlier = waiting.get(counted)?.count ?? 0;
      if (earlier === 0 && waiting.size >= maxWaiting) return;
      const { nearest, products, related, total } = answer;
      const offered = nearest && !nearest.isUnrelated ? nearest : undefined;
      const shown = [...products, ...related.products, ...(offered?.products ?? [])];
      waiting.set(counted, {
        query: counted,
        count: earlier + 1,
        outcome,
        results: total,
        unknownWords: (nearest?.words ?? []).slice(0, maxUnknownWords),
        firstProduct: shown[0]?.name ?? null,
        firstSection: offered?.sections[0]?.name ?? null,
      });
    },

    /** Writes what waits. */
    flush,

    /** Writes what waits, for the last time. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

export type UnansweredCounter = ReturnType<typeof createUnansweredCounter>;

/** Null for a good answer. A redirect is the shopkeeper's answer. */
function outcomeOf({ total, related, nearest, redirect }: Answer): Unanswered['outcome'] | null {
  if (redirect) return null;
  if (total === 0) return related.total > 0 ? 'related' : 'nothing';
  return nearest ? 'partial' : null;
}
