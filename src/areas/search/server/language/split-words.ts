import { foldText, stemWord } from './word-forms.ts';
import { measureToken, plainNumber, unitPattern } from './measure-units.ts';

/** A piece of a text: a word, or a number with or without its unit. */
export interface Word {
  /** Folded as typed: `taladros`, `18v`, `1/2`. */
  readonly surface: string;
  /** What is indexed and looked up: `taladr`, `18v`, `125mm`. */
  readonly term: string;
  readonly kind: 'word' | 'number' | 'measure' | 'code';
  /** The bare amount of a number with a measure. */
  readonly amount?: string;
}

const number = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;
const scanner = new RegExp(
  String.raw`(\d+(?:[\s-]?\d+)?\/\d+)\s*(?:"|[\s-]?(?:pulgadas?|polzad(?:a|es)|inch(?:es)?|in)\b)?|(${number})(?:\s*|-(?=[a-z]{2}))(${unitPattern})(?![a-z0-9])|([a-z]*\d[a-z0-9]*(?:\.\d+|,\d+)?)|([a-z]+)`,
  'g',
);
const isNumber = new RegExp(`^(?:${number})$`);
// `JGO. LLAVES C/ESTUCHE`, `P/MADERA`: how old lists abbreviate con, para, de and sin.
const abbreviated = /(?<![a-z0-9])([cpds])\/(?=\s?[a-z0-9])/g;
const inFull: Readonly<Record<string, string>> = { c: 'con ', p: 'para ', d: 'de ', s: 'sin ' };
// `125 x 22`, `3,5×40`, `m8x20`: the sign between measures is no letter.
const times = /(\d)\s*[x×*]\s*(?=\d)/g;

/** `4½` is four and a half, and would be folded to `41/2`. */
const vulgar = /(\d)([½¼¾⅛⅜⅝⅞])/g;

// `8 × 160 mm`: both are millimetres.
const sharedUnit = /(\d+(?:[.,]\d+)?) × (?=(?:\d+(?:[.,]\d+)? × )*\d+(?:[.,]\d+)?\s?(mm|cm)(?![a-z0-9]))/g;

/** Three-core cable of 1.5 mm² is written `3g1,5` with an earth and `3x1,5` without. */
const cores =
  /(?<![a-z0-9.,])([2-7])\s?(?:g\s?(?=\d)|[x×*]\s?(?=\d[.,]))(0[.,]75|1(?:[.,]5)?|2[.,]5|4|6|10|16|25)(?![a-z0-9.,]|\s?mm)/g;

/** Nothing that the scanner would read otherwise: most phrases of the vocabulary, of which each start splits 14,000. */
const wordsOnly = /^[a-z]+(?: [a-z]+)*$/;

/** Splits a text, in its order. Units are joined to their number and brought to one spelling. */
export function splitWords(text: string): Word[] {
  const folded = foldText(text.replace(vulgar, '$1 $2'));
  if (wordsOnly.test(folded)) return folded.split(' ').map(plainWord);
  const words: Word[] = [];
  for (const [, fraction, amount, unit, mixed, letters] of readable(folded).matchAll(scanner)) {
    if (letters !== undefined) words.push(plainWord(letters));
    else if (fraction !== undefined) words.push(fractionWord(fraction));
    else if (amount !== undefined) words.push(measureWord(amount, unit!));
    else if (isNumber.test(mixed!)) words.push(numberWord(mixed!));
    else words.push({ surface: mixed!, term: mixed!, kind: 'code' });
  }
  return words;
}

const plainWord = (surface: string): Word => ({ surface, term: stemWord(surface), kind: 'word' });

const readable = (folded: string): string =>
  folded
    .replace(abbreviated, (_, letter: string) => inFull[letter]!)
    .replace(cores, '$1 × $2 mm2')
    .replace(times, '$1 × ')
    .replace(sharedUnit, '$1 $2 × ');

/** `1-1/2` and `1 1/2` are the same. */
function fractionWord(text: string): Word {
  const fraction = text.replace(/[\s-]/, ' ');
  return { surface: fraction, term: fraction, kind: 'code' };
}

/** The inches of `2"`, `1/2` and `4 1/2`, as only inches are given in fractions; null of other words. */
export function inchesOf({ term, kind, amount }: Word): number | null {
  if (kind === 'measure') return term === `${amount}in` ? Number(amount) : null;
  const [, whole = '0', part, of] = /^(?:(\d{1,2}) )?(\d{1,2})\/(\d{1,3})$/.exec(term) ?? [];
  return part === undefined || Number(of) === 0 ? null : Number(whole) + Number(part) / Number(of);
}

function measureWord(text: string, unit: string): Word {
  const amount = readNumber(text);
  return { surface: text + unit, term: measureToken(amount, unit), kind: 'measure', amount: plainNumber(amount) };
}

function numberWord(text: string): Word {
  const amount = plainNumber(readNumber(text));
  return { surface: text, term: amount, kind: 'number', amount };
}

/** `1.200` is one thousand two hundred, `0.125` and `8,5` are decimals: as Spanish and Catalan write them, and phones type them. */
const readNumber = (text: string): number =>
  Number(
    /^[1-9]\d{0,2}(?:\.\d{3})+(?:,|$)/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replace(',', '.'),
  );
