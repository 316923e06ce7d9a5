/** An amount in integer cents of a euro, VAT included. The only type in which the shop calculates money. */
export type Cents = number & { readonly __unit: 'cents' };

/** Takes a whole number of cents; anything else is a programming error and throws. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount as Cents;
}

/** Euros as the API speaks them (129.95) to cents; more than two decimals throws. */
export function centsFromEuros(euros: number): Cents {
  const amount = Math.round(euros * 100);
  if (Math.abs(amount - euros * 100) > 1e-6) throw new RangeError(`not an amount in cents: ${euros}`);
  return cents(amount);
}

/** Cents to the euros of the API, at most two decimals. */
export const eurosFromCents = (amount: Cents): number => amount / 100;

export const addCents = (...amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

export const multiplyCents = (amount: Cents, quantity: number): Cents => cents(amount * quantity);
