import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { products } from '#areas/catalogue/server/catalogue-tables.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { StaffOrderRow } from '../../staff-calls.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let product: number;
let hinge: number;
let number: string;
const staff = new Map<StaffRole, Browser>();
const as = (role: StaffRole): Browser => staff.get(role)!;
const person = { name: 'Quirze', surname: 'Vilà', phone: '+34622334455', email: 'quirze@correu.example' };

beforeAll(async () => {
  shop = await startShop();
  for (const role of ['sales', 'warehouse', 'content'] as const) staff.set(role, await signInAs(shop, role));
  product = await addProduct(shop.database, { article: '57-84258', stock: 500 });
  hinge = await addProduct(shop.database, { article: '26 mm' });
  const buyer = await newAccount(shop);
  const place = async (who: object): Promise<{ orderId: number; number: string }> => {
    await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const customer = { ...pickupOrder.customer, ...who };
    return (await buyer.send('POST', '/sale/order', { ...pickupOrder, customer })).body;
  };
  ({ number } = await place(person));
  const { orderId } = await place({ name: 'Berta' });
  const changes = [{ field: 'tags', from: [], to: ['obra', 'frágil'] }];
  expect((await as('sales').send('PUT', `/staff/orders/${orderId}`, { changes })).status).toBe(200);
});
afterAll(() => shop.stop());

const search = async (role: StaffRole, query: string, more: object = {}) =>
  (await as(role).send('POST', '/staff/search', { query, ...more })).body;

it('finds orders, customers and articles, each role what it may see', async () => {
  const lastOrder = { orderId: expect.any(Number), number, date: expect.any(String) };
  const customer = { type: 'individual', name: 'Quirze Vilà', phone: person.phone, lastOrder };
  for (const query of ['quirze', 'VILA q', '622 33 44 55', 'quirze@correu']) {
    const { orders, customers } = await search('sales', query);
    expect([query, orders.map((row: StaffOrderRow) => row.number)]).toEqual([query, [number]]);
    expect(customers).toEqual([{ ...customer, email: person.email }]);
  }
  expect((await search('warehouse', 'quirze')).customers).toEqual([customer]);
  expect((await search('warehouse', 'quirze@correu')).customers).toEqual([]);
  // The order's number is no word of its customer, nor a measure of goods.
  expect((await search('content', number)).articles).toMatchObject([{ product_id: hinge }]);
  expect(await search('sales', number)).toMatchObject({ orders: [{ number }], customers: [], articles: [] });
  const article = { product_id: product, article: '57-84258', shelf: null, stock: expect.any(Number) };
  for (const query of ['57-84258', '5784258']) {
    expect((await search('content', query)).articles).toEqual([expect.objectContaining(article)]);
    expect((await search('sales', query, { kinds: ['articles'] })).articles[0].price).toBeGreaterThan(0);
  }
  expect(Object.keys(await search('content', 'quirze'))).toEqual(['articles']);
  expect(JSON.stringify(await search('warehouse', '57-84258'))).not.toMatch(/"(?:price|amount|email)"/);
  expect(await search('sales', '  ')).toEqual({ orders: [], customers: [], articles: [] });
  expect(await search('sales', "puig' | 'x")).toMatchObject({ orders: [], customers: [] });
});

it('finds the orders of an article by its EAN and by its further ones, however spelled', async () => {
  const eans = { ean: '8412345678905', eans: ['96385074', '012345678905'] };
  await shop.database.update(products).set(eans).where(eq(products.id, product));
  for (const typed of ['8412345678905', '841-2345-678905', '9638 5074', '012345678905', ' 8412345678905 ']) {
    const { body } = await as('warehouse').send('POST', '/staff/orders/list', { query: typed });
    expect([typed, body.orders.map((row: StaffOrderRow) => row.number)]).toEqual([
      typed,
      expect.arrayContaining([number]),
    ]);
  }
  for (const typed of ['8412345678904', '841234567890', '2345678905']) {
    const { body } = await as('warehouse').send('POST', '/staff/orders/list', { query: typed });
    expect([typed, body.total]).toEqual([typed, 0]);
  }
});

it('names what orders can be filtered by in this shop', async () => {
  const { body } = await as('warehouse').send('GET', '/staff/orders/choices');
  expect(body.members.map(({ name }: { name: string }) => name)).toContain('Jordi');
  expect(body.members).toHaveLength(4);
  expect((await as('warehouse').send('GET', '/staff/assignees')).body.assignees).toEqual(body.members);
  expect(body.zones[0]).toEqual({ id: expect.any(Number), name: expect.any(String) });
  expect(body.slots[0]).toEqual({ from: expect.stringMatching(/:/), to: expect.stringMatching(/:/) });
  expect(body.tags).toEqual(expect.arrayContaining(['frágil', 'obra']));
});
