/** An amount in integer cents of a euro, VAT included. The only type in which the shop calculates money. */
export type Cents = number & { readonly __unit: 'cents' };

/** Takes a whole number of cents; anything else is a programming error and throws. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount as Cents;
}

/** Cents to the euros of the API, at most two decimals. */
export const eurosFromCents = (amount: Cents): number => amount / 100;

/** The API's euros to cents; undoes what binary fractions do to them. */
export const centsFromEuros = (amount: number): Cents => cents(Math.round(amount * 100));

export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

export const multiplyCents = (amount: Cents, quantity: number): Cents => cents(amount * quantity);
