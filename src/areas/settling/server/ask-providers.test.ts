import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentAttempt, PaymentEvent } from '#areas/payment/server/payment-provider.ts';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import { addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';

/** References that the bank was asked for, and those of which it cannot say anything. */
let asked: string[] = [];
const silent = new Set<string>();
const unpaid = new Set<string>();
let isCut = false;
const bank = {
  ...testCard(),
  name: 'bank',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 } as const,
  async inquire({ reference, amount }: PaymentAttempt): Promise<PaymentEvent | null> {
    asked.push(reference);
    // The database is lost while the bank is asked.
    if (isCut) await rules.database.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    if (silent.has(reference)) throw new Error(`nothing is known of ${reference}`);
    return unpaid.has(reference) ? null : { reference, amount, state: 'paid', message: { code: 'asked' } };
  },
};

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bank]);
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(() => {
  asked = [];
});

const place = (count: number) =>
  Promise.all(Array.from({ length: count }, () => rules.placeOrder(product, { payment: 'bizum' })));
const paymentOf = async ({ number }: StoredOrder) => (await rules.settling.payments.find(number))!.order.paymentStatus;
async function referenceOf({ number }: StoredOrder): Promise<string> {
  return (await rules.settling.payments.find(number))!.money.at(-1)!.attempt.reference;
}

it('payments that are due are asked for, and one without an answer stops no other', async () => {
  const orders = await place(7);
  await rules.settling.askProviders();
  expect(asked).toEqual([]);
  rules.passDays(6 / 1440);
  silent.add(await referenceOf(orders[0]!));
  unpaid.add(await referenceOf(orders[1]!));
  await expect(rules.settling.askProviders()).rejects.toThrow('1 payments could not be asked for');
  expect(asked).toHaveLength(7);
  expect(await Promise.all(orders.map(paymentOf))).toEqual(['pending', 'pending', ...Array<string>(5).fill('paid')]);
  silent.clear();
  const askAgain = async () => {
    asked = [];
    await rules.settling.askProviders();
    return asked.length;
  };
  expect(await askAgain()).toBe(0);
  rules.passDays(6 / 1440);
  // What was found to be paid is asked for once more, and then not again.
  expect(await askAgain()).toBe(7);
  expect(await paymentOf(orders[0]!)).toBe('paid');
  rules.passDays(10 / 1440);
  expect(await askAgain()).toBe(2);
  rules.passDays(20 / 1440);
  expect(await askAgain()).toBe(1);
});

it('an order that is about to be given up is asked for first', async () => {
  const [paid, open] = (await place(2)) as [StoredOrder, StoredOrder];
  unpaid.add(await referenceOf(open));
  rules.passDays(31 / 1440);
  await rules.expireUnpaidOrders();
  expect([await paymentOf(paid), await paymentOf(open)]).toEqual(['paid', 'cancelled']);
});

it('nothing is given up unasked, and no provider blamed, because the database was away', async () => {
  const orders = await place(3);
  for (const order of orders) unpaid.add(await referenceOf(order));
  rules.passDays(31 / 1440);
  isCut = true;
  await expect(rules.expireUnpaidOrders()).rejects.not.toThrow('no answer about the payment');
  expect(await Promise.all(orders.map(paymentOf))).toEqual(Array<string>(3).fill('pending'));
  isCut = false;
  await rules.expireUnpaidOrders();
  expect(await Promise.all(orders.map(paymentOf))).toEqual(Array<string>(3).fill('cancelled'));
});

it('a provider that does not answer is asked once before several orders are given up', async () => {
  const orders = await place(3);
  for (const order of orders) silent.add(await referenceOf(order));
  rules.passDays(31 / 1440);
  await expect(rules.expireUnpaidOrders()).rejects.toThrow('no answer about the payment of order');
  expect(asked).toHaveLength(1);
  expect(await Promise.all(orders.map(paymentOf))).toEqual(Array<string>(3).fill('cancelled'));
  const { rows } = await rules.database.execute(sql`SELECT FROM payments WHERE state IN ('pending', 'processing')`);
  expect(rows).toEqual([]);
});
