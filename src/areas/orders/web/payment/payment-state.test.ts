import { describe, expect, it } from 'vitest';
import type { PaymentMethod, PaymentReason } from '#areas/payment/contract.ts';
import type { Order } from '../../contract.ts';
import { lenderOf, paymentState, proposedMethod } from './payment-state.ts';

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

  it('is known once it is paid, and over once money went back or came for an order that is cancelled', () => {
    for (const hasReturned of [true, false]) {
      expect(stateOf({ paymentStatus: 'paid', status: 'confirmed' }, hasReturned)).toBe('paid');
      expect(stateOf({ paymentStatus: 'paid', status: 'cancelled' }, hasReturned)).toBe('over');
      for (const status of ['cancelled', 'confirmed'] as const)
        expect(stateOf({ paymentStatus: 'refunded', status }, hasReturned)).toBe('over');
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

describe('the method proposed for another attempt', () => {
  const offered = ['card', 'bizum', 'transfer'] as const;
  const at = '2026-11-23T10:00:00.000Z';
  const proposed = (reason: PaymentReason | null, methods: readonly PaymentMethod[] = offered) => {
    const attempts = [{ method: 'card', state: 'failed', reason, startedAt: at, updatedAt: at }] as const;
    return proposedMethod({ payment: 'card', paymentStatus: 'failed', attempts: [...attempts] }, methods);
  };

  it('is another one after a refusal, and the same where the customer can do better', () => {
    expect([proposed('insufficient_funds'), proposed('denied'), proposed(null)]).toEqual(['bizum', 'bizum', 'bizum']);
    expect([proposed('wrong_card_data'), proposed('cancelled_by_user')]).toEqual(['card', 'card']);
  });

  it('is the order’s until an attempt has failed, and only one that is offered', () => {
    expect(proposedMethod({ payment: 'bizum', paymentStatus: 'pending' }, offered)).toBe('bizum');
    expect(proposedMethod({ payment: 'sequra', paymentStatus: 'pending' }, offered)).toBe('card');
    expect([proposed('denied', ['card']), proposed('denied', [])]).toEqual(['card', null]);
  });
});

it('names the lender of an order, and none for a bank', () => {
  expect([lenderOf({ payment: 'sequra' }), lenderOf({ payment: 'crediya' }), lenderOf({ payment: 'bizum' })]).toEqual([
    'seQura',
    'Crediya',
    null,
  ]);
});
