import { maxSearchLength } from '#values/listing.ts';
import { readTypedNumber } from '#values/written-number.ts';

/** Euros, both ends included. */
export interface SpokenPrice {
  readonly min?: number;
  readonly max?: number;
}

export interface ReadPrice {
  /** The query without the words of its price. */
  readonly rest: string;
  readonly price: SpokenPrice;
}

const highest = 999_999;
const amount = String.raw`(?:los\s+|els\s+|unos\s+|uns\s+)?(\d{1,3}(?:[.\s]\d{3})+(?:,\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)(?![.,’']?\d)`;
/** Not '9 €/m', which is the price of something else. */
const euros = String.raw`\s?(?:€|euros?(?![\p{L}\p{N}])|eur(?![\p{L}\p{N}]))(?!\s?/)`;
/** A number without € is a price at the end or before these; before any other word it counts or measures that. */
const end = String.raw`(?=\s*(?:$|[,;!?]|\.(?:\s|$)|(?:con|amb|para|per|sin|sense|que)(?![\p{L}\p{N}])))`;
const priceEnd = `(?:${euros}|${end})`;
const of = String.raw`(?:de\s+|d[’'])`;
const lead = String.raw`(?<![\p{L}\p{N}])(?:(?:que\s+)?(?:precio|preu|cuesten?|costin?|costi)\s+)?`;
const less = String.raw`(?:por\s+|per\s+|a\s+)?(?:menos|menys)\s+${of}|no\s+m[aáeé]s\s+${of}|por\s+debajo\s+${of}|per\s+sota\s+${of}`;
const upTo = String.raw`hasta\s+|fins\s+(?:a(?:ls)?\s+)?|${less}`;
const from = String.raw`desde\s+|des\s+${of}|a\s+partir\s+${of}|(?:por\s+|per\s+)?m[aáeé]s\s+${of}|por\s+encima\s+${of}|per\s+(?:sobre|damunt)\s+${of}`;
/** These say a price only with the sign of the euro: `peso máximo 100`, `por 40`. */
const upToEuros = String.raw`(?:como\s+|com\s+a\s+)?m[aáà]x(?:im[oa]?)?\.?\s+(?:${of})?|menor(?:es)?\s+(?:de|a|que)\s+|inferiors?(?:es)?\s+a\s+|por\s+|per\s+|<\s?`;
const fromEuros = String.raw`(?:como\s+|com\s+a\s+)?m[ií]n(?:im[oa]?)?\.?\s+(?:${of})?|mayor(?:es)?\s+(?:de|a|que)\s+|superiors?(?:es)?\s+a\s+|>\s?`;
const orLess = String.raw`\s+(?:o\s+men[oy]s|(?:como\s+|com\s+a\s+|de\s+)?m[aáà]x(?:im[oa]?)?)(?![\p{L}\p{N}])\.?`;
const orMore = String.raw`\s+(?:o\s+m[aáeé]s|(?:como\s+|com\s+a\s+|de\s+)?m[ií]n(?:im[oa]?)?)(?![\p{L}\p{N}])\.?`;

type End = keyof SpokenPrice;
const pattern = (text: string): RegExp => new RegExp(lead + text, 'iu');

/** What is written, and which ends its numbers are. Pairs come first, as their parts may be read alone. */
const forms: readonly (readonly [RegExp, readonly End[]])[] = [
  [pattern(String.raw`entre\s+${amount}(?:${euros})?\s+[yia]\s+${amount}${priceEnd}`), ['min', 'max']],
  [pattern(String.raw`(?:des)?de\s+${amount}(?:${euros})?\s+(?:a|hasta|fins\s+a)\s+${amount}${euros}`), ['min', 'max']],
  [pattern(String.raw`${amount}(?:${euros})?\s?[-–]\s?${amount}${euros}`), ['min', 'max']],
  [pattern(String.raw`(?:desde\s+|des\s+de\s+)${amount}\s+(?:hasta|fins\s+a)\s+${amount}${priceEnd}`), ['min', 'max']],
  [pattern(`${amount}${euros}${orLess}`), ['max']],
  [pattern(`${amount}${euros}${orMore}`), ['min']],
  [pattern(`(?:${upToEuros})${amount}${euros}`), ['max']],
  [pattern(`(?:${fromEuros})${amount}${euros}`), ['min']],
  [pattern(`(?:${upTo})${amount}${priceEnd}`), ['max']],
  [pattern(`(?:${from})${amount}${priceEnd}`), ['min']],
];

/** Behind these a bare number is a measure: `altura hasta 120`, `mango extensible hasta 3`. */
const measured =
  /(?:^|[^\p{L}])(?:alt(?:o|a|ura|ures)|alçada|anch(?:o|a|ura)|amplada|ample|larg(?:o|a)|longitud|llarg(?:ada)?|fondo|fons|profundidad|profunditat|grosor|gruix|espesor|di[aá]metr[eo]|peso|pes|carga|càrrega|capaci[dt]at?|capacidad|potencia|potència|presi[oó]n?|pressió|temperatura|tamaño|mida|medida|talla|n[uú]mero|voltaje|tensi[oóó]n?|caudal|cabal|apertura|obertura|extensibles?|regulables?|ajustables?|telesc[oòó]pic[oa]?s?|grano|gra)\s*(?:de\s+)?$/iu;

/**
 * The price that a query names in Spanish or Catalan, and the rest of it; null where it names none, or nothing else. A
 * number without € counts only where nothing that it may count or measure follows: `hasta 120 mm` is no price.
 */
export function readPriceWords(query: string): ReadPrice | null {
  if (!/\d/.test(query)) return null;
  let rest = query.slice(0, maxSearchLength);
  const price: { -readonly [Side in End]?: number } = {};
  for (const [form, ends] of forms) {
    const found = form.exec(rest);
    if (!found || ends.some((one) => price[one] !== undefined)) continue;
    const isBare = !/€|eur/i.test(found[0]);
    const before = rest.slice(0, found.index);
    if (isBare && measured.test(before)) continue;
    const numbers = ends.map((_, at) => readTypedNumber(found[at + 1]!) ?? 0);
    if (numbers.some((number) => number <= 0 || number > highest)) continue;
    numbers.sort((one, other) => one - other);
    for (const [at, one] of ends.entries()) price[one] = numbers[at]!;
    rest = `${before.trimEnd()} ${rest.slice(found.index + found[0].length).trimStart()}`;
  }
  const { min, max } = price;
  if ((min === undefined && max === undefined) || (min ?? 0) > (max ?? Infinity)) return null;
  const words = rest.replace(/^[\s,;]+|[\s,;]+$/g, '').replace(/\s+de$/iu, '');
  return /\p{L}{2}/u.test(words) ? { rest: words, price } : null;
}
