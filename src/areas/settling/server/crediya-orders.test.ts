import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFinancedShop } from './financing.fixture.ts';

let shop: Awaited<ReturnType<typeof startFinancedShop>>;
beforeAll(async () => {
  shop = await startFinancedShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.nextCustomer();
  shop.sandbox.notifications.length = 0;
});

describe('Crediya', () => {
  const stateAt = async (orderId: number) =>
    (await shop.customer.send('GET', `/service/crediya/getState?orderId=${orderId}`)).body;

  it.each([
    ['approve', 'approved'],
    ['review', 'pending'],
    ['deny', 'rejected'],
    ['cancel', 'cancelled'],
  ])('after %s the state of the application is %s', async (outcome, state) => {
    const placed = await shop.place('crediya');
    expect(await stateAt(placed.orderId)).toEqual({ state: 'pending' });
    await shop.decide('crediya', placed, outcome);
    expect(await stateAt(placed.orderId)).toEqual({ state });
  });

  it('is asked by a customer who waits when the notification was lost', async () => {
    const placed = await shop.place('crediya');
    await shop.decide('crediya', placed, 'lost');
    shop.passTime(6);
    expect(await stateAt(placed.orderId)).toEqual({ state: 'approved' });
    expect(await shop.stateOf(placed.orderId)).toBe('confirmed paid');
    expect(await shop.moneyOf(placed.orderId)).toEqual([32_900]);
  });

  it('is asked every five seconds at most, however often its customer asks', async () => {
    const placed = await shop.place('crediya');
    let inquiries = 0;
    const count = ({ url }: { url?: string }) => void (inquiries += Number(url?.includes('/v1/applications/')));
    shop.sandbox.server.server.on('request', count);
    shop.passTime(6);
    for (let poll = 0; poll < 5; poll += 1) await stateAt(placed.orderId);
    expect(inquiries).toBe(1);
    shop.passTime(5);
    await stateAt(placed.orderId);
    expect(inquiries).toBe(2);
    shop.sandbox.server.server.off('request', count);
  });

  it('pays another amount: it is recorded, the shop is told, and the order is not paid', async () => {
    const placed = await shop.place('crediya');
    await shop.decide('crediya', placed, 'changed');
    expect(shop.sandbox.notifications).toMatchObject([{ status: 422 }]);
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
    expect(await shop.moneyOf(placed.orderId)).toEqual([33_000]);
    expect(await shop.noticesOf(placed.number)).toHaveLength(1);
  });

  it('pays an order that is cancelled: it is recorded, and the shop is told', async () => {
    const placed = await shop.place('crediya');
    await shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
    await shop.decide('crediya', placed, 'approve');
    expect(await shop.stateOf(placed.orderId)).toBe('cancelled paid');
    expect(await shop.moneyOf(placed.orderId)).toEqual([32_900]);
    expect(await shop.noticesOf(placed.number)).toHaveLength(1);
  });

  it('takes back what it has lent for an order that its customer cancels, all of it and once', async () => {
    const placed = await shop.place('crediya');
    await shop.decide('crediya', placed, 'approve');
    const cancelled = await shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
    expect(cancelled.body.order).toMatchObject({ status: 'cancelled' });
    await vi.waitFor(async () => expect(await shop.stateOf(placed.orderId)).toBe('cancelled refunded'), 30_000);
    expect(await shop.moneyOf(placed.orderId)).toEqual([32_900, 32_900]);
    expect(await shop.find(placed.orderId)).toMatchObject({ refunded: 329, actions: ['repeat', 'invoice'] });
  });

  it('has a token for the calculator of a price', async () => {
    const { status, body } = await shop.customer.send('GET', '/service/crediya/preliminary-token?price=329');
    expect({ status, body }).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^preview-/) } });
    expect((await shop.customer.send('GET', '/service/crediya/preliminary-token?price=329.00')).body).toEqual(body);
  });
});
