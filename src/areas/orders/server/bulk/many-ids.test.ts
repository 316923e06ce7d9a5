import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';

let shop: Shop;
let sales: Browser;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
});
afterAll(() => shop.stop());

const preview = (ids: number[]) =>
  sales.send('POST', '/staff/orders/bulk/preview', { action: 'next', selection: { ids } });

it('takes as many ids as its contract says, and names the limits beyond', async () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => 900_000_000_000_000 + index);
  expect(await preview(ids)).toMatchObject({
    status: 422,
    body: { code: 'too_many_orders', found: 20_000, max: 5000 },
  });
  expect(await preview([...ids, 1])).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'selection.ids', code: 'too_big' }] },
  });
  const unknown = (count: number) => preview(Array.from({ length: count }, (_, index) => 1e14 + index));
  expect((await unknown(50_000)).status).toBe(422);
  expect((await unknown(70_000)).status).toBe(413);
  // Nobody else makes the shop read so much.
  const stranger = shop.browser().send('POST', '/staff/orders/bulk/preview', { action: 'next', selection: { ids } });
  expect((await stranger).status).toBe(401);
});
