import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { buyerOf, startRules, type Rules, addProduct, parsedPickupOrder } from './orders.fixture.ts';
import { placeOrder } from './place/place-order.ts';

let rules: Rules;

beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

it('repeats what can be bought and names the rest', async () => {
  const [inStock, fewer, archived] = await Promise.all(
    ['r-in-stock', 'r-fewer', 'r-archived'].map((article) => addProduct(rules.database, { article, stock: 20 })),
  );
  const userId = 1001;
  for (const productId of [inStock!, fewer!, archived!]) await rules.fill(userId, productId, 4);
  const order = await placeOrder(rules.orders.placing, buyerOf(userId), parsedPickupOrder);
  if (order instanceof Failure) throw new Error(order.code);
  await rules.database.execute(sql`UPDATE catalogue_products SET stock = 1 WHERE id = ${fewer}`);
  await rules.database.execute(sql`UPDATE catalogue_products SET is_archived = true WHERE id = ${archived}`);
  expect(await rules.orders.forCustomer.repeat(userId, order.id, 'es')).toEqual({
    notAddedProducts: [
      { id: archived, name: 'Producto r-archived', reason: 'archived', message: 'Está descatalogado.' },
    ],
    added: 2,
    reducedProducts: [{ id: fewer, name: 'Producto r-fewer', quantity: 1 }],
  });
});

it('names a product that is gone as the order names it, in the language of the request', async () => {
  const gone = await addProduct(rules.database, { article: 'r-gone', stock: 20 });
  const userId = 1002;
  const { id } = await rules.placeOrder(gone, { userId });
  await rules.database.execute(sql`DELETE FROM catalogue_products WHERE id = ${gone}`);
  expect(await rules.orders.forCustomer.repeat(userId, id, 'ca')).toEqual({
    notAddedProducts: [{ id: gone, name: 'Producte r-gone', reason: 'unknown', message: expect.any(String) }],
    added: 0,
    reducedProducts: [],
  });
});

it('repeats no order of somebody else', async () => {
  const product = await addProduct(rules.database, { article: 'r-other', stock: 20 });
  const { id } = await rules.placeOrder(product, { userId: 1003 });
  expect(await rules.orders.forCustomer.repeat(1004, id, 'es')).toBeNull();
  expect((await rules.basket.getOfUser(1004, 'es')).units).toBe(0);
});
