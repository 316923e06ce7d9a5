import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount } from '#areas/account/server/account.fixture.ts';
import { orderLinkOf, startGuestOrders } from './guest-orders.fixture.ts';
import { stockOf } from './orders.fixture.ts';

const { shop, product, newEmail, newGuest, orderAsGuest, track, statusOf } = await startGuestOrders();
afterAll(() => shop.stop());

describe('cancelling without an account', () => {
  const cancel = (browser: Browser, body: object) => browser.send('POST', '/sale/order/cancel', body);

  it('works in the session that ordered, and gives the stock back once', async () => {
    const before = await stockOf(shop.database, product);
    const { guest, orderId } = await orderAsGuest(newEmail());
    const cancelled = await cancel(guest, { orderId });
    expect(cancelled.body.order).toMatchObject({ orderId, status: 'cancelled', actions: [] });
    expect(await cancel(guest, { orderId })).toMatchObject({
      status: 409,
      body: { code: 'not_cancellable' },
    });
    expect(await stockOf(shop.database, product)).toBe(before);
  });

  it('works with the key of the mail’s link, which tells nothing about the customer', async () => {
    const email = newEmail();
    const { orderId } = await orderAsGuest(email);
    const link = orderLinkOf((await shop.mailsWhen(email, 1))[0]!);
    expect((await track(link)).body.order.actions).toEqual(['cancel']);
    expect(await cancel(shop.browser(), link)).toMatchObject({ status: 200, body: { order: null } });
    expect(await statusOf(orderId)).toBe('cancelled');
    expect((await track(link)).body.order.actions).toEqual([]);
    expect((await cancel(shop.browser(), link)).status).toBe(409);
    // Its customer is told.
    expect(await shop.mailsWhen(email, 2)).toHaveLength(2);
  });

  it('is refused to everybody else', async () => {
    const email = newEmail();
    const { orderId, number } = await orderAsGuest(email);
    const { orderId: other, number: otherNumber } = await orderAsGuest(newEmail());
    const { key } = orderLinkOf((await shop.mailsWhen(email, 1))[0]!);
    expect((await track({ number, email })).body.order.actions).toEqual([]);
    const stranger = await newGuest(newEmail());
    const account = await newAccount(shop, { email: newEmail() });
    for (const [browser, body, status] of [
      [shop.browser(), { orderId }, 401],
      [shop.browser(), { orderId, number, key }, 401],
      [stranger, { orderId }, 404],
      [account, { orderId }, 404],
      [shop.browser(), { number, email }, 400],
      [shop.browser(), { number, email, key: email }, 404],
      [shop.browser(), { number: otherNumber, key }, 404],
      [shop.browser(), { number, key: `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}` }, 404],
      [shop.browser(), {}, 400],
      [shop.browser(), { number, key: 'x'.repeat(101) }, 422],
    ] as const)
      expect([body, (await cancel(browser, body)).status]).toEqual([body, status]);
    expect([await statusOf(orderId), await statusOf(other)]).toEqual(['created', 'created']);
  });

  it('is refused once money is under way, or somebody works on the order', async () => {
    for (const [column, value] of [
      ['payment_status', 'processing'],
      ['payment_status', 'paid'],
      ['status', 'preparing'],
    ] as const) {
      const email = newEmail();
      const { guest, orderId } = await orderAsGuest(email);
      const link = orderLinkOf((await shop.mailsWhen(email, 1))[0]!);
      await shop.database.execute(sql`UPDATE orders SET ${sql.identifier(column)} = ${value} WHERE id = ${orderId}`);
      expect((await cancel(guest, { orderId })).status).toBe(409);
      expect((await cancel(shop.browser(), link)).status).toBe(409);
      expect((await track(link)).body.order.actions).toEqual([]);
    }
  });
});
