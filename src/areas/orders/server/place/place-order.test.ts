import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkKits, lockStock } from '#areas/inventory/server/inventory.ts';
import { Failure } from '#platform/http/failure.ts';
import { actors, buyerOf, startRules, type Rules, addProduct, stockOf, parsedPickupOrder } from '../orders.fixture.ts';
import { placeOrder } from './place-order.ts';

let rules: Rules;

beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const count = async (table: string, where = sql`true`): Promise<number> => {
  const { rows } = await rules.database.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)} WHERE ${where}`,
  );
  return rows[0]!.n;
};

describe('an order that cannot be made leaves no trace', () => {
  it('when there is too little of a product', async () => {
    const plenty = await addProduct(rules.database, { article: 'plenty', stock: 50 });
    const short = await addProduct(rules.database, { article: 'short', stock: 3 });
    const userId = rules.newUser();
    await rules.fill(userId, plenty, 5);
    await rules.fill(userId, short, 3);
    await rules.database.execute(sql`UPDATE catalogue_products SET stock = 2 WHERE id = ${short}`);
    expect(await rules.place(userId, 'key:short')).toMatchObject({
      code: 'products_unavailable',
      facts: { products: [{ id: short, reason: 'fewer_available', maxQuantity: 2 }] },
    });
    expect(await stockOf(rules.database, plenty)).toBe(50);
    expect((await rules.basketOf(userId)).units).toBe(8);
    await rules.fill(userId, short, 2);
    expect(await rules.place(userId, 'key:short')).toMatchObject({ status: 'created' });
  });

  it('when a product is sold out, off sale or gone', async () => {
    const soldOut = await addProduct(rules.database, { article: 'sold-out' });
    const offSale = await addProduct(rules.database, { article: 'off-sale' });
    const gone = await addProduct(rules.database, { article: 'gone' });
    const userId = rules.newUser();
    for (const product of [soldOut, offSale, gone]) await rules.fill(userId, product, 2);
    await rules.database.execute(sql`UPDATE catalogue_products SET stock = 0 WHERE id = ${soldOut}`);
    await rules.database.execute(sql`UPDATE catalogue_products SET is_archived = true WHERE id = ${offSale}`);
    await rules.database.execute(sql`DELETE FROM catalogue_products WHERE id = ${gone}`);
    const refused = await placeOrder(rules.orders.placing, { ...buyerOf(userId), locale: 'ca' }, parsedPickupOrder);
    expect(refused).toMatchObject({
      code: 'products_unavailable',
      facts: {
        products: [
          { id: soldOut, name: 'Producte sold-out', reason: 'sold_out', maxQuantity: 0 },
          { id: offSale, name: 'Producte off-sale', reason: 'no_longer_sold', maxQuantity: 0 },
          { id: gone, name: '', reason: 'no_longer_sold', maxQuantity: 0 },
        ],
      },
    });
  });

  it.each([
    [{ delivery: { type: 'pickup', pickupPointId: 77 } }, ['delivery.pickupPointId']],
    [{ payment: 'bizum' }, ['payment']],
    [{ delivery: { type: 'delivery' }, payment: 'bizum' }, ['delivery.date', 'payment']],
  ] as const)('when the shop does not offer what it names: %j', async (change, fields) => {
    const product = await addProduct(rules.database, { article: `offered-${rules.newUser()}`, stock: 5 });
    const userId = rules.newUser();
    await rules.fill(userId, product, 2);
    expect(await rules.place(userId, null, { ...parsedPickupOrder, ...change })).toMatchObject({
      code: 'not_available',
      fields: fields.map((field) => ({ field, code: 'not_available' })),
    });
    expect(await count('orders', sql`user_id = ${userId}`)).toBe(0);
    expect(await stockOf(rules.database, product)).toBe(5);
  });

  it('when there is nothing in the basket, or never was one', async () => {
    const product = await addProduct(rules.database, { article: 'emptied' });
    const userId = rules.newUser();
    expect(await rules.place(userId)).toMatchObject({ code: 'basket_empty' });
    expect(await rules.place(userId, 'key:none')).toMatchObject({ code: 'basket_empty' });
    await rules.fill(userId, product);
    await rules.basket.clear({ userId, cookie: undefined }, 'es');
    expect(await rules.place(userId)).toMatchObject({ code: 'basket_empty' });
  });

  it.each([
    { first: 'kit', last: 'part', maxQuantity: 3, left: 0 },
    { first: 'part', last: 'kit', maxQuantity: 2, left: 1 },
  ])(
    'when a $first leaves too few pieces for a $last in the same basket',
    async ({ first, last, maxQuantity, left }) => {
      // Lines added at the same time are in the order of product ids.
      const ids = [
        await addProduct(rules.database, { article: `${first}-first`, stock: 9 }),
        await addProduct(rules.database, { article: `${last}-last`, stock: 9 }),
      ] as const;
      const [kit, part] = first === 'kit' ? ids : [ids[1], ids[0]];
      await rules.database.transaction(async (tx) => {
        await lockStock(tx, [kit], { changesKits: true });
        await tx.execute(sql`
        UPDATE catalogue_products SET kit = (
          SELECT jsonb_build_array(jsonb_build_object('article', article, 'quantity', 2))
          FROM catalogue_products WHERE id = ${part})
        WHERE id = ${kit}`);
        await linkKits(tx, [kit], { importName: 'import-1', now: new Date(), actor: actors.shop });
      });
      const userId = rules.newUser();
      await rules.fill(userId, kit, 3);
      await rules.fill(userId, part, 4);
      expect(await rules.place(userId)).toMatchObject({
        code: 'products_unavailable',
        facts: { products: [{ id: ids[1], name: `Producto ${last}-last`, reason: 'fewer_available', maxQuantity }] },
      });
      expect(await stockOf(rules.database, part)).toBe(9);
      await rules.fill(userId, ids[1], maxQuantity);
      expect(await rules.place(userId)).toMatchObject({ status: 'created' });
      expect(await stockOf(rules.database, part)).toBe(left);
    },
  );

  it('when the database breaks off at its last step', async () => {
    const product = await addProduct(rules.database, { article: 'broken-off', stock: 7 });
    const userId = rules.newUser();
    await rules.fill(userId, product, 2);
    const before = {
      orders: await count('orders'),
      lines: await count('order_lines'),
      version: (await rules.basketOf(userId)).version,
    };
    await rules.database.execute(
      sql`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken off'; END $$`,
    );
    await rules.database.execute(
      sql`CREATE TRIGGER break_off BEFORE UPDATE ON baskets FOR EACH ROW EXECUTE FUNCTION break_off()`,
    );
    await expect(rules.place(userId, 'key:broken')).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: 'broken off' }) }),
    );
    await rules.database.execute(sql`DROP TRIGGER break_off ON baskets`);
    expect({
      orders: await count('orders'),
      lines: await count('order_lines'),
      version: (await rules.basketOf(userId)).version,
    }).toEqual(before);
    expect(await stockOf(rules.database, product)).toBe(7);
    expect(await rules.place(userId, 'key:broken')).toMatchObject({ status: 'created' });
  });
});

it('keeps prices and names as they were when it was made', async () => {
  const product = await addProduct(rules.database, { article: 'renamed', price: 2000, salePrice: 1500, stock: 9 });
  const userId = rules.newUser();
  await rules.fill(userId, product, 3);
  const order = await rules.place(userId);
  if (order instanceof Failure) throw new Error(order.code);
  await rules.database.execute(
    sql`UPDATE catalogue_products SET price = 9900, sale_price = NULL, name_es = 'Otro' WHERE id = ${product}`,
  );
  const shown = await rules.orders.forCustomer.find(userId, order.id, 'es');
  expect(shown).toMatchObject({
    total: 60,
    price: 45,
    amount: 45,
    items: [{ name: 'Producto renamed', price: { base: 20, sale: 15 }, sum: 45 }],
  });
  expect(await rules.orders.forCustomer.find(userId, order.id, 'ca')).toMatchObject({
    items: [{ name: 'Producte renamed' }],
  });
});
