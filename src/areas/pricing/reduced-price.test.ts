import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { priceInForce, referenceOf } from './reduced-price.ts';

const offered = (price: number | null, salePrice: number | null, reference: number | null = null) => ({
  price,
  salePrice,
  reference,
  isArchived: false,
});

describe('a price in force', () => {
  it.each([
    ['is reduced below its reference, not below its list price', offered(100, 80, 90), { base: 90, sale: 80 }],
    ['is plain at its reference', offered(100, 80, 80), { base: 80, sale: 0 }],
    ['is plain above its reference', offered(100, 80, 70), { base: 80, sale: 0 }],
    ['is plain without a reference', offered(100, 80), { base: 80, sale: 0 }],
    ['is plain without a reduced price, whatever it was before', offered(60, null, 90), { base: 60, sale: 0 }],
    ['is the list price where the reduced one is not below it', offered(100, 100, 120), { base: 100, sale: 0 }],
    ['is nothing without a price', offered(null, 80, 90), { base: 0, sale: 0 }],
  ])('%s', (_, stored, price) => expect(priceInForce(stored)).toEqual(price));
});

describe('the reference of a changed price', () => {
  const sold = { wasSold: true, lowest: 70 };
  const unsold = { wasSold: false, lowest: null };
  const archived = (one: ReturnType<typeof offered>) => ({ ...one, isArchived: true });
  it.each([
    ['is the lowest of thirty days', null, offered(100, 60), sold, 70],
    ['is the list price of what is sold for the first time', null, offered(100, 60), unsold, 100],
    ['is none after thirty days without a price', null, offered(100, 60), { wasSold: true, lowest: null }, null],
    ['is none without a reduced price', offered(100, 60, 70), offered(100, null), sold, null],
    ['is none without a price', offered(100, 60, 70), offered(null, 60), sold, null],
    ['stays while the price stays, whatever the list price', offered(100, 60, 90), offered(150, 60), sold, 90],
    ['is new for a lower price', offered(100, 60, 90), offered(100, 50), sold, 70],
    ['is new for a higher price', offered(100, 60, 90), offered(100, 65), sold, 70],
    ['is new where a plain price becomes a reduced one', offered(60, null), offered(100, 60), sold, 70],
    ['is new for what comes back', archived(offered(100, 60, 90)), offered(100, 60), sold, 70],
  ])('%s', (_, before, after, past, reference) => expect(referenceOf({ before, after, past }, false)).toBe(reference));

  it.each([
    ['keeps that of the first step for a lower one', offered(100, 60, 90), offered(100, 50), 90],
    ['is new for a higher step', offered(100, 60, 90), offered(100, 65), 70],
    ['is new where the step before had none', offered(100, 60), offered(100, 50), 70],
    ['is new where the sale was broken', offered(100, null), offered(100, 50), 70],
    ['is new for what comes back at a lower step', archived(offered(100, 60, 90)), offered(100, 50), 70],
    ['is new for what goes at a lower step', offered(100, 60, 90), archived(offered(100, 50)), 70],
    ['is new for a lower step of what is gone', archived(offered(100, 60, 90)), archived(offered(100, 50)), 70],
  ])('of steps that go down %s', (_, before, after, reference) =>
    expect(referenceOf({ before, after, past: sold }, true)).toBe(reference),
  );
});

describe('over any history of prices', () => {
  const price = fc.oneof(
    { weight: 1, arbitrary: fc.constant({ price: null, salePrice: null }) },
    { weight: 4, arbitrary: fc.record({ price: fc.integer({ min: 20, max: 40 }), salePrice: fc.constant(null) }) },
    // Also a reduced price that is none.
    {
      weight: 8,
      arbitrary: fc.record({ price: fc.integer({ min: 30, max: 45 }), salePrice: fc.integer({ min: 20, max: 46 }) }),
    },
  );
  const step = fc.record({
    days: fc.integer({ min: 1, max: 20 }),
    after: fc.tuple(
      price,
      fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    ),
  });

  it('nothing is reduced unless it is below every price of the thirty days before, and it counts from the lowest', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const sold: { price: number | null; from: number }[] = [];
        let day = 0;
        let before: ReturnType<typeof offered> | null = null;
        for (const {
          days,
          after: [listed, isArchived],
        } of steps) {
          day += days;
          const past = sold.flatMap(({ price: cost }) => cost ?? []);
          const recent = sold.flatMap(({ price: cost }, at) =>
            cost !== null && (sold[at + 1]?.from ?? day) > day - 30 ? [cost] : [],
          );
          const lowest = recent.length > 0 ? Math.min(...recent) : null;
          const after = { ...listed, isArchived };
          const reference = referenceOf({ before, after, past: { wasSold: past.length > 0, lowest } }, false);
          const { base, sale } = priceInForce({ ...listed, reference });
          const cost = isArchived || listed.price === null ? null : sale || base;
          const changed = sold.at(-1)?.price !== cost;
          if (changed) sold.push({ price: cost, from: day });
          before = { ...after, reference };
          if (sale === 0 || isArchived) continue;
          if (past.length === 0) expect(base).toBe(listed.price);
          else if (changed) expect(base).toBe(lowest);
          const since = sold.at(-1)!.from;
          for (const [at, { price: other }] of sold.slice(0, -1).entries())
            if (other !== null && sold[at + 1]!.from > since - 30) expect(sale).toBeLessThan(other);
        }
      }),
      { numRuns: propertyRuns(3000) },
    );
  });
});
