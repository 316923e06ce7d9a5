import { expect, it } from 'vitest';
import { cancelMoney, needsRefundFirst } from './cancel-money.ts';

const paid = { status: 'preparing', paymentStatus: 'paid', next: ['ready'] } as const;

it('an order that is paid and has not left is cancelled once its money went back', () => {
  expect(needsRefundFirst(paid)).toBe(true);
  expect(needsRefundFirst({ ...paid, status: 'ready' })).toBe(true);
  expect(needsRefundFirst({ ...paid, paymentStatus: 'refunded', next: ['cancelled'] })).toBe(false);
  expect(needsRefundFirst({ ...paid, paymentStatus: 'pending', next: ['cancelled'] })).toBe(false);
  for (const status of ['shipped', 'delivered', 'returned', 'cancelled'] as const)
    expect(needsRefundFirst({ ...paid, status })).toBe(false);
});

it('says of its money that it goes back, that it went back, or nothing where none came', () => {
  expect(cancelMoney({ paymentStatus: 'refunded', money: { received: 20, refunded: 20 } })).toBe('went_back');
  expect(cancelMoney({ paymentStatus: 'refunded' })).toBe('went_back');
  expect(cancelMoney({ paymentStatus: 'pending', money: { received: 20, refunded: 0 } })).toBe('goes_back');
  expect(cancelMoney({ paymentStatus: 'pending', money: { received: 20, refunded: 20 } })).toBe('went_back');
  expect(cancelMoney({ paymentStatus: 'pending', money: { received: 0, refunded: 0 } })).toBe('none');
  // Whoever sees no money is told the rule.
  expect(cancelMoney({ paymentStatus: 'pending' })).toBe('goes_back');
});
