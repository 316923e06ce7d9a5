import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ProductDetail } from '#areas/catalogue/contract.ts';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { startTestApp } from './test-app.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let app: Awaited<ReturnType<typeof startTestApp>>;
let shopDir: string;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [
    productCells('PLAIN'),
    productCells('SAND', { fulfilment: 'delivery' }),
    productCells('KEYS', { fulfilment: 'pickup', stock: 0 }),
    productCells('SERVICE', { virtual: 1 }),
    productCells('GONE', { status: 'archived' }),
  ]);
  await shop.importFrom();
  shopDir = await mkdtemp(join(tmpdir(), 'product-page-'));
  await cp(inject('shopDir'), shopDir, { recursive: true });
  await mkdir(join(shopDir, 'questions'));
  const asked = (front: string) => `---\nby: Núria\n${front}---\n## ¿18 V?\n\nSí.\n`;
  await writeFile(join(shopDir, 'questions/all.es.md'), asked('sections: [/catalog/catalogo/taladros]\n'));
  await writeFile(join(shopDir, 'questions/all.ca.md'), asked(''));
  const settings = { SHOP_DIR: shopDir, DATA_DIR: shop.dataDir };
  app = await startTestApp({ database: shop.database, clock: shop.clock, settings });
});
afterAll(async () => {
  await app.close();
  await shop.stop();
  await rm(shopDir, { recursive: true });
});

async function pageOf(article: string): Promise<ProductDetail> {
  const url = `/api/catalog/product/producto-${article.toLowerCase()}`;
  return (await app.inject({ url, headers: { 'content-language': 'es' } })).json();
}

test('says of goods where they are picked up, what delivery costs, which guarantee they have and what is asked', async () => {
  const page = await pageOf('PLAIN');
  expect(page.pickupPoints).toEqual([expect.objectContaining({ available: true, readyAt: expect.any(String) })]);
  expect(page.delivery).toMatchObject({ prices: { min: expect.any(Number) } });
  expect(page.legalGuarantee).toMatchObject({ title: expect.any(String), url: expect.any(String) });
  expect(page.questions).toEqual([{ question: '¿18 V?', answer: '<p>Sí.</p>', by: 'Núria' }]);
});

test('offers no way to get goods that they do not have', async () => {
  expect(await pageOf('SAND')).toMatchObject({ pickupPoints: [], delivery: { prices: expect.anything() } });
  expect(await pageOf('KEYS')).toMatchObject({ pickupPoints: [{ available: false }], delivery: null });
  expect(await pageOf('SERVICE')).toMatchObject({ pickupPoints: [], delivery: null });
});

test('promises a guarantee neither on a service nor on what is no longer sold', async () => {
  expect((await pageOf('SERVICE')).legalGuarantee).toBeNull();
  expect((await pageOf('GONE')).legalGuarantee).toBeNull();
});
