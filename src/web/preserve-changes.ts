import { secondMs } from '#values/durations.ts';
import { browserStorage } from './browser-storage.ts';

/** Long enough for the next page to start; later the shopper may have made other changes elsewhere. */
const maxAgeMs = 10 * secondMs;

type Changes<Change> = readonly (readonly [productId: number, change: Change])[];

interface OptimisticChanges<Change> {
  readonly flush: () => void;
  readonly unconfirmed: () => Changes<Change>;
}

interface StoredChanges<Change> {
  /** Absent if it was not known yet who is signed in; the changes then count for the next page's shopper. */
  readonly userId?: number | null;
  readonly at: number;
  readonly changes: Changes<Change>;
}

/**
 * Preserves the changes of an optimistic store when its page is left. Waiting ones are sent at once. Those without an
 * answer are also stored for the next page, which sends them again because its first load may overtake them; so a change
 * must have the same effect when it is sent twice.
 */
export function preserveChanges<Change>(name: string, { flush, unconfirmed }: OptimisticChanges<Change>) {
  const stored = browserStorage('sessionStorage', `${name}-unconfirmed`);
  let owner: number | null | undefined;

  function onPageHide(): void {
    flush();
    const changes = unconfirmed();
    if (changes.length === 0) return;
    const userId = owner !== undefined && { userId: owner };
    stored.write({ ...userId, at: Date.now(), changes } satisfies StoredChanges<Change>);
  }

  return {
    /** Changes of the same shopper that the previous page has just left, each given once. Null is a visitor. */
    take(userId: number | null): Changes<Change> {
      owner = userId;
      const value = stored.read() as Partial<StoredChanges<Change>> | null;
      stored.remove();
      if (!value || !(Date.now() - (value.at ?? 0) < maxAgeMs)) return [];
      if (value.userId !== undefined && value.userId !== userId) return [];
      return Array.isArray(value.changes) ? value.changes : [];
    },

    /** Starts to follow the page. Returns the function that stops it. */
    listen(): () => void {
      const listening = new AbortController();
      const options = { signal: listening.signal };
      // Not every browser hides a page that is left (Safari before 14.1).
      window.addEventListener('pagehide', onPageHide, options);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), options);
      // A page restored from the back/forward cache still has its own changes.
      window.addEventListener('pageshow', ({ persisted }) => persisted && stored.remove(), options);
      return () => listening.abort();
    },
  };
}
