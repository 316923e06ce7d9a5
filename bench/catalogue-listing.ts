import { performance } from 'node:perf_hooks';
import { createCatalogue } from '#areas/catalogue/server/catalogue.ts';
import { loadIndex } from '#areas/catalogue/server/load-index.ts';
import { type ProductListBody, productListBody } from '#areas/catalogue/contract.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';

// Prints how long the catalogue's calls take on the shop in DATABASE_URL: median and 99th percentile of 500, in milliseconds.
const connectionString = process.env['DATABASE_URL'];
if (!connectionString) throw new Error('DATABASE_URL names the shop to measure');
const database = openDatabase({ connectionString });
const catalogue = createCatalogue({ database, clock: () => new Date(), publicUrl: 'http://localhost' });

async function measure(name: string, run: () => Promise<unknown>, rounds = 500): Promise<void> {
  for (let round = 0; round < 20; round += 1) await run();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  console.log(`${name.padEnd(44)} median ${times[Math.floor(rounds / 2)]!.toFixed(2)}  p99 ${times[Math.floor(rounds * 0.99)]!.toFixed(2)}`);
}

const tree = await catalogue.sectionTree('es');
const largest = tree.toSorted((a, b) => b.count - a.count)[0];
if (!largest) throw new Error('the shop is empty');
const list = (body: Partial<ProductListBody>) => () => catalogue.listProducts(productListBody.parse(body), 'es');
const first = await catalogue.listProducts(productListBody.parse({ sectionId: largest.id }), 'es');
if (!('products' in first)) throw new Error('no listing');
const { slug, id, brand } = first.products[0]!;

console.log(`${first.total} products in the largest section`);
await measure('listing of the largest section', list({ sectionId: largest.id }));
await measure('the same by name, page 20', list({ sectionId: largest.id, sort: 'name', page: 20 }));
await measure('the same with brand, price and stock', list({ sectionId: largest.id, filters: { brand: [brand?.code ?? ''], price: { max: 200 }, available: true } }));
await measure('the same as list view', list({ sectionId: largest.id, withAttributes: true }));
await measure('section 172', list({ sectionId: 172 }));
await measure('product page', () => catalogue.findProductPage(slug, 'es'));
await measure('similar products', () => catalogue.similar(id, 'es'));
await measure('rows of the home page', () => catalogue.mainRows('es'));
await measure('section tree', () => catalogue.sectionTree('es'));
await measure('loading the index', () => loadIndex(database), 20);
await closeDatabase(database);
