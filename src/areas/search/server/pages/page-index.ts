import type { SearchTab } from '../../contract.ts';
import { questionWords } from '../language/question-words.ts';
import { splitWords, type Word } from '../language/split-words.ts';
import { stopWords } from '../language/stop-words.ts';
import { pageWishes } from './page-words.ts';

/** A page of the shop, a guide, or a question with its answer, in one language. */
export interface PageText {
  readonly kind: PageTab;
  readonly title: string;
  /** A path of the shop without its language. */
  readonly url: string;
  /** What else it says, without markup. */
  readonly text: string;
  /** Further words for what it is about. */
  readonly about: string;
  /** The products of the section at `url` show it, and not the section itself. */
  readonly isOfProducts: boolean;
}

export type PageTab = Exclude<SearchTab, 'products' | 'sections' | 'brands'>;

export interface FoundPages {
  /** Best first. */
  readonly texts: readonly PageText[];
  /** Whether the query asks for a page by all of its words, as `factura` or `horario` does. */
  readonly isAsked: boolean;
}

const weights = { word: 4, furtherWord: 3, title: 3, text: 1 };
/** From this weight on a word is what the text is about. */
const minAbout = weights.title;
const minPrefixLength = 3;
/** Of so many words one may be missing. */
const mayMissOne = 3;
const maxWords = 8;
const none: FoundPages = { texts: [], isAsked: false };

interface Scored {
  readonly at: number;
  readonly score: number;
  readonly words: number;
  readonly about: number;
}

/** Finds pages by the words of their titles and texts, and by what people call them. */
export class PageIndex {
  readonly #texts: readonly PageText[];
  /** The weight of each word in the texts that have it. */
  readonly #postings = new Map<string, Map<number, number>>();
  /** All words, in the order of their letters: those with one beginning stand together. */
  readonly #words: readonly string[];

  constructor(texts: readonly PageText[]) {
    this.#texts = texts;
    for (const [at, { title, text, about }] of texts.entries()) {
      for (const word of wordsOf(text)) this.#weigh(word.term, at, weights.text);
      for (const word of wordsOf(`${title} ${about}`)) this.#weigh(word.term, at, weights.title);
    }
    for (const { words, paths } of pageWishes())
      for (const [place, path] of paths.entries())
        for (const [at, { url, kind }] of texts.entries())
          if (kind === 'pages' && url === path)
            for (const word of words.flatMap(wordsOf))
              this.#weigh(word.term, at, place === 0 ? weights.word : weights.furtherWord);
    this.#words = [...this.#postings.keys()].sort();
  }

  /** `isTyping`: the last word may be unfinished. */
  find(query: string, isTyping: boolean): FoundPages {
    const words = wordsOf(query).slice(0, maxWords);
    if (words.length === 0) return none;
    const found = new Map<number, Scored>();
    for (const [place, word] of words.entries())
      for (const [at, weight] of this.#textsWith(word, isTyping && place === words.length - 1)) {
        const before = found.get(at) ?? { score: 0, words: 0, about: 0 };
        const rarity = Math.log(1 + this.#texts.length / (1 + (this.#postings.get(word.term)?.size ?? 0)));
        found.set(at, {
          at,
          score: before.score + weight * rarity,
          words: before.words + 1,
          about: before.about + Number(weight >= minAbout),
        });
      }
    const needed = words.length >= mayMissOne ? words.length - 1 : words.length;
    const best = [...found.values()]
      .filter((one) => one.words >= needed && one.about > 0)
      .sort((one, other) => other.about - one.about || other.score - one.score || one.at - other.at);
    const isAsked = best.some(({ at, about }) => about === words.length && this.#texts[at]!.kind === 'pages');
    return { texts: best.map(({ at }) => this.#texts[at]!), isAsked };
  }

  #textsWith({ term, surface }: Word, isUnfinished: boolean): ReadonlyMap<number, number> {
    const known = this.#postings.get(term);
    if (!isUnfinished || surface.length < minPrefixLength) return known ?? new Map();
    const all = new Map(known);
    for (let place = this.#placeOf(term); this.#words[place]?.startsWith(term); place += 1)
      for (const [at, weight] of this.#postings.get(this.#words[place]!)!)
        if (weight >= minAbout) all.set(at, Math.max(weight, all.get(at) ?? 0));
    return all;
  }

  /** Where the words that begin with this begin. */
  #placeOf(beginning: string): number {
    let [from, to] = [0, this.#words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#words[middle]! < beginning) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #weigh(term: string, at: number, weight: number): void {
    const texts = this.#postings.get(term) ?? new Map<number, number>();
    this.#postings.set(term, texts);
    if ((texts.get(at) ?? 0) < weight) texts.set(at, weight);
  }
}

const wordsOf = (text: string): Word[] =>
  splitWords(text).filter(
    ({ surface, kind }) => !stopWords.has(surface) && !questionWords.has(surface) && kind !== 'number',
  );
