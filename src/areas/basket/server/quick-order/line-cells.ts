import { readTypedNumber } from '#values/written-number.ts';

/** 3, ×3, x3, 3x, 3 ud., 3 uds, 3 u., 3 pcs, 1.000, and 3,0 or 3.00 as a spreadsheet writes it. */
const quantityPattern = /^[x×*]?\s*(\d[\d.,]{0,9})\s*(?:[x×*]|uds?\.?|u\.?|unid(?:ades|\.)?|unitats|pcs?\.?)?$/iu;

/** The columns of a line that was copied from a spreadsheet. */
export const cellsOf = (text: string): string[] => text.split(/[\t;]/).map(unquoted);

/** Null for what is no whole number of pieces. */
export function quantityOf(cell: string): number | null {
  const quantity = readTypedNumber(quantityPattern.exec(cell)?.[1] ?? '');
  return quantity !== null && Number.isInteger(quantity) && quantity < 1_000_000 ? quantity : null;
}

const squareMetres = String.raw`(?:m2|m²|metros?\s+cuadrados?|metres?\s+quadrats?)`;
const areaInFront = new RegExp(String.raw`^(\d[\d.,]*)\s?${squareMetres}\s+(?:de\s+|d[’'])?(?=\S)(.+)$`, 'iu');
const areaBehind = new RegExp(
  String.raw`^(?!\d[\d.,]*\s)(.+?)[\s,:;]+(?:[-–—]\s+)?(\d[\d.,]*)\s?${squareMetres}\.?$`,
  'iu',
);

/** A line that says how many square metres are wanted, as `12 m2 baldosas`; behind a quantity they are a size of the goods. */
export function areaOf(text: string): { readonly named: string; readonly area: number } | null {
  const [, front, rest] = areaInFront.exec(text) ?? [];
  const [, named = rest, written = front] = areaBehind.exec(text) ?? [];
  const area = readTypedNumber(written ?? '');
  return named !== undefined && area !== null && area > 0 && area < 1_000_000 ? { named, area } : null;
}

export const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
