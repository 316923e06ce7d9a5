import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffRole } from '#values/staff-roles.ts';

let shop: Shop;
const staff = new Map<StaffRole, Browser>();
const as = (role: StaffRole): Browser => staff.get(role)!;
beforeAll(async () => {
  shop = await startShop();
  for (const role of ['owner', 'sales', 'warehouse'] as const) staff.set(role, await signInAs(shop, role));
});
afterAll(() => shop.stop());

const view = { name: 'Furgoneta', search: { view: 'today', filters: { deliveryType: 'delivery', tag: ['frágil'] } } };
const list = async (role: StaffRole) => (await as(role).send('GET', '/staff/order-views')).body.views;

it('saved views are for oneself, or for all by who may share them', async () => {
  const own = await as('warehouse').send('POST', '/staff/order-views', { ...view, columns: ['number', 'slot'] });
  expect([own.status, own.body.view]).toMatchObject([
    200,
    { ...view, search: { ...view.search, sort: 'date_desc' }, isShared: false, isOwn: true, mayChange: true },
  ]);
  expect(await list('sales')).toEqual([]);
  const id = own.body.view.id;
  expect((await as('owner').send('DELETE', `/staff/order-views/${id}`)).body.code).toBe('view_not_found');
  const shared = { ...view, name: 'Almacén', isShared: true };
  expect((await as('warehouse').send('POST', '/staff/order-views', shared)).body.code).toBe('not_permitted');
  const forAll = (await as('sales').send('POST', '/staff/order-views', shared)).body.view;
  expect((await list('warehouse')).map(({ name }: { name: string }) => name)).toEqual(['Almacén', 'Furgoneta']);
  expect((await as('warehouse').send('DELETE', `/staff/order-views/${forAll.id}`)).body.code).toBe('not_permitted');
  const changed = await as('owner').send('PUT', `/staff/order-views/${forAll.id}`, { ...shared, name: 'Todos' });
  expect(changed.body.view).toMatchObject({ name: 'Todos', isOwn: false, mayChange: true });
  expect((await as('owner').send('DELETE', `/staff/order-views/${forAll.id}`)).body).toBe(true);
  const bad = { ...view, search: { filters: { status: ['no'] } } };
  expect((await as('owner').send('POST', '/staff/order-views', bad)).status).toBe(400);
});

it('saved views are so many at most, of those that one may see and so delete', async () => {
  await shop.database.$client.query(
    `INSERT INTO order_views (member_id, name, is_shared, search, saved_at)
     SELECT member_id, 'x', false, search, saved_at FROM order_views, generate_series(1, 49) WHERE name = 'Furgoneta'`,
  );
  const save = (search: object) => as('warehouse').send('POST', '/staff/order-views', { ...view, search });
  expect((await save(view.search)).body.code).toBe('too_many_views');
  await shop.database.$client.query(
    `DELETE FROM order_views WHERE id = (SELECT max(id) FROM order_views WHERE name = 'x')`,
  );
  const atOnce = await Promise.all([1, 2, 3, 4].map(() => save(view.search)));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  // Saved when their role still was another one.
  await shop.database.$client.query(
    `UPDATE order_views SET search = jsonb_set(search, '{view}', '"money"') WHERE name = 'x'`,
  );
  expect((await save(view.search)).status).toBe(200);
  expect((await save({ view: 'money' })).body.code).toBe('not_permitted');
});
