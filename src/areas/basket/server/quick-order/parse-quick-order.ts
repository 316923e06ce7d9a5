import { maxLineQuantity } from '../../basket-limits.ts';
import { areaOf, cellsOf, quantityOf, unquoted } from './line-cells.ts';
import { readWords, type WordReading } from './read-words.ts';

/** What a line may mean: an article number or EAN, and how many; null: no quantity is written. */
export interface Reading {
  readonly number: string;
  readonly quantity: number | null;
  /** Metres that are wanted: so many pieces of what is cut to length. */
  readonly metres?: number | undefined;
  /** Square metres that are wanted: so many pieces of what covers them. */
  readonly area?: number | undefined;
}

export interface WrittenLine {
  /** Its number in the text, from 1. */
  readonly line: number;
  readonly text: string;
  /** The likeliest first; none: it cannot be read. */
  readonly readings: readonly Reading[];
  /** What it may mean if no number is known; none: it has no words. */
  readonly words: readonly WordReading[];
}

/** Longer lines are no order; and each is sent back as it came. */
const maxLineLength = 200;
const maxNumberLength = 60;
/** Columns that are looked at, and readings that they may give. */
const maxCells = 12;
/** Heads a spreadsheet's column of quantities. */
const quantityHeading =
  /^(?:cant|cantidad|quantitat|quant|qty|quantity|uds?|unid|unidades|unitats|pcs|piezas|peces)\.?$/iu;
/** From the likeliest: 3 uds., 3, 1.250 and 12,00; the last two are a quantity only where there is no other. */
const quantityForms = [/[^\d.,]/, /^\d+$/, /[.,]\d{3}$/, /[.,]\d{1,2}$/];
const unitWord = /^(?:x|×|\*|uds?\.?|u\.?|unid(?:ades|\.)?|unitats|pcs?\.?)$/iu;

/** The lines of a quick order. Empty ones count for nothing, nor does a heading without a figure above the first. */
export function parseQuickOrder(text: string): WrittenLine[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ line: index + 1, text: raw.trim() }))
    .filter((written) => written.text !== '');
  const [first] = lines;
  const hasHeading = first !== undefined && lines.length > 1 && isColumns(first.text) && !/\d/.test(first.text);
  const quantityAt = hasHeading ? cellsOf(first.text).findIndex((cell) => quantityHeading.test(cell)) : -1;
  return lines.slice(hasHeading ? 1 : 0).map(({ line, text: written }) => ({
    line,
    text: written.slice(0, maxLineLength),
    readings: written.length > maxLineLength ? [] : readingsOf(written, quantityAt),
    words: written.length > maxLineLength ? [] : readWords(written),
  }));
}

const isColumns = (text: string): boolean => /[\t;,]/.test(text);

/** Several, as '15 28' may be article 15-28 or 28 pieces of 15; the catalogue decides which it is. */
function readingsOf(text: string, quantityAt: number): Reading[] {
  const all = cellsOf(text);
  const cells = all.filter(Boolean).slice(0, maxCells);
  const covered = cells.length < 3 ? areaOf(cells.join(' ')) : null;
  const readings = covered
    ? [{ number: covered.named, quantity: null, area: covered.area }]
    : cells.length < 2
      ? readingsOfWords(unquoted(text))
      : quantityAt < 0
        ? readingsOfCells(cells)
        : readingsOfHeaded(cells, all[quantityAt] ?? '');
  return readings.filter(({ number }) => /\d/.test(number) && number.length <= maxNumberLength);
}

/** Where the heading says which column is the quantity, no other is. */
const readingsOfHeaded = (cells: readonly string[], quantity: string): Reading[] =>
  cells.flatMap((cell) => (cell === quantity ? [] : { number: cell, quantity: quantityOf(quantity) }));

/**
 * Columns of a spreadsheet without a heading: any may be the number. The quantity is the first behind it that is written
 * as one, else the first before it; a figure that may be a price, as 1.250 or 12,00, only where there is no plain one.
 */
function readingsOfCells(cells: readonly string[]): Reading[] {
  const pairs = cells.flatMap((cell, index) => {
    const others = [...cells.slice(index + 1), ...cells.slice(0, index)].filter((other) => quantityOf(other) !== null);
    const likeliest = quantityForms.flatMap((form) => others.find((other) => form.test(other)) ?? [])[0];
    return likeliest === undefined ? [] : { number: cell, quantity: quantityOf(likeliest) };
  });
  return [...pairs, { number: cells[0]!, quantity: null }];
}

const isQuantity = (number: number | null): boolean => number !== null && number <= maxLineQuantity;
const hasName = (words: readonly string[]): boolean => words.some((word) => /\p{L}{3}/u.test(word));

function readingsOfWords(text: string): Reading[] {
  // '48-25407, 3' and '48-25407,3', but 3,0 is one word.
  const words = text.split(/\s*,\s+|\s+,?|,(?!0{1,3}(?!\S))/).filter((word) => word !== '' && !unitWord.test(word));
  const all = { number: words.join(' '), quantity: null };
  if (words.length < 2) return [all];
  const [last, first] = [quantityOf(words.at(-1)!), quantityOf(words[0]!)];
  return [
    ...(last === null ? [] : [{ number: words.slice(0, -1).join(' '), quantity: last }]),
    ...(first === null ? [] : [{ number: words.slice(1).join(' '), quantity: first }]),
    all,
    // A word instead of a quantity, as in '44-2510 x?'; but '10 sacos cemento' are ten, though there be an article 10.
    ...(isQuantity(first) && hasName(words.slice(1)) ? [] : [{ number: words[0]!, quantity: null }]),
  ];
}
