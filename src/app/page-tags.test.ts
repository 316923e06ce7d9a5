import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import { withPageTags } from './page-tags.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [
    productCells('A-1', { brand: 'stihl' }),
    productCells('B-1', { kit: 'A-1*2', brand: '' }),
  ]);
  await shop.importFrom();
});
afterAll(() => shop.stop());

/** The tags of a page whose loaders call the API once, for this answer. */
async function tagsOf(value: unknown, ...call: Parameters<ReturnType<typeof withPageTags>>) {
  const tags = new Set<ChangeTag>();
  await withPageTags(async () => ({ ok: true, value }), tags)(...call);
  return [...tags];
}

const idOf = async (article: string): Promise<number> => {
  const { rows } = await shop.database.$client.query<{ id: number }>(
    'SELECT id FROM catalogue_products WHERE article = $1',
    [article],
  );
  return rows[0]!.id;
};

test('tags a listing with its products, sections and brands', async () => {
  const [saw, kit] = [await idOf('A-1'), await idOf('B-1')];
  const [card] = await shop.catalogue.listCards([saw], 'es');
  const listing = await shop.catalogue.listProducts({ sectionId: card!.section.id, page: 1, limit: 24 } as never, 'es');
  const tags = await tagsOf(listing, 'POST /catalog/product/list');
  expect(tags).toEqual(
    expect.arrayContaining([`product:${saw}`, `product:${kit}`, `section:${card!.section.id}`, 'brand:stihl']),
  );
});

test('tags the page of a kit with its parts', async () => {
  const [saw, kit] = [await idOf('A-1'), await idOf('B-1')];
  const [card] = await shop.catalogue.listCards([kit], 'es');
  const tags = await tagsOf(await shop.catalogue.findProductPage(card!.slug, 'es'), 'GET /catalog/product/:slug');
  expect(tags).toEqual(expect.arrayContaining([`product:${kit}`, `product:${saw}`]));
});

test('tags a machine with what makes it ready to use', async () => {
  const [card] = await shop.catalogue.listCards([await idOf('A-1')], 'es');
  const readyToUse = { price: 1, with: [{ product_id: 77, quantity: 1 }] };
  const tags = await tagsOf({ products: [{ ...card, readyToUse }] }, 'POST /catalog/product/list');
  expect(tags).toContain('product:77');
});

test('tags rows of products, the tree of sections and the list of brands', async () => {
  const { catalogue } = shop;
  const [[card], tree] = [await catalogue.listCards([await idOf('A-1')], 'es'), await catalogue.sectionTree('es')];
  const rows = { list: await catalogue.mainRows('es') };
  expect(await tagsOf(rows, 'GET /reference/product-carouser/main')).toContain(`product:${card!.id}`);
  const sections = tree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
  expect(await tagsOf({ items: tree }, 'GET /catalog/section/tree')).toEqual(
    expect.arrayContaining(sections.map((id) => `section:${id}`)),
  );
  expect(await tagsOf({ list: await catalogue.listBrands('es') }, 'GET /reference/brand/list')).toContain(
    'brand:stihl',
  );
});

test('finds tags in parts of an answer that its schema does not describe', async () => {
  const order = { lines: [{ product: { id: 7, slug: 'saw', url: '/product/saw' } }] };
  expect(await tagsOf({ orders: [order] }, 'GET /admin/user/export')).toEqual(['product:7']);
});

test('finds no tag in an answer without catalogue data', async () => {
  expect(await tagsOf({ header: [] }, 'GET /menu')).toEqual([]);
});

test('tags a page of text with its name', async () => {
  const input = { params: { page: 'privacy-policy' } };
  expect(await tagsOf({ html: '' }, 'GET /content/page/:page', input)).toEqual(['page:privacy-policy']);
});

test('finds no tag in a failure', async () => {
  const tags = new Set<ChangeTag>();
  const failing = async () => ({ ok: false as const, error: { id: 1, url: '/product/saw' } as never });
  await withPageTags(failing, tags)('GET /reference/product-carouser/main', {});
  expect([...tags]).toEqual([]);
});
