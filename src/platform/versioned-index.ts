import { setTimeout as sleep } from 'node:timers/promises';

interface Versioned {
  readonly version: number;
}

interface IndexOptions<Index> {
  /** Loads the index. It gets the one in use, and may answer it again if nothing has changed. */
  readonly load: (last: Index | undefined) => Promise<Index>;
  /** Called once for each series of failed reloads. Failures of the first load reach those who wait for it. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly retryMs?: number;
}

/** After a load the next waits three times as long as that one took: an import would otherwise keep a core busy. */
const restFactor = 3;

/**
 * An index in the process, built from the database and served while a newer version of it loads
 * (docs/decisions/versioned-index.md). One load runs at a time, however many changes are announced meanwhile.
 */
export class VersionedIndex<Index extends Versioned> {
  readonly #options: IndexOptions<Index>;
  #current: Index | undefined;
  #firstLoad: Promise<Index> | undefined;
  /** A reload that has not begun: it will read all that has changed until then. */
  #queuedReload: Promise<void> | undefined;
  #previousLoad: Promise<unknown> = Promise.resolve();

  constructor(options: IndexOptions<Index>) {
    this.#options = options;
  }

  /** The index in use. Only the first load is waited for; if that fails, the next call tries again. */
  async get(): Promise<Index> {
    if (this.#current) return this.#current;
    this.#firstLoad ??= this.#enqueue(() => this.#load()).finally(() => (this.#firstLoad = undefined));
    return this.#firstLoad;
  }

  /** Reloads the index. Resolves when one is in use that began to load after this call, or when there is none to replace. */
  refresh(): Promise<void> {
    this.#queuedReload ??= this.#enqueue(() => {
      this.#queuedReload = undefined;
      return this.#reload();
    });
    return this.#queuedReload;
  }

  /** The index in use, for a reader who has found this version in the database; another version starts a reload. */
  async getFor(version: number): Promise<Index> {
    const index = await this.get();
    if (index.version !== version) void this.refresh();
    return index;
  }

  async #load(): Promise<Index> {
    return (this.#current = await this.#options.load(this.#current));
  }

  async #reload(): Promise<void> {
    for (let isFirstFailure = true; this.#current; isFirstFailure = false) {
      try {
        await this.#load();
        return;
      } catch (error) {
        if (isFirstFailure) this.#options.onError?.(error);
        await sleep(this.#options.retryMs ?? 1000, undefined, { ref: false });
      }
    }
  }

  #enqueue<Result>(load: () => Promise<Result>): Promise<Result> {
    let started = 0;
    const loading = this.#previousLoad.then(() => {
      started = performance.now();
      return load();
    });
    const rest = () => sleep(restFactor * (performance.now() - started), undefined, { ref: false });
    // A first load that failed is tried again at once: nothing can be served without it.
    this.#previousLoad = loading.then(rest, () => {});
    return loading;
  }
}
