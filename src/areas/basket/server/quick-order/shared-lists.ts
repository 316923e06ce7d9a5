import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { networksOf } from '#platform/http/addresses/network.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { Clock } from '#values/clock.ts';
import { dayMs, secondMs } from '#values/durations.ts';
import type { QuickOrder } from '../../contract.ts';
import { sharedLists } from '../basket-tables.ts';

/** How long a link works. */
const sharedDays = 90;
/** Lists that a network may share in a day: an office's, and too few to fill a database. Further ones are refused for that day. */
const maxPerNetwork = 60;
const networksCounted = 20_000;
/** 96 random bits: nobody finds a list by trying. */
const codeBytes = 12;

interface SharedListParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly check: (request: { text: string }, locale: Locale) => Promise<QuickOrder | Failure<'too_many_lines'>>;
}

/** Stores lists of goods for others to open: articles and quantities alone, so that no note or name comes with them. */
export function createSharedLists({ database, clock, check }: SharedListParts) {
  const counts = new LRUCache<string, number>({ max: networksCounted, ttl: dayMs });
  const oldest = (): Date => new Date(clock().getTime() - sharedDays * dayMs);

  /** Counts a list of a network; the seconds until it may share again where it had too many. */
  function countList(ip: string): number | null {
    const networks = networksOf(ip);
    const full = networks.find(({ name, times }) => (counts.get(name) ?? 0) >= maxPerNetwork * times);
    if (full) return Math.max(1, Math.ceil(counts.getRemainingTTL(full.name) / secondMs));
    for (const { name } of networks) counts.set(name, (counts.get(name) ?? 0) + 1, { noUpdateTTL: true });
    return null;
  }

  return {
    /** Stores what of a quick order names a product. */
    async share(text: string, ip: string, locale: Locale) {
      const checked = await check({ text }, locale);
      if (checked instanceof Failure) return checked;
      const named = checked.lines.flatMap(({ product, quantity }) =>
        product ? [`${product.article};${quantity ?? ''}`] : [],
      );
      if (named.length === 0) return failure('nothing_to_share');
      const retryAfterSeconds = countList(ip);
      if (retryAfterSeconds !== null) return failure('too_many_lists', { facts: { retryAfterSeconds } });
      const code = randomBytes(codeBytes).toString('base64url');
      const createdAt = clock();
      await database.insert(sharedLists).values({ code, lines: named.join('\n'), createdAt });
      return {
        code,
        url: `/quick-order?list=${code}`,
        until: new Date(createdAt.getTime() + sharedDays * dayMs).toISOString(),
        leftOut: checked.lines.length - named.length,
      };
    },

    /** The lines of a shared list, while its link works. */
    async find(code: string) {
      const [found] = await database
        .select({ lines: sharedLists.lines })
        .from(sharedLists)
        .where(and(eq(sharedLists.code, code), gt(sharedLists.createdAt, oldest())));
      return found ? { text: found.lines } : failure('list_not_found');
    },

    /** Deletes those whose links no longer work. */
    async deleteOld(): Promise<void> {
      await database.delete(sharedLists).where(lt(sharedLists.createdAt, oldest()));
    },
  };
}
