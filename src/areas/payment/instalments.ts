import { type Cents, cents } from '#values/money.ts';

/** A loan that is paid back every month; amounts in cents. */
export interface Instalments {
  readonly months: number;
  /** All instalments but the last, which differs from them only in a loan without interest. */
  readonly monthly: Cents;
  readonly last: Cents;
  /** All instalments together, and how much of that is interest. */
  readonly total: Cents;
  readonly cost: Cents;
}

/**
 * What a loan costs by French amortisation: equal instalments, rounded to the cent. `tin` is the nominal rate in percent a
 * year. A preliminary calculation: the lender's offer is what counts.
 */
export function calculateInstalments(amount: Cents, months: number, tin: number): Instalments {
  const rate = tin / 1200;
  const monthly = cents(
    rate === 0 ? Math.floor(amount / months) : Math.round((amount * rate) / (1 - (1 + rate) ** -months)),
  );
  // Rounding may take a few cents off a small loan, but never makes it cheaper than what is lent.
  const total = cents(rate === 0 ? amount : Math.max(amount, monthly * months));
  return { months, monthly, last: cents(total - monthly * (months - 1)), total, cost: cents(total - amount) };
}

/** The yearly rate (TAE), in percent with two decimals, of monthly instalments at a nominal rate (TIN), without fees. */
export const annualRate = (tin: number): number => Math.round(((1 + tin / 1200) ** 12 - 1) * 10_000) / 100;
