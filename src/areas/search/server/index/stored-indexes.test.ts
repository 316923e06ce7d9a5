import { join } from 'node:path';
import { rm, utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cells, productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { createCatalogue, listProducts, listSectionTree } from '#areas/catalogue/server/catalogue.ts';
import { productListBody } from '#areas/catalogue/contract.ts';
import { createIndexFile } from '#platform/stored-index/index-file.ts';
import { productSorts } from '#values/listing.ts';
import { createSearch } from '../search.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
const products = 300;
const things = [
  'Taladro percutor',
  'Broca para madera',
  'Sierra de calar',
  'Juego de 6 destornilladores',
  'Lijadora orbital',
];
const more = ['18 V', '8 mm', 'sin escobillas', '5 x 40', 'MX-20'];
const nameOf = (at: number): string => `${things[at % 5]} ${more[(at >> 2) % 5]}, serie ${at % 7}`;

beforeAll(async () => {
  shop = await startCatalogue();
  const rows = Array.from({ length: products }, (_, at): Cells =>
    productCells(`A-${at}`, {
      name_es: nameOf(at),
      name_ca: nameOf(at + 1),
      ean: at % 3 ? '' : String(2_000_000_000_000 + at),
      price: String(5 + ((at * 7) % 13)),
      popularity: at % 5,
      stock: at % 4,
      section: at % 2 ? 'taladros' : 'sierras',
      brand: at % 4 ? 'norda' : 'stihl',
    }),
  );
  await shop.writeRows('products.csv', rows);
  await shop.importFrom();
});
afterAll(() => shop.stop());

const paths = () => ['listings', 'search'].map((name) => join(shop.dataDir, 'indexes', name)) as [string, string];

/** A start of the shop, on the files or without, and what it notes. */
function start(withFiles: boolean) {
  const notes: string[] = [];
  const onNote = (line: string): void => void notes.push(line);
  const [listings, searched] = paths().map((path) => createIndexFile({ path, format: 'test', onNote, delayMs: 0 }));
  const catalogue = createCatalogue({
    database: shop.database,
    publicUrl: 'https://shop.example',
    ...(withFiles && { indexFile: listings! }),
  });
  const search = createSearch({ catalogue, ...(withFiles && { indexFile: searched! }) });
  return {
    catalogue,
    search,
    notes,
    async stop() {
      await sleep(5);
      await Promise.all([listings!.stop(), searched!.stop()]);
    },
  };
}

const queries = [
  'taladro',
  'broca 8 mm',
  'sierra calar norda',
  'destornilladres',
  'mx20',
  'A-17',
  '2000000000030',
  'stihl',
  'lij',
];

async function answersOf({ catalogue, search }: ReturnType<typeof start>): Promise<string> {
  const answers: unknown[] = [await listSectionTree(catalogue, 'es')];
  for (const sort of productSorts) {
    const body = productListBody.parse({ sectionUrl: '/catalog/catalogo/taladros', sort, limit: 60 });
    answers.push(await listProducts(catalogue, body, 'es'));
    answers.push(await listProducts(catalogue, productListBody.parse({ brand: 'stihl', sort, limit: 60 }), 'ca'));
  }
  for (const query of queries) {
    answers.push(await search.searchProducts({ query, page: 1, limit: 60 }, 'es'));
    answers.push(await search.suggest(query, 'ca'));
  }
  return JSON.stringify(answers);
}

const someId = 'id = (SELECT id FROM catalogue_products ORDER BY md5(id::text || $1) LIMIT 1)';
/** The import writes another hash with whatever a text is made of, the section's name among it. */
const changes = {
  price: `UPDATE catalogue_products SET price = price + 700 WHERE ${someId}`,
  stock: `UPDATE catalogue_products SET stock = (stock + 2) % 4 WHERE ${someId}`,
  popularity: `UPDATE catalogue_products SET popularity = popularity + 9 WHERE ${someId}`,
  archived: `UPDATE catalogue_products SET is_archived = NOT is_archived WHERE ${someId}`,
  section: `UPDATE catalogue_products SET section_id = (SELECT max(section_id) FROM catalogue_products),
    source_hash = source_hash || 's' WHERE ${someId}`,
  name: `UPDATE catalogue_products SET name_es = name_ca, source_hash = source_hash || 'x' WHERE ${someId}`,
  new: `INSERT INTO catalogue_products (article, slug, name_es, name_ca, section_id, price, stock, published_at, source_hash,
      updated_at) SELECT article || $1, slug || $1, name_ca, name_es, section_id, 1234, 2, published_at, $1, updated_at
    FROM catalogue_products WHERE ${someId} ON CONFLICT DO NOTHING`,
  gone: `DELETE FROM catalogue_products WHERE ${someId}`,
} as const;

test('an index loaded from its file answers as one built anew, whatever has changed since', async () => {
  const kinds = fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[]));
  let at = 0;
  const first = start(true);
  await answersOf(first);
  await first.stop();
  await fc.assert(
    fc.asyncProperty(fc.array(kinds, { maxLength: 6 }), fc.boolean(), async (made, isOld) => {
      for (const kind of made) await shop.database.$client.query(changes[kind], [`-${(at += 1)}`]);
      // An old file is stored again with what has changed.
      if (isOld) for (const path of paths()) await utimes(path, new Date(0), new Date(0));
      const [loaded, built] = [start(true), start(false)];
      expect(await answersOf(loaded)).toBe(await answersOf(built));
      expect(loaded.notes).toEqual([]);
      await loaded.stop();
    }),
    { numRuns: 8 },
  );
});

test('the search’s file is of no use after a section is renamed while the index is built', async () => {
  for (const path of paths()) await rm(path, { force: true });
  const first = start(true);
  const { catalogueIndex } = first.catalogue;
  const get = catalogueIndex.get.bind(catalogueIndex);
  let gets = 0;
  catalogueIndex.get = async () => {
    const index = await get();
    // The second is of the texts; the first tells that there is no file.
    if ((gets += 1) !== 2) return index;
    await shop.database.execute("UPDATE catalogue_sections SET name_es = 'Zumbadoras', name_ca = 'Zumbadores'");
    await shop.database.execute('UPDATE catalogue_version SET version = version + 1');
    await catalogueIndex.refresh();
    return index;
  };
  await first.search.warmUp();
  await first.stop();
  const [loaded, built] = [start(true), start(false)];
  const find = ({ search }: ReturnType<typeof start>) =>
    search.searchProducts({ query: 'zumbadora', page: 1, limit: 60 }, 'es');
  expect(await find(loaded)).toEqual(await find(built));
  expect(loaded.notes.join()).toContain('"search" is not used');
  await loaded.stop();
});
