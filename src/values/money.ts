/** An amount in integer cents of a euro, VAT included. The only type in which the shop calculates money. */
export type Cents = number & { readonly __unit: 'cents' };

/** Takes a whole number of cents; anything else is a programming error and throws. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount as Cents;
}

/** Cents to the euros of the API, at most two decimals. */
export const eurosFromCents = (amount: Cents): number => amount / 100;

/** The API's euros to cents, rounded because of binary fractions. */
export const centsFromEuros = (amount: number): Cents => cents(Math.round(amount * 100));

export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** The sum of two amounts in the API's euros, exact to the cent. */
export const addEuros = (one: number, other: number): number =>
  eurosFromCents(addCents(centsFromEuros(one), centsFromEuros(other)));

/** The difference of two amounts in the API's euros, exact to the cent. */
export const subtractEuros = (from: number, amount: number): number =>
  eurosFromCents(cents(centsFromEuros(from) - centsFromEuros(amount)));

export const multiplyCents = (amount: Cents, quantity: number): Cents => cents(amount * quantity);

/**
 * Divides an amount in proportion to weights, to the cent, by largest remainder: each part is rounded down, then the
 * cents that are left go to the parts that lost most, the first of equals first. Without any weight the first part gets
 * all. Exact for any size, hence BigInt.
 */
export function distributeCents(amount: Cents, weights: readonly Cents[]): Cents[] {
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
