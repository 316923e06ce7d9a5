import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { RefundAnswer } from '#areas/payment/server/payment-provider.ts';
import { findPendingAttempt } from '#areas/payment/server/payment.ts';
import { testCard, testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import {
  addProduct,
  guestOf,
  homeDelivery,
  parsedPickupOrder,
  pickupOrder,
  type Rules,
  startRules,
  stockOf,
} from '#areas/orders/server/orders.fixture.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import { placeOrder } from '#areas/orders/server/place/place-order.ts';
import { orders } from '#areas/orders/server/records/orders-tables.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { confirmEmail } from '#areas/orders/server/status/confirm-email.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import { Failure } from '#platform/http/failure.ts';

const bank = {
  ...testCard(),
  name: 'bank',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 7 * 24 * 60 } as const,
  refund: async (): Promise<RefundAnswer> => ({ outcome: 'refunded', message: {} }),
};

/** The parts of orders, once they are started. */
export let rules: Rules;

/** Starts them with a bank that waits for a week and pays back at once. */
export async function startHolds(): Promise<void> {
  rules = await startRules({}, undefined, undefined, [bank]);
}

let articles = 0;
export const newProduct = (stock: number) => addProduct(rules.database, { article: `held-${(articles += 1)}`, stock });

interface Wanted {
  readonly quantity?: number;
  readonly payment?: PaymentMethod;
  readonly date?: string;
  readonly network?: string | null;
  readonly isEmailConfirmed?: boolean;
}

export async function tryToPlace(
  product: number,
  { quantity = 1, payment = 'transfer', date, network = null, isEmailConfirmed = false }: Wanted = {},
) {
  const userId = rules.newUser();
  await rules.fill(userId, product, quantity);
  const request = date
    ? orderRequest.parse({ ...pickupOrder, delivery: { ...homeDelivery, date } })
    : parsedPickupOrder;
  return placeOrder(rules.orders.placing, { ...guestOf(userId), isEmailConfirmed, network }, { ...request, payment });
}
export async function place(product: number, wanted: Wanted = {}): Promise<StoredOrder> {
  const order = await tryToPlace(product, wanted);
  if (order instanceof Failure) throw new Error(order.code);
  return order;
}

export const stored = async ({ id }: StoredOrder): Promise<StoredOrder> =>
  (await rules.database.select().from(orders).where(eq(orders.id, id)))[0]!;
export const view = async (order: StoredOrder) => (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!;
export const openLink = ({ id }: StoredOrder) =>
  rules.database.transaction((tx) =>
    confirmEmail(tx, { clock: rules.clock, payment: rules.payment, delivery: rules.delivery }, id),
  );
export async function pay(order: StoredOrder): Promise<string> {
  const { reference, amount, provider } = (await findPendingAttempt(rules.database, order.id))!;
  return rules.settling.settlePayment(provider, testCardNotification(reference, amount, 'paid'));
}
export const passMinutes = (minutes: number) => rules.passDays(minutes / 1440);
export const held = async (product: number): Promise<number> =>
  (await rules.database.execute<{ held: number }>(sql`SELECT held FROM catalogue_products WHERE id = ${product}`))
    .rows[0]!.held;
export const slotsOf = async (date: string) =>
  (
    await rules.database.execute<{ taken: number; held: number }>(
      sql`SELECT taken, held FROM delivery_slots WHERE date = ${date}`,
    )
  ).rows;
export const jobsOf = async (name: string, { id }: StoredOrder) =>
  (
    await rules.database.execute<{ data: Record<string, unknown> }>(
      sql`SELECT data FROM pgboss.job WHERE name = ${name} AND (data ->> 'orderId')::int = ${id}`,
    )
  ).rows.map(({ data }) => data);

/** What is stored of stock and slots must be what the orders have. */
export async function expectSound(
  products: readonly { id: number; stock: number }[],
  dates: readonly string[],
): Promise<void> {
  for (const { id, stock } of products) {
    const { rows } = await rules.database.execute<{ taken: number; held: number }>(sql`
      SELECT coalesce(sum(quantity), 0)::int AS taken,
        coalesce(sum(quantity) FILTER (WHERE hold = 'unconfirmed'), 0)::int AS held
      FROM orders JOIN order_lines ON order_id = orders.id
      WHERE product_id = ${id} AND hold IS DISTINCT FROM 'waiting' AND status <> 'cancelled'`);
    expect([await stockOf(rules.database, id), await held(id)]).toEqual([stock - rows[0]!.taken, rows[0]!.held]);
    expect(rows[0]!.held).toBeLessThanOrEqual(Math.max(1, stock));
  }
  for (const date of dates) {
    const { rows } = await rules.database.execute<{ taken: number; held: number }>(sql`
      SELECT count(*)::int AS taken, (count(*) FILTER (WHERE hold = 'unconfirmed'))::int AS held FROM orders
      WHERE delivery ->> 'date' = ${date} AND delivery -> 'hasPlace' IS NOT NULL AND status <> 'cancelled'`);
    const stored = await slotsOf(date);
    expect(stored.length > 0 ? stored : [{ taken: 0, held: 0 }]).toEqual(rows);
  }
}
