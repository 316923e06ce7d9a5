import { and, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { cloneOrders } from '../bulk/clone-orders.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';
import { orderSearch } from '../records/order-search-tables.ts';
import { orders } from '../records/orders-tables.ts';
import { findSearched } from './find-searched.ts';
import { hasWords } from './order-search.ts';

const count = 40;
const limit = 7;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  const product = await addProduct(shop.database, { article: '57-84258', stock: 5 });
  const buyer = await newAccount(shop);
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { body } = await buyer.send('POST', '/sale/order', pickupOrder);
  await cloneOrders(shop.database, body.orderId, count - 1);
  // Some have a word that the latest have not, and some of one moment.
  await shop.database.execute(sql`
    UPDATE orders SET placed_at = placed_at - (id % 13) * interval '1 hour', price = (id * 7919) % 40 * 100, total = 4000,
      payment = CASE WHEN id % 3 = 0 THEN 'card' ELSE 'transfer' END,
      customer = customer || CASE WHEN id % 13 > 8 THEN '{"surname": "Quirze Ñandú"}'::jsonb ELSE '{"surname": "Serra"}' END`);
});
afterAll(() => shop.stop());

const sorts = {
  date_desc: 'placed_at DESC, id DESC',
  date_asc: 'placed_at, id',
  price_desc: 'price DESC, id DESC',
} as const;

it.each(['date_desc', 'date_asc', 'price_desc'] as const)(
  'finds each page by %s of those with a word',
  async (sort) => {
    const { database } = shop;
    for (const [word, surname] of [
      ['nan', '%Ñandú'],
      ['serr', 'Serra'],
      ['zzz', 'zzz'],
    ] as const)
      for (const fits of [undefined, sql`${orders.payment} = 'card'`]) {
        const of = sql`${orders.customer} ->> 'surname' LIKE ${surname}`;
        const { rows } = await database.execute<{ id: number }>(
          sql`SELECT id FROM orders WHERE ${and(of, fits)} ORDER BY ${sql.raw(sorts[sort])}`,
        );
        const all = rows.map(({ id }) => id);
        for (const latest of [0, 12, 1000])
          for (let offset = 0; offset < all.length + 2 * limit; offset += limit) {
            const search = { found: hasWords([word], false), fits, sort, limit, offset };
            const page = await findSearched(database, search, latest);
            expect([word, latest, offset, page]).toEqual([
              ...[word, latest, offset],
              { ids: all.slice(offset, offset + limit), total: all.length },
            ]);
          }
      }
  },
);

it('keeps the words of an order as long as they are its own, whatever else changes', async () => {
  const { database } = shop;
  const [order] = await database.select().from(orders).limit(1);
  const read = async () =>
    (
      await database
        .select({ version: sql<string>`xmin`, words: orderSearch.words, placedAt: orderSearch.placedAt })
        .from(orderSearch)
        .where(sql`order_id = ${order!.id}`)
    )[0]!;
  const before = await read();
  const change = (set: ReturnType<typeof sql>) =>
    database.execute(sql`UPDATE orders SET ${set} WHERE id = ${order!.id}`);
  await change(sql`status = 'confirmed', delivery = delivery || '{"date": null}', customer = customer`);
  expect(await read()).toEqual(before);
  await change(sql`receiver = '{"name": "Otília", "phone": "+34699887766"}'`);
  expect((await read()).words).toMatch(/'otilia'/);
  await change(sql`receiver = NULL, placed_at = placed_at - interval '1 day'`);
  const after = await read();
  expect([after.words, after.placedAt.getTime()]).toEqual([before.words, before.placedAt.getTime() - 86_400_000]);
});
