import { describe, expect, it } from 'vitest';
import type { Order } from '../../contract.ts';
import { lenderOf, paymentState } from './payment-state.ts';

const order = { status: 'created', paymentStatus: 'pending', payment: 'card' } as const;
const stateOf = (change: Partial<Pick<Order, 'status' | 'paymentStatus' | 'payment'>>, hasReturned = false) =>
  paymentState({ ...order, ...change }, hasReturned);

describe('the payment of an order', () => {
  it('waits for the customer until the browser has come back from the bank', () => {
    expect(stateOf({})).toBe('unpaid');
    expect(stateOf({}, true)).toBe('waiting');
    expect(stateOf({ payment: 'sequra' })).toBe('unpaid');
  });

  it('waits for the bank or lender while that says so', () => {
    expect(stateOf({ paymentStatus: 'processing' })).toBe('waiting');
  });

  it('is known once it is paid, and after money went back', () => {
    for (const hasReturned of [true, false]) {
      expect(stateOf({ paymentStatus: 'paid', status: 'confirmed' }, hasReturned)).toBe('paid');
      expect(stateOf({ paymentStatus: 'refunded', status: 'cancelled' }, hasReturned)).toBe('paid');
    }
  });

  it('can be tried again after a denial, and not once the order is cancelled', () => {
    expect(stateOf({ paymentStatus: 'failed' }, true)).toBe('denied');
    expect(stateOf({ paymentStatus: 'failed', status: 'cancelled' })).toBe('over');
    expect(stateOf({ paymentStatus: 'cancelled', status: 'cancelled' }, true)).toBe('over');
  });

  it('waits for a transfer, which has no page to come back from', () => {
    expect(stateOf({ payment: 'transfer' }, true)).toBe('transfer');
    expect(stateOf({ payment: 'transfer', paymentStatus: 'paid' })).toBe('paid');
  });
});

it('names the lender of an order, and none for a bank', () => {
  expect([lenderOf({ payment: 'sequra' }), lenderOf({ payment: 'crediya' }), lenderOf({ payment: 'bizum' })]).toEqual([
    'seQura',
    'Crediya',
    null,
  ]);
});
