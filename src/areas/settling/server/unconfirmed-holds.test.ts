import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefundAnswer } from '#areas/payment/server/payment-provider.ts';
import { findAttempt, findPendingAttempt } from '#areas/payment/server/payment.ts';
import { testCard, testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import {
  actors,
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
import { propertyRuns } from '#values/property-runs.fixture.ts';

const bank = {
  ...testCard(),
  name: 'bank',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 7 * 24 * 60 } as const,
  refund: async (): Promise<RefundAnswer> => ({ outcome: 'refunded', message: {} }),
};

let rules: Rules;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bank]);
});
afterAll(() => rules.stop());

let articles = 0;
const newProduct = (stock: number) => addProduct(rules.database, { article: `held-${(articles += 1)}`, stock });

interface Wanted {
  readonly quantity?: number;
  readonly payment?: PaymentMethod;
  readonly date?: string;
  readonly network?: string | null;
  readonly isEmailConfirmed?: boolean;
}

async function tryToPlace(
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
async function place(product: number, wanted: Wanted = {}): Promise<StoredOrder> {
  const order = await tryToPlace(product, wanted);
  if (order instanceof Failure) throw new Error(order.code);
  return order;
}

const stored = async ({ id }: StoredOrder): Promise<StoredOrder> =>
  (await rules.database.select().from(orders).where(eq(orders.id, id)))[0]!;
const view = async (order: StoredOrder) => (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!;
const openLink = ({ id }: StoredOrder) =>
  rules.database.transaction((tx) =>
    confirmEmail(tx, { clock: rules.clock, payment: rules.payment, delivery: rules.delivery }, id),
  );
async function pay(order: StoredOrder): Promise<string> {
  const { reference, amount, provider } = (await findPendingAttempt(rules.database, order.id))!;
  return rules.settling.settlePayment(provider, testCardNotification(reference, amount, 'paid'));
}
const passMinutes = (minutes: number) => rules.passDays(minutes / 1440);
const held = async (product: number): Promise<number> =>
  (await rules.database.execute<{ held: number }>(sql`SELECT held FROM catalogue_products WHERE id = ${product}`))
    .rows[0]!.held;
const slotsOf = async (date: string) =>
  (
    await rules.database.execute<{ taken: number; held: number }>(
      sql`SELECT taken, held FROM delivery_slots WHERE date = ${date}`,
    )
  ).rows;
const jobsOf = async (name: string, { id }: StoredOrder) =>
  (
    await rules.database.execute<{ data: Record<string, unknown> }>(
      sql`SELECT data FROM pgboss.job WHERE name = ${name} AND (data ->> 'orderId')::int = ${id}`,
    )
  ).rows.map(({ data }) => data);

describe('orders of addresses that nobody has confirmed', () => {
  it('hold half of an article together, and more of them are placed without holding any', async () => {
    const product = await newProduct(10);
    const placed = [];
    for (let order = 0; order < 10; order += 1) placed.push(await place(product));
    expect(placed.map(({ hold }) => hold)).toEqual([...Array(5).fill('unconfirmed'), ...Array(5).fill('waiting')]);
    expect([await stockOf(rules.database, product), await held(product)]).toEqual([5, 5]);
    expect(await view(placed[9]!)).toMatchObject({ waitsFor: 'goods', status: 'created' });
    expect((await view(placed[0]!)).waitsFor).toBeUndefined();
    // Everybody else buys the other half.
    const confirmed = await place(product, { quantity: 5, isEmailConfirmed: true });
    expect(confirmed.hold).toBeNull();
    expect(await tryToPlace(product)).toBeInstanceOf(Failure);
  });

  it('may hold the last piece', async () => {
    const product = await newProduct(1);
    expect((await place(product)).hold).toBe('unconfirmed');
    expect(await stockOf(rules.database, product)).toBe(0);
  });

  it('get all there is once they are paid at once', async () => {
    const product = await newProduct(4);
    const order = await place(product, { quantity: 4, payment: 'card' });
    expect([order.hold, await stockOf(rules.database, product)]).toEqual(['waiting', 4]);
    expect(await rules.settling.start(order.userId, order.id, { ip: '', userAgent: '' })).toMatchObject({
      kind: 'redirect',
    });
    expect(await pay(order)).toBe('settled');
    expect(await stored(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', hold: null });
    expect([await stockOf(rules.database, product), await held(product)]).toEqual([0, 0]);
  });

  it('keep their goods once their link is opened, and count for their network no longer', async () => {
    const product = await newProduct(10);
    const order = await place(product, { quantity: 5, network: 'house' });
    expect(await openLink(order)).toMatchObject({ hold: null, network: null });
    expect([await stockOf(rules.database, product), await held(product)]).toEqual([5, 0]);
    expect((await place(product, { quantity: 2 })).hold).toBe('unconfirmed');
    passMinutes(130);
    await rules.expireUnpaidOrders();
    expect([await stockOf(rules.database, product), await held(product)]).toEqual([5, 0]);
  });

  it('take them again when the link is opened late', async () => {
    const product = await newProduct(10);
    const order = await place(product, { quantity: 3 });
    passMinutes(130);
    await rules.expireUnpaidOrders();
    expect(await stored(order)).toMatchObject({ hold: 'waiting', status: 'created' });
    expect(await stockOf(rules.database, product)).toBe(10);
    expect(await openLink(order)).toMatchObject({ hold: null });
    expect(await stockOf(rules.database, product)).toBe(7);
    expect((await view(order)).waitsFor).toBeUndefined();
  });

  it('are not paid for goods that are gone, and take them when they are there again', async () => {
    const product = await newProduct(4);
    const order = await place(product, { quantity: 2, payment: 'bizum' });
    passMinutes(130);
    await rules.expireUnpaidOrders();
    const other = await place(product, { quantity: 4, isEmailConfirmed: true });
    expect(await openLink(order)).toMatchObject({ hold: 'waiting' });
    const gone = { code: 'goods_gone' };
    expect(await rules.settling.start(order.userId, order.id, { ip: '', userAgent: '' })).toMatchObject(gone);
    expect(await rules.settling.payAgain(actors.customer, order.userId, order.id, 'card')).toMatchObject(gone);
    await rules.orders.forCustomer.cancel(actors.customer, other.userId, other.id, 'es');
    expect(await openLink(order)).toMatchObject({ hold: null });
    expect(await stockOf(rules.database, product)).toBe(2);
  });

  it('are cancelled and refunded by their provider when their money comes and the goods are gone', async () => {
    const product = await newProduct(4);
    const order = await place(product, { quantity: 2, payment: 'bizum' });
    passMinutes(130);
    await rules.expireUnpaidOrders();
    await place(product, { quantity: 4, isEmailConfirmed: true });
    const { reference, amount } = (await findPendingAttempt(rules.database, order.id))!;
    const notify = () => rules.settling.settlePayment('bank', testCardNotification(reference, amount, 'paid'));
    expect([await notify(), await notify()]).toEqual(['settled', 'unchanged']);
    expect(await stored(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', hold: null });
    expect(await jobsOf('payment-late-mail', order)).toMatchObject([{ gone: 'goods', amount }]);
    expect((await jobsOf('order-mail', order)).map(({ status }) => status)).toEqual(['created']);
    const { rows } = await rules.database.execute(sql`
      SELECT refund.amount::int FROM payment_refunds refund JOIN payments ON payments.id = payment_id
      WHERE order_id = ${order.id} AND refund.state = 'requested'`);
    expect(rows).toEqual([{ amount }]);
    expect(await findAttempt(rules.database, { provider: 'bank', reference })).toMatchObject({ state: 'paid' });
    expect(await stockOf(rules.database, product)).toBe(0);
  });

  it('are cancelled when their transfer is recorded and the goods are gone, and the shop is owed the refund', async () => {
    const product = await newProduct(2);
    const order = await place(product);
    passMinutes(130);
    await rules.expireUnpaidOrders();
    await place(product, { quantity: 2, isEmailConfirmed: true });
    const paid = await rules.settling.payments.recordPaid(actors.shop, order.number);
    expect(paid).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(await jobsOf('payment-late-mail', order)).toMatchObject([{ gone: 'goods' }]);
    const attended = (await rules.settling.payments.listToAttend(50)).map((one) => one.order.number);
    expect(attended).toContain(order.number);
  });

  it('are not prepared without their goods', async () => {
    const product = await newProduct(2);
    const order = await place(product, { quantity: 2 });
    await place(product, { quantity: 1, isEmailConfirmed: true });
    expect(await rules.orders.forShop.move(actors.shop, order.number, 'confirmed')).toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('the places of a slot', () => {
  it('are held for half an hour, by half of the orders, two of one network', async () => {
    const product = await newProduct(1000);
    const date = '2026-12-01';
    const placed = [];
    for (const network of ['one', 'one', 'one', 'two', 'two', 'three'])
      placed.push(await place(product, { date, network, payment: 'card' }));
    expect(placed.map(({ delivery }) => delivery.hasPlace === true)).toEqual([true, true, false, true, false, false]);
    expect(await slotsOf(date)).toEqual([{ taken: 3, held: 3 }]);
    expect(await view(placed[2]!)).toMatchObject({ waitsFor: 'slot' });
    // Who pays has the place.
    expect(await pay(placed[2]!)).toBe('settled');
    expect((await stored(placed[2]!)).delivery).toMatchObject({ hasPlace: true });
    expect(await slotsOf(date)).toEqual([{ taken: 4, held: 3 }]);
    await pay(placed[0]!);
    await openLink(placed[1]!);
    expect(await slotsOf(date)).toEqual([{ taken: 4, held: 1 }]);
    passMinutes(31);
    await rules.expireUnpaidOrders();
    expect(await slotsOf(date)).toEqual([{ taken: 2, held: 0 }]);
  });

  it('are taken again with a late transfer, and one that finds the slot full is cancelled', async () => {
    const product = await newProduct(1000);
    const date = '2026-12-02';
    const [first, second] = [await place(product, { date }), await place(product, { date })];
    passMinutes(31);
    await rules.expireUnpaidOrders();
    expect(await slotsOf(date)).toEqual([{ taken: 0, held: 0 }]);
    expect(await stored(first)).toMatchObject({ hold: 'unconfirmed', delivery: { lacksPlace: true } });
    await rules.settling.payments.recordPaid(actors.shop, first.number);
    for (let order = 0; order < 5; order += 1) await place(product, { date, isEmailConfirmed: true });
    expect(await slotsOf(date)).toEqual([{ taken: 6, held: 0 }]);
    expect(await tryToPlace(product, { date })).toMatchObject({ code: 'not_available' });
    expect(await rules.settling.payAgain(actors.customer, second.userId, second.id, 'card')).toMatchObject({
      code: 'slot_full',
    });
    const before = await stockOf(rules.database, product);
    expect(await rules.settling.payments.recordPaid(actors.shop, second.number)).toMatchObject({ status: 'cancelled' });
    expect(await jobsOf('payment-late-mail', second)).toMatchObject([{ gone: 'slot' }]);
    expect(await stockOf(rules.database, product)).toBe(before + 1);
    expect(await slotsOf(date)).toEqual([{ taken: 6, held: 0 }]);
  });
});

describe('another slot, chosen while paying,', () => {
  const [early, later, last] = ['2026-11-27', '2026-11-30', '2026-12-01'];
  const [slot, refusal] = [
    homeDelivery.slot,
    { code: 'not_available', fields: [{ field: 'delivery.slot', code: 'not_available' }] },
  ];
  const payIn = (order: StoredOrder, date?: string, method: PaymentMethod = 'card') =>
    rules.settling.payAgain(actors.customer, order.userId, order.id, method, date ? { time: { date, slot } } : {});
  const fill = async (product: number, date: string) => {
    const others = [];
    for (let order = 0; order < 6; order += 1) others.push(await place(product, { date, isEmailConfirmed: true }));
    return others;
  };
  let screws: { id: number; stock: number };
  beforeEach(async () => {
    screws = { id: await newProduct(1000), stock: 1000 };
    await rules.database.execute(sql`DELETE FROM delivery_slots`);
    await rules.database.execute(sql`UPDATE orders SET delivery = delivery - 'hasPlace' - 'lacksPlace'`);
  });
  afterEach(() => expectSound([screws], [early!, later!, last!]));

  it('is held in place of the former one, by an order that holds', async () => {
    const order = await place(screws.id, { date: early!, network: 'one' });
    expect(await payIn(order, later)).toMatchObject({ hold: 'unconfirmed', delivery: { date: later, hasPlace: true } });
    expect([await slotsOf(early!), await slotsOf(later!)]).toEqual([[{ taken: 0, held: 0 }], [{ taken: 1, held: 1 }]]);
    await pay(order);
    expect(await slotsOf(later!)).toEqual([{ taken: 1, held: 0 }]);
  });

  it('is held by two orders of a network, as at the start; the third waits', async () => {
    for (let count = 0; count < 2; count += 1) await place(screws.id, { date: later!, network: 'one' });
    const third = await place(screws.id, { date: early!, network: 'one' });
    expect(await payIn(third, later)).toMatchObject({ delivery: { date: later, lacksPlace: true } });
    expect([await slotsOf(early!), await slotsOf(later!)]).toEqual([[{ taken: 0, held: 0 }], [{ taken: 2, held: 2 }]]);
  });

  it('is not held again once the place was given back after half an hour, and taken with the money', async () => {
    const order = await place(screws.id, { date: early! });
    passMinutes(31);
    await rules.expireUnpaidOrders();
    for (const date of [later!, last!]) {
      const moved = await payIn(order, date);
      expect(moved).toMatchObject({ hold: 'unconfirmed', delivery: { date, lacksPlace: true } });
      expect(moved).not.toHaveProperty('delivery.hasPlace');
    }
    expect([await slotsOf(later!), await slotsOf(last!)]).toEqual([[], []]);
    expect(await pay(order)).toBe('settled');
    expect(await stored(order)).toMatchObject({ hold: null, delivery: { date: last, hasPlace: true } });
    expect((await stored(order)).delivery).not.toHaveProperty('lacksPlace');
    expect(await slotsOf(last!)).toEqual([{ taken: 1, held: 0 }]);
  });

  it('is what an order without its goods waits for, too, and takes with them', async () => {
    const order = await place(screws.id, { date: early! });
    passMinutes(130);
    await rules.expireUnpaidOrders();
    expect(await payIn(order, later)).toMatchObject({ hold: 'waiting', delivery: { date: later, lacksPlace: true } });
    expect([await slotsOf(later!), await stockOf(rules.database, screws.id)]).toEqual([[], 1000]);
    expect(await pay(order)).toBe('settled');
    expect([await slotsOf(later!), await stockOf(rules.database, screws.id)]).toEqual([[{ taken: 1, held: 0 }], 999]);
  });

  it('is taken at once by a confirmed order that found its slot full; another full one is refused', async () => {
    const order = await place(screws.id, { date: early! });
    passMinutes(31);
    await rules.expireUnpaidOrders();
    const [first] = await fill(screws.id, early!);
    await fill(screws.id, later!);
    expect(await openLink(order)).toMatchObject({ hold: null, delivery: { lacksPlace: true } });
    expect(await payIn(order)).toMatchObject({ code: 'slot_full' });
    for (const date of [early, later]) expect(await payIn(order, date)).toMatchObject(refusal);
    const moved = await payIn(order, last);
    expect(moved).toMatchObject({ hold: null, delivery: { date: last, hasPlace: true } });
    expect(moved).not.toHaveProperty('delivery.lacksPlace');
    expect((await view(order)).waitsFor).toBeUndefined();
    expect([await slotsOf(early!), await slotsOf(last!)]).toEqual([[{ taken: 6, held: 0 }], [{ taken: 1, held: 0 }]]);
    // Its old slot again, once somebody gives it up.
    await rules.orders.forCustomer.cancel(actors.customer, first!.userId, first!.id, 'es');
    expect(await payIn(order, early)).toMatchObject({ delivery: { date: early, hasPlace: true } });
    expect([await slotsOf(early!), await slotsOf(last!)]).toEqual([[{ taken: 6, held: 0 }], [{ taken: 0, held: 0 }]]);
  });

  it('is not needed by a confirmed order whose own slot is free again', async () => {
    const order = await place(screws.id, { date: early! });
    passMinutes(31);
    await rules.expireUnpaidOrders();
    const [first] = await fill(screws.id, early!);
    await openLink(order);
    await rules.orders.forCustomer.cancel(actors.customer, first!.userId, first!.id, 'es');
    expect(await payIn(order)).toMatchObject({ delivery: { date: early, hasPlace: true } });
    expect(await slotsOf(early!)).toEqual([{ taken: 6, held: 0 }]);
  });

  it('that is full is refused to orders that hold and that wait, which stay as they were', async () => {
    await fill(screws.id, later!);
    const order = await place(screws.id, { date: early! });
    expect(await payIn(order, later)).toMatchObject(refusal);
    expect(await slotsOf(early!)).toEqual([{ taken: 1, held: 1 }]);
    passMinutes(31);
    await rules.expireUnpaidOrders();
    expect(await payIn(order, later)).toMatchObject(refusal);
    expect((await stored(order)).delivery).toMatchObject({ date: early, lacksPlace: true });
    expect(await slotsOf(early!)).toEqual([{ taken: 0, held: 0 }]);
  });
});

/** What is stored of stock and slots must be what the orders have. */
async function expectSound(
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

describe('whatever is placed, confirmed, paid, cancelled and expired', () => {
  const dates = ['2026-12-03', '2026-12-04'];

  it('stock and slots stay what the orders have', { timeout: 120_000 }, async () => {
    const random = mulberry(7);
    const products = await Promise.all([1, 2, 5, 12].map(async (stock) => ({ id: await newProduct(stock), stock })));
    const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
    const placed: StoredOrder[] = [];
    const steps = [
      async () => {
        const order = await tryToPlace(pick(products).id, {
          quantity: pick([1, 1, 2, 4]),
          payment: pick(['transfer', 'bizum', 'card']),
          isEmailConfirmed: random() < 0.2,
          network: pick(['one', 'two', null]),
          ...(random() < 0.6 && { date: pick(dates) }),
        });
        if (!(order instanceof Failure)) placed.push(order);
      },
      async () => placed.length > 0 && openLink(pick(placed)),
      async () => {
        const order = placed.length > 0 ? pick(placed) : null;
        const attempt = order && (await findPendingAttempt(rules.database, order.id));
        if (!attempt) return;
        if (attempt.method === 'transfer') await rules.settling.payments.recordPaid(actors.shop, order.number);
        else await pay(order).catch(() => null);
      },
      async () => {
        const order = placed.length > 0 ? pick(placed) : null;
        if (order) await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
      },
      async () => rules.expireUnpaidOrders(),
      async () => {
        const order = placed.length > 0 ? pick(placed) : null;
        const time = { date: pick(dates), slot: homeDelivery.slot };
        const changes = order?.delivery.type === 'delivery' && random() < 0.5 ? { time } : {};
        if (order)
          await rules.settling.payAgain(actors.customer, order.userId, order.id, pick(['card', 'bizum']), changes);
      },
    ];
    const weights = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5];
    for (let round = 0; round < propertyRuns(25); round += 1) {
      // At once, as customers, banks and jobs are.
      await Promise.all(Array.from({ length: 6 }, () => steps[pick(weights)]!()));
      if (random() < 0.4) passMinutes(pick([5, 31, 60]));
      await expectSound(products, dates);
    }
  });

  it('an order that expires while it is paid and its link is opened has its goods, or its money goes back', async () => {
    for (let round = 0; round < 16; round += 1) {
      const product = { id: await newProduct(4), stock: 4 };
      const order = await place(product.id, { quantity: 2, payment: 'bizum' });
      passMinutes(121);
      const attempt = (await findPendingAttempt(rules.database, order.id))!;
      const notification = testCardNotification(attempt.reference, attempt.amount, 'paid');
      const races = [
        () => rules.expireUnpaidOrders(),
        () => rules.settling.settlePayment('bank', notification),
        () => openLink(order),
        () => tryToPlace(product.id, { quantity: 3, isEmailConfirmed: true }),
      ];
      await Promise.all([...races.slice(round % 4), ...races.slice(0, round % 4)].map((race) => race()));
      const { status, paymentStatus, hold } = await stored(order);
      expect([
        ['confirmed', 'paid', null],
        ['cancelled', 'paid', null],
      ]).toContainEqual([status, paymentStatus, hold]);
      await expectSound([product], []);
    }
  });
});

/** Numbers from 0 to 1 that are the same in every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
