import { describe, expect, it } from 'vitest';
import { allMonths, amountBounds, examplePlan, type FinancingOffer, findPlan } from './financing-plans.ts';

const sequra: FinancingOffer = {
  lender: 'sequra',
  months: [3, 6, 10, 12],
  tin: 13.6,
  tae: 14.48,
  minAmount: 90,
  maxAmount: 3000,
};
const crediya: FinancingOffer = { ...sequra, lender: 'crediya', months: [10, 12, 18, 24], minAmount: 300 };
const offers = [sequra, crediya];

it('has the months and amounts of all lenders', () => {
  expect(allMonths(offers)).toEqual([3, 6, 10, 12, 18, 24]);
  expect(amountBounds(offers)).toEqual({ min: 90, max: 3000 });
});

describe('a plan', () => {
  it('is calculated at the nominal rate of its lender', () => {
    expect(findPlan(offers, 329, 12)).toMatchObject({
      lender: 'sequra',
      monthly: 2948,
      total: 35_376,
      cost: 2476,
      tae: 14.48,
    });
    expect([3, 6, 10, 18, 24].map((months) => findPlan(offers, 329, months)?.monthly)).toEqual([
      11_216, 5703, 3499, 2031, 1573,
    ]);
  });

  it('is the cheapest of its months', () => {
    expect(findPlan([sequra, { ...crediya, tin: 5, tae: 5.12 }], 329, 12)?.lender).toBe('crediya');
    expect(findPlan([crediya, sequra], 329, 12)?.lender).toBe('crediya');
  });

  it('needs a lender of the amount and the months', () => {
    expect(findPlan(offers, 299.99, 18)).toBeNull();
    expect(findPlan(offers, 300, 18)).not.toBeNull();
    expect(findPlan(offers, 3000, 18)).not.toBeNull();
    expect(findPlan(offers, 3000.01, 18)).toBeNull();
    expect(findPlan(offers, 329, 11)).toBeNull();
    expect(findPlan([], 329, 12)).toBeNull();
  });
});

describe('the example beside a price', () => {
  it('is over a year, or the longest loan below that', () => {
    expect(examplePlan(offers, 329)?.months).toBe(12);
    expect(examplePlan([{ ...sequra, months: [3, 6, 24] }], 329)?.months).toBe(6);
  });

  it('is left out below the least amount and above the most', () => {
    expect(examplePlan(offers, 89.99)).toBeNull();
    expect(examplePlan(offers, 90)).not.toBeNull();
    expect(examplePlan(offers, 3000.01)).toBeNull();
    expect(examplePlan([], 329)).toBeNull();
  });
});
