import { sql } from 'drizzle-orm';
import { type VatRate, withoutVat } from '#areas/pricing/vat.ts';
import type { Database } from '#platform/database/database.ts';
import type { ExistingProduct, UpdatedValues } from './find-existing-products.ts';
import { inForce } from './price-history.ts';
import { unsortedCode } from './section-paths.ts';

/** A decimal point in the wrong place moves a price by ten or a hundred; a section rarely spans that. */
const farAway = 20;
/** Fewer products say nothing about what the goods of a section cost. */
const fewest = 8;
/** A price at or below this part of the one in force is taken for a mistake. */
const leastPart = 0.2;

/** What a row makes of a product's prices; cents, VAT included, but for the cost in euros without. */
interface RowPrices extends Pick<UpdatedValues, 'price' | 'salePrice' | 'quantityPrices' | 'isArchived'> {
  readonly article: string;
  readonly sectionId: number;
  /** A machine and the accessories sold next to it are compared with their like. */
  readonly isAppliance: boolean;
  readonly vatRate: VatRate;
  /** What the row says that the shop pays; null: it does not say. */
  readonly cost: number | null;
}

/** The reason why a row is held back, with both prices; null: it is taken. */
type JudgePrices = (row: RowPrices, before: ExistingProduct | undefined) => string | null;

/** Loads what it judges by once, before the import writes. */
export interface PriceJudge {
  load(): Promise<JudgePrices>;
}

/**
 * Holds back prices that look like slips: far from what the section costs, below cost, or a fraction of the price in
 * force. Only what a row changes is judged, with what the sections cost before the import.
 */
export function createPriceJudge(database: Database): PriceJudge {
  let judge: Promise<JudgePrices> | undefined;
  return {
    load: () => (judge ??= loadMedians(database).then((medians) => (row, before) => judgeRow(medians, row, before))),
  };
}

const groupOf = ({ sectionId, isAppliance }: { sectionId: number; isAppliance: boolean }): string =>
  `${sectionId} ${isAppliance}`;

/** The median of the prices in force, in cents, of each section with enough products on sale: goods without a section are nothing alike. */
async function loadMedians(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ sectionId: number; isAppliance: boolean; median: number }>(sql`
    SELECT section_id AS "sectionId", is_appliance AS "isAppliance",
      percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(sale_price, price)) AS median
    FROM catalogue_products WHERE price IS NOT NULL AND NOT is_archived
      AND section_id NOT IN (SELECT id FROM catalogue_sections WHERE code = ${unsortedCode})
    GROUP BY section_id, is_appliance HAVING count(*) >= ${fewest}`);
  return new Map(rows.map((row) => [groupOf(row), row.median]));
}

function judgeRow(
  medians: ReadonlyMap<string, number>,
  row: RowPrices,
  before: ExistingProduct | undefined,
): string | null {
  if (inForce(row) === null) return null;
  const wasOnSale = before !== undefined && inForce(before) !== null;
  for (const { name, cents, old } of pricesOf(row, before)) {
    if (wasOnSale && cents === old) continue;
    const reason = judge(cents, { row, old, before, median: medians.get(groupOf(row)) });
    if (reason === null) continue;
    const instead = wasOnSale ? `${euros(inForce(before)!)} in force` : 'none in force';
    return `article ${row.article}: ${name} ${euros(cents)}, ${instead}: ${reason}`;
  }
  return null;
}

/** The prices of a row, each with the one of the same kind that the product has now. */
function pricesOf({ price, salePrice, quantityPrices }: RowPrices, before: ExistingProduct | undefined) {
  const steps = quantityPrices.map((step) => ({
    name: `price from ${step.from} pieces`,
    cents: step.price as number,
    old: before?.quantityPrices.find(({ from }) => from === step.from)?.price ?? null,
  }));
  const sale = salePrice === null ? [] : [{ name: 'sale price', cents: salePrice, old: before?.salePrice ?? null }];
  return [{ name: 'price', cents: price!, old: before?.price ?? null }, ...sale, ...steps];
}

function judge(
  cents: number,
  {
    row,
    old,
    before,
    median,
  }: { row: RowPrices; old: number | null; before: ExistingProduct | undefined; median: number | undefined },
): string | null {
  const present = before ? inForce(before) : null;
  if (present !== null && cents <= present * leastPart) return `${percentLess(cents, present)} % less`;
  if (row.cost !== null && withoutVat(cents / 100, row.vatRate) < row.cost)
    return `below what it costs, ${row.cost.toFixed(2)} EUR without VAT`;
  if (median === undefined) return null;
  // A product that is far away already may stay there.
  if (isFarBelow(cents, median) && !(old !== null && isFarBelow(old, median)))
    return `${farAway} times less than its section costs, ${euros(median)} in the middle`;
  if (isFarAbove(cents, median) && !(old !== null && isFarAbove(old, median)))
    return `${farAway} times more than its section costs, ${euros(median)} in the middle`;
  return null;
}

const isFarBelow = (cents: number, median: number): boolean => cents * farAway <= median;
const isFarAbove = (cents: number, median: number): boolean => cents >= median * farAway;
const percentLess = (cents: number, present: number): number => Math.floor(((present - cents) * 100) / present);
const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
