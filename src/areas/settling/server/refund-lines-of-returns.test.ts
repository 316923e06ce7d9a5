import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actors } from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { type Returns, startReturns } from '#areas/orders/server/returns/returns.fixture.ts';
import { findPaidReturns } from '#areas/orders/server/records/paid-returns.ts';
import { Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';

let returns: Returns;
let order: StoredOrder;
beforeAll(async () => {
  returns = await startReturns();
});
afterAll(() => returns.stop());
beforeEach(async () => {
  order = await returns.place();
  const { payments } = returns.settling;
  const paid = await payments.recordPaid(actors.shop, order.number);
  if (paid instanceof Failure) throw new Error(paid.code);
  for (const status of ['preparing', 'ready', 'delivered'] as const)
    await returns.change(order, { actor: actors.shop, status });
});

const drill = 32_900;
const disc = 1667;
const discs = 1;
/** Some discs that come back, and count as refunded. */
async function settleReturn(quantity: number): Promise<void> {
  const { reference } = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity }] });
  for (const state of ['goods_back', 'refunded'] as const) await returns.move(reference, state);
}
async function refund(wanted: { lines: readonly [number, number] } | { amount: number }): Promise<object> {
  const asked =
    'amount' in wanted
      ? { amount: cents(wanted.amount) }
      : { amount: null, lines: [{ position: wanted.lines[0], quantity: wanted.lines[1] }] };
  const refunded = await returns.settling.payments.refund(actors.shop, order.number, {
    ...{ ...asked, isByHand: true, again: true },
  });
  return refunded instanceof Failure
    ? { code: refunded.code, ...refunded.facts }
    : { parts: refunded.parts.map(({ amount }) => amount) };
}
const pieces = async () => (await findPaidReturns(returns.database, order.id)).pieces.get(discs) ?? 0;

it('pays a return by its lines once: it moves no money itself', async () => {
  await settleReturn(2);
  expect(await pieces()).toBe(0);
  expect(await refund({ lines: [discs, 2] })).toEqual({ parts: [2 * disc] });
  expect(await pieces()).toBe(2);
  expect(await refund({ lines: [discs, 2] })).toEqual({ code: 'already_refunded', lines: [{ position: 1, left: 1 }] });
  expect(await refund({ lines: [discs, 1] })).toEqual({ parts: [disc] });
});

it('counts the pieces of a return whose money went back as an amount', async () => {
  await settleReturn(2);
  expect(await refund({ amount: 2 * disc })).toEqual({ parts: [2 * disc] });
  expect(await pieces()).toBe(2);
  expect(await refund({ lines: [discs, 2] })).toEqual({ code: 'already_refunded', lines: [{ position: 1, left: 1 }] });
});

it('counts as many pieces of a return as what went back has paid', async () => {
  await settleReturn(3);
  await refund({ amount: 2 * disc - 1 });
  expect(await pieces()).toBe(1);
});

it('counts no pieces that were withdrawn from and whose return is not paid back, or was closed', async () => {
  const { reference } = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 2 }] });
  await refund({ amount: 100 });
  expect(await pieces()).toBe(0);
  await returns.move(reference, 'closed');
  expect(await pieces()).toBe(0);
});

it('leaves the rest of the money to a refund by an amount', async () => {
  await refund({ lines: [discs, 3] });
  expect(await refund({ lines: [discs, 1] })).toEqual({ code: 'already_refunded', lines: [{ position: 1, left: 0 }] });
  expect(await refund({ amount: drill })).toEqual({ parts: [drill] });
});
