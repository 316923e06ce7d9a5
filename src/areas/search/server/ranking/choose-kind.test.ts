import { expect, it } from 'vitest';
import type { Concept } from '../query/read-query.ts';
import { chooseKind } from './choose-kind.ts';

/** Products by the bits of the words that they have and that name their kind, with their share of the query of three words. */
interface Product {
  readonly met: number;
  readonly heads: number;
  readonly share?: number;
}

const kindOf = (products: readonly Product[], purposes: readonly boolean[] = [false, false, false]): number =>
  chooseKind(
    {
      documents: Int32Array.from(products.keys()),
      met: Uint16Array.from(products, ({ met }) => met),
      heads: Uint16Array.from(products, ({ heads }) => heads),
      share: Float32Array.from(products, ({ share = 0 }) => share),
      whole: 4,
    },
    purposes.map((isPurpose) => ({ isPurpose }) as Concept),
  );

it('no word names a kind where no product begins with one', () => {
  expect(kindOf([])).toBe(0);
  expect(kindOf([{ met: 0b111, heads: 0 }])).toBe(0);
  expect(kindOf([{ met: 0b001, heads: 0b001, share: 0 }])).toBe(0);
});

it('the first word is the kind where its products have the whole query', () => {
  const whole = { met: 0b111, heads: 0b001 };
  expect(kindOf([{ met: 0b111, heads: 0b010 }, whole])).toBe(0b001);
});

it('a word whose products have the whole query is the kind before an earlier one', () => {
  const earlier = { met: 0b011, heads: 0b001, share: 4 };
  expect(kindOf([earlier, { met: 0b111, heads: 0b100 }])).toBe(0b100);
});

it('the earlier of two words is the kind unless the later one’s products have much more of the query', () => {
  const earlier = (share: number) => ({ met: 0b001, heads: 0b001, share });
  const later = (share: number) => ({ met: 0b010, heads: 0b010, share });
  expect(kindOf([earlier(1), later(3)])).toBe(0b001);
  expect(kindOf([earlier(1), later(3.01)])).toBe(0b010);
  expect(kindOf([later(3), later(1), earlier(0.5)])).toBe(0b010);
  expect(kindOf([later(1), later(3)])).toBe(0b010);
});

it('a word that says what the thing is for is the kind only where no other is', () => {
  const purposes = [false, true, false];
  const earlier = { met: 0b001, heads: 0b001, share: 0.4 };
  const later = { met: 0b010, heads: 0b010, share: 4 };
  expect(kindOf([earlier, later], purposes)).toBe(0b001);
  expect(kindOf([later], purposes)).toBe(0b010);
});

it('one product may begin with several words', () => {
  expect(kindOf([{ met: 0b110, heads: 0b110, share: 3 }])).toBe(0b010);
});
