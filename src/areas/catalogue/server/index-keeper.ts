import type { Database } from '#platform/database/database.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { loadIndex, readVersion, withFreshStock } from './load-index.ts';

/** Holds the present index of the process; loads it when first asked for and again after a change. */
export class IndexKeeper {
  readonly #database: Database;
  #current: Promise<CatalogueIndex> | undefined;
  #last: CatalogueIndex | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  get(): Promise<CatalogueIndex> {
    if (this.#current) return this.#current;
    const loading = this.#load();
    this.#current = loading;
    loading.then(
      (index) => (this.#last = index),
      () => this.forget(loading),
    );
    return loading;
  }

  /** What comes next reads the database anew; a load under way still serves those who wait for it. */
  forget(only?: Promise<CatalogueIndex>): void {
    if (only === undefined || this.#current === only) this.#current = undefined;
  }

  /** The index for a reader that has seen this version in the database. */
  async atVersion(version: number): Promise<CatalogueIndex> {
    const current = this.#current;
    const index = await this.get();
    if (index.version === version) return index;
    this.forget(current);
    return this.get();
  }

  async #load(): Promise<CatalogueIndex> {
    const last = this.#last;
    if (last && (await readVersion(this.#database)) === last.version) return withFreshStock(this.#database, last);
    return loadIndex(this.#database);
  }
}
