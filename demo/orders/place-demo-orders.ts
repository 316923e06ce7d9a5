import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Actor, providerActor } from '#values/actor.ts';
import { dayMs, hourMs } from '#values/durations.ts';
import { cents } from '#values/money.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { demoLoads } from '#areas/catalogue/server/catalogue-tables.ts';
import { lockForSale } from '#areas/catalogue/server/catalogue.ts';
import { carriedClasses } from '#areas/delivery/server/delivery.ts';
import { followStock, planSale, stockLock } from '#areas/inventory/server/inventory.ts';
import { orderRequest } from '#areas/orders/order-request.ts';
import type { StoredOrder } from '#areas/orders/server/orders.ts';
import { orders } from '#areas/orders/server/records/orders-tables.ts';
import { orderNotes } from '#areas/orders/server/records/order-work-tables.ts';
import { storeWork } from '#areas/orders/server/staff/order-work-queries.ts';
import { createOrderStore, type SoldLine, storedDelivery } from '#areas/orders/server/place/store-order.ts';
import { listAttempts, recordCharge } from '#areas/payment/server/payment.ts';
import { quoteBasket } from '#areas/pricing/price-basket.ts';
import { staffMembers } from '#areas/staff/server/staff-tables.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { nameStatements } from '#platform/database/name-statements.ts';
import { Failure } from '#platform/http/failure.ts';
import { createOrdersOfShop, type OrdersOfShopParts } from '#app/create-orders-of-shop.ts';
import { demoCustomers } from './demo-customers.ts';
import { type PlannedOrder, plannedOrders } from './demo-plan.ts';
import { type DemoWay, findWays } from './demo-ways.ts';
import { noJobs } from './no-jobs.ts';

/** Best sellers of which the demo's orders take none. */
const untouchedBestSellers = 200;
const productCount = 120;
/** What the keys of their requests begin with. */
export const demoKey = 'demo-';
/** Less than until the slots that are taken last. */
const daysToPay = 6;

/**
 * Sixty orders in every state for a demo that has none, so that its back office is worth opening: placed, paid, prepared and
 * handed over by the same functions as all orders, by a clock of their own and without mails. They take goods that sell
 * little, and at most one place of a slot.
 */
export async function placeDemoOrders(
  parts: OrdersOfShopParts,
  /** Makes the demo's members of the staff, who have done what was done. */
  prepareStaff: () => Promise<void>,
): Promise<void> {
  const { database } = parts;
  const [load] = await database.select().from(demoLoads);
  if (!load?.finishedAt || (await database.$count(orders)) > 0) return;
  await prepareStaff();
  const placer = await createPlacer(parts, await findTeam(database));
  // Of several processes that start at once, one places them.
  const placed = await database.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${orders} IN SHARE ROW EXCLUSIVE MODE`);
    if ((await tx.$count(orders)) > 0) return [];
    const endNaming = nameStatements(tx);
    try {
      return await placeAll(tx, placer);
    } finally {
      endNaming();
    }
  });
  for (const { planned, order } of placed) await placer.finish(planned, order!);
}

async function placeAll(tx: Queryable, placer: Awaited<ReturnType<typeof createPlacer>>) {
  const all = plannedOrders.map((planned, index) => {
    const order = null as StoredOrder | null;
    return { planned, index, way: placer.wayOf(planned, index), order };
  });
  await placer.takeNumbers(tx, all.length);
  // In the order of time: the numbers of invoices follow it.
  const events = all.flatMap((one) => placer.eventsOf(one.planned, one.way).map((event) => ({ ...event, one })));
  for (const { at, run, one } of events.toSorted((first, second) => first.at - second.at))
    one.order = await placer.runAt(at, async () => {
      if (!one.order) return placer.place(tx, one.planned, one.index, one.way);
      await run(tx, one.order);
      return one.order;
    });
  // What was counted of mails that are not sent.
  await tx.execute(sql`DELETE FROM limited_mails WHERE subject IN (SELECT number FROM orders)`);
  // Nobody is reminded of a transfer of the demo.
  await tx.execute(sql`UPDATE payments SET reminded_at = created_at WHERE state = 'pending'`);
  return all;
}

interface DemoEvent {
  /** When, in milliseconds. */
  readonly at: number;
  readonly run: (tx: Queryable, order: StoredOrder) => Promise<void>;
}

interface Team {
  readonly sales: Actor;
  readonly warehouse: Actor;
  readonly accounts: Actor;
  readonly assignee: number;
}

async function findTeam(database: Queryable): Promise<Team> {
  const people = await database.select().from(staffMembers).where(eq(staffMembers.isDemo, true));
  const idOf = (role: StaffRole): number => people.find((one) => one.role === role)!.id;
  const actorOf = (role: StaffRole): Actor => ({ kind: 'staff', id: String(idOf(role)) });
  return {
    sales: actorOf('sales'),
    warehouse: actorOf('warehouse'),
    accounts: actorOf('accounts'),
    assignee: idOf('warehouse'),
  };
}

async function createPlacer(parts: OrdersOfShopParts, team: Team) {
  const { database, clock, secret, delivery, payment } = parts;
  const now = clock();
  let at = now;
  const { orders: area, settling } = createOrdersOfShop({ ...parts, clock: () => at, jobs: noJobs });
  const { changeStatus } = area;
  const store = createOrderStore(secret);
  const productIds = await listProducts(database);
  const chooseWay = await findWays(delivery, now);
  const serials: number[] = [];

  async function place(
    tx: Queryable,
    planned: PlannedOrder,
    index: number,
    { resolved }: DemoWay,
  ): Promise<StoredOrder> {
    const { state } = planned;
    const { locale, customer } = demoCustomers[index % demoCustomers.length]!;
    const placedAt = at;
    const buyer = {
      actor: { kind: 'guest', id: null } as const,
      userId: -1 - (index % demoCustomers.length),
      isGuest: true,
      isEmailConfirmed: true,
      email: customer.email,
      network: null,
      locale,
      requestKey: null,
      mailNetworks: [],
    };
    const wanted = Array.from({ length: 1 + (index % 3) }, (_, line) => ({
      productId: productIds[(index * 3 + line) % productIds.length]!,
      quantity: 1 + ((index + line) % 2),
    }));
    const { stock, products } = await lockForSale(
      tx,
      wanted.map(({ productId }) => productId),
    );
    const sold = wanted.map(({ productId, quantity }): SoldLine => {
      const product = { es: products.es.get(productId)!, ca: products.ca.get(productId)! };
      return { quantity, product };
    });
    const { changes, shortages } = planSale(wanted, stock);
    if (shortages.length > 0) throw new Error('the demo has not enough goods for its orders');
    const lines = sold.map(({ product, quantity }) => ({ ...product.es, productId: product.es.id, quantity }));
    const goods = {
      price: quoteBasket(lines).price,
      classes: carriedClasses(sold.map(({ product }) => product.es)),
    };
    const priced = quoteBasket(lines, { delivery: delivery.quote(resolved, goods).price });
    const number = store.numberOf(serials.shift()!, placedAt);
    // Those that wait do so for some days: the demo is worth opening until then.
    const isOpen = state === 'waiting' || state === 'denied';
    const dueAt = isOpen ? new Date(now.getTime() + daysToPay * dayMs) : payment.dueAt(planned.payment, placedAt, null);
    const attempt = payment.firstAttempt({ number, method: planned.payment, amount: priced.amount, dueAt }, placedAt);
    const inserted = await store.insert(tx, {
      number,
      buyer,
      mail: { jobId: '', waitSeconds: 0, values: noMail(number, placedAt) },
      requestKey: `${demoKey}${index}`,
      requestHash: '',
      request: orderRequest.parse({ customer, payment: planned.payment, comment: planned.comment ?? '', agree: true }),
      sold,
      stockChanges: changes,
      priced,
      delivery: storedDelivery(resolved, { takesPlace: true }),
      place: resolved.place,
      hold: null,
      // No provider knows of it.
      attempt: { ...attempt, inquireAt: null },
      units: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
      placedAt,
      paymentDueAt: dueAt,
    });
    if (typeof inserted === 'string') throw new Error(`a demo order could not be placed: ${inserted}`);
    await followStock(tx, stock, inserted.moved);
    const order = inserted.stored;
    await note(tx, order, planned);
    return order;
  }

  const momentAt = ({ age }: PlannedOrder, part: number): number => now.getTime() - age * hourMs * (1 - part);

  async function recordPaid(tx: Queryable, { number }: StoredOrder): Promise<void> {
    const paid = await settling.payments.recordPaid(team.accounts, number, 'transfer', undefined, tx);
    if (paid instanceof Failure) throw new Error(`a demo order could not be paid: ${paid.code}`);
  }

  async function payByProvider(tx: Queryable, { id }: StoredOrder): Promise<void> {
    const attempt = (await listAttempts(tx, [id]))[0]!;
    const actor = providerActor(attempt.provider);
    await recordCharge(tx, actor, attempt, { amount: cents(attempt.amount), isSurplus: false }, at);
    const paid = { status: 'confirmed', paymentStatus: 'paid', attempt: { paymentId: attempt.id } } as const;
    await changeStatus(tx, id, { actor, ...paid });
  }

  /** What happens to an order and when: it is placed first, the rest after a part of the time since then or by its slot. */
  function eventsOf(planned: PlannedOrder, { begins, isLeaving }: DemoWay): DemoEvent[] {
    const { state, payment: method, type, age } = planned;
    const event = (part: number, run: DemoEvent['run'] = async () => {}) => ({ at: momentAt(planned, part), run });
    const move = (part: number, status: StoredOrder['status'], actor = team.warehouse) =>
      event(part, async (tx, { id }) => {
        await changeStatus(tx, id, { actor, status });
      });
    const placing = event(0);
    if (state === 'waiting') return [placing];
    if (state === 'denied') {
      const denied = {
        actor: providerActor('redsys'),
        paymentStatus: 'failed',
        attempt: { reason: 'denied' },
      } as const;
      const deny: DemoEvent['run'] = async (tx, { id }) => {
        await changeStatus(tx, id, denied);
      };
      return [placing, event(0.1, deny)];
    }
    if (state === 'cancelled') return [placing, move(0.5, 'cancelled', team.sales)];
    if (state === 'owing') return [placing, move(0.3, 'cancelled', team.sales), event(0.6, recordPaid)];
    // Before any slot that it may have.
    const paying = method === 'transfer' ? event(Math.min(0.2, 4 / age), recordPaid) : event(0.001, payByProvider);
    if (state === 'confirmed') return [placing, paying];
    if (state === 'preparing') return [placing, paying, move(0.3, 'preparing')];
    const partOf = (moment: number): number => 1 - (now.getTime() - moment) / (age * hourMs);
    const leaves = begins < now.getTime() ? partOf(begins) : 0.9;
    const onTheWay = [
      move(leaves - 1 / age, 'preparing'),
      move(leaves, type === 'pickup' ? 'ready' : 'shipped'),
      ...(isLeaving ? [] : [move(leaves + 1 / age, 'delivered')]),
    ];
    return [placing, paying, ...onTheWay];
  }

  async function note(tx: Queryable, { id }: StoredOrder, planned: PlannedOrder): Promise<void> {
    const { tags = [], hasAssignee, note: text, type } = planned;
    const trackingNumber = planned.state === 'leaving' && type === 'delivery' ? `CE${889_000 + id}` : null;
    if (tags.length > 0 || hasAssignee || trackingNumber)
      await storeWork(tx, id, { tags: [...tags], assignee: hasAssignee ? team.assignee : null, trackingNumber });
    if (text) await tx.insert(orderNotes).values({ orderId: id, text, at, ...actorValues(team.sales) });
  }

  return {
    place,
    eventsOf,

    /** In the order of time: the first has the first choice. */
    wayOf: (planned: PlannedOrder, index: number): DemoWay => chooseWay(planned, index, new Date(momentAt(planned, 0))),

    /** Before the first is placed: so many numbers of orders, and the lock that all who take goods have. */
    async takeNumbers(tx: Queryable, count: number): Promise<void> {
      const { rows } = await tx.execute<{ serial: number }>(
        sql`SELECT nextval('order_numbers')::int AS serial, ${stockLock} FROM generate_series(1, ${count}::int)`,
      );
      serials.push(...rows.map(({ serial }) => serial));
    },

    /** Does something at a moment by the orders' clock. */
    runAt<Value>(moment: number, run: () => Promise<Value>): Promise<Value> {
      at = new Date(moment);
      return run();
    },

    /** What happens to an order after it was delivered, each in a transaction of its own. */
    async finish(planned: PlannedOrder, { number }: StoredOrder): Promise<void> {
      at = new Date(momentAt(planned, 0.8));
      if (planned.state === 'returning') await area.returns.expectGoods(team.sales, number);
      if (planned.state === 'returned') {
        await area.returns.takeBack(team.warehouse, number);
        await settling.payments.refund(team.sales, number, {
          amount: null,
          isByHand: true,
          reason: 'Lo devuelve todo',
        });
      }
      if (planned.state === 'partly refunded') {
        const reason = 'Llegó con un golpe';
        await settling.payments.refund(team.sales, number, { amount: cents(500), isByHand: true, reason });
      }
    },
  };
}

/** Goods that anybody can have anywhere and of which there is enough, none of them among the best sellers. */
async function listProducts(database: Queryable): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT id FROM (
      SELECT *, row_number() OVER (ORDER BY (stock > 0) DESC, popularity DESC, id) AS place
      FROM catalogue_products WHERE is_sellable AND NOT is_virtual) AS ranked
    WHERE place > ${untouchedBestSellers} AND stock >= 12 AND NOT is_kit_of_parts AND kit = '[]' AND fulfilment = 'any'
      AND delivery_class IS NULL AND price BETWEEN 500 AND 15000
    ORDER BY place LIMIT ${productCount}`);
  if (rows.length === 0) throw new Error('the demo has no goods for orders');
  return rows.map(({ id }) => id);
}

/** No mail is sent: what is counted of it is deleted before anybody sees it. */
const noMail = (orderNumber: string, at: Date) => ({
  mailJob: randomUUID(),
  mailQueue: 'none',
  mailSubject: orderNumber,
  mailMailbox: 'none',
  mailSeries: 'none',
  mailNetworks: [],
  mailMailboxAt: at,
  mailDueAt: at,
  mailWaits: false,
  mailPlaces: '[]',
  mailNow: at,
});
