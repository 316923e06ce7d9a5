import { expect, test } from 'vitest';
import { maxAddedAtOnce } from '../basket-limits.ts';
import { type Additions, addManyToBasket } from './add-many-to-basket.ts';

const ids = Array.from({ length: 2 * maxAddedAtOnce + 5 }, (_, index) => index + 1);
const refused = (id: number) => ({ id, name: `N${id}`, reason: 'sold_out' as const, message: '' });

test('adds many products in as few calls as possible, in order, and sums up the results', async () => {
  const sent: (readonly number[])[] = [];
  const addAtOnce = async (some: readonly number[]): Promise<Additions> => {
    sent.push(some);
    return { added: some.length - 1, notAddedProducts: [refused(some[0]!)] };
  };
  const additions = await addManyToBasket(ids, addAtOnce);
  expect(sent.map((some) => some.length)).toEqual([maxAddedAtOnce, maxAddedAtOnce, 5]);
  expect(sent.flat()).toEqual(ids);
  expect(additions).toEqual({
    added: ids.length - 3,
    notAddedProducts: [1, 1 + maxAddedAtOnce, 1 + 2 * maxAddedAtOnce].map(refused),
  });
  expect(await addManyToBasket([], addAtOnce)).toEqual({ added: 0, notAddedProducts: [] });
});

test('stops at a failed call', async () => {
  let calls = 0;
  const additions = await addManyToBasket(ids, async () => {
    calls += 1;
    return null;
  });
  expect(additions).toBeNull();
  expect(calls).toBe(1);
});
