import { type Calculation, calculationOf, type Consumption } from '../../calculation-of.ts';
import type { ProductCalculation, ProductDetail } from '../../contract.ts';
import type { CardRow } from '../cards/product-cards.ts';

type Row = Pick<CardRow, 'id' | 'unit' | 'content' | 'attributes' | 'is_virtual'> & {
  readonly consumption: Consumption | null;
};
type Version = Row & { readonly version_es: string };

/** How far a product goes, how much of it a job takes, and of what is sold together with it. */
export function describeConsumption(
  row: Version,
  versions: readonly Version[],
  soldTogether: readonly Row[],
): Pick<ProductDetail, 'consumption' | 'consumption_unit' | 'covers_m2' | 'calculation'> {
  const { value, unit, coversM2 } = row.consumption ?? {};
  const own = calculationOfRow(row);
  return {
    ...(value && unit && { consumption: value, consumption_unit: unit }),
    ...(coversM2 && { covers_m2: coversM2 }),
    ...(own && {
      calculation: {
        ...describe(own, [row, ...versions.filter((version) => isOtherSize(row, version))]),
        ...(own.kind === 'area' && own.measure !== 'kg' && describeCompanions(soldTogether)),
      },
    }),
  };
}

const numberOf = (row: Row, code: string): number | undefined => {
  const [value] = row.attributes[code] ?? [];
  return typeof value === 'number' ? value : undefined;
};

const calculationOfRow = (row: Row): Calculation | null =>
  row.is_virtual ? null : calculationOf({ ...row, coverage: numberOf(row, 'coverage'), pack: numberOf(row, 'pack') });

const describe = ({ kind, measure, rate }: Calculation, sizes: readonly Row[]): ProductCalculation => ({
  kind,
  measure,
  rate,
  sizes: sizes.map((size) => ({ product_id: size.id, amount: calculationOfRow(size)!.amount })),
});

/** What is spread on the same square metres, such as adhesive and grout. */
function describeCompanions(soldTogether: readonly Row[]) {
  const companions = soldTogether.flatMap((row) => {
    const calculation = calculationOfRow(row);
    const isSpread = calculation?.kind === 'area' && calculation.measure === 'kg';
    return isSpread ? [{ product_id: row.id, ...describe(calculation, [row]) }] : [];
  });
  return companions.length > 0 && { with: companions };
}

/** How much a number that grows with the size, such as a weight, may differ from its proportion. */
const tolerance = 0.15;

/** '4 l' and '15 l' differ in their amounts alone, 'Blanco, 4 l' and 'Rojo, 4 l' in more. */
const withoutAmounts = (version: string): string =>
  version.replace(/\d[\d.,]*\s*(?:(?:ml|cl|l|kg|g|mm|cm|m|m²|m2|uds?|u)\b\.?)?/giu, '').trim();

/** Whether another version of a model is the same in another size: it does the same job, only its numbers grow with its amount. */
function isOtherSize(row: Version, other: Version): boolean {
  const [one, another] = [calculationOfRow(row), calculationOfRow(other)];
  if (!one || !another || one.amount === another.amount) return false;
  if (one.kind !== another.kind || one.measure !== another.measure || one.rate !== another.rate) return false;
  if (withoutAmounts(row.version_es) !== withoutAmounts(other.version_es)) return false;
  const growth = another.amount / one.amount;
  const codes = new Set([...Object.keys(row.attributes), ...Object.keys(other.attributes)]);
  return [...codes].every((code) => {
    if (JSON.stringify(row.attributes[code]) === JSON.stringify(other.attributes[code])) return true;
    const [own, its] = [numberOf(row, code), numberOf(other, code)];
    return own !== undefined && its !== undefined && Math.abs(its / own / growth - 1) <= tolerance;
  });
}
