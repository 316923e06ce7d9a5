import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { createSigner } from '#platform/secret/signer.ts';
import { cents } from '#values/money.ts';
import type { OrderSigner } from '../order-links.ts';
import { actors, addProduct, type Rules, secret, startRules } from '../orders.fixture.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import type { TrackingRequest } from './track-order.ts';

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', price: 1000, stock: 1000 });
});
afterAll(() => rules.stop());

const show = async ({ userId, id }: StoredOrder) => (await rules.orders.forCustomer.find(userId, id, 'es'))!;
const refund = ({ number }: StoredOrder, amount: number) =>
  rules.settling.payments.refund(actors.shop, number, { amount: cents(amount), isByHand: true });

describe('an order shows its customer', () => {
  it('until when it can be paid, how, and what of it is VAT', async () => {
    const order = await rules.placeOrder(product, { payment: 'card' });
    const shown = await show(order);
    const at = order.placedAt.toISOString();
    expect(shown).toMatchObject({
      paymentDueAt: order.paymentDueAt!.toISOString(),
      attempts: [{ method: 'card', state: 'pending', reason: null, startedAt: at, updatedAt: at }],
      vat: [{ rate: 21, gross: 10, vat: 1.74 }],
      documents: [],
    });
    expect(shown.actions).not.toContain('invoice');
    for (const sum of ['quantitySaving', 'refunded', 'surplus']) expect(shown).not.toHaveProperty(sum);
  });

  it('what went back, with the invoice and what corrects it', async () => {
    const order = await rules.placeOrder(product);
    await rules.settling.payments.recordPaid(actors.shop, order.number);
    const issuedAt = rules.clock().toISOString();
    await refund(order, 400);
    const shown = await show(order);
    const [invoice, corrective] = shown.documents;
    expect(shown.refunded).toBe(4);
    expect(shown.actions).toContain('invoice');
    expect(invoice).toEqual({ number: invoice!.number, kind: 'simplified', issuedAt, amount: 10 });
    expect(corrective).toEqual({
      number: expect.stringMatching(/^R-26-/),
      kind: 'corrective',
      issuedAt,
      amount: -4,
      corrects: invoice!.number,
    });
  });

  it('money of another amount that came while it waits', async () => {
    const order = await rules.placeOrder(product, { payment: 'card' });
    const { attempt } = (await rules.settling.payments.find(order.number))!.money[0]!;
    await rules.settling.settlePayment('test-card', testCardNotification(attempt.reference, 300, 'paid'));
    expect((await show(order)).surplus).toBe(3);
  });
});

it('who tracks an order cancels it with the key of its mail, while that can be done, and never with the address', async () => {
  const order = await rules.placeOrder(product);
  const signer: OrderSigner = createSigner(secret);
  const actionsWith = async (proof: Omit<TrackingRequest, 'number'>) =>
    (await rules.orders.forCustomer.track({ number: order.number, ...proof }, 'es'))!.actions;
  const key = signer.sign('order link', order.number);
  expect(await actionsWith({ key })).toContain('cancel');
  expect(await actionsWith({ email: order.email })).toEqual([]);
  await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
  expect(await actionsWith({ key })).not.toContain('cancel');
});
