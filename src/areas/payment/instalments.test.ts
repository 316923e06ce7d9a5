import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { annualRate, calculateInstalments } from './instalments.ts';

const amounts = fc.integer({ min: 1, max: 10_000_000 }).map(cents);
const terms = fc.integer({ min: 1, max: 60 });
const rates = fc.integer({ min: 0, max: 3000 }).map((rate) => rate / 100);

describe('a loan', () => {
  it('of 329,00 € in 12 months at 13,60 % costs 24,76 €', () => {
    expect(calculateInstalments(cents(32_900), 12, 13.6)).toEqual({
      months: 12,
      monthly: 2948,
      last: 2948,
      total: 35_376,
      cost: 2476,
    });
    expect(annualRate(13.6)).toBe(14.48);
  });

  it.each([
    [3, 11_216],
    [6, 5703],
    [10, 3499],
    [18, 2031],
    [24, 1573],
  ])('of 329,00 € is paid back in %i instalments of %i cents', (months, monthly) => {
    expect(calculateInstalments(cents(32_900), months, 13.6).monthly).toBe(monthly);
  });

  it('without interest costs nothing, and its last instalment takes the cents that are left', () => {
    expect(calculateInstalments(cents(10_000), 3, 0)).toEqual({
      months: 3,
      monthly: 3333,
      last: 3334,
      total: 10_000,
      cost: 0,
    });
    expect(annualRate(0)).toBe(0);
  });

  it('is paid back to the cent: its instalments add up to the total, amount and cost too', () => {
    fc.assert(
      fc.property(amounts, terms, rates, (amount, months, tin) => {
        const { monthly, last, total, cost } = calculateInstalments(amount, months, tin);
        expect(monthly * (months - 1) + last).toBe(total);
        expect(amount + cost).toBe(total);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(Math.min(monthly, last)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is worth what is lent: its instalments, discounted at the rate, differ by their rounding only', () => {
    fc.assert(
      fc.property(amounts, terms, rates, (amount, months, tin) => {
        const { monthly, last } = calculateInstalments(amount, months, tin);
        const factor = 1 + tin / 1200;
        const worth = Array.from(
          { length: months },
          (_, month) => (month === months - 1 ? last : monthly) / factor ** (month + 1),
        ).reduce((sum, instalment) => sum + instalment, 0);
        expect(Math.abs(worth - amount)).toBeLessThanOrEqual(months);
      }),
    );
  });

  it('costs more over more months, and at a higher rate', () => {
    fc.assert(
      fc.property(amounts, terms, rates, (amount, months, tin) => {
        const { cost } = calculateInstalments(amount, months, tin);
        expect(calculateInstalments(amount, months, tin + 5).cost).toBeGreaterThanOrEqual(cost);
        // A cent of rounding in each instalment.
        expect(calculateInstalments(amount, months + 1, tin).cost).toBeGreaterThanOrEqual(cost - months);
      }),
    );
  });
});
