import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A whole page ready to be written, as it is and pre-compressed. */
export interface StoredPage {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/**
 * Whole anonymous pages, bounded in bytes (the longest unused goes first). Many simultaneous misses of one page cause
 * one render. What renders while the cache is cleared is answered but not kept: it may show the old data.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>();
  readonly #rendering = new Map<string, Promise<unknown>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** Renders a missing page once for all who wait for it; keeps it when `keep` says so. Without room every page is rendered. */
  render<Page extends { body: string; keep: boolean }>(key: string, render: () => Promise<Page>): Promise<Page> {
    if (this.#maxBytes === 0) return render();
    const running = this.#rendering.get(key) as Promise<Page> | undefined;
    if (running) return running;
    const generation = this.#generation;
    const promise = render()
      .then((page) => {
        if (page.keep && generation === this.#generation) this.#store(key, page.body);
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

  #store(key: string, body: string): void {
    const plain = Buffer.from(body);
    const page = {
      plain,
      gzip: gzipSync(plain, { level: 6 }),
      // Quality 5 is about as fast as gzip and smaller; 11 would take a second for a page.
      br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    };
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, stored] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= sizeOf(stored);
    }
  }
}

const sizeOf = (page: StoredPage): number => page.plain.length + page.gzip.length + page.br.length;
