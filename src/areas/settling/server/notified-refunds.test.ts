import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redsysParameters, signedByRedsys, testRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';
import { cents } from '#values/money.ts';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [testRedsys({ url: 'http://127.0.0.1:9' })]);
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  order = await rules.placeOrder(product, { payment: 'bizum' });
  await notify(redsysParameters(await referenceOf(), 1000));
});

async function referenceOf(attempt = 0): Promise<string> {
  const { rows } = await rules.database.execute<{ reference: string }>(
    sql`SELECT reference FROM payments WHERE order_id = ${order.id} ORDER BY id`,
  );
  return rows[attempt]!.reference;
}
const notify = (parameters: Record<string, string>) =>
  rules.settling.settlePayment('redsys', signedByRedsys(parameters));

/** What the bank says of a refund that was made in its back office. */
const refundOf = async (amount: number, code = '200001') => ({
  ...redsysParameters(await referenceOf(), amount, '0900'),
  Ds_TransactionType: '3',
  Ds_AuthorisationCode: code,
});
async function stateOf() {
  const found = (await rules.settling.payments.find(order.number))!;
  const documents = (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!.documents;
  return {
    paymentStatus: found.order.paymentStatus,
    refunded: found.money.reduce((sum, { refunded }) => sum + refunded, 0),
    correctives: documents.slice(1).map(({ amount }) => amount),
  };
}
async function mailsOf(name: string): Promise<number> {
  const { rows } = await rules.database.execute<{ mails: number }>(sql`
    SELECT count(*)::int AS mails FROM pgboss.job WHERE name = ${name} AND (data ->> 'orderId')::int = ${order.id}`);
  return rows[0]!.mails;
}

describe('a refund made in the back office of the bank', () => {
  it('is recorded once, corrects the sale and is told to shop and customer', async () => {
    const refund = await refundOf(300);
    expect(await notify(refund)).toBe('settled');
    for (let again = 0; again < 3; again += 1) expect(await notify(refund)).toBe('unchanged');
    expect(await stateOf()).toEqual({ paymentStatus: 'paid', refunded: 300, correctives: [-3] });
    expect(await mailsOf('payment-provider-refund-mail')).toBe(1);
    expect(await mailsOf('payment-refunded-mail')).toBe(1);
  });

  it('a hundred times at once is one', async () => {
    const refund = await refundOf(300);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => notify(refund)));
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ refunded: 300 });
  });

  it('of all of the money refunds the order, and another of the same amount is another', async () => {
    await notify(await refundOf(500));
    expect(await notify(await refundOf(500, '200002'))).toBe('settled');
    expect(await stateOf()).toEqual({ paymentStatus: 'refunded', refunded: 1000, correctives: [-5, -5] });
  });

  it('of more than was paid is recorded up to that, and the shop is told', async () => {
    await notify(await refundOf(800));
    const tooMuch = await refundOf(300, '200002');
    expect(await notify(tooMuch)).toBe('mismatch');
    expect(await notify(tooMuch)).toBe('unchanged');
    expect(await stateOf()).toMatchObject({ paymentStatus: 'refunded', refunded: 1000 });
    const still = await refundOf(1, '200003');
    expect(await notify(still)).toBe('mismatch');
    expect(await notify(still)).toBe('unchanged');
    expect(await mailsOf('payment-attention-mail')).toBe(2);
  });

  it('of an order that was never paid changes nothing', async () => {
    order = await rules.placeOrder(product, { payment: 'bizum' });
    expect(await notify(await refundOf(100))).toBe('mismatch');
    expect(await stateOf()).toEqual({ paymentStatus: 'pending', refunded: 0, correctives: [] });
  });

  it('is not believed with a changed amount, nor of another order', async () => {
    const message = signedByRedsys(await refundOf(300));
    const Ds_MerchantParameters = Buffer.from(JSON.stringify(await refundOf(900))).toString('base64');
    expect(await rules.settling.settlePayment('redsys', { ...message, Ds_MerchantParameters })).toBe('refused');
    expect(await notify({ ...(await refundOf(300)), Ds_Order: '2600T9' })).toBe('unknown');
    expect(await stateOf()).toMatchObject({ refunded: 0 });
  });
});

describe('the notification of a refund that the shop', () => {
  it('has recorded by hand does not count again', async () => {
    await rules.settling.payments.refund(actors.shop, order.number, { amount: cents(300), isByHand: true });
    expect(await notify(await refundOf(300))).toBe('settled');
    expect(await stateOf()).toMatchObject({ refunded: 300, correctives: [-3] });
    expect(await mailsOf('payment-provider-refund-mail')).toBe(0);
    // A second one is another.
    await notify(await refundOf(300, '200002'));
    expect(await stateOf()).toMatchObject({ refunded: 600, correctives: [-3, -3] });
  });

  it('has ordered is its answer, when the bank’s own was lost', async () => {
    await rules.settling.payments.refund(actors.shop, order.number, { amount: cents(300), isByHand: false });
    await rules.database.execute(sql`UPDATE payment_refunds SET tries = 1 WHERE state = 'requested'`);
    expect(await notify(await refundOf(300))).toBe('settled');
    expect(await notify(await refundOf(300))).toBe('unchanged');
    expect(await stateOf()).toMatchObject({ refunded: 300, correctives: [-3] });
    const [{ refunding } = { refunding: -1 }] = (await rules.settling.payments.find(order.number))!.money;
    expect(refunding).toBe(0);
    expect(await mailsOf('payment-provider-refund-mail')).toBe(0);
  });
});

describe('a refund after the order was paid twice', () => {
  beforeEach(async () => {
    order = await rules.placeOrder(product, { payment: 'bizum' });
    await rules.settling.payAgain(actors.customer, order.userId, order.id, 'bizum');
    for (const attempt of [0, 1]) await notify(redsysParameters(await referenceOf(attempt), 1000));
  });

  it('takes what was received in excess first, which corrects no sale', async () => {
    const refund = (amount: number) =>
      rules.settling.payments.refund(actors.shop, order.number, { amount: cents(amount), isByHand: true });
    expect(await refund(400)).toMatchObject({ parts: [{ amount: 400, surplus: 400 }], corrective: null });
    expect(await rules.settling.payments.listToAttend(100)).toMatchObject([{ order: { id: order.id } }]);
    expect(await refund(800)).toMatchObject({
      parts: [
        { amount: 600, surplus: 600 },
        { amount: 200, surplus: 0 },
      ],
      corrective: expect.stringMatching(/^R-26-/),
    });
    expect(await stateOf()).toEqual({ paymentStatus: 'paid', refunded: 1200, correctives: [-2] });
    expect(await rules.settling.payments.listToAttend(100)).toEqual([]);
    await refund(800);
    expect(await stateOf()).toEqual({ paymentStatus: 'refunded', refunded: 2000, correctives: [-2, -8] });
  });

  it('in the back office of the bank is of the excess, whichever payment it was made of', async () => {
    expect(await notify(await refundOf(1000))).toBe('settled');
    expect(await stateOf()).toEqual({ paymentStatus: 'paid', refunded: 1000, correctives: [] });
    expect(await rules.settling.payments.listToAttend(100)).toEqual([]);
  });
});
