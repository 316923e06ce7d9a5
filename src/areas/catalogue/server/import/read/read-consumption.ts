import { type Consumption, consumptionUnits } from '../../../calculation-of.ts';
import type { Row } from './import-columns.ts';
import { CellError, type CellContext, readNumber } from './read-cells.ts';

/** The most that anything takes or covers of one square metre, kilo, litre or piece: more is a slip. */
const max = 10_000;

/** 'kg/m²' and 'Kg / m2' alike; pieces under each of their names. */
const plainUnit = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[\s.]/g, '')
    .replace(/^(?:uds|u|pcs|pz|pza|piezas|peces)\//, 'ud/');

/**
 * How far a product goes, by `consumption` with its unit and `covers_m2`; null where the row says nothing. What cannot be read is left out
 * with a note: the product can be sold without its calculation.
 */
export function readConsumption(cells: Row, context: CellContext): Consumption | null {
  const value = readAmount(cells, 'consumption', context);
  const coversM2 = readAmount(cells, 'covers_m2', context) || null;
  if (value === 0) return { value: 0, unit: null, coversM2: null };
  const written = (cells['consumption_unit'] ?? '').trim();
  const unit = consumptionUnits.find((one) => one === plainUnit(written)) ?? null;
  if (value !== null && !unit)
    context.note(`consumption left out, its unit is none of ${consumptionUnits.join(', ')}: ${written.slice(0, 40)}`);
  const known = value !== null && unit ? { value, unit } : { value: null, unit: null };
  return known.unit || coversM2 ? { ...known, coversM2 } : null;
}

function readAmount(cells: Row, column: 'consumption' | 'covers_m2', { numbers, note }: CellContext): number | null {
  try {
    const amount = readNumber(cells[column], column, numbers.get(column));
    if (amount === null || (amount >= 0 && amount <= max && (amount === 0 || amount >= 0.001))) return amount;
    note(`${column} left out, not between 0.001 and ${max}: ${cells[column]!.slice(0, 40)}`);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    note(`${column} left out: ${error.message.slice(0, 120)}`);
  }
  return null;
}
