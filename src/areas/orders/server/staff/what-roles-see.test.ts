import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs, staffOf } from '#areas/staff/server/staff.fixture.ts';
import { mayDo, type StaffRole, staffRoles } from '#values/staff-roles.ts';
import { viewPermissions } from '../../list-permissions.ts';
import { orderViews, type StaffOrder } from '../../staff-calls.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
const staff = new Map<StaffRole, Browser>();
const as = (role: StaffRole): Browser => staff.get(role)!;
const list = async (role: StaffRole, body: object) => (await as(role).send('POST', '/staff/orders/list', body)).body;
const reading = staffRoles.filter((role) => mayDo(role, 'orders.read'));
const email = 'oriol.secret@correu.example';
let dear: { orderId: number; number: string };
beforeAll(async () => {
  shop = await startShop();
  const other = await newAccount(shop, { email: 'oriol@ejemplo.cat' });
  const buy = async (article: string, price: number) => {
    await other.send('POST', '/sale/basket', {
      product_id: await addProduct(shop.database, { article, price, stock: 9 }),
      quantity: 1,
    });
    const person = { name: 'Oriol', surname: 'Vila', email, document: { type: 'NIF', number: '87654321X' } };
    const { body } = await other.send('POST', '/sale/order', {
      ...pickupOrder,
      customer: { ...pickupOrder.customer, ...person },
    });
    return body;
  };
  dear = await buy('66-00001', 123_457);
  await buy('66-00002', 789);
  const people = await staffOf(shop);
  for (const role of reading) {
    staff.set(role, await signInAs(shop, role));
    const { password } = people.find((one) => one.role === role)!;
    await as(role).send('POST', '/staff/reauthenticate', { password });
  }
});

afterAll(() => shop.stop());

it('tells a role in no answer and no file what the table of roles keeps from it', async () => {
  for (const role of reading) {
    const send = async (path: string, body?: object) =>
      (await as(role).send(body ? 'POST' : 'GET', `/staff/${path}`, body)).body;
    const search = { query: dear.number, kinds: ['orders', 'customers', 'articles'] };
    const previewed = await send('orders/bulk/preview', { action: 'csv', selection: { ids: [dear.orderId] } });
    const { jobId } = await send('orders/bulk', { previewId: previewed.previewId });
    const answers = {
      order: await send(`orders/${dear.orderId}`),
      list: await send('orders/list', { query: dear.number, sort: 'price_desc' }),
      found: await send('search', search),
      articles: await send('search', { ...search, query: '66-00001' }),
      previewed,
      file: await send(`jobs/${jobId}/file`),
      mail: await send(`orders/${dear.orderId}/mail`),
    };
    const text = JSON.stringify(answers);
    for (const [told, permission] of [
      ['1234.57', 'money.read'],
      ['1234,57', 'money.read'],
      ['secret@', 'persons.read'],
      ['87654321X', 'persons.read'],
    ] as const)
      expect([role, told, text.includes(told)]).toEqual([role, told, mayDo(role, permission)]);
  }
});

it('finds nothing for a role by what it may not see, in the list, the search and bulk, and sorts by no sum', async () => {
  const hidden = ['oriol.secret', email, 'correu.example', '8765432', '87654321-x', '=oriol.secret'];
  for (const role of reading) {
    const seesPersons = mayDo(role, 'persons.read');
    for (const query of hidden) {
      const selection = { query, view: 'all', filters: {} };
      const { body } = await as(role).send('POST', '/staff/orders/bulk/preview', { action: 'print', selection });
      const selected = body.possible + body.refused.length;
      const { orders, customers } = (
        await as(role).send('POST', '/staff/search', { query, kinds: ['orders', 'customers'] })
      ).body;
      const found = [(await list(role, { query })).total, selected, orders.length, customers.length];
      expect([role, query, found.every((count) => count > 0), found.some((count) => count > 0)]).toEqual([
        role,
        query,
        seesPersons,
        seesPersons,
      ]);
    }
    const idsBy = async (sort: string) =>
      (await list(role, { query: 'Oriol', sort })).orders.map((row: StaffOrder) => row.orderId);
    expect([role, (await idsBy('price_desc'))[0] === dear.orderId]).toEqual([role, mayDo(role, 'money.read')]);
    // By date the dear one is the older.
    if (!mayDo(role, 'money.read')) expect(await idsBy('price_asc')).toEqual(await idsBy('date_desc'));
  }
});

it('refuses each view to the roles that may not see it, in the list and in bulk, and neither counts nor lists it', async () => {
  const search = { view: 'money', filters: {}, sort: 'date_desc' };
  await as('owner').send('POST', '/staff/order-views', { name: 'Por cobrar', isShared: true, search });
  for (const role of reading)
    for (const view of orderViews) {
      const isSeen = mayDo(role, viewPermissions[view]);
      const listed = await as(role).send('POST', '/staff/orders/list', { view });
      const selection = { view, filters: { status: ['returned'] } };
      const previewed = await as(role).send('POST', '/staff/orders/bulk/preview', { action: 'print', selection });
      const counts = (await list(role, {})).counts;
      const { views } = (await as(role).send('GET', '/staff/order-views')).body;
      const isSaved = views.some(({ name }: { name: string }) => name === 'Por cobrar');
      expect([role, view, listed.status, previewed.status, view in counts, isSaved]).toEqual([
        role,
        view,
        isSeen ? 200 : 403,
        isSeen ? 200 : 403,
        isSeen,
        mayDo(role, viewPermissions.money),
      ]);
    }
});
