import { LRUCache } from 'lru-cache';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { byCodeUnits, cooperativeSort } from '#platform/cooperative-sort.ts';
import { countBits } from './count-bits.ts';
import { editDistance } from '#values/edit-distance.ts';
import { placeInOrder } from './place-in-order.ts';
import { soundOf, stemWord } from './word-forms.ts';

export interface NearWord {
  readonly surface: string;
  readonly term: number;
  readonly distance: number;
  /** The typed word only lacks letters, or has two neighbours swapped: the commonest errors. */
  readonly isSlip: boolean;
  /** It begins with the typed letter, in which nearly nobody errs, or sounds so. */
  readonly isSameStart: boolean;
  /** It has another letter, and not the key beside. */
  readonly isOtherLetter: boolean;
}

/** Bits of the letters in a word: two words within n errors differ in at most 2n of them. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return bits;
}

/** Letters that are broken off at least, and those that are left, at least half: `pintalabios` is no `pint.` */
const minBrokenOff = 3;
const minLengthBrokenOff = 4;

/** Whether a word has all letters of another in their order. */
function hasInOrder(word: string, letters: string): boolean {
  let found = 0;
  for (let at = 0; at < word.length && found < letters.length; at += 1) if (word[at] === letters[found]) found += 1;
  return found === letters.length;
}

/** Whether words that differ by one error have the same letters. */
const isSwapped = (word: string, typed: string): boolean =>
  word.length === typed.length && [...word].sort().join('') === [...typed].sort().join('');

/** Whether the vowel at the beginning was heard as another: `inchufe`. */
const isOtherVowel = (word: string, typed: string): boolean =>
  vowels.test(word) && vowels.test(typed) && word.slice(1) === typed.slice(1);
const vowels = /^[aeiou]/;

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether one letter of a word was replaced by that of a key elsewhere. */
function hasOtherLetter(typed: string, word: string): boolean {
  const differing = [...typed].map((_, at) => at).filter((at) => typed[at] !== word[at]);
  if (typed.length !== word.length || differing.length !== 1) return false;
  const [[row, column], [otherRow, otherColumn]] = [typed, word].map((text) => {
    const key = text[differing[0]!]!;
    const at = keyRows.findIndex((keys) => keys.includes(key));
    return [at, keyRows[at]?.indexOf(key) ?? -1] as const;
  }) as [readonly [number, number], readonly [number, number]];
  return Math.abs(row - otherRow) > 1 || Math.abs(column - otherColumn) > 1;
}

/** Longer words are not compared: the work would grow with the square of their length. */
const maxComparedLength = 32;

const maxNearKept = 64;
/** The stem of a shorter word sounds like too many. */
const minLengthOfStem = 6;
/** Comparing the stems of all words would take too long. */
const lettersAlike = 3;

/** Spellings, each with the number of its term and how it sounds; null where it has a digit. */
export interface Spellings {
  readonly surfaces: readonly string[];
  readonly terms: Int32Array;
  readonly sounds: readonly (string | null)[];
}

/** All spellings in the catalogue and the synonyms, for prefixes and typing errors; in memory, as trigrams in SQL are slow. */
export class WordList {
  readonly #surfaces: readonly string[];
  readonly #terms: Int32Array;
  readonly #letters: Int32Array;
  readonly #lengths: Uint8Array;
  readonly #sounds: Spellings['sounds'];
  readonly #bySound: ReadonlyMap<string, readonly number[]>;
  /** What is near to words of the last queries: each is asked for several times while its query is read. */
  readonly #near = new LRUCache<string, readonly NearWord[]>({ max: maxNearKept });

  private constructor({ surfaces, terms, sounds }: Spellings, bySound: ReadonlyMap<string, readonly number[]>) {
    this.#surfaces = surfaces;
    this.#terms = terms;
    this.#sounds = sounds;
    this.#letters = Int32Array.from(surfaces, lettersOf);
    this.#lengths = Uint8Array.from(surfaces, ({ length }) => Math.min(length, 255));
    this.#bySound = bySound;
  }

  static async of(termBySurface: ReadonlyMap<string, number>): Promise<WordList> {
    const surfaces = await cooperativeSort(termBySurface.keys(), byCodeUnits);
    const sounds: (string | null)[] = [];
    for (const surface of surfaces) {
      sounds.push(/\d/.test(surface) ? null : soundOf(surface));
      await yieldToEventLoop();
    }
    const terms = Int32Array.from(surfaces, (surface) => termBySurface.get(surface)!);
    return WordList.inOrder({ surfaces, terms, sounds });
  }

  /** The list of spellings that are in the order of their code units. */
  static async inOrder(spellings: Spellings): Promise<WordList> {
    const bySound = new Map<string, number[]>();
    for (const [at, sound] of spellings.sounds.entries()) {
      if (sound === null) continue;
      const same = bySound.get(sound);
      if (same) same.push(at);
      else bySound.set(sound, [at]);
      await yieldToEventLoop();
    }
    return new WordList(spellings, bySound);
  }

  get spellings(): Spellings {
    return { surfaces: this.#surfaces, terms: this.#terms, sounds: this.#sounds };
  }

  /** The list with further spellings. */
  async with(termBySurface: ReadonlyMap<string, number>): Promise<WordList> {
    if (termBySurface.size === 0) return this;
    const all = new Map(termBySurface);
    for (const [at, surface] of this.#surfaces.entries()) all.set(surface, this.#terms[at]!);
    await yieldToEventLoop();
    return WordList.of(all);
  }

  get size(): number {
    return this.#surfaces.length;
  }

  /** Terms of the spellings with this prefix. */
  startingWith(prefix: string): Set<number> {
    const terms = new Set<number>();
    for (
      let at = placeInOrder(this.#surfaces, prefix);
      at < this.#surfaces.length && this.#surfaces[at]!.startsWith(prefix);
      at += 1
    )
      terms.add(this.#terms[at]!);
    return terms;
  }

  /**
   * Terms of the spellings with up to `maxLeftOut` letters more: `tldro` leaves two out of `taladro`. The first letter and the
   * last are typed.
   */
  leavingOut(typed: string, maxLeftOut: number): number[] {
    const [first, last] = [typed[0]!, typed.at(-1)!];
    const terms = new Set<number>();
    for (let at = placeInOrder(this.#surfaces, first); at < this.#surfaces.length; at += 1) {
      const surface = this.#surfaces[at]!;
      if (!surface.startsWith(first)) break;
      const more = surface.length - typed.length;
      if (more > 0 && more <= maxLeftOut && surface.endsWith(last) && hasInOrder(surface, typed))
        terms.add(this.#terms[at]!);
    }
    return [...terms];
  }

  /** The longest spelling that breaks a word off, as old lists do: `tomacorr` for `tomacorriente`. */
  brokenOff(word: string): number | undefined {
    for (
      let length = word.length - minBrokenOff;
      length >= Math.max(minLengthBrokenOff, word.length / 2);
      length -= 1
    ) {
      const place = placeInOrder(this.#surfaces, word.slice(0, length));
      if (!/[aeiou]/.test(word[length - 1]!) && this.#surfaces[place] === word.slice(0, length))
        return this.#terms[place];
    }
    return undefined;
  }

  /** Whether it is a spelling of the shop. */
  has(surface: string): boolean {
    return this.#surfaces[placeInOrder(this.#surfaces, surface)] === surface;
  }

  /** The spellings that sound the same. */
  soundingLike = (typed: string): { readonly surface: string; readonly term: number }[] =>
    this.#spelt(this.#bySound.get(soundOf(typed)));

  /** The spellings whose stems sound the same, among those that begin alike: `carrosera` is `carrocero`. */
  soundingLikeStem(typed: string): { readonly surface: string; readonly term: number }[] {
    if (typed.length < minLengthOfStem) return [];
    const sound = soundOf(stemWord(typed));
    const start = typed.slice(0, lettersAlike);
    const places: number[] = [];
    for (let at = placeInOrder(this.#surfaces, start); this.#surfaces[at]?.startsWith(start); at += 1) {
      const surface = this.#surfaces[at]!;
      if (!/\d/.test(surface) && soundOf(stemWord(surface)) === sound) places.push(at);
    }
    return this.#spelt(places);
  }

  #spelt = (places: readonly number[] = []) =>
    places.map((at) => ({ surface: this.#surfaces[at]!, term: this.#terms[at]! }));

  /** The spellings with the fewest typing errors, at most `maxErrors`. */
  nearest(typed: string, maxErrors: number, asPrefix = false): readonly NearWord[] {
    if (typed.length > maxComparedLength) return [];
    const key = `${maxErrors}${asPrefix ? '*' : ' '}${typed}`;
    const known = this.#near.get(key);
    if (known) return known;
    const found = this.#findNearest(typed, maxErrors, asPrefix);
    this.#near.set(key, found);
    return found;
  }

  #findNearest(typed: string, maxErrors: number, asPrefix: boolean): NearWord[] {
    const letters = lettersOf(typed);
    const sound = soundOf(typed)[0];
    let best = maxErrors;
    let found: NearWord[] = [];
    for (let at = 0; at < this.#surfaces.length; at += 1) {
      const longer = this.#lengths[at]! - typed.length;
      if (-longer > best || (longer > best && !asPrefix)) continue;
      const differing = asPrefix
        ? countBits(letters & ~this.#letters[at]!)
        : countBits(letters ^ this.#letters[at]!) / 2;
      if (differing > best) continue;
      const distance = editDistance(typed, this.#surfaces[at]!, best, asPrefix);
      if (distance > best) continue;
      if (distance < best) [best, found] = [distance, []];
      found.push({
        surface: this.#surfaces[at]!,
        term: this.#terms[at]!,
        distance,
        isSameStart: soundOf(this.#surfaces[at]!)[0] === sound || isOtherVowel(this.#surfaces[at]!, typed),
        isSlip:
          hasInOrder(this.#surfaces[at]!, typed) ||
          (distance === 1 && (isSwapped(this.#surfaces[at]!, typed) || isOtherVowel(this.#surfaces[at]!, typed))),
        isOtherLetter: hasOtherLetter(typed, this.#surfaces[at]!),
      });
    }
    return found;
  }
}
