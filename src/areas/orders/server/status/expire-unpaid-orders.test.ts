import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { actors, addProduct, pickupOrder, type Rules, startRules, stockOf } from '../orders.fixture.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { expireUnpaidOrders } from './expire-unpaid-orders.ts';

describe('an unpaid order', () => {
  let rules: Rules;
  let product: number;
  beforeAll(async () => {
    rules = await startRules();
    product = await addProduct(rules.database, { article: 'drill', stock: 1000 });
  });
  afterAll(() => rules.stop());

  const stateOf = async ({ userId, id }: StoredOrder): Promise<string> => {
    const { status, paymentStatus } = (await rules.orders.forCustomer.find(userId, id, 'es'))!;
    return `${status} ${paymentStatus}`;
  };

  it('waits seven days for its transfer, then is cancelled and gives its stock back once', async () => {
    const before = await stockOf(rules.database, product);
    const order = await rules.placeOrder(product, { quantity: 4 });
    rules.passDays(6.99);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('created pending');
    rules.passDays(0.01);
    await Promise.all([rules.expireUnpaidOrders(), rules.expireUnpaidOrders(), rules.expireUnpaidOrders()]);
    expect(await stateOf(order)).toBe('cancelled cancelled');
    expect(await stockOf(rules.database, product)).toBe(before);
  });

  it.each(['paid', 'processing'] as const)('stays when its payment is %s', async (paymentStatus) => {
    const order = await rules.placeOrder(product);
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, order.id, { actor: actors.system, paymentStatus }),
    );
    rules.passDays(8);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe(`created ${paymentStatus}`);
  });

  it('stays once it was sent', async () => {
    const order = await rules.placeOrder(product);
    await rules.database.execute(sql`UPDATE orders SET status = 'shipped' WHERE id = ${order.id}`);
    rules.passDays(8);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('shipped pending');
  });

  it.each(['confirmed', 'preparing', 'ready'])('expires also when it is %s', async (status) => {
    const order = await rules.placeOrder(product);
    await rules.database.execute(sql`UPDATE orders SET status = ${status} WHERE id = ${order.id}`);
    rules.passDays(8);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('cancelled cancelled');
  });

  it('stays when it was paid and waits only for what it costs more since', async () => {
    const order = await rules.placeOrder(product);
    await rules.settling.payments.recordPaid(actors.shop, order.number);
    await rules.database.execute(
      sql`UPDATE orders SET payment_status = 'pending', payment_due_at = placed_at WHERE id = ${order.id}`,
    );
    rules.passDays(8);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('confirmed pending');
  });

  it('is cancelled though its provider does not answer, which fails the job', async () => {
    const order = await rules.placeOrder(product);
    rules.passDays(8);
    const run = expireUnpaidOrders({
      database: rules.database,
      clock: rules.clock,
      delivery: rules.delivery,
      payment: rules.payment,
      changeStatus: rules.orders.changeStatus,
      askAbout: () => Promise.reject(new Error('silence')),
      actor: actors.system,
    });
    await expect(run).rejects.toMatchObject({
      message: `no answer about the payment of order ${order.id}`,
      cause: { message: 'silence' },
    });
    expect(await stateOf(order)).toBe('cancelled cancelled');
  });

  it('expires after a failed payment', async () => {
    const order = await rules.placeOrder(product);
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, order.id, { actor: actors.system, paymentStatus: 'failed' }),
    );
    rules.passDays(8);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('cancelled cancelled');
  });

  it('that cannot be cancelled does not stop the next one', async () => {
    const broken = await rules.placeOrder(product);
    rules.passDays(0.01);
    const next = await rules.placeOrder(product);
    await rules.database.execute(
      sql.raw(`ALTER TABLE orders ADD CONSTRAINT never_cancelled CHECK (id <> ${broken.id} OR status = 'created')`),
    );
    rules.passDays(8);
    await expect(rules.expireUnpaidOrders()).rejects.toThrow(
      expect.objectContaining({
        message: '1 overdue orders could not be cancelled',
        errors: [expect.objectContaining({ message: `order ${broken.id}`, cause: expect.any(Error) })],
      }),
    );
    expect(await stateOf(next)).toBe('cancelled cancelled');
    expect(await stateOf(broken)).toBe('created pending');
    await rules.database.execute(sql`ALTER TABLE orders DROP CONSTRAINT never_cancelled`);
    await rules.expireUnpaidOrders();
    expect(await stateOf(broken)).toBe('cancelled cancelled');
  });

  it('that is being paid in another transaction is left alone', async () => {
    const order = await rules.placeOrder(product);
    rules.passDays(8);
    await rules.database.transaction(async (tx) => {
      await rules.orders.changeStatus(tx, order.id, { actor: actors.system, paymentStatus: 'paid' });
      await rules.expireUnpaidOrders();
    });
    expect(await stateOf(order)).toBe('created paid');
  });
});

describe('the job for unpaid orders', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  it('is scheduled every five minutes by the shop, and cancels what was not paid in time', async () => {
    const product = await addProduct(shop.database, { article: 'drill', stock: 12 });
    const marta = await newAccount(shop);
    await marta.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
    const { orderId } = (await marta.send('POST', '/sale/order', pickupOrder)).body;
    expect(await stockOf(shop.database, product)).toBe(10);
    shop.passTime(7 * 86_400 + 1);

    const { rows } = await shop.database.execute<{ name: string; cron: string }>(
      sql`SELECT name, cron FROM pgboss.schedule WHERE name LIKE '%unpaid-orders'`,
    );
    expect(rows).toEqual([{ name: 'cancel-unpaid-orders', cron: '*/5 * * * *' }]);
    await runJob(shop, rows[0]!.name);

    const { rows: stored } = await shop.database.execute(
      sql`SELECT status, payment_status FROM orders WHERE id = ${orderId}`,
    );
    expect(stored).toEqual([{ status: 'cancelled', payment_status: 'cancelled' }]);
    expect(await stockOf(shop.database, product)).toBe(12);
    const [mail] = await shop.mailsWhen('marta@ejemplo.cat', 3);
    expect(mail!.subject).toContain('pedido cancelado');
    expect(mail!.text).toContain('no nos ha llegado el pago a tiempo');
  });
});
