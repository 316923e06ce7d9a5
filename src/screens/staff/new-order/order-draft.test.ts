import { expect, it } from 'vitest';
import { bodyOf, emptyDraft, piecesTyped, withArticle } from './order-draft.ts';

const saw = { product_id: 7, name: 'Sierra', article: '57-84258' };

it('scans one more piece of an article that is there', () => {
  expect(withArticle(withArticle([], saw), saw)).toEqual([{ ...saw, quantity: 2 }]);
});

it('asks for what was typed, and nothing of an address for a pickup', () => {
  const draft = { ...emptyDraft('ca'), lines: withArticle([], saw), slot: '2026-12-01 10:00 12:00', street: 'Nou' };
  expect(bodyOf(draft, 1, 20)).toMatchObject({
    customer: { type: 'individual', document: null },
    delivery: { type: 'pickup', pickupPointId: 1, date: '2026-12-01', slot: { from: '10:00', to: '12:00' } },
    lines: [{ product_id: 7, quantity: 1 }],
    expectedPrice: 20,
  });
  expect(bodyOf({ ...draft, type: 'delivery', slot: '' }, 1, null).delivery).toMatchObject({
    address: { street: 'Nou' },
    date: null,
    slot: null,
  });
});

it('reads pieces as they are typed, and waits while there are none', () => {
  expect(['', '0', '-3', 'x', '5', '12.9', '123456'].map(piecesTyped)).toEqual([null, null, null, null, 5, 12, 9999]);
});
