import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFinancingSandbox } from '#areas/payment/server/providers/financing-sandbox.fixture.ts';
import { createSequra } from '#areas/payment/server/providers/sequra/sequra-provider.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import {
  actors,
  addProduct,
  homeDelivery,
  pickupOrder,
  placeRequest,
  type Rules,
  startRules,
} from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';

const shopper = { ip: '203.0.113.7', userAgent: 'a browser' };
const customer = { ...pickupOrder.customer, document: { type: 'NIF', number: '12345678Z' } };
const financed = { ...pickupOrder, customer, payment: 'sequra' };

let sandbox: Awaited<ReturnType<typeof startFinancingSandbox>>;
let rules: Rules;
let drill: number;
beforeAll(async () => {
  sandbox = await startFinancingSandbox();
  const sequra = createSequra({
    settings: sandbox.sequra,
    terms: { months: [3], tin: 0, tae: 0, minAmount: 50, maxAmount: 1500 },
    secret: 'the secret of the tests',
    notifyUrl: `${sandbox.url}/sequra`,
  });
  rules = await startRules({}, undefined, undefined, [sequra]);
  drill = await addProduct(rules.database, { article: 'drill', price: 32_900, stock: 100 });
});
afterAll(async () => {
  await rules.stop();
  await sandbox.stop();
});

/** An order that seQura has been asked to finance. */
async function applied(request: object = financed): Promise<StoredOrder> {
  const userId = rules.newUser();
  await rules.fill(userId, drill);
  const order = await placeRequest(rules, userId, orderRequest.parse(request));
  await rules.settling.start(userId, order.id, shopper);
  return order;
}

async function paid(request?: object): Promise<StoredOrder> {
  const order = await applied(request);
  const { rows } = await rules.database.execute<{ id: string }>(
    sql`SELECT provider_id AS id FROM payments WHERE order_id = ${order.id}`,
  );
  await sandbox.decide('sequra', rows[0]!.id, 'approve');
  expect(await rules.settling.settlePayment('sequra', sandbox.notifications.at(-1)!.fields)).toBe('settled');
  return order;
}

/** What the jobs of an order will tell its lender. */
async function updatesOf({ id }: StoredOrder): Promise<string[]> {
  const { rows } = await rules.database.execute<{ change: string }>(sql`
    SELECT job.data ->> 'change' AS change FROM pgboss.job JOIN payments ON payments.id = (job.data ->> 'paymentId')::bigint
    WHERE job.name = 'payment-update' AND payments.order_id = ${id}`);
  return rows.map(({ change }) => change);
}

async function move(order: StoredOrder, ...statuses: readonly ('preparing' | 'ready' | 'shipped' | 'delivered')[]) {
  for (const status of statuses)
    expect(await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status })).not.toBeNull();
}

it('tells a lender once that goods are on their way', async () => {
  const order = await paid({ ...financed, delivery: homeDelivery });
  await move(order, 'preparing');
  expect(await updatesOf(order)).toEqual([]);
  await move(order, 'shipped', 'delivered');
  expect(await updatesOf(order)).toEqual(['shipped']);
});

it('tells a lender that goods were collected, not that they can be', async () => {
  const order = await paid();
  await move(order, 'preparing', 'ready');
  expect(await updatesOf(order)).toEqual([]);
  await move(order, 'delivered');
  expect(await updatesOf(order)).toEqual(['shipped']);
});

it('tells a lender that an order is cancelled', async () => {
  const order = await applied();
  await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
  expect(await updatesOf(order)).toEqual(['cancelled']);
});

it('tells nothing of the shipment to a lender whose application was given up for another payment', async () => {
  const order = await applied({ ...financed, delivery: homeDelivery });
  await rules.settling.payAgain(actors.customer, order.userId, order.id, 'transfer');
  await rules.settling.payments.recordPaid(actors.shop, order.number);
  await move(order, 'preparing', 'shipped');
  expect(await updatesOf(order)).toEqual([]);
});

it('tells nothing of an order that is paid in another way', async () => {
  const order = await rules.placeOrder(drill);
  await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
  expect(await updatesOf(order)).toEqual([]);
});
