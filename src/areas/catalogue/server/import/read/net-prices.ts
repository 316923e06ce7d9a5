import { type VatRate, withoutVat, withVat } from '#areas/pricing/vat.ts';
import { CellError, type CellContext, readNumber, saysNoPrice } from './read-cells.ts';

/** An amount in euros without VAT, with its decimals, of which three are nothing unusual; 0 and empty are no price. */
export function readNetPrice(cell: string | undefined, column: string, { numbers, note }: CellContext): number | null {
  if (saysNoPrice(cell, column, note)) return null;
  const euros = readNumber(cell, column, numbers.get(column));
  if (euros === null || euros === 0) return null;
  if (euros < 0 || euros > 10_000_000) throw new CellError(`${column} is out of range: ${cell}`);
  return euros;
}

/**
 * The price with VAT, in cents, of what a row says with and without it; null: it has none. Throws CellError where both are
 * there and neither is the other to the cent.
 */
export function priceWithVat(gross: number | null, net: number | null, rate: VatRate, column: string): number | null {
  if (net === null) return gross;
  const added = withVat(net, rate);
  // Sold for nothing otherwise.
  if (added === 0) throw new CellError(`net_${column} ${net} is less than half a cent: sell several as one unit`);
  // Who writes 10 € and 8.26 € has rounded the second; VAT added to it is 9.99 €.
  if (gross === null || gross === added || withoutVat(gross / 100, rate) === net) return gross ?? added;
  throw new CellError(`${column} ${euros(gross)} is not net_${column} ${net} with ${rate} % VAT, ${euros(added)}`);
}

const euros = (cents: number): string => (cents / 100).toFixed(2);
