import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Clock } from '#values/clock.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A whole page ready to be written: each encoding with its headers. */
export interface KeptPage {
  readonly etag: string;
  readonly until: number;
  readonly answers: Readonly<Record<Encoding, { readonly headers: readonly string[]; readonly body: Buffer }>>;
}

// Pages also show what time alone changes: when goods can be fetched, how many are left.
const longestMs = 60_000;

/**
 * Whole anonymous pages, for a minute at most and bounded in bytes (the longest unused goes first). Many simultaneous misses of one page cause
 * one render. What renders while the cache is cleared is answered but not kept: it may show the old data.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #rendering = new Map<string, Promise<unknown>>();
  readonly #maxBytes: number;
  readonly #headers: readonly string[];
  readonly #clock: Clock;
  #bytes = 0;
  #generation = 0;

  constructor({
    maxBytes,
    headers = {},
    clock,
  }: {
    maxBytes: number;
    headers?: Readonly<Record<string, string>>;
    clock: Clock;
  }) {
    this.#maxBytes = maxBytes;
    this.#clock = clock;
    this.#headers = Object.entries(headers).flat();
  }

  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.until < this.#clock().getTime()) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Renders a missing page once for all who wait for it; keeps it when `keep` says so. Without room every page is rendered. */
  render<Page extends { body: Buffer; keep: boolean }>(key: string, render: () => Promise<Page>): Promise<Page> {
    if (this.#maxBytes === 0) return render();
    const running = this.#rendering.get(key) as Promise<Page> | undefined;
    if (running) return running;
    const generation = this.#generation;
    const promise = render()
      .then((page) => {
        if (page.keep && generation === this.#generation) this.#keep(key, page.body);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === promise) this.#rendering.delete(key);
      });
    this.#rendering.set(key, promise);
    return promise;
  }

  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#rendering.clear();
    this.#bytes = 0;
  }

  #keep(key: string, body: Buffer): void {
    const old = this.#pages.get(key);
    if (old) this.#bytes -= sizeOf(old);
    this.#pages.delete(key);
    const page = { ...compressed(body, this.#headers), until: this.#clock().getTime() + longestMs };
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, kept] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= sizeOf(kept);
    }
  }
}

function compressed(plain: Buffer, shared: readonly string[]): Omit<KeptPage, 'until'> {
  // Weak: the same page in another encoding has the same tag.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const answer = (body: Buffer, encoding?: string) => ({
    body,
    headers: [
      ...shared,
      'etag',
      etag,
      ...(encoding ? ['content-encoding', encoding] : []),
      'content-length',
      String(body.length),
    ],
  });
  return {
    etag,
    answers: {
      identity: answer(plain),
      gzip: answer(gzipSync(plain, { level: 6 }), 'gzip'),
      // Quality 5 is about as fast as gzip and smaller; 11 would take a second for a page.
      br: answer(
        brotliCompressSync(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
        }),
        'br',
      ),
    },
  };
}

const sizeOf = ({ answers }: Pick<KeptPage, 'answers'>): number =>
  Object.values(answers).reduce((sum, { body }) => sum + body.length, 0);
