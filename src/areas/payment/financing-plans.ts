import { centsFromEuros } from '#values/money.ts';
import type { FinancingSettings } from './contract.ts';
import { calculateInstalments, type Instalments } from './instalments.ts';
import type { Lender } from './lenders.ts';

/** The terms of a lender: amounts in euros, rates in percent a year. */
export interface FinancingOffer extends Pick<FinancingSettings, 'minAmount' | 'maxAmount' | 'months' | 'tin' | 'tae'> {
  readonly lender: Lender;
}

/** A loan of one lender; amounts in cents, rates in percent a year. */
export interface FinancingPlan extends Instalments, Pick<FinancingOffer, 'lender' | 'tin' | 'tae'> {}

const finances = ({ minAmount, maxAmount }: FinancingOffer, amount: number): boolean =>
  amount >= minAmount && amount <= maxAmount;

/** The key in the calculator's address for the amount that it opens with, in euros; links beside prices have it. */
export const amountKey = 'amount';

/** All terms in months that any lender has, whatever the amount. */
export const allMonths = (offers: readonly FinancingOffer[]): number[] =>
  [...new Set(offers.flatMap(({ months }) => months))].sort((one, other) => one - other);

/** The least and the most that can be financed, in euros. */
export const amountBounds = (offers: readonly FinancingOffer[]): { min: number; max: number } => ({
  min: Math.min(...offers.map(({ minAmount }) => minAmount)),
  max: Math.max(...offers.map(({ maxAmount }) => maxAmount)),
});

/** The cheapest loan of an amount in euros over so many months; null where no lender has it. */
export function findPlan(offers: readonly FinancingOffer[], amount: number, months: number): FinancingPlan | null {
  const plans = offers
    .filter((offer) => finances(offer, amount) && offer.months.includes(months))
    .map(({ lender, tin, tae }) => ({
      lender,
      tin,
      tae,
      ...calculateInstalments(centsFromEuros(amount), months, tin),
    }));
  return plans.sort((one, other) => one.total - other.total)[0] ?? null;
}

/** The loans of an amount in euros over each of the months that the lenders have for it, the shortest first. */
export const allPlans = (offers: readonly FinancingOffer[], amount: number): FinancingPlan[] =>
  allMonths(offers).flatMap((months) => findPlan(offers, amount, months) ?? []);

/** The months of the example that the shop shows beside a price. */
const exampleMonths = 12;

/** The example beside a price in euros: a year, or the longest loan below that; null where the price is not financed. */
export function examplePlan(offers: readonly FinancingOffer[], amount: number): FinancingPlan | null {
  const plans = allMonths(offers)
    .filter((months) => months <= exampleMonths)
    .map((months) => findPlan(offers, amount, months));
  return plans.findLast((plan) => plan !== null) ?? null;
}
