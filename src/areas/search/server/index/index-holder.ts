/** Milliseconds that a search waits for the index of a new version before the one before answers it. */
const longestWait = 400;

interface Versioned {
  readonly version: number;
}

/**
 * Holds the index of the present version. After a change it is built once for all who ask; who would wait long is
 * answered from the index before, whose prices and stock are fresh all the same.
 */
export class IndexHolder<Index extends Versioned> {
  readonly #versionNow: () => Promise<number>;
  readonly #build: () => Promise<Index>;
  #last: Index | undefined;
  #building: Promise<Index> | undefined;

  constructor(versionNow: () => Promise<number>, build: () => Promise<Index>) {
    this.#versionNow = versionNow;
    this.#build = build;
  }

  async get(): Promise<Index> {
    const version = await this.#versionNow();
    const last = this.#last;
    if (last && last.version >= version) return last;
    const next = this.#next();
    return last ? firstOf(next, last) : next;
  }

  #next(): Promise<Index> {
    // A build under way is waited for even when the catalogue has changed since: an import changes it many times.
    if (this.#building) return this.#building;
    this.#building = this.#build();
    void this.#keep(this.#building);
    return this.#building;
  }

  async #keep(index: Promise<Index>): Promise<void> {
    try {
      this.#last = await index;
    } catch {
      // Who asked for it hears of the failure; the next to ask tries again.
    } finally {
      this.#building = undefined;
    }
  }
}

async function firstOf<Index>(next: Promise<Index>, last: Index): Promise<Index> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Index>((resolve) => {
    timer = setTimeout(() => resolve(last), longestWait);
  });
  return Promise.race([next, late]).finally(() => clearTimeout(timer));
}
