import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { addProduct, buyerOf, parsedPickupOrder, type Rules, startRules } from './orders.fixture.ts';

let rules: Rules;

beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

it('repeats what can be bought and names the rest', async () => {
  const [kept, fewer, archived] = await Promise.all(
    ['r-kept', 'r-fewer', 'r-archived'].map((article) => addProduct(rules.database, { article, stock: 20 })),
  );
  const userId = 1001;
  for (const productId of [kept!, fewer!, archived!])
    await rules.basket.put({ userId, cookie: undefined }, { productId, quantity: 4 }, 'es');
  const order = await rules.orders.place(buyerOf(userId), parsedPickupOrder);
  if (order instanceof Failure) throw new Error(order.code);
  await rules.database.execute(sql`UPDATE catalogue_products SET stock = 1 WHERE id = ${fewer}`);
  await rules.database.execute(sql`UPDATE catalogue_products SET is_archived = true WHERE id = ${archived}`);
  expect(await rules.orders.repeat(userId, order.id, 'es')).toEqual({
    notAddedProducts: [
      { id: archived, name: 'Producto r-archived', reason: 'archived', message: 'Está descatalogado.' },
    ],
    added: 2,
    reducedProducts: [{ id: fewer, name: 'Producto r-fewer', quantity: 1 }],
  });
});
