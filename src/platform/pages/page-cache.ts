import { LRUCache } from 'lru-cache';
import type { Clock } from '#values/clock.ts';
import { momentOf } from '#values/moment-of.ts';
import { addDays, shopTime } from '#values/shop-time.ts';
import { minuteMs } from '#values/durations.ts';
import { type ChangeTag, partOf } from '../database/change-notices.ts';
import {
  type CachedPage,
  compressSmall,
  createCachedPage,
  type Encoding,
  sizeOf,
  withEncoding,
} from './cached-page.ts';

// Pages also show data that change with time alone, such as when goods can be picked up.
const freshMs = minuteMs;
const maxStaleMs = minuteMs;
/** How long a page may still be served after `outdate`. */
const maxOutdatedMs = 2000;
/** More products than this at once are an import, whose pages are not dropped at each of its batches. */
const maxDroppedProducts = 100;

/** What rendering a page gives. */
export interface RenderedPage {
  readonly status: number;
  readonly body: Buffer;
  /** Where a redirect leads. */
  readonly redirect?: string;
  /** What the page shows: a change of any of it drops the page. */
  readonly tags: ReadonlySet<ChangeTag>;
}

interface Render {
  readonly page: Promise<RenderedPage>;
  /** How often pages had been outdated when it started. */
  readonly generation: number;
  /** The end of the day at which it started, as in `CachedPage`. */
  readonly dayEndsAt: number;
  /** What has changed since it started. */
  readonly dropped: Set<ChangeTag>;
}

interface PageCacheOptions {
  /** 0: nothing is cached. */
  readonly maxBytes: number;
  /** Sent with every page. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly clock: Clock;
}

/**
 * Whole anonymous pages with the tags of what they show, least recently used first out (docs/decisions/page-cache.md).
 * A page is fresh for a minute and may then be served stale for another, while one render replaces it, but not past
 * midnight in the shop's time zone, when promotions end and dates change. A change of named things drops their pages at once; one of the whole catalogue leaves two seconds to replace each page.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage> | null;
  readonly #renders = new Map<string, Render>();
  /** Those that another thread compresses small. */
  readonly #compressing = new WeakSet<CachedPage>();
  /** When each generation of pages ended: milliseconds since 1970, by how often pages had been outdated before. */
  readonly #outdatedAt = new LRUCache<number, number>({ max: 1000 });
  #generation = 0;
  readonly #headers: readonly string[];
  readonly #clock: Clock;

  constructor({ maxBytes, headers = {}, clock }: PageCacheOptions) {
    const sizeCalculation = (page: CachedPage, key: string) => sizeOf(page) + key.length;
    this.#pages = maxBytes === 0 ? null : new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#clock = clock;
    this.#headers = Object.entries(headers).flat();
  }

  /** Whether pages are cached at all. */
  get isOn(): boolean {
    return this.#pages !== null;
  }

  /** A page that may be served now, fresh or stale. */
  get(key: string): CachedPage | undefined {
    const page = this.#pages?.get(key);
    const now = this.#clock().getTime();
    return page && now <= this.#servedUntil(page) && now < page.dayEndsAt ? page : undefined;
  }

  #servedUntil({ freshUntil, generation }: CachedPage): number {
    if (generation === this.#generation) return freshUntil + maxStaleMs;
    return Math.min(freshUntil + maxStaleMs, (this.#outdatedAt.peek(generation) ?? 0) + maxOutdatedMs);
  }

  /** Whether a page of this cache is stale and nobody renders it yet. */
  needsRefresh(key: string, page: CachedPage): boolean {
    const isDue = page.generation !== this.#generation || this.#clock().getTime() > page.freshUntil;
    return isDue && !this.#renderToJoin(key);
  }

  /** The body of a page in an encoding: compressed quickly on the first request, small for those after the second. */
  encode(key: string, page: CachedPage, encoding: Encoding) {
    const encoded = withEncoding(page, encoding);
    if (encoded !== page) this.#replace(key, page, encoded);
    else if (encoding !== 'identity' && page.encoded[encoding]!.isQuick && !this.#compressing.has(page)) {
      this.#compressing.add(page);
      compressSmall(page, encoding, (small) => this.#replace(key, page, small));
    }
    return encoded.encoded[encoding]!;
  }

  /** Not if it was dropped or replaced meanwhile. */
  #replace(key: string, page: CachedPage, by: CachedPage): void {
    if (this.#pages?.peek(key) === page) this.#pages.set(key, by);
  }

  /** Renders a page, once for all who wait for it, and caches it if its status is 200. */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (!this.#pages) return render();
    const running = this.#renderToJoin(key);
    if (running) return running.page;
    const dayEndsAt = endOfDay(this.#clock());
    const own: Render = { page: render(), generation: this.#generation, dayEndsAt, dropped: new Set() };
    this.#renders.set(key, own);
    try {
      const page = await own.page;
      if (this.#renders.get(key) === own) this.#store(key, page, own);
      return page;
    } finally {
      if (this.#renders.get(key) === own) this.#renders.delete(key);
    }
  }

  /** Drops the pages that show any of this; a whole part of the shop is on every page. */
  drop(tags: readonly ChangeTag[]): void {
    for (const { dropped } of this.#renders.values()) for (const tag of tags) dropped.add(tag);
    const changed = new Set(tags);
    const concerned = [...(this.#pages ?? [])].filter(([, page]) => concerns(changed, page.tags));
    for (const [key] of concerned) this.#pages!.delete(key);
  }

  /** Marks all pages as outdated: each may be served for two seconds more, while one render replaces it. */
  outdate(): void {
    this.#outdatedAt.set(this.#generation, this.#clock().getTime());
    this.#generation += 1;
  }

  /**
   * Follows an announced change, which the indexes show once `indexed` resolves. Named things are dropped at once, and
   * again then, since a page that rendered meanwhile may have been made with the index before. A new version of the
   * catalogue may change any list and count, so it outdates all pages then; the pages of an import's products are only
   * outdated too, or each of its batches would have every visitor wait for a render.
   */
  async follow(tags: readonly ChangeTag[], indexed: Promise<void>): Promise<void> {
    const isImport = tags.filter((tag) => tag.startsWith('product:')).length > maxDroppedProducts;
    const named = tags.filter((tag) => tag !== 'catalogue' && !(isImport && partOf(tag) === 'catalogue'));
    this.drop(named);
    await indexed;
    this.drop(named);
    if (tags.some((tag) => tag === 'catalogue' || tag.startsWith('version:'))) this.outdate();
  }

  /** A render that started before a change may show the old data: a request after the change starts another. */
  #renderToJoin(key: string): Render | undefined {
    const running = this.#renders.get(key);
    return running?.dropped.size === 0 && running.generation === this.#generation ? running : undefined;
  }

  #store(key: string, { status, body, tags }: RenderedPage, { generation, dayEndsAt, dropped }: Render): void {
    const freshUntil = this.#clock().getTime() + freshMs;
    if (status === 200 && !concerns(dropped, tags))
      this.#pages!.set(
        key,
        createCachedPage(body, { headers: this.#headers, tags, freshUntil, dayEndsAt, generation }),
      );
    // A failed refresh leaves the stale page until its time is over; one that has gone or moved does not stay.
    else if (status < 500) this.#pages!.delete(key);
  }
}

const endOfDay = (moment: Date): number => momentOf(addDays(shopTime(moment).date, 1), '00:00').getTime();

const concerns = (changed: ReadonlySet<ChangeTag>, shown: ReadonlySet<ChangeTag>): boolean =>
  !shown.isDisjointFrom(changed) || [...changed].some((tag) => partOf(tag) === tag);
