import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { mostFavourites } from '../most-favourites.ts';
import { createFavourites, type Favourites } from './favourites.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let favourites: Favourites;
let ids: number[];
let userId = 0;

beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows(
    'products.csv',
    Array.from({ length: mostFavourites + 20 }, (_, index) => productCells(`P-${index}`)),
  );
  await shop.importFrom();
  const { rows } = await shop.database.execute<{ id: number }>(sql`SELECT id FROM catalogue_products ORDER BY id`);
  ids = rows.map(({ id }) => id);
  favourites = createFavourites({ database: shop.database, clock: shop.clock, catalogue: shop.catalogue });
});
afterAll(() => shop.stop());
beforeEach(() => void (userId += 1));

test('takes so many products and no more, whoever adds how many at once', async () => {
  await favourites.add(userId, ids.slice(0, mostFavourites - 5));
  const late = ids.slice(mostFavourites - 5);
  const answers = await Promise.all(late.map((id) => favourites.add(userId, [id])));
  expect(answers.filter((answer) => 'list' in answer)).toHaveLength(5);
  const refused = answers.find((answer) => 'code' in answer);
  expect(refused).toMatchObject({ code: 'favourites_full', facts: { maxProducts: mostFavourites } });
  expect((await favourites.get(userId)).count).toBe(mostFavourites);
});

test('what is there already is no reason to refuse a full list', async () => {
  await favourites.add(userId, ids.slice(0, mostFavourites));
  expect(await favourites.add(userId, [ids[3]!, ids.at(-1)!])).toMatchObject({ count: mostFavourites });
});
