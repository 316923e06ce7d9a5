import { editDistance } from './edit-distance.ts';

export interface NearWord {
  readonly term: number;
  readonly surface: string;
  readonly distance: number;
}

/** Bits of the letters in a word: two words within n errors differ in at most 2n of them. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97 & 31);
  return bits;
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** All spellings in the catalogue and in the synonyms, for prefixes and typing errors; kept in the process, since SQL's trigrams cost most of a search. */
export class WordList {
  readonly #surfaces: readonly string[];
  readonly #terms: Int32Array;
  readonly #letters: Int32Array;

  constructor(termBySurface: ReadonlyMap<string, number>) {
    this.#surfaces = [...termBySurface.keys()].sort();
    this.#terms = Int32Array.from(this.#surfaces, (surface) => termBySurface.get(surface)!);
    this.#letters = Int32Array.from(this.#surfaces, lettersOf);
  }

  /** Terms of the spellings that begin so. */
  startingWith(prefix: string): Set<number> {
    const terms = new Set<number>();
    for (let at = this.#placeOf(prefix); at < this.#surfaces.length && this.#surfaces[at]!.startsWith(prefix); at += 1) terms.add(this.#terms[at]!);
    return terms;
  }

  /** The spellings with the fewest typing errors, at most `most`; none when the word itself is there. */
  nearest(typed: string, most: number, asPrefix = false): NearWord[] {
    const letters = lettersOf(typed);
    let best = most;
    let found: NearWord[] = [];
    for (let at = 0; at < this.#surfaces.length; at += 1) {
      const differing = asPrefix ? countBits(letters & ~this.#letters[at]!) : countBits(letters ^ this.#letters[at]!) / 2;
      if (differing > best) continue;
      const surface = this.#surfaces[at]!;
      const distance = editDistance(typed, surface, best, asPrefix);
      if (distance > best) continue;
      if (distance < best) [best, found] = [distance, []];
      found.push({ term: this.#terms[at]!, surface, distance });
    }
    return found;
  }

  #placeOf(prefix: string): number {
    let low = 0;
    let high = this.#surfaces.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#surfaces[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
