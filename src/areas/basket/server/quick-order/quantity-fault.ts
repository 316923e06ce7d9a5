import { readTypedNumber } from '#values/written-number.ts';
import { cellsOf } from './line-cells.ts';

interface QuantityFault {
  readonly kind: 'zero' | 'fraction' | 'negative' | 'tooMany';
  readonly written: string;
}

const number = /^[-−]?\d[\d.,]*(?:e\d+)?$/i;
/** What stands for a quantity: a column, or the first or last word of a line without columns. */
const placesOf = (text: string): string[] => {
  const cells = cellsOf(text);
  const words = text.split(/\s+/);
  return cells.length > 1 ? cells : [words.at(-1)!, words[0]!];
};

/** Why a line has no quantity although a number is written where one stands; null: none is, or it may be one. */
export function quantityFault(text: string): QuantityFault | null {
  for (const written of placesOf(text)) {
    if (!number.test(written)) continue;
    const digits = written.replace('−', '-');
    const value = readTypedNumber(digits) ?? Number(digits);
    if (value < 0) return { kind: 'negative', written };
    if (value === 0) return { kind: 'zero', written };
    if (value >= 1_000_000) return { kind: 'tooMany', written };
    if (!Number.isInteger(value)) return { kind: 'fraction', written };
  }
  return null;
}
