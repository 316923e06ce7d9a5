import { setTimeout as sleep } from 'node:timers/promises';

interface Versioned {
  readonly version: number;
}

interface IndexOptions<Index, Change> {
  /**
   * Loads the index. It gets the one in use, which it may answer again if nothing has changed, and all changes that were
   * announced since that began to load.
   */
  readonly load: (last: Index | undefined, changes: readonly Change[]) => Promise<Index>;
  /** Called once for each series of failed reloads. Failures of the first load reach those who wait for it. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly retryMs?: number;
  /** How long a reload waits for further changes: those of one transaction arrive one after the other. */
  readonly collectMs?: number;
  /** The minimum and maximum time between two reloads. */
  readonly restMs?: { readonly min: number; readonly max: number };
}

/** After a load the next waits three times as long as that one took: an import would otherwise keep a core busy. */
const restFactor = 3;
const defaultRestMs = { min: 1000, max: 3000 };

/**
 * An index in the process, built from the database and served while a newer version of it loads
 * (docs/decisions/versioned-index.md). One load runs at a time, however many changes are announced meanwhile.
 */
export class VersionedIndex<Index extends Versioned, Change = never> {
  readonly #options: IndexOptions<Index, Change>;
  #current: Index | undefined;
  #firstLoad: Promise<Index> | undefined;
  /** A reload that has not begun: it will read all that has changed until then. */
  #queuedReload: Promise<void> | undefined;
  #previousLoad: Promise<unknown> = Promise.resolve();
  /** Announced, and not in the index in use. */
  #changes: Change[] = [];
  #isFailing = false;

  constructor(options: IndexOptions<Index, Change>) {
    this.#options = options;
  }

  /** The index in use. Only the first load is waited for; if that fails, the next call tries again. */
  async get(): Promise<Index> {
    if (this.#current) return this.#current;
    this.#firstLoad ??= this.#enqueue(() => this.#load()).finally(() => (this.#firstLoad = undefined));
    return this.#firstLoad;
  }

  /** Reloads the index. Resolves when one is in use that began to load after this call, or when there is none to replace. */
  refresh(changes: readonly Change[] = []): Promise<void> {
    if (this.#current || this.#firstLoad) for (const change of changes) this.#changes.push(change);
    this.#queuedReload ??= this.#enqueue(async () => {
      if (this.#current) await sleep(this.#options.collectMs ?? 100, undefined, { ref: false });
      this.#queuedReload = undefined;
      return this.#reload();
    });
    return this.#queuedReload;
  }

  /** Whether one is in use. */
  get isLoaded(): boolean {
    return this.#current !== undefined;
  }

  /** Whether the one in use could not be replaced after a change. */
  get isStale(): boolean {
    return this.#isFailing;
  }

  /**
   * The index in use; a reader passes the version that it found in the database, and another version starts a reload.
   */
  async getFor(version: number): Promise<Index> {
    const index = await this.get();
    if (index.version !== version) this.refresh().catch((error: unknown) => this.#options.onError?.(error));
    return index;
  }

  async #load(): Promise<Index> {
    const changes = this.#changes.splice(0);
    try {
      return (this.#current = await this.#options.load(this.#current, changes));
    } catch (error) {
      this.#changes.unshift(...changes);
      throw error;
    }
  }

  async #reload(): Promise<void> {
    for (let isFirstFailure = true; this.#current; isFirstFailure = false) {
      try {
        await this.#load();
        this.#isFailing = false;
        return;
      } catch (error) {
        this.#isFailing = true;
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
    const { min, max } = this.#options.restMs ?? defaultRestMs;
    const rest = async (): Promise<void> => {
      if (!this.#current) return;
      await sleep(Math.min(max, Math.max(min, restFactor * (performance.now() - started))), undefined, { ref: false });
    };
    // A first load that failed is tried again at once: nothing can be served without it.
    this.#previousLoad = loading.then(rest, () => {});
    return loading;
  }
}

/**
 * What a process remembers of the database in a form of its own: `get` reads it for the first time, `refresh` again after a
 * change, as often as it takes. What it had counts meanwhile.
 */
export const rereadOnChange = (
  read: () => Promise<void>,
  onError: (error: unknown) => void,
): VersionedIndex<Versioned> =>
  new VersionedIndex({
    async load() {
      await read();
      return { version: 0 };
    },
    onError,
    collectMs: 0,
    restMs: { min: 0, max: 0 },
  });
