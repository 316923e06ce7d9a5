import { z } from 'zod';
import { annualRate } from './instalments.ts';

const euros = z.number().positive().multipleOf(0.01);
const percent = z.number().min(0).max(100).multipleOf(0.01);

/** The terms on which a lender finances purchases: months to choose from, yearly rates in percent, amounts in euros. */
const terms = z
  .strictObject({
    months: z.array(z.int().min(1).max(120)).min(1),
    /** The nominal rate. */
    tin: percent,
    /** The yearly rate with all costs; no loan is cheaper than its nominal rate. */
    tae: percent,
    minAmount: euros,
    maxAmount: euros,
  })
  .refine(({ months }) => months.every((month, index) => index === 0 || month > months[index - 1]!), {
    path: ['months'],
    message: 'must go from the shortest to the longest',
  })
  .refine(({ tin, tae }) => tae >= annualRate(tin), { path: ['tae'], message: 'is below what tin comes to in a year' })
  .refine(({ minAmount, maxAmount }) => minAmount <= maxAmount, { path: ['maxAmount'], message: 'is below minAmount' });

export type FinancingTerms = z.output<typeof terms>;

/** The terms of each lender; null: it is not offered. */
export const financingTerms = z
  .strictObject({ crediya: terms.nullable().default(null), sequra: terms.nullable().default(null) })
  .default({ crediya: null, sequra: null });
