import { isUnit } from './measure-units.ts';
import { splitWords, type Word } from './split-words.ts';

const list = (text: string, from = 0, step = 1): [string, number][] =>
  text.split(' ').flatMap((names, at) => names.split('|').map((name): [string, number] => [name, from + at * step]));

/** Folded, in Spanish and Catalan (`vuit` and `huit`). */
const values: ReadonlyMap<string, number> = new Map([
  ...list('uno|una|un|u dos|dues tres cuatro|quatre cinco|cinc seis|sis siete|set ocho|vuit|huit nueve|nou', 1),
  ...list('diez|deu once|onze doce|dotze trece|tretze catorce|catorze quince|quinze dieciseis|setze', 10),
  ...list('diecisiete|disset|desset dieciocho|divuit|dihuit diecinueve|dinou|denou veinte|vint veintiuno|veintiun', 17),
  ...list('veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve', 22),
  ...list('treinta|trenta cuarenta|quaranta cincuenta|cinquanta sesenta|seixanta setenta|setanta', 30, 10),
  ...list('ochenta|vuitanta|huitanta noventa|noranta cien|ciento|cent', 80, 10),
  ...list('doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos', 200, 100),
]);
const hundreds = new Set(['cents', 'centes']);
const thousand = 'mil';
const and = new Set(['y', 'i']);
const halves = new Set(['medio', 'media', 'mig', 'mitja']);
const parts: ReadonlyMap<string, number> = new Map([
  ...list('cuarto|cuartos|quart|quarts', 4),
  ...list('octavo|octavos|vuite|vuitens|octau|octaus', 8),
]);
const inches = new Set(['pulgada', 'pulgadas', 'polzada', 'polzades']);
const bridges = new Set(['de', 'd']);
/** `set` is a set of things and `nou` also new; `un` is an article. They count in a measure or after one of these. */
const ambiguous = new Set(['un', 'una', 'uno', 'u', 'set', 'nou']);
const numbered = new Set(['del', 'numero', 'num', 'talla', 'no']);

interface Read {
  readonly words: readonly Word[];
  readonly next: number;
}

/**
 * Numbers in words become digits: `dieciocho voltios` is `18v`, `media pulgada` and `tres cuartos` are `1/2` and `3/4`. A number
 * without a unit stays a word that also has its amount, since names say both `3 puntas` and `tres puntas`.
 */
export function readNumberWords(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length;) {
    const read = readFraction(words, at) ?? readInches(words, at) ?? readNumber(words, at);
    result.push(...(read?.words ?? [words[at]!]));
    at = read?.next ?? at + 1;
  }
  return result;
}

const surfaceAt = (words: readonly Word[], at: number): string => words[at]?.surface ?? '';

/** Past `de pulgada` after a fraction. */
function pastInches(words: readonly Word[], at: number): number {
  const unit = bridges.has(surfaceAt(words, at)) ? at + 1 : at;
  return inches.has(surfaceAt(words, unit)) ? unit + 1 : at;
}

/** `tres cuartos`, `un cuarto de pulgada`, `media pulgada`, `medio litro`. */
function readFraction(words: readonly Word[], at: number): Read | null {
  const [first, second] = [surfaceAt(words, at), surfaceAt(words, at + 1)];
  if (halves.has(first)) {
    if (inches.has(second)) return { words: splitWords('1/2'), next: at + 2 };
    return isUnit(second) ? { words: splitWords(`0.5${second}`), next: at + 2 } : null;
  }
  const [count, whole] = [values.get(first), parts.get(second)];
  if (count === undefined || whole === undefined || count >= whole) return null;
  const next = pastInches(words, at + 2);
  // `un cuarto` alone may be a room.
  if (count === 1 && next === at + 2 && !bridges.has(surfaceAt(words, at - 1))) return null;
  return { words: splitWords(`${count}/${whole}`), next };
}

/** `pulgada y media`, `dos pulgadas y cuarto`. */
function readInches(words: readonly Word[], at: number): Read | null {
  const count = values.get(surfaceAt(words, at));
  const unit = count === undefined ? at : at + 1;
  if (!inches.has(surfaceAt(words, unit)) || !and.has(surfaceAt(words, unit + 1))) return null;
  const part = surfaceAt(words, unit + 2);
  const fraction = halves.has(part) ? '1/2' : parts.has(part) ? `1/${parts.get(part)}` : null;
  return fraction === null ? null : { words: splitWords(`${count ?? 1} ${fraction}`), next: unit + 3 };
}

function readNumber(words: readonly Word[], at: number): Read | null {
  const { amount, next } = amountAt(words, at);
  if (amount === 0) return null;
  const unit = surfaceAt(words, next);
  const before = surfaceAt(words, at - 1);
  const isClear = next > at + 1 || !ambiguous.has(surfaceAt(words, at));
  // A metre is also a tape: `busco un metro`.
  if (isUnit(unit) && (isClear || bridges.has(before) || at === 0 || unit !== 'metro'))
    return { words: splitWords(`${amount}${unit}`), next: next + 1 };
  if (!isClear && !numbered.has(before)) return null;
  // `tres en uno` is a spray.
  if (unit === 'en') return null;
  const surface = words.slice(at, next).map((word) => word.surface);
  const digits = String(amount);
  if (surface.length > 1) return { words: splitWords(digits), next };
  return { words: [{ ...words[at]!, amount: digits }], next };
}

/** The amount that begins at a word, 0 when none does: `ciento veinticinco`, `vint i cinc`, `dos mil`, `dos y medio`. */
function amountAt(words: readonly Word[], from: number): { amount: number; next: number } {
  let amount = 0;
  let last = Infinity;
  let at = from;
  for (;;) {
    const link = at > from && and.has(surfaceAt(words, at)) ? 1 : 0;
    const surface = surfaceAt(words, at + link);
    const value = values.get(surface);
    if (hundreds.has(surface) && link === 0 && amount > 0 && amount < 10) [amount, last] = [amount * 100, 100];
    else if (surface === thousand && link === 0 && last !== 1000) [amount, last] = [(amount || 1) * 1000, 1000];
    else if (halves.has(surface) && link === 1) return { amount: amount + 0.5, next: at + 2 };
    else if (value !== undefined && fits(value, last, link === 1)) [amount, last] = [amount + value, value];
    else return { amount, next: at };
    at += link + 1;
  }
}

/** After hundreds come tens, after tens units: `cuarenta y dos`, but not `cinco cincuenta`. */
function fits(value: number, last: number, isLinked: boolean): boolean {
  if (last === Infinity) return true;
  if (last >= 100) return value < last && !isLinked;
  return last >= 20 && last % 10 === 0 && value < 10 && isLinked;
}
