import { maxSearchLength } from '#values/listing.ts';
import { carriers, type FoundJob, jobOf } from './jobs-of.ts';
import { readNumberWords } from './number-words.ts';
import { askingVerbs, cheapWords, howOrWhy, interrogatives, questionWords, reducedWords } from './question-words.ts';
import { splitWords, type Word } from './split-words.ts';
import { foldText } from './word-forms.ts';
import { stopWords } from './stop-words.ts';

const maxWords = 24;
/** Trade names that look like numbers. */
const namedByNumbers = /\b(?:3|tres)[\s-]?en[\s-]?(?:1|uno?)\b/gi;
/** `tornillo m 8`; after a number it is a metre. */
const spacedThread = /(?<!\d\s?)\bm\s(?=\d{1,2}(?![\d.,]))/gi;

/** `para-sol` is one word, whose first part alone says nothing. */
const hyphenated = /(?<![\p{L}\d])(para|porta|guarda|mata)-(?=\p{L}{3})/giu;

const whyPattern = /\bp(?:o|e)r que\b/;

/** The words of a query with its numbers in digits, and what the buyer wants to do. */
export function readSpeech(query: string): {
  readonly said: readonly Word[];
  readonly job: FoundJob | null;
  readonly isQuestion: boolean;
  /** It asks how or why, and not for a job. */
  readonly isIdle: boolean;
} {
  const text = query
    .slice(0, maxSearchLength)
    .replace(namedByNumbers, 'tres en uno')
    .replace(spacedThread, 'm')
    .replace(hyphenated, '$1');
  const said = readNumberWords(splitWords(text).slice(0, maxWords));
  const isQuestion = said.some(({ surface }) => interrogatives.has(surface));
  const job = isQuestion || !isName(text, said) ? jobOf(said, isQuestion) : null;
  const isIdle = job === null && (said.some(({ surface }) => howOrWhy.has(surface)) || whyPattern.test(foldText(text)));
  return { said, job, isQuestion, isIdle };
}

/** `Columna de ducha, rociador de 20 cm, acabado negro mate` is the name of goods, whatever it sounds like. */
const isName = (text: string, said: readonly Word[]): boolean =>
  text.split(', ').length > 2 && said.some(({ kind }) => kind === 'measure');

/** `qué taco va para pladur`: in a question what is done with the thing that it names says nothing of it, unless it is a job. */
export function withoutAskingVerbs(words: readonly Word[], job: FoundJob | null, isQuestion: boolean): readonly Word[] {
  const left = isQuestion ? words.filter((word) => job?.words.has(word) || !askingVerbs.has(word.surface)) : words;
  return left.length > 0 ? left : words;
}

/** How the buyer wants the answer sorted: the cheapest first, or what is reduced. */
export type SpokenSort = 'cheap' | 'reduced';

/** The sort that a query asks for, null for most: `taladro barato`, `escaleras en oferta`. */
export function readSpokenSort(query: string): SpokenSort | null {
  const words = splitWords(query.slice(0, maxSearchLength)).slice(0, maxWords);
  // `oferta` alone names nothing to sort.
  if (meaningful(words, false).every(({ surface }) => isSortWord(surface))) return null;
  if (words.some(({ surface }) => reducedWords.has(surface))) return 'reduced';
  return words.some(({ surface }) => cheapWords.has(surface)) ? 'cheap' : null;
}

/** Whether a query asks for what is reduced and names no goods: `ofertas`. */
export function asksForReductions(query: string): boolean {
  const words = splitWords(query.slice(0, maxSearchLength)).slice(0, maxWords);
  const left = meaningful(words, false);
  return left.length > 0 && left.every(({ surface }) => reducedWords.has(surface));
}

const isSortWord = (surface: string): boolean => cheapWords.has(surface) || reducedWords.has(surface);

/** The words that say what is wanted: those of a job, and others without articles, questions, words of sorting, and `máquina` where a job says which. */
export function meaningful(words: readonly Word[], hasJob: boolean, ofJob?: ReadonlySet<Word>): readonly Word[] {
  const isEmpty = ({ surface }: Word): boolean =>
    stopWords.has(surface) || questionWords.has(surface) || isSortWord(surface) || (hasJob && carriers.has(surface));
  // `broca d pared` is written in haste; the `D` of `pila D` is a size.
  const isLink = ({ surface }: Word, at: number): boolean => surface === 'd' && at > 0 && at < words.length - 1;
  const left = words.filter((word, at) => ofJob?.has(word) || (!isEmpty(word) && !isLink(word, at)));
  if (left.length > 0) return left;
  const named = words.filter(({ surface }) => !stopWords.has(surface));
  return named.length > 0 ? named : words;
}
