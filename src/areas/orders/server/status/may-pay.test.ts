import { expect, it } from 'vitest';
import type { StoredOrder } from '../records/order-queries.ts';
import { maxAttempts, mayPay } from './may-pay.ts';

const dueAt = new Date('2026-11-27T09:00:00Z');
const order = {
  status: 'created',
  paymentStatus: 'pending',
  delivery: { type: 'pickup' },
  paymentDueAt: dueAt,
} as StoredOrder;
const before = new Date(dueAt.getTime() - 1);

it('an order can be paid until its time ends, not at its end', () => {
  expect(mayPay(order, [], before)).toBe(true);
  expect(mayPay(order, [], dueAt)).toBe(false);
  expect(mayPay({ ...order, paymentDueAt: null }, [], before)).toBe(false);
});

it.each([
  { paymentStatus: 'paid' },
  { paymentStatus: 'processing' },
  { paymentStatus: 'refunded' },
  { status: 'cancelled', paymentStatus: 'cancelled' },
  { payment: 'counter' },
] as const)('one that is %j cannot be paid', (state) => {
  expect(mayPay({ ...order, ...state }, [], before)).toBe(false);
});

it('so many attempts are made, of which an open one can still be paid', () => {
  const failed = Array.from({ length: maxAttempts }, () => ({ state: 'failed', reason: 'denied' }) as const);
  expect(mayPay(order, failed.slice(1), before)).toBe(true);
  expect(mayPay(order, failed, before)).toBe(false);
  expect(mayPay(order, [...failed.slice(1), { state: 'pending', reason: null }], before)).toBe(true);
});
