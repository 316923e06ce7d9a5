import { cellsOf, quantityOf } from './line-cells.ts';

/** What a line may mean that names a product in words: `2 tubo pvc 40`, `VK P750 1`. */
export interface WordReading {
  readonly words: string;
  /** Null: none is written, or one that is none. */
  readonly quantity: number | null;
}

const unit = String.raw`(?:x|×|\*|uds?\.?|u\.?|unid(?:ades|\.)?|unitats|pcs?\.?)`;
/** Digits, perhaps with a sign, decimals or an exponent, which nothing measures: '25kg', '4x40' and '3/4' belong to the name. */
const number = String.raw`[-−]?\d[\d.,]*(?:e\d+)?`;
const measure = String.raw`(?:mm2?|cm|m|m2|m3|kg|gr?|l|ml|cl|w|kw|v|ah?|bar|nm|j|hp|cv|lm|°|º|"|”|%|€|en)`;
const inFront = new RegExp(String.raw`^(${number})\s*${unit}?\s+(?!${measure}(?![\p{L}\p{N}]))(?=\S)(.+)$`, 'iu');
/** How goods are packed, which their names seldom say: `2 cajas tornillos 4x40`, `tornillos 4x40 - 2 cajas`. */
const packing = String.raw`(?:cajas?|capsa|capses|sacos?|sacs?|bolsas?|boss(?:a|es)|paquetes?|paquets?|rollos?|rotlles?|botes?|pots?|latas?|llaun(?:a|es)|packs?|unidades|unidad|unitats?|piezas?|pe[çc](?:a|es)|barras?|barres)`;
const behind = new RegExp(
  String.raw`^(.+?)[\s,:]+(?:[-–—]\s+)?(?:[x×*]\s?)?(${number})(?:\s?${unit}|\s${packing})?$`,
  'iu',
);
/** Two letters, so that a bare number is none. */
const isNamed = (text: string): boolean => /\p{L}.*\p{L}/u.test(text);

const packed = new RegExp(String.raw`^${packing}\s+(?:de\s+|d[’'])?(?=\S)`, 'iu');

/** The same without the word for how it is packed; null where there is none, or nothing else. */
export function withoutPacking(words: string): string | null {
  const rest = words.replace(packed, '');
  return rest !== words && isNamed(rest) ? rest : null;
}

/** Formulas and markup come with a paste and name nothing. */
const isNoise = (text: string): boolean => /^[=+@]|<\/?[a-z!]/i.test(text);

/** From the likeliest; a number at the end may be a quantity or a size, and what the shop has decides. */
export function readWords(text: string): WordReading[] {
  if (isNoise(text)) return [];
  const cells = cellsOf(text).filter(Boolean);
  if (cells.length > 1) return readCells(cells);
  const [line = ''] = cells;
  const [, front, named = ''] = inFront.exec(line) ?? [];
  if (front !== undefined && isNamed(named)) return [{ words: named, quantity: quantityOf(front) }];
  if (!isNamed(line)) return [];
  const [, name = '', back] = behind.exec(line) ?? [];
  return [
    ...(back !== undefined && isNamed(name) ? [{ words: name, quantity: quantityOf(back) }] : []),
    { words: line, quantity: null },
  ];
}

/** The cell with most letters is the name; the first whole number of another is the quantity. */
function readCells(cells: readonly string[]): WordReading[] {
  const letters = (cell: string): number => cell.replace(/[^\p{L}]/gu, '').length;
  const words = cells.reduce((best, cell) => (letters(cell) > letters(best) ? cell : best));
  if (!isNamed(words)) return [];
  const quantities = cells.filter((cell) => cell !== words).map(quantityOf);
  return [{ words, quantity: quantities.find((quantity) => quantity !== null) ?? null }];
}
