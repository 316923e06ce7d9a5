import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { movements } from '#areas/inventory/server/inventory-tables.ts';
import { orderDocuments } from '#areas/invoices/server/documents-tables.ts';
import {
  actors,
  addProduct,
  guestOf,
  parsedPickupOrder,
  type Rules,
  startRules,
} from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { orderHistory } from '#areas/orders/server/records/orders-tables.ts';
import { returnHistory } from '#areas/orders/server/records/returns-tables.ts';
import { listMoney, listRefunds } from '#areas/payment/server/payment-money.ts';
import { payments } from '#areas/payment/server/payments-tables.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { redsysParameters, signedByRedsys, testRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';
import { countActors } from '#platform/database/count-actors.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { commandActor } from '#values/actor.ts';
import { cents } from '#values/money.ts';
import { placeOrder } from '#areas/orders/server/place/place-order.ts';
import { auditEntries } from '#areas/staff/server/audit-tables.ts';

let rules: Rules;
let drill: number;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [testRedsys({ url: 'http://127.0.0.1:9' })]);
  drill = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());

interface Acted {
  readonly actorKind: string;
  readonly actorId: string | null;
}
const names = (rows: readonly Acted[]): string[] => rows.map(({ actorKind, actorId }) => `${actorKind} ${actorId}`);

/** Who acted, oldest first, in the rows of a table about an order. */
const historyOf = async ({ id }: StoredOrder) =>
  names(
    await rules.database.select().from(orderHistory).where(eq(orderHistory.orderId, id)).orderBy(asc(orderHistory.id)),
  );
const attemptsOf = ({ id }: StoredOrder) =>
  rules.database.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));
const movementsOf = async ({ number }: StoredOrder) =>
  names(
    await rules.database.select().from(movements).where(eq(movements.orderNumber, number)).orderBy(asc(movements.id)),
  );
const documentsOf = async ({ id }: StoredOrder) =>
  names(
    await rules.database
      .select()
      .from(orderDocuments)
      .where(eq(orderDocuments.orderId, id))
      .orderBy(asc(orderDocuments.id)),
  );
const moneyOf = async (order: StoredOrder) => {
  const ids = (await attemptsOf(order)).map(({ id }) => id);
  return names(await listMoney(rules.database, ids));
};
const refundsOf = async (order: StoredOrder) => {
  const ids = (await attemptsOf(order)).map(({ id }) => id);
  return names(await listRefunds(rules.database, ids));
};

async function payByCard(order: StoredOrder, amount = 1000): Promise<void> {
  const { reference } = (await attemptsOf(order)).at(-1)!;
  expect(await rules.settling.settlePayment('test-card', testCardNotification(reference, amount, 'paid'))).toBe(
    'settled',
  );
}
const command = commandActor('orders test');

it('an order, its first payment and the stock that it takes name the shopper', async () => {
  const order = await rules.placeOrder(drill);
  const shopper = `shopper ${order.userId}`;
  expect(await historyOf(order)).toEqual([shopper]);
  expect(await movementsOf(order)).toEqual([shopper]);
  expect(names(await attemptsOf(order))).toEqual([shopper]);
});

it('they name the checkout session of a guest', async () => {
  const userId = rules.newUser();
  await rules.fill(userId, drill);
  const order = await placeOrder(rules.orders.placing, guestOf(userId), parsedPickupOrder);
  if (order instanceof Failure) throw new Error(order.code);
  expect(await historyOf(order)).toEqual([`guest ${userId}`]);
  expect(await movementsOf(order)).toEqual([`guest ${userId}`]);
  expect(names(await attemptsOf(order))).toEqual([`guest ${userId}`]);
});

it('an order that a shopper cancels gives its stock back in the shopper’s name', async () => {
  const order = await rules.placeOrder(drill);
  await rules.orders.forCustomer.cancel({ kind: 'guest', id: null }, order.userId, order.id, 'es');
  expect((await historyOf(order)).at(-1)).toBe('guest null');
  expect((await movementsOf(order)).at(-1)).toBe('guest null');
});

it('another attempt to pay names who has chosen it', async () => {
  const order = await rules.placeOrder(drill);
  await rules.settling.payAgain({ kind: 'shopper', id: '77' }, order.userId, order.id, 'card');
  expect(names(await attemptsOf(order))).toEqual([`shopper ${order.userId}`, 'shopper 77']);
});

it('what its provider says is paid names the provider: status, money and invoice', async () => {
  const order = await rules.placeOrder(drill, { payment: 'card' });
  await payByCard(order);
  expect((await historyOf(order)).at(-1)).toBe('provider test-card');
  expect(await moneyOf(order)).toEqual(['provider test-card']);
  expect(await documentsOf(order)).toEqual(['provider test-card']);
});

it('what a command moves or records as paid names the command', async () => {
  const order = await rules.placeOrder(drill);
  await rules.settling.payments.recordPaid(command, order.number);
  await rules.orders.forShop.move(commandActor('orders move'), order.number, 'preparing');
  expect((await historyOf(order)).slice(1)).toEqual(['command orders test', 'command orders move']);
  expect(await moneyOf(order)).toEqual(['command orders test']);
  expect(await documentsOf(order)).toEqual(['command orders test']);
});

it('a refund by hand names the command in all that it changes', async () => {
  const order = await rules.placeOrder(drill, { payment: 'card' });
  await payByCard(order);
  await rules.settling.payments.refund(command, order.number, { amount: null, isByHand: true });
  expect(await refundsOf(order)).toEqual(['command orders test']);
  expect((await moneyOf(order)).at(-1)).toBe('command orders test');
  expect((await historyOf(order)).at(-1)).toBe('command orders test');
  expect((await documentsOf(order)).at(-1)).toBe('command orders test');
});

it('a refund that the provider makes names who has ordered it, and its money the provider', async () => {
  const order = await rules.placeOrder(drill, { payment: 'bizum' });
  const { reference } = (await attemptsOf(order))[0]!;
  await rules.settling.settlePayment('redsys', signedByRedsys(redsysParameters(reference, 1000)));
  await rules.settling.payments.refund(command, order.number, { amount: cents(300), isByHand: false });
  expect(await refundsOf(order)).toEqual(['command orders test']);
  const atTheBank = { Ds_TransactionType: '3', Ds_AuthorisationCode: '200009' };
  const notified = { ...redsysParameters(reference, 200, '0900'), ...atTheBank };
  expect(await rules.settling.settlePayment('redsys', signedByRedsys(notified))).toBe('settled');
  expect(await refundsOf(order)).toEqual(['command orders test', 'provider redsys']);
  expect(await moneyOf(order)).toEqual(['provider redsys', 'provider redsys']);
  expect((await documentsOf(order)).at(-1)).toBe('provider redsys');
});

it('what a job makes up for names the job', async () => {
  const order = await rules.placeOrder(drill, { payment: 'card' });
  await payByCard(order);
  await rules.database.delete(orderDocuments).where(eq(orderDocuments.orderId, order.id));
  await rules.orders.issueMissingInvoices();
  expect(await documentsOf(order)).toEqual(['job issue-missing-invoices']);
});

it('a withdrawal names its customer, and each state after it who has moved it, with stock and order', async () => {
  const order = await rules.placeOrder(drill, { payment: 'card' });
  await payByCard(order);
  for (const status of ['preparing', 'ready', 'delivered'] as const)
    await rules.orders.forShop.move(actors.shop, order.number, status);
  const proof = { userId: order.userId, orderId: order.id };
  const customer = { kind: 'shopper', id: '78' } as const;
  const statement = { name: 'Marta', items: null, statement: null };
  const returned = await rules.orders.returns.withdraw(customer, proof, statement, null);
  if (!returned || returned instanceof Failure) throw new Error('not withdrawn');
  await rules.orders.returns.move(command, returned.reference, 'goods_back');
  expect(
    names(
      await rules.database
        .select()
        .from(returnHistory)
        .where(eq(returnHistory.returnId, returned.id))
        .orderBy(asc(returnHistory.id)),
    ),
  ).toEqual(['shopper 78', 'command orders test']);
  expect((await movementsOf(order)).at(-1)).toBe('command orders test');
  expect((await historyOf(order)).at(-1)).toBe('command orders test');
});

it('a withdrawal from an unpaid order cancels it in the customer’s name', async () => {
  const order = await rules.placeOrder(drill);
  const proof = { userId: order.userId, orderId: order.id };
  await rules.orders.returns.withdraw(
    { kind: 'guest', id: null },
    proof,
    { name: 'Ona', items: null, statement: null },
    null,
  );
  expect((await historyOf(order)).at(-1)).toBe('guest null');
});

it('an order that was not paid in time is cancelled by the job', async () => {
  const order = await rules.placeOrder(drill, { payment: 'card' });
  rules.passDays(1);
  await rules.expireUnpaidOrders();
  expect((await historyOf(order)).at(-1)).toBe('job cancel-unpaid-orders');
  expect((await movementsOf(order)).at(-1)).toBe('job cancel-unpaid-orders');
});

it('an unanswered application is ended by the command', async () => {
  const order = await rules.placeOrder(drill, { payment: 'card' });
  const { reference } = (await attemptsOf(order))[0]!;
  await rules.settling.settlePayment('test-card', testCardNotification(reference, 1000, 'processing'));
  const ended = await rules.settling.payments.endReview(command, order.number);
  expect(ended).toMatchObject({ paymentStatus: 'failed' });
  expect((await historyOf(order)).slice(1)).toEqual(['provider test-card', 'command orders test']);
});

it('what holds goods only for a while loses them in the job’s name', async () => {
  const userId = rules.newUser();
  await rules.fill(userId, drill);
  const order = await placeOrder(rules.orders.placing, guestOf(userId), parsedPickupOrder);
  if (order instanceof Failure) throw new Error(order.code);
  rules.passDays(0.5);
  await rules.expireUnpaidOrders();
  const logged = await rules.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(order.id)))
    .orderBy(asc(auditEntries.id));
  expect(logged.map(({ verb, actorKind, changes }) => [verb, actorKind, changes])).toEqual([
    ['order.placed', 'guest', expect.anything()],
    ['order.slot', 'job', [{ field: 'hold', before: 'unconfirmed', after: 'waiting' }]],
  ]);
});

it('each change of an order has its line in the log, with who has made it', async () => {
  const { rows } = await rules.database.execute(sql`
    WITH log AS (
      SELECT *, subject_id::bigint AS order_id,
        ARRAY(SELECT (change ->> 'field') || ' ' || (change ->> 'after') FROM jsonb_array_elements(changes) AS change) AS became
      FROM audit_entries WHERE subject_kind = 'order'),
    acts AS (
      SELECT order_id, at, actor_kind, actor_id, ARRAY['status ' || status, 'paymentStatus ' || payment_status] AS became FROM order_history
      UNION ALL
      SELECT order_id, at, actor_kind, actor_id, ARRAY['return ' || h.state, 'returnReference ' || reference]
      FROM return_history h JOIN returns ON returns.id = return_id
      UNION ALL
      SELECT order_id, requested_at, r.actor_kind, r.actor_id,
        ARRAY['refund ' || (r.amount / 100.0)::float8, 'refunded ' || (r.amount / 100.0)::float8]
      FROM payment_refunds r JOIN payments ON payments.id = payment_id)
    SELECT acts.* FROM acts WHERE NOT EXISTS (
      SELECT FROM log WHERE log.order_id = acts.order_id AND log.at = acts.at AND log.actor_kind = acts.actor_kind
        AND log.actor_id IS NOT DISTINCT FROM acts.actor_id AND log.became <> '{}' AND log.became <@ acts.became)`);
  expect(rows).toEqual([]);
});

it('no row says that it is unknown who acted', async () => {
  const counts = await countActors(rules.database);
  expect(Object.keys(counts).filter((name) => name.endsWith(' unknown'))).toEqual([]);
  for (const table of [
    'audit_entries',
    'inventory_movements',
    'order_documents',
    'order_history',
    'payment_money',
    'payment_refunds',
    'payments',
    'return_history',
  ])
    expect(
      Object.keys(counts).some((name) => name.startsWith(`${table} `)),
      table,
    ).toBe(true);
});
