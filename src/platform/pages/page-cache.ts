import { LRUCache } from 'lru-cache';
import type { Clock } from '#values/clock.ts';
import { type ChangeTag, partOf } from '../database/change-notices.ts';
import { type CachedPage, createCachedPage, type Encoding, sizeOf, withEncoding } from './cached-page.ts';

// Pages also show what time alone changes: when goods can be picked up, how many are left.
const freshMs = 60_000;
const maxStaleMs = 60_000;

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
 * A page is fresh for a minute and may then be served stale for another, while one render replaces it. A change drops the
 * pages with its tags at once; they are never served stale.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage> | null;
  readonly #renders = new Map<string, Render>();
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
    return page && this.#clock().getTime() <= page.freshUntil + maxStaleMs ? page : undefined;
  }

  /** Whether a page of this cache is stale and nobody renders it yet. */
  needsRefresh(key: string, page: CachedPage): boolean {
    return this.#clock().getTime() > page.freshUntil && !this.#renderToJoin(key);
  }

  /** The body of a page in an encoding, compressed on first request. */
  encode(key: string, page: CachedPage, encoding: Encoding) {
    const encoded = withEncoding(page, encoding);
    // Not if it was dropped or replaced meanwhile.
    if (encoded !== page && this.#pages?.peek(key) === page) this.#pages.set(key, encoded);
    return encoded.encoded[encoding]!;
  }

  /** Renders a page, once for all who wait for it, and caches it if its status is 200. */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (!this.#pages) return render();
    const running = this.#renderToJoin(key);
    if (running) return running.page;
    const own: Render = { page: render(), dropped: new Set() };
    this.#renders.set(key, own);
    try {
      const page = await own.page;
      if (this.#renders.get(key) === own) this.#store(key, page, own.dropped);
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

  /** A render that started before a change may show the old data: whoever comes after the change starts another. */
  #renderToJoin(key: string): Render | undefined {
    const running = this.#renders.get(key);
    return running?.dropped.size === 0 ? running : undefined;
  }

  #store(key: string, { status, body, tags }: RenderedPage, dropped: ReadonlySet<ChangeTag>): void {
    const freshUntil = this.#clock().getTime() + freshMs;
    if (status === 200 && !concerns(dropped, tags))
      this.#pages!.set(key, createCachedPage(body, { headers: this.#headers, tags, freshUntil }));
    // A failed refresh leaves the stale page until its time is over; one that has gone or moved does not stay.
    else if (status < 500) this.#pages!.delete(key);
  }
}

const concerns = (changed: ReadonlySet<ChangeTag>, shown: ReadonlySet<ChangeTag>): boolean =>
  !shown.isDisjointFrom(changed) || [...changed].some((tag) => partOf(tag) === tag);
