import { type Cents, centsFromEuros } from '#values/money.ts';
import type { FinancingTerms } from '../../financing-terms.ts';

/** The amounts between which a lender finances, in cents. */
export const amountsOf = ({ minAmount, maxAmount }: FinancingTerms): { readonly min: Cents; readonly max: Cents } => ({
  min: centsFromEuros(minAmount),
  max: centsFromEuros(maxAmount),
});
