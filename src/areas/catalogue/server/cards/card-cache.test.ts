import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonText } from '#values/json-text.ts';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';
import { createCatalogue } from '../catalogue.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { listProducts } from '../listing/list-products.ts';
import { cardCache } from './card-cache.ts';
import { findCards } from './find-cards.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let ids: number[];
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [
    ...['A', 'B', 'C', 'D'].map((article) => productCells(article)),
    productCells('KIT', { kit: 'A × 2 | B', price: '25.00' }),
  ]);
  await shop.importFrom();
  const { rows } = await shop.database.$client.query<{ id: number }>('SELECT id FROM catalogue_products ORDER BY id');
  ids = rows.map(({ id }) => id);
  expect(ids).toHaveLength(5);
});
afterAll(() => shop.stop());

const change = fc.record({
  at: fc.nat({ max: 4 }),
  set: fc.oneof(
    fc.integer({ min: 100, max: 9000 }).map((price) => `price = ${price}`),
    fc.nat({ max: 30 }).map((stock) => `stock = ${stock}`),
    fc.nat({ max: 9 }).map((name) => `name_es = 'Name ${name}'`),
    fc.boolean().map((isNew) => `is_new = ${isNew}`),
  ),
});

it('gives the cards, and the bytes of their answer, that reading them anew gives, whatever changes between', async () => {
  const step = fc.record({
    changes: fc.array(change, { maxLength: 2 }),
    asked: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
    locale: fc.constantFrom('es' as const, 'ca' as const),
    withAttributes: fc.boolean(),
  });
  const read = async (steps: typeof step extends fc.Arbitrary<infer Step> ? Step[] : never): Promise<void> => {
    for (const { changes, asked, locale, withAttributes } of steps) {
      for (const { at, set } of changes)
        await shop.database.$client.query(`UPDATE catalogue_products SET ${set} WHERE id = $1`, [ids[at]]);
      const wanted = asked.map((at) => ids[at]!);
      const fresh = createCatalogue({ database: shop.database, publicUrl: 'https://shop.example' });
      const products = await findCards(shop.catalogue, wanted, locale, withAttributes);
      const expected = await findCards(fresh, wanted, locale, withAttributes);
      expect(products).toEqual(expected);
      expect(jsonText({ products, total: products.length })).toBe(
        JSON.stringify({ products: expected, total: products.length }),
      );
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), read), { numRuns: 8 });
});

it('lists a price at once that another process has changed', async () => {
  const body = { ids, sort: 'given', page: 1, limit: 24 } as const;
  const prices = async () => {
    const listed = await listProducts(shop.catalogue, body as never, 'es');
    return 'products' in listed ? listed.products.map(({ price }) => price.base) : [];
  };
  await prices();
  await shop.database.$client.query('UPDATE catalogue_products SET price = 1234');
  expect(new Set(await prices())).toEqual(new Set([12.34]));
});

it('drops the cards that were used least recently beyond its bytes, and all of them with their index', () => {
  const index = {} as CatalogueIndex;
  const cards = cardCache(index, 'es', false);
  for (let id = 1; id <= 4000; id += 1) cards.set({ id, name: 'x'.repeat(1000) } as never, '1');
  expect([cards.has(1), cards.has(4000)]).toEqual([false, true]);
  expect([cards.get(4000, '1')?.id, cards.get(4000, '2')]).toEqual([4000, undefined]);
  expect(cardCache(index, 'ca', false).has(4000)).toBe(false);
  expect(cardCache({} as CatalogueIndex, 'es', false).has(4000)).toBe(false);
});
