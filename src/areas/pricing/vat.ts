import { addCents, type Cents, cents } from '#values/money.ts';

/** The VAT rates of the Spanish mainland and the Balearics, in whole percent (Ley 37/1992 art. 90 and 91). */
export const vatRates = [21, 10, 4, 0] as const;
export type VatRate = (typeof vatRates)[number];
export const standardVatRate: VatRate = 21;

/** The VAT that a gross amount contains, in cents, rounded half up. */
export const includedVat = (gross: Cents, rate: VatRate): Cents => cents(Math.round((gross * rate) / (100 + rate)));

/**
 * Divides an amount in proportion to weights, to the cent, by largest remainder: each part is rounded down, then the
 * cents that are left go to the parts that lost most, the first of equals first. Without any weight the first part gets
 * all. Exact for any size, hence BigInt.
 */
export function distribute(amount: Cents, weights: readonly Cents[]): Cents[] {
  const sum = BigInt(addCents(...weights));
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : cents(0)));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => Number(share / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const byLoss = exact
    .map((share, index) => ({ index, lost: share % sum }))
    .sort((one, other) => (one.lost === other.lost ? one.index - other.index : one.lost < other.lost ? 1 : -1));
  for (const { index } of byLoss.slice(0, left)) parts[index]! += 1;
  return parts.map(cents);
}
