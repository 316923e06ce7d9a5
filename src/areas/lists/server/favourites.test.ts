import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { maxFavourites } from '../list-rules.ts';
import { createFavourites } from './favourites.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let favourites: ReturnType<typeof createFavourites>;
let ids: number[];
let userId = 0;

beforeAll(async () => {
  shop = await startCatalogue();
  ids = await shop.importProducts(maxFavourites + 20);
  favourites = createFavourites({ database: shop.database, clock: shop.clock, catalogue: shop.catalogue });
});
afterAll(() => shop.stop());
beforeEach(() => void (userId += 1));

test('stays within its limit when many products are added at once', async () => {
  await favourites.add(userId, ids.slice(0, maxFavourites - 5));
  const rest = ids.slice(maxFavourites - 5);
  const answers = await Promise.all(rest.map((id) => favourites.add(userId, [id])));
  expect(answers.filter((answer) => 'list' in answer)).toHaveLength(5);
  const refused = answers.find((answer) => 'code' in answer);
  expect(refused).toMatchObject({ code: 'favourites_full', facts: { maxProducts: maxFavourites } });
  expect((await favourites.get(userId)).count).toBe(maxFavourites);
});

test('accepts a product that a full list already holds', async () => {
  await favourites.add(userId, ids.slice(0, maxFavourites));
  expect(await favourites.add(userId, [ids[3]!, ids.at(-1)!])).toMatchObject({ count: maxFavourites });
});
