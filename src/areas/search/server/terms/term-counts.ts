const firstSize = 4096;

/** A positive number for some terms of one document, by the term's own number. Cleared, it is used for the next. */
export class TermCounts {
  #counts = new Float64Array(firstSize);
  readonly #terms: number[] = [];

  /** Those that have a number, in the order in which they got it. */
  get terms(): readonly number[] {
    return this.#terms;
  }

  /** 0 for a term without one. */
  of(term: number): number {
    return this.#counts[term] ?? 0;
  }

  add(term: number, count: number): void {
    this.#set(term, this.of(term) + count);
  }

  /** Keeps the higher number. */
  raise(term: number, count: number): void {
    if (this.of(term) < count) this.#set(term, count);
  }

  clear(): void {
    for (const term of this.#terms) this.#counts[term] = 0;
    this.#terms.length = 0;
  }

  #set(term: number, count: number): void {
    if (term >= this.#counts.length) {
      const longer = new Float64Array(Math.max(term + 1, 2 * this.#counts.length));
      longer.set(this.#counts);
      this.#counts = longer;
    }
    if (this.#counts[term] === 0) this.#terms.push(term);
    this.#counts[term] = count;
  }
}
