import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '../draft/order-draft.ts';
import { orderBody } from '../draft/order-body.ts';
import { attemptFor, findPlacedOrder, forgetRefused, pendingAttempt, rememberPlaced } from './order-attempt.ts';

const basket = { version: 3, price: 45, list: [] };
const body = orderBody({ ...emptyDraft, name: 'Marta', payment: 'transfer' }, basket, 0);
const corrected = { ...body, comment: 'Llamad antes' };

beforeEach(() => {
  for (let pending = pendingAttempt(); pending; pending = pendingAttempt()) forgetRefused(pending);
});

describe('an attempt to order', () => {
  it('has the same key until it is answered', () => {
    const attempt = attemptFor(body);
    expect(attemptFor({ ...body })).toEqual(attempt);
    forgetRefused(attempt);
    expect(pendingAttempt()).toBeNull();
    expect(attemptFor(body).key).not.toBe(attempt.key);
  });

  it('has another key with another body, basket or price', () => {
    const others = [corrected, { ...body, basketVersion: 4 }, { ...body, expectedPrice: 46 }];
    expect(new Set([body, ...others].map((one) => attemptFor(one).key)).size).toBe(4);
  });

  it('leaves those before it pending when it is refused, the latest first', () => {
    const first = attemptFor(body);
    const second = attemptFor(corrected);
    const third = attemptFor({ ...body, comment: 'Llamad después' });
    forgetRefused(third);
    expect(pendingAttempt()).toEqual(second);
    forgetRefused(second);
    expect(pendingAttempt()).toEqual(first);
  });
});

describe('the order that emptied the basket', () => {
  it('is found while the basket is as the order left it', () => {
    attemptFor(body);
    rememberPlaced(attemptFor(corrected), 7);
    expect(pendingAttempt()).toBeNull();
    expect([3, 4, 5].map(findPlacedOrder)).toEqual([null, 7, null]);
  });

  it('is none without an order', () => {
    attemptFor(body);
    expect(findPlacedOrder(4)).toBeNull();
  });
});
