import { describe, expect, it } from 'vitest';
import {
  chosenItems,
  closedReason,
  hasSealed,
  refundOf,
  sumLeft,
  type WithdrawableOrder,
} from './withdrawal-choice.ts';

const item = { brand: null, article: 'a', url: '/product/a', picture: null, withdrawn: 0 };
const order: WithdrawableOrder = {
  number: '26-889862',
  placedAt: '2026-11-20T10:00:00Z',
  deliveredAt: null,
  until: null,
  isOpen: true,
  isPaid: true,
  deliveryPrice: 4.95,
  items: [
    { ...item, product_id: 1, name: 'Taladro', quantity: 1, sum: 329 },
    { ...item, product_id: 2, name: 'Discos', quantity: 3, sum: 10, withdrawn: 1 },
  ],
  returns: [],
};
const choose = (pieces: Record<number, number>) => ({ name: 'Marta', reason: 'none', pieces }) as const;

describe('the refund shown before withdrawing', () => {
  it('is that of the chosen pieces, without the delivery while something stays', () => {
    expect(refundOf(order, choose({ 2: 1 }))).toEqual({ goods: 334, delivery: null });
    expect(refundOf(order, choose({ 1: 1 }))).toEqual({ goods: 32_900, delivery: null });
  });

  it('has the delivery with the last pieces', () => {
    expect(refundOf(order, choose({ 1: 1, 2: 2 }))).toEqual({ goods: 32_900 + 667, delivery: 495 });
  });

  it('says that a free delivery gives nothing back', () => {
    expect(refundOf({ ...order, deliveryPrice: 0 }, choose({ 1: 1 }))).toEqual({ goods: 32_900, delivery: 0 });
  });

  it('says when something chosen must still be sealed', () => {
    const [drill, discs] = order.items;
    const sealed = { ...order, items: [drill!, { ...discs!, withdrawalExemption: 'sealed' as const }] };
    expect(hasSealed(chosenItems(sealed, choose({ 1: 1 })))).toBe(false);
    expect(hasSealed(chosenItems(sealed, choose({ 2: 1 })))).toBe(true);
  });

  it('never counts more pieces than are left', () => {
    expect(chosenItems(order, choose({ 2: 9 }))).toMatchObject([{ product_id: 2, chosen: 2 }]);
    expect(sumLeft(order.items[1]!)).toBe(6.67);
  });
});

it('names the one reason why an order is not open to withdrawals', () => {
  const [drill, discs] = order.items;
  const all = [
    { ...drill!, withdrawn: 1 },
    { ...discs!, withdrawn: 3 },
  ];
  const madeToMeasure = { ...drill!, withdrawalExemption: 'made_to_measure' as const };
  const past = '2026-12-04T22:59:59Z';
  expect(closedReason({ items: all, until: past })).toBe('withdrawn');
  expect(closedReason({ items: [...all, madeToMeasure], until: null })).toBe('withdrawn');
  expect(closedReason({ items: [madeToMeasure], until: null })).toBe('exempt');
  expect(closedReason({ items: order.items, until: past })).toBe('over');
  expect(closedReason({ items: order.items, until: null })).toBe('cancelled');
});
