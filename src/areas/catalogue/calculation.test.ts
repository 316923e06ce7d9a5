import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Measure } from '#areas/pricing/price-per-measure.ts';
import { type Cents, cents } from '#values/money.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { calculationOf, type ConsumptionUnit } from './calculation-of.ts';
import { cheapestSizes, type Size } from './cheapest-sizes.ts';
import { defaultWaste, neededAmount } from './needed-amount.ts';

/** '4 l' of a product that takes '10 m2/l', as the shop's list says it. */
function product(given: {
  content?: string;
  consumption?: string;
  coversM2?: number;
  unit?: string;
  coverage?: number;
  pack?: number;
}) {
  const [amount, measure] = given.content?.split(' ') ?? [];
  const [value, unit] = given.consumption?.split(' ') ?? [];
  return calculationOf({
    content: amount ? { amount: Number(amount) * 1000, measure: measure as Measure } : null,
    consumption:
      value !== undefined || given.coversM2
        ? {
            value: value === undefined ? null : Number(value),
            unit: (unit as ConsumptionUnit) ?? null,
            coversM2: given.coversM2 ?? null,
          }
        : null,
    unit: given.unit ?? 'ud',
    coverage: given.coverage,
    pack: given.pack,
  });
}

const paint = { content: '4 l', coverage: 10 };
const tiles = { content: '1.44 m2', coversM2: 1.44 };
const glue = { content: '25 kg', consumption: '5 kg/m2' };
const mortar = { content: '25 kg', consumption: '17 kg/m2/cm' };

/** What a tradesman reckons with pencil and paper; the last column is his sum. */
test.each([
  ['bedroom walls, two coats', paint, { size: 35, coats: 2 }, 7, '35 × 2 ÷ 10'],
  ['bedroom walls, one coat', paint, { size: 35, coats: 1 }, 3.5, '35 ÷ 10'],
  ['walls and ceiling, two coats', paint, { size: 47, coats: 2 }, 9.4, '(35 + 12) × 2 ÷ 10'],
  ['satin at 12 m²/l', { ...paint, coverage: 12 }, { size: 30, coats: 2 }, 5, '30 × 2 ÷ 12'],
  [
    'three coats of varnish',
    { content: '0.75 l', coverage: 14 },
    { size: 5, coats: 3 },
    1.072,
    '5 × 3 ÷ 14 = 1,0714…, up',
  ],
  ['primer at 0,15 l/m²', { content: '4 l', consumption: '0.15 l/m2' }, { size: 20, coats: 1 }, 3, '20 × 0,15'],
  ['primer at 8 m²/l', { content: '4 l', consumption: '8 m2/l' }, { size: 20, coats: 1 }, 2.5, '20 ÷ 8'],
  ['terrace of tiles', tiles, { size: 14 }, 15.4, '14 × 1,10'],
  ['tiles laid straight', tiles, { size: 14, waste: 5 }, 14.7, '14 × 1,05'],
  ['adhesive for the terrace', glue, { size: 14 }, 70, '14 × 5'],
  ['adhesive with a tenth more', glue, { size: 14, waste: 10 }, 77, '14 × 5 × 1,10'],
  ['grout', { content: '2 kg', consumption: '0.5 kg/m2' }, { size: 14 }, 7, '14 × 0,5'],
  ['screed of 5 cm', mortar, { size: 6, thickness: 5 }, 510, '6 × 5 × 17'],
  ['render of 1,5 cm', mortar, { size: 12, thickness: 1.5 }, 306, '12 × 1,5 × 17'],
  [
    'cement of a 1:4 mortar',
    { content: '25 kg', consumption: '3.5 kg/m2/cm' },
    { size: 10, thickness: 4 },
    140,
    '10 × 4 × 3,5',
  ],
  ['plaster of 1 cm', { content: '20 kg', consumption: '9 kg/m2/cm' }, { size: 15, thickness: 1 }, 135, '15 × 1 × 9'],
  ['boards of 1,20 × 2,50', { content: '3 m2', coversM2: 3 }, { size: 27 }, 29.7, '27 × 1,10'],
  ['insulation rolls', { content: '14.4 m2', coversM2: 14.4 }, { size: 40, waste: 5 }, 42, '40 × 1,05'],
  ['partition of bricks', { consumption: '33 ud/m2' }, { size: 8 }, 290.4, '8 × 33 × 1,10'],
  ['garden hose', { content: '25 m' }, { size: 40 }, 40, '40'],
  ['cable by the metre', { unit: 'm' }, { size: 18, waste: 10 }, 19.8, '18 × 1,10'],
  ['screws', { pack: 200 }, { size: 450 }, 450, '450'],
])('%s', (_, facts, task, expected, _sum) => {
  const calculation = product(facts)!;
  const filled = { coats: 1, thickness: 1, waste: defaultWaste(calculation), ...task };
  expect(neededAmount(calculation, filled)).toBe(expected);
});

test('nothing is reckoned where nothing is known, or the shop wants none', () => {
  const none = [
    product({}),
    product({ content: '4 l' }),
    product({ content: '25 kg' }),
    // What one tarpaulin contains says nothing of what it covers.
    product({ content: '6 m2' }),
    // Kilos cannot be reckoned from litres.
    product({ content: '4 l', consumption: '5 kg/m2' }),
    product({ content: '750 kg', coverage: 10 }),
    product({ content: '5 m', consumption: '0' }),
    product({ pack: 2 }),
  ];
  expect(none).toEqual(none.map(() => null));
});

describe('the cheapest sizes', () => {
  /** `4=16.60` is a tin of 4 at 16.60 €; `x43`: so many are there; `@10:15.90`: from ten on. */
  const sizes = (...texts: string[]): Size[] =>
    texts.map((text, at) => {
      const [, amount, price, stock, steps = ''] = /^([\d.]+)=([\d.]+)(?: x(\d+))?(?: @(.+))?$/.exec(text)!;
      const toCents = (euros: string): Cents => cents(Math.round(Number(euros) * 100));
      return {
        id: at + 1,
        amount: Math.round(Number(amount) * 1000),
        available: Number(stock ?? 999),
        base: toCents(price!),
        sale: cents(0),
        quantityPrices: steps
          .split(' ')
          .filter(Boolean)
          .map((step) => {
            const [from, euros] = step.split(':');
            return { from: Number(from), price: toCents(euros!) };
          }),
      };
    });
  const chosen = (need: number, ...texts: string[]) => {
    const { lines, total, short } = cheapestSizes(need * 1000, sizes(...texts));
    return [lines.map(({ id, quantity }) => `${quantity}×${texts[id - 1]!.split('=')[0]}`).join(' + '), total, short];
  };

  test.each([
    // Tins of 4 l at 16,60 and of 15 l at 48,50.
    [7, ['4=16.60', '15=48.50'], '2×4', 33_20, '2 × 16,60 = 33,20; one of 15 is 48,50'],
    [9.4, ['4=16.60', '15=48.50'], '1×15', 48_50, '3 × 16,60 = 49,80 is more than 48,50'],
    [19, ['4=16.60', '15=48.50'], '1×15 + 1×4', 65_10, '48,50 + 16,60 = 65,10; 5 × 16,60 = 83,00; 2 × 48,50 = 97,00'],
    [4, ['4=16.60', '15=48.50'], '1×4', 16_60, 'exactly one'],
    // Sacks: the small one only where it saves a large one.
    [510, ['5=2.35', '25=4.95'], '20×25 + 2×5', 103_70, '20 × 4,95 + 2 × 2,35 = 103,70; 21 × 4,95 = 103,95'],
    [26, ['5=2.35', '25=4.95'], '1×25 + 1×5', 7_30, '4,95 + 2,35 = 7,30'],
    [30.1, ['5=2.35', '25=4.95'], '1×25 + 2×5', 9_65, '4,95 + 2 × 2,35 = 9,65; two of 25 are 9,90'],
    // Boxes of tiles, one size.
    [15.4, ['1.44=25.07'], '11×1.44', 275_77, '15,4 ÷ 1,44 = 10,69 → 11; 11 × 25,07 = 275,77'],
    [70, ['25=15.00'], '3×25', 45_00, '70 ÷ 25 = 2,8 → 3'],
    // From ten on a piece costs less: ten are cheaper than nine.
    [9, ['1=5.00 @10:4.20'], '10×1', 42_00, '10 × 4,20 = 42,00; 9 × 5,00 = 45,00'],
    // Hoses.
    [40, ['15=14.00', '25=21.00', '50=39.00'], '1×25 + 1×15', 35_00, '21 + 14 = 35; one of 50 is 39'],
    // Boxes of 200 and 1,000 screws.
    [450, ['200=6.00', '1000=20.00'], '3×200', 18_00, '3 × 6,00 = 18,00; a box of 1.000 is 20,00'],
    [650, ['200=6.00', '1000=20.00'], '1×1000', 20_00, '4 × 6,00 = 24,00'],
    // Equally dear: fewer to carry.
    [10, ['5=5.00', '10=10.00'], '1×10', 10_00, 'one piece, not two'],
  ])('for %s of %j: %s', (need, texts, lines, total, _sum) => {
    expect(chosen(need, ...texts)).toEqual([lines, total, 0]);
  });

  test.each([
    ['only what is there is offered', 60, ['4=16.60 x50', '15=48.50 x2'], '2×15 + 8×4', 229_80, 0],
    ['all there is where it is not enough', 60, ['4=16.60 x3', '15=48.50 x2'], '2×15 + 3×4', 146_80, 18_000],
    ['none where there is none', 60, ['4=16.60 x0'], '', 0, 60_000],
    ['a quantity price that the stock does not reach is none', 9, ['1=5.00 x9 @10:4.20'], '9×1', 45_00, 0],
    ['a million square metres', 200_000, ['4=16.60 x43', '15=48.50 x999'], '999×15 + 43×4', 49_165_30, 184_843_000],
  ])('%s', (_, need, texts, lines, total, short) => {
    expect(chosen(need, ...texts)).toEqual([lines, total, short]);
  });

  test('are as cheap as the best of all combinations', () => {
    const anySize = fc.record({
      id: fc.nat(),
      amount: fc.integer({ min: 1, max: 12 }),
      available: fc.integer({ min: 0, max: 5 }),
      base: fc.integer({ min: 1, max: 60 }).map(cents),
      sale: fc.integer({ min: 0, max: 60 }).map(cents),
      quantityPrices: fc.array(
        fc.record({ from: fc.integer({ min: 2, max: 5 }), price: fc.integer({ min: 1, max: 60 }).map(cents) }),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.array(anySize, { minLength: 1, maxLength: 3 }), (need, some) => {
        const found = cheapestSizes(
          need,
          some.map((size, id) => ({ ...size, id })),
        );
        expect(found.total).toBe(bestOfAll(need, some));
        expect(found.amount + found.short).toBeGreaterThanOrEqual(need);
        for (const { id, quantity } of found.lines) expect(quantity).toBeLessThanOrEqual(some[id]!.available);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

/** The least that any combination costs, all of them tried; everything where that is not enough. */
function bestOfAll(need: number, sizes: readonly Size[]): number {
  const costAt = ({ base, sale, quantityPrices }: Size, quantity: number): number => {
    const single = sale > 0 && sale < base ? sale : base;
    const reached = quantityPrices.filter(({ from }) => from <= quantity).map(({ price }) => price);
    return quantity * Math.min(single, ...reached);
  };
  const all = sizes.reduce((sum, { amount, available }) => sum + amount * available, 0);
  const tried = (at: number, left: number): number => {
    if (at === sizes.length) return left <= 0 ? 0 : Infinity;
    const size = sizes[at]!;
    const counts = Array.from({ length: size.available + 1 }, (_, quantity) => quantity);
    return Math.min(...counts.map((quantity) => costAt(size, quantity) + tried(at + 1, left - quantity * size.amount)));
  };
  return all < need ? sizes.reduce((sum, size) => sum + costAt(size, size.available), 0) : tried(0, need);
}
