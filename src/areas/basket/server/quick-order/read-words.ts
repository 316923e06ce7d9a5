import { areaOf, cellsOf, quantityOf } from './line-cells.ts';

/** What a line may mean that names a product in words: `2 tubo pvc 40`, `VK P750 1`. */
export interface WordReading {
  readonly words: string;
  /** Null: none is written, or one that is none. */
  readonly quantity: number | null;
  /** Metres that are wanted of what is sold by length: so many pieces of what is cut to it. */
  readonly metres?: number;
  /** Square metres that are wanted: so many pieces of what covers them. */
  readonly area?: number;
}

const unit = String.raw`(?:x|×|\*|uds?\.?|u\.?|unid(?:ades|\.)?|unitats|pcs?\.?)`;
/** Digits, perhaps with a sign, decimals or an exponent, which nothing measures: '25kg', '4x40' and '3/4' belong to the name. */
const number = String.raw`[-−]?\d[\d.,]*(?:e\d+)?`;
const metre = String.raw`(?:m|mts?\.?|metros?|metres?)`;
const measure = String.raw`(?:mm2?|cm|${metre}|m2|m3|kg|gr?|l|ml|cl|w|kw|v|ah?|bar|nm|j|hp|cv|lm|°|º|"|”|%|€|en)`;
const inFront = new RegExp(String.raw`^(${number})\s*${unit}?\s+(?!${measure}(?![\p{L}\p{N}]))(?=\S)(.+)$`, 'iu');
/** How goods are packed, which their names seldom say: `2 cajas tornillos 4x40`, `tornillos 4x40 - 2 cajas`. */
const packing = String.raw`(?:cajas?|capsa|capses|sacos?|sacs?|bolsas?|boss(?:a|es)|paquetes?|paquets?|rollos?|rotlles?|botes?|pots?|latas?|llaun(?:a|es)|packs?|unidades|unidad|unitats?|piezas?|pe[çc](?:a|es)|barras?|barres)`;
const behind = new RegExp(
  String.raw`^(.+?)[\s,:]+(?:[-–—]\s+)?(?:[x×*]\s?)?(${number})(?:\s?${unit}|\s${packing})?$`,
  'iu',
);
/** What is wanted by the metre, and sold by it or in rolls; of a ladder three metres are its size. */
const long = String.raw`(?:cables?|mangueras?|m[àa]neg(?:a|ues)|tub(?:os?|s)?|cuerdas?|cord(?:a|es)|cad[ei]n(?:as?|es)|cint(?:as?|es)|hilos?|fils?|mallas?|malles|perfil(?:es|s)?|canal(?:eta|etas|etes)?)`;
const metresBehind = new RegExp(String.raw`^(${long}\s.*?)[\s,:]+(?:[-–—]\s+)?(\d[\d.,]*)\s?${metre}\.?$`, 'iu');
const metresInFront = new RegExp(String.raw`^(\d[\d.,]*)\s?${metre}\s+(?:de\s+|d[’'])?(${long}\s.+)$`, 'iu');
/** Two letters, so that a bare number is none. */
const isNamed = (text: string): boolean => /\p{L}.*\p{L}/u.test(text);

const packed = new RegExp(String.raw`^${packing}\s+(?:de\s+|d[’'])?(?=\S)`, 'iu');
const packSize = new RegExp(String.raw`\s+${packing}\s+(?:de\s+|d[’'])?\d+$`, 'iu');

/** The same without how it is packed, the least of its words first: shops have the thing in packs of another size. */
export function packingVariants(words: string): string[] {
  const front = words.replace(packed, '');
  const variants = [front.replace(packSize, ''), words.replace(packSize, ''), words, front];
  return [...new Set(variants)].filter((variant) => variant === words || isNamed(variant));
}

/** Formulas and markup come with a paste and name nothing. */
const isNoise = (text: string): boolean => /^[=+@]|<\/?[a-z!]/i.test(text);

/** From the likeliest; a number at the end may be a quantity or a size, and what the shop has decides. */
export function readWords(text: string): WordReading[] {
  if (isNoise(text)) return [];
  const cells = cellsOf(text).filter(Boolean);
  const covered = cells.length < 3 ? areaOf(cells.join(' ')) : null;
  if (covered && isNamed(covered.named)) return readArea(covered, cells.join(' '));
  if (cells.length > 1) return readCells(cells);
  const [line = ''] = cells;
  const metres = readMetres(line);
  if (metres) return metres;
  const [, front, named = ''] = inFront.exec(line) ?? [];
  if (front !== undefined && isNamed(named)) return [{ words: named, quantity: quantityOf(front) }];
  if (!isNamed(line)) return [];
  const [, name = '', back] = behind.exec(line) ?? [];
  return [
    ...(back !== undefined && isNamed(name) ? [{ words: name, quantity: quantityOf(back) }] : []),
    { words: line, quantity: null },
  ];
}

/** `cable 3x1,5 25 metros`: one piece of that length, or what is cut to it. */
function readMetres(line: string): WordReading[] | null {
  const [, front, named] = metresInFront.exec(line) ?? [];
  const [, name = named, length = front] = metresBehind.exec(line) ?? [];
  const metres = length === undefined ? null : quantityOf(length);
  if (!name || !metres) return null;
  return [
    { words: name, quantity: null, metres },
    { words: `${name} ${length} m`, quantity: 1, metres },
  ];
}

/** `baldosas 12 m2`: what covers so much, or the one product that is called so with its size. */
const readArea = ({ named, area }: { named: string; area: number }, line: string): WordReading[] => [
  { words: line, quantity: null, area },
  { words: named, quantity: null, area },
];

/** The cell with most letters is the name; the first whole number of another is the quantity. */
function readCells(cells: readonly string[]): WordReading[] {
  const letters = (cell: string): number => cell.replace(/[^\p{L}]/gu, '').length;
  const words = cells.reduce((best, cell) => (letters(cell) > letters(best) ? cell : best));
  if (!isNamed(words)) return [];
  const quantities = cells.filter((cell) => cell !== words).map(quantityOf);
  return [{ words, quantity: quantities.find((quantity) => quantity !== null) ?? null }];
}
