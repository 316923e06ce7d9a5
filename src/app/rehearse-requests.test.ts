import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { createSearch } from '#areas/search/server/search.ts';
import { createRehearsal } from './rehearse-requests.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [productCells('A-1'), productCells('A-2')]);
  await shop.importFrom();
});
afterAll(() => shop.stop());

test('lists and searches sections in both languages, ends when its time is over and goes on later', async () => {
  const search = createSearch({ catalogue: shop.catalogue });
  const searched = vi.spyOn(search, 'searchProducts');
  const listed = vi.spyOn(shop.catalogue, 'listProducts');
  const rehearse = createRehearsal({ languages: ['es', 'ca'], catalogue: shop.catalogue, search });
  await rehearse(0);
  expect(searched.mock.calls).toHaveLength(1);
  await rehearse(60_000);
  expect(new Set(searched.mock.calls.map(([, locale]) => locale))).toEqual(new Set(['es', 'ca']));
  const queries = searched.mock.calls.map(([{ query }]) => query);
  expect(queries).toContain(productCells('A-1').name_es);
  const answers = await Promise.all(listed.mock.results.map(({ value }) => value as Promise<object>));
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.every((answer) => 'products' in answer)).toBe(true);
  searched.mockClear();
  await rehearse(60_000);
  expect(searched).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('lets visitors in after each request', async () => {
  let turn = 0;
  let isOver = false;
  const visitors = (async () => {
    for (; !isOver; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  })();
  const search = createSearch({ catalogue: shop.catalogue });
  const turns: number[] = [];
  const note = async <Answer>(answer: Answer): Promise<Answer> => {
    turns.push(turn);
    return answer;
  };
  const asked = {
    suggest: () => note({ sections: [], brands: [], products: [], completions: [], total: 0 }),
    searchProducts: () => note({}),
  };
  await createRehearsal({ languages: ['es'], catalogue: shop.catalogue, search: { ...search, ...asked } as never })(
    60_000,
  );
  isOver = true;
  await visitors;
  expect(turns.length).toBeGreaterThan(3);
  expect(new Set(turns).size).toBe(turns.length);
});
