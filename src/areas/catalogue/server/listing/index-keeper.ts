interface Versioned {
  readonly version: number;
}

/** Holds the present index of the process; loads it when first asked for and again after a change, one load at a time. */
export class IndexKeeper<Index extends Versioned> {
  readonly #load: (last: Index | undefined) => Promise<Index>;
  #current: Promise<Index> | undefined;
  #last: Index | undefined;
  #loadBefore: Promise<unknown> = Promise.resolve();
  /** The present load has not begun: it will see all that has changed until then. */
  #isWaiting = false;

  /** `load` is given the index before, if any. */
  constructor(load: (last: Index | undefined) => Promise<Index>) {
    this.#load = load;
  }

  get(): Promise<Index> {
    if (this.#current) return this.#current;
    // An import announces change after change: loads beside each other would only keep one another from ending.
    this.#isWaiting = true;
    const loading = this.#loadBefore.then(() => {
      this.#isWaiting = false;
      return this.#load(this.#last);
    });
    this.#current = loading;
    this.#loadBefore = loading.then(
      (index) => (this.#last = index),
      () => this.forget(loading),
    );
    return loading;
  }

  /** What comes next reads the database anew; a load under way still serves those who wait for it. */
  forget(only?: Promise<Index>): void {
    if (!this.#isWaiting && (only === undefined || this.#current === only)) this.#current = undefined;
  }

  /** The index for a reader that has seen this version in the database. */
  async atVersion(version: number): Promise<Index> {
    const current = this.#current;
    const index = await this.get();
    if (index.version === version) return index;
    this.forget(current);
    return this.get();
  }
}
