import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { CheckoutOptions } from '../contract.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it('tells a visitor where and when an order can be collected or delivered', async () => {
  const { status, body } = await shop.browser().send('GET', '/sale/checkout-options');
  expect(status).toBe(200);
  const { pickupPoints, delivery } = body as unknown as CheckoutOptions;
  expect(pickupPoints).toEqual([expect.objectContaining({ id: 1, address: expect.any(String) })]);
  expect(Date.parse(pickupPoints[0]!.readyAt!)).toBeGreaterThan(0);
  expect(delivery?.firstSlot?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(delivery?.zones).toContainEqual({ id: 1, name: 'Badalona', deliverable: true, isIndividualTerms: false });
});

it('promises the first delivery that some payment method reaches in time', async () => {
  const visitor = shop.browser();
  await visitor.send('POST', '/sale/checkout-account', {
    name: 'Ona',
    lastName: 'Puig',
    email: 'ona@ejemplo.cat',
    agree: true,
  });
  const { body } = await visitor.send('GET', '/service/delivery/init');
  const { slots } = body as unknown as {
    slots: { type: string; date: string; from: string; to: string; notFor: string[] }[];
  };
  const inTime = slots.find(({ type, notFor }) => type === 'delivery' && notFor.length < 5)!;
  const options = (await visitor.send('GET', '/sale/checkout-options')).body as unknown as CheckoutOptions;
  expect(options.delivery!.firstSlot).toEqual({ date: inTime.date, from: inTime.from, to: inTime.to });
  expect(inTime.notFor).toContain('transfer');
});
