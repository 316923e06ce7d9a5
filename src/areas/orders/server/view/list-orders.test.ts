import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderStatus } from '../../contract.ts';
import { addProduct, type Rules, startRules } from '../orders.fixture.ts';
import { orders } from '../records/orders-tables.ts';
import type { OrderSearch, PageOfOrders } from './list-orders.ts';

const userId = 7;
// Around midnight by the clock of the shop: 23:00 UTC in winter, 22:00 in summer.
const placed: readonly (readonly [at: string, status: OrderStatus])[] = [
  ['2026-06-30T21:59:59Z', 'delivered'],
  ['2026-06-30T22:00:00Z', 'cancelled'],
  ['2026-11-20T22:59:59Z', 'created'],
  ['2026-11-20T23:00:00Z', 'shipped'],
  ['2026-11-21T22:59:59Z', 'returned'],
  ['2026-11-21T23:00:00Z', 'ready'],
];

let rules: Rules;
let ids: number[];
beforeAll(async () => {
  rules = await startRules();
  const product = await addProduct(rules.database, { article: 'drill', stock: 100 });
  ids = [];
  for (const [at, status] of placed) {
    const { id } = await rules.placeOrder(product, { userId });
    await rules.database
      .update(orders)
      .set({ placedAt: new Date(at), status })
      .where(eq(orders.id, id));
    ids.push(id);
  }
  await rules.placeOrder(product, { userId: userId + 1 });
});
afterAll(() => rules.stop());

const list = (search: Partial<OrderSearch> = {}, page: Partial<PageOfOrders> = {}) =>
  rules.orders.forCustomer.list({ userId, ...search }, { page: 1, limit: 24, sort: 'date_asc', ...page }, 'es');
const listed = async (search: Partial<OrderSearch>): Promise<number[]> =>
  (await list(search)).list.map((id) => ids.indexOf(id));

it('lists the orders of the user, oldest or latest first', async () => {
  expect((await list()).list).toEqual(ids);
  expect((await list({}, { sort: 'date_desc' })).list).toEqual(ids.toReversed());
  const { orders: shown } = await list();
  expect(shown.map(({ orderId }) => orderId)).toEqual(ids);
  expect(shown[0]).toMatchObject({ status: 'delivered', items: [{ article: 'drill', quantity: 1 }] });
});

it('lists a page at a time, and nothing past the end', async () => {
  const page = async (number: number) => (await list({}, { page: number, limit: 4 })).list;
  expect(await page(1)).toEqual(ids.slice(0, 4));
  expect(await page(2)).toEqual(ids.slice(4));
  expect(await page(3)).toEqual([]);
  expect(await list({}, { page: 2, limit: 4 })).toMatchObject({ total: 6, page: 2, pages: 2 });
});

it.each<[Partial<OrderSearch>, number[]]>([
  [{ status: 'shipped' }, [3]],
  [{ status: 'active' }, [2, 3, 5]],
  [{ status: null }, [0, 1, 2, 3, 4, 5]],
  [{ status: 'confirmed' }, []],
  [{ from: '2026-07-01' }, [1, 2, 3, 4, 5]],
  [{ to: '2026-06-30' }, [0]],
  [{ from: '2026-11-21', to: '2026-11-21' }, [3, 4]],
  [{ from: '2026-11-21', to: '2026-11-21', status: 'active' }, [3]],
  [{ from: '2026-11-22', to: '2026-11-20' }, []],
])('finds %j by the clock of the shop', async (search, expected) => {
  expect(await listed(search)).toEqual(expected);
  expect((await list(search)).total).toBe(expected.length);
});

it('counts all orders of the period when one status is requested', async () => {
  const counts = { all: 6, active: 3, delivered: 1, cancelled: 1 };
  expect((await list()).counts).toEqual(counts);
  expect((await list({ status: 'delivered' })).counts).toEqual(counts);
  expect((await list({ from: '2026-11-21' })).counts).toEqual({ all: 3, active: 2, delivered: 0, cancelled: 0 });
  expect(
    (await rules.orders.forCustomer.list({ userId: 999 }, { page: 1, limit: 24, sort: 'date_asc' }, 'es')).counts,
  ).toEqual({
    all: 0,
    active: 0,
    delivered: 0,
    cancelled: 0,
  });
});
