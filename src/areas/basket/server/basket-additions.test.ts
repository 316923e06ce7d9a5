import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { maxBasketLines } from '../basket-limits.ts';
import { addManyProducts, expectDone, expectSound, quantities, startBasketRules } from './basket.fixture.ts';
import type { Shopper } from './change-basket.ts';

const given = startBasketRules();
const customer = (): Shopper => ({ userId: given.userId, cookie: undefined });
const get = async (of: Shopper) => (await given.rules.basket.get(of, 'es')).basket;
const put = async (productId: number, quantity: number) =>
  expectDone(await given.rules.basket.put(customer(), { productId, quantity }, 'es')).basket;
async function addMissing(of: Shopper, ids: readonly number[]) {
  const { basket, cookie } = await given.rules.basket.addMissing(of, ids, 'ca');
  const { added, notAddedProducts, ...answer } = basket;
  expectSound(answer);
  return { added, notAddedProducts, answer, cookie };
}

describe('adding many products at once', () => {
  it('adds one of each that is missing, keeps the others and answers the whole basket', async () => {
    const some = fc.array(fc.nat(4), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.nat(4).map(String), fc.integer({ min: 1, max: 30 })),
        some,
        async (there, wanted) => {
          given.nextUser();
          const expected = new Map(
            Object.entries(there).map(([index, quantity]) => [given.ids[Number(index)]!, quantity]),
          );
          for (const [id, quantity] of expected) await put(id, quantity);
          const before = expected.size;
          const wantedIds = wanted.map((index) => given.ids[index]!);
          const { added, notAddedProducts, answer } = await addMissing(customer(), wantedIds);
          for (const id of wantedIds) if (!expected.has(id)) expected.set(id, 1);
          expect(quantities(answer)).toEqual(expected);
          expect({ added, notAddedProducts }).toEqual({ added: expected.size - before, notAddedProducts: [] });
          expect((await get(customer())).version).toBe(answer.version);
          expect(quantities(await get(customer()))).toEqual(expected);
        },
      ),
      { numRuns: propertyRuns(20) },
    );
  });

  it('skips what cannot be bought, names the reason and makes no empty basket', async () => {
    const { database } = given.rules;
    const archived = await addProduct(database, { article: 'a-archived', isArchived: true });
    const unpriced = await addProduct(database, { article: 'a-unpriced', price: null });
    const soldOut = await addProduct(database, { article: 'a-sold-out', stock: 0 });
    const countBaskets = async () => (await database.execute(sql`SELECT id FROM baskets`)).rows.length;
    const before = await countBaskets();
    const none = await addMissing(customer(), [archived, unpriced, soldOut, -1, 2 ** 40]);
    expect(none).toMatchObject({ added: 0, answer: { count: 0, version: 0 } });
    expect(none.notAddedProducts).toEqual([
      { id: archived, name: 'Producte a-archived', reason: 'archived', message: 'Està descatalogat.' },
      { id: unpriced, name: 'Producte a-unpriced', reason: 'not_sellable', message: 'Ja no està a la venda.' },
      { id: soldOut, name: 'Producte a-sold-out', reason: 'sold_out', message: 'S’ha exhaurit.' },
      { id: -1, name: '', reason: 'unknown', message: 'Ja no existeix.' },
      { id: 2 ** 40, name: '', reason: 'unknown', message: 'Ja no existeix.' },
    ]);
    expect(await countBaskets()).toBe(before);
    expect(await addMissing(customer(), [soldOut, given.ids[0]!])).toMatchObject({ added: 1, answer: { units: 1 } });
  });

  it('leaves present lines as they are, with their notices', async () => {
    const id = await addProduct(given.rules.database, { article: 'a-dearer', price: 1000 });
    await put(id, 3);
    await given.rules.database.execute(sql`UPDATE catalogue_products SET price = 1250 WHERE id = ${id}`);
    const dearer = await addMissing(customer(), [id]);
    expect(dearer).toMatchObject({ added: 0, answer: { units: 3, list: [{ notice: { code: 'price_changed' } }] } });
    await given.rules.database.execute(sql`UPDATE catalogue_products SET stock = 0 WHERE id = ${id}`);
    expect(await addMissing(customer(), [id])).toMatchObject({ added: 0, notAddedProducts: [], answer: { units: 3 } });
  });

  it('fills the basket to its limit and names the rest', async () => {
    const many = await addManyProducts(given.rules, 'a-many-', maxBasketLines + 3);
    const all = await addMissing(customer(), many);
    expect(all).toMatchObject({ added: maxBasketLines, answer: { count: maxBasketLines } });
    expect(all.notAddedProducts.map(({ id, reason }) => [id, reason])).toEqual(
      many.slice(maxBasketLines).map((id) => [id, 'basket_full']),
    );
  });

  it('neither repeats nor loses lines under concurrent calls', async () => {
    for (let round = 0; round < 10; round += 1) {
      given.nextUser();
      const [first, second, third] = given.ids as [number, number, number];
      const answers = await Promise.all([
        addMissing(customer(), [first, second]),
        put(second, 7),
        addMissing(customer(), [second, third]),
      ]);
      expect(answers[0].added + answers[2].added).toBeGreaterThanOrEqual(2);
      expect(quantities(await get(customer()))).toEqual(
        new Map([
          [first, 1],
          [second, 7],
          [third, 1],
        ]),
      );
    }
  });

  it('makes a basket for a visitor without one', async () => {
    const { cookie } = await addMissing({ userId: null, cookie: undefined }, given.ids);
    expect(await get({ userId: null, cookie: cookie! })).toMatchObject({ count: given.ids.length });
  });
});
