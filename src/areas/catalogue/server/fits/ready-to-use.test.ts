import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ChangeTag, listenForChanges } from '#platform/database/change-notices.ts';
import { type Listing, productListBody } from '../../contract.ts';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';
import { createIndexLoader } from '../index/load-index.ts';
import { orderProducts } from '../index/order-products.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let changes: Awaited<ReturnType<typeof listenForChanges>>;
let announced: ChangeTag[] = [];
let idOf: (article: string) => number;

const section = (code: string, parent = ''): Cells => ({ code, parent, name_es: code, name_ca: code });
const rule = (use: string, accessories: string): Cells => ({
  ...{ code: use, use, accessory_sections: accessories, machine_sections: 'drills' },
  ...{ machine_with: 'platform|delivery=body', conditions: 'platform=platform' },
});
const goods = (article: string, of: string, price: string, attributes: string, stock = 5): Cells =>
  productCells(article, { section: of, price, attributes, stock });

beforeAll(async () => {
  shop = await startCatalogue();
  changes = await listenForChanges(shop.connection, (tags) => void announced.push(...tags));
  await shop.writeRows('sections.csv', [
    section('tools'),
    ...['drills', 'batteries', 'chargers'].map((code) => section(code, 'tools')),
  ]);
  await shop.writeRows('attributes.csv', [
    { code: 'platform', name_es: 'platform', type: 'text', filter: 'list' },
    { code: 'delivery', name_es: 'delivery', type: 'text', filter: 'list' },
  ]);
  await shop.writeRows('attribute-values.csv', [
    { attribute: 'platform', value: 'norda-18', name_es: 'Norda 18 V', name_ca: 'Norda 18 V' },
  ]);
  await shop.writeRows('fits.csv', [rule('battery', 'batteries'), rule('charger', 'chargers')]);
  await shop.writeRows('products.csv', [
    goods('BODY', 'drills', '60.00', 'platform=norda-18|delivery=body'),
    goods('ALONE', 'drills', '20.00', 'platform=alone-18|delivery=body'),
    goods('KIT', 'drills', '110.00', 'platform=norda-18|delivery=kit'),
    goods('CORDED', 'drills', '90.00', ''),
    goods('B-2', 'batteries', '30.00', 'platform=norda-18', 1),
    goods('B-5', 'batteries', '50.00', 'platform=norda-18'),
    goods('B-OTHER', 'batteries', '1.00', 'platform=alone-18'),
    goods('C', 'chargers', '25.50', 'platform=norda-18'),
  ]);
  await shop.importFrom();
  const { rows } = await shop.database.$client.query<{ id: number; article: string }>(
    'SELECT id, article FROM catalogue_products',
  );
  const ids = new Map(rows.map(({ id, article }) => [article, id]));
  idOf = (article) => ids.get(article)!;
});
afterAll(async () => {
  await changes.close();
  await shop.stop();
});

const list = async (more: object = {}): Promise<Listing> => {
  const body = productListBody.parse({ sectionUrl: 'tools/drills', ...more });
  const found = await shop.catalogue.listProducts(body, 'es');
  if (!('products' in found)) throw new Error('no listing');
  return found;
};
const articles = ({ products }: Listing): string[] => products.map(({ article }) => article);
const lines = (...named: string[]) => named.map((article) => ({ product_id: idOf(article), quantity: 1 }));

test('a bare machine says what it lacks and what it costs with that', async () => {
  const [body, alone, kit] = ['BODY', 'ALONE', 'KIT'].map(idOf);
  const { products } = await list();
  const cardOf = (id: number | undefined) => products.find((card) => card.id === id)!;
  expect(cardOf(body)).toMatchObject({
    bare: { lacks: ['battery', 'charger'], platform: { code: 'norda-18', name: 'Norda 18 V' } },
    readyToUse: { price: 115.5, with: lines('B-2', 'C') },
  });
  expect(cardOf(alone).bare?.platform.code).toBe('alone-18');
  expect([cardOf(alone).readyToUse, cardOf(kit).bare]).toEqual([undefined, undefined]);
  const page = await shop.catalogue.findProductPage(cardOf(body).slug, 'es');
  expect('readyWith' in page && page.readyWith).toMatchObject([
    { id: idOf('B-2'), quantity: 1, price: { base: 30 } },
    { id: idOf('C'), quantity: 1, price: { base: 25.5 } },
  ]);
});

test('filter, order and facet go by the price ready to use, of a complete machine by its own', async () => {
  expect(articles(await list({ sort: 'ready_price_asc' }))).toEqual(['CORDED', 'KIT', 'BODY', 'ALONE']);
  expect(articles(await list({ sort: 'price_asc' }))).toEqual(['ALONE', 'BODY', 'CORDED', 'KIT']);
  expect(articles(await list({ sort: 'ready_price_asc', filters: { ready: { max: 115.49 } } }))).toEqual([
    'CORDED',
    'KIT',
  ]);
  const chosen = await list({ filters: { ready: { min: 100, max: 115.5 } } });
  expect(articles(chosen).sort()).toEqual(['BODY', 'KIT']);
  expect(chosen.filter.find(({ code }) => code === 'ready')).toMatchObject({
    ...{ type: 'range', unit: '€', min: 90, max: 115.5, selected: { min: 100, max: 115.5 } },
  });
  const chargers = await list({ sectionUrl: 'tools/chargers' });
  expect(chargers.filter.map(({ code }) => code)).not.toContain('ready');
  expect(
    await shop.catalogue.listProducts(
      { brand: 'norda', filters: { ready: { min: 2, max: 1 } }, page: 1, limit: 24 },
      'es',
    ),
  ).toMatchObject({ code: 'broken_range' });
});

test('the index follows a battery that sells out or changes its price by what is announced', async () => {
  const load = createIndexLoader(shop.database);
  let index = await load(undefined, []);
  const found = ['BODY', 'KIT', 'ALONE', 'CORDED'].map((article) => index.positionById.get(idOf(article))!);
  const [body, kit, alone, corded] = found;
  expect(orderProducts(index, found, 'given_ready', 'es', 0, 24)).toEqual([kit, corded, body, alone]);
  const follow = async (last: string): Promise<unknown> => {
    await vi.waitFor(() => expect(announced.some((tag) => tag.startsWith(last))).toBe(true), 10_000);
    index = await load(index, announced.splice(0));
    return [index.readyPrice[body!], index.bare.get(body!)!.set!.with[0]!.productId];
  };
  announced = [];
  await shop.reserve([[idOf('B-2'), 1]]);
  expect(await follow('product:')).toEqual([135_50, idOf('B-5')]);
  await shop.writeRows('update.csv', [{ article: 'B-5', price: '45.00', sale_price: '40.00' }]);
  await shop.importFrom('update.csv');
  expect(await follow('version:')).toEqual([125_50, idOf('B-5')]);
});
