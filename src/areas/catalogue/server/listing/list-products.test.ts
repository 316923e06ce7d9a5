import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { type Listing, productListBody } from '../../contract.ts';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';

const brands = ['norda', 'mirka', 'stihl'];
const sections = ['taladros', 'lijadoras'];
const colours = ['rojo', 'verde', 'azul'];

interface Sample {
  section: string;
  brand: string;
  cents: number;
  saleCents: number;
  stock: number;
  voltage: number | null;
  weight: number | null;
  colour: string | null;
  brushless: boolean;
  archived: boolean;
  popularity: number;
}

// The same products in every run: only the queries vary.
const samples = fc.sample(
  fc.record<Sample>({
    section: fc.constantFrom(...sections),
    brand: fc.constantFrom(...brands),
    cents: fc.constantFrom(0, 1000, 1999, 2500, 9995, 20000),
    saleCents: fc.constantFrom(0, 0, 0, 500, 990),
    stock: fc.constantFrom(0, 1, 40),
    voltage: fc.constantFrom(null, 12, 18, 36),
    weight: fc.constantFrom(null, 0.5, 1.2, 3),
    colour: fc.constantFrom(null, ...colours),
    brushless: fc.boolean(),
    archived: fc.constantFrom(false, false, false, true),
    popularity: fc.integer({ min: 0, max: 5 }),
  }),
  { numRuns: 160, seed: 20261120 },
);
const saleOf = (sample: Sample): number => (sample.cents > 0 ? sample.saleCents : 0);
const priceOf = (sample: Sample): number => saleOf(sample) || sample.cents;

const cellsOf = (sample: Sample, at: number): Cells =>
  productCells(`A-${at}`, {
    section: sample.section,
    brand: sample.brand,
    price: sample.cents ? sample.cents / 100 : '',
    sale_price: saleOf(sample) ? saleOf(sample) / 100 : '',
    stock: sample.stock,
    status: sample.archived ? 'archived' : 'active',
    popularity: sample.popularity,
    attributes: [
      sample.voltage && `voltage=${sample.voltage}`,
      sample.weight && `weight=${sample.weight}`,
      sample.colour && `colour=${sample.colour}`,
      sample.brushless && 'brushless=1',
    ]
      .filter(Boolean)
      .join('|'),
  });

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  shop = await startCatalogue();
  const attribute = (code: string, type: string, filter: string, unit = '') => ({
    code,
    name_es: code,
    name_ca: code,
    type,
    unit,
    filter,
  });
  await shop.writeRows('attributes.csv', [
    attribute('voltage', 'number', 'list', 'V'),
    attribute('weight', 'number', 'range', 'kg'),
    attribute('colour', 'text', 'list'),
    attribute('brushless', 'flag', 'flag'),
  ]);
  await shop.writeRows('products.csv', samples.map(cellsOf));
  await shop.importFrom();
});
afterAll(() => shop.stop());

const list = async (body: object): Promise<Listing> => {
  const answer = await shop.catalogue.listProducts(productListBody.parse(body), 'es');
  if (!('products' in answer)) throw new Error(`no listing: ${JSON.stringify(answer)}`);
  return answer;
};

interface Choice {
  brand: string[];
  min: number | undefined;
  max: number | undefined;
  available: boolean;
  sale: boolean;
  voltage: number[];
  weight: { min?: number; max?: number } | undefined;
  colour: string[];
  brushless: boolean;
}
const bound = fc.option(fc.constantFrom(5, 10, 19.99, 25, 99.95), { nil: undefined });
const anyChoice = fc
  .record<Choice>({
    brand: fc.subarray(brands),
    min: bound,
    max: bound,
    available: fc.boolean(),
    sale: fc.boolean(),
    voltage: fc.subarray([12, 18, 36]),
    weight: fc.constantFrom(undefined, { min: 1 }, { max: 1.2 }, { min: 0.6, max: 2 }),
    colour: fc.subarray(colours),
    brushless: fc.boolean(),
  })
  .filter(({ min = 0, max = Infinity }) => min <= max);

/** One naive test per facet. */
const passes: Record<string, (sample: Sample, choice: Choice) => boolean> = {
  brand: (sample, { brand }) => brand.length === 0 || brand.includes(sample.brand),
  price: (sample, { min, max }) =>
    (min === undefined && max === undefined) ||
    (priceOf(sample) > 0 && priceOf(sample) / 100 >= (min ?? 0) && priceOf(sample) / 100 <= (max ?? Infinity)),
  available: (sample, { available }) => !available || isAvailable(sample),
  sale: (sample, { sale }) => !sale || saleOf(sample) > 0,
  voltage: (sample, { voltage }) =>
    voltage.length === 0 || (sample.voltage !== null && voltage.includes(sample.voltage)),
  weight: (sample, { weight }) =>
    !weight ||
    (sample.weight !== null && sample.weight >= (weight.min ?? 0) && sample.weight <= (weight.max ?? Infinity)),
  colour: (sample, { colour }) => colour.length === 0 || (sample.colour !== null && colour.includes(sample.colour)),
  brushless: (sample, { brushless }) => !brushless || sample.brushless,
};
const isAvailable = (sample: Sample): boolean => sample.cents > 0 && sample.stock > 0;
const left = (section: string, choice: Choice, but?: string): Sample[] =>
  samples.filter(
    (sample) =>
      !sample.archived &&
      sample.section === section &&
      Object.entries(passes).every(([facet, pass]) => facet === but || pass(sample, choice)),
  );

const bodyOf = (section: string, { brand, min, max, available, sale, voltage, weight, colour, brushless }: Choice) => ({
  sectionUrl: `/catalog/catalogo/${section}`,
  filters: {
    brand,
    price: { min, max },
    available,
    sale,
    attributes: { voltage: voltage.map(String), colour, brushless, ...(weight && { weight }) },
  },
});

test('totals and facets equal a naive count over the rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sections), anyChoice, async (section, choice) => {
      const { total, filter } = await list(bodyOf(section, choice));
      expect(total).toBe(left(section, choice).length);
      for (const facet of filter) {
        const others = left(section, choice, facet.code);
        if (facet.type === 'flag') {
          const counted = {
            available: isAvailable,
            sale: (sample: Sample) => saleOf(sample) > 0,
            brushless: (sample: Sample) => sample.brushless,
          }[facet.code]!;
          expect([facet.code, facet.count]).toEqual([facet.code, others.filter(counted).length]);
        } else if (facet.type === 'list') {
          for (const { value, count, selected } of facet.values) {
            const of = (sample: Sample): string => String(sample[facet.code as 'brand' | 'voltage' | 'colour']);
            expect([facet.code, value, count]).toEqual([
              facet.code,
              value,
              others.filter((sample) => of(sample) === value).length,
            ]);
            expect(selected).toBe(
              (choice[facet.code as 'brand' | 'voltage' | 'colour'] as unknown[]).map(String).includes(value),
            );
          }
        } else if (facet.code === 'price') {
          const prices = others.map(priceOf).filter((price) => price > 0);
          if (prices.length > 0)
            expect([facet.min, facet.max]).toEqual([Math.min(...prices) / 100, Math.max(...prices) / 100]);
        } else {
          const weights = others.flatMap(({ weight }) => weight ?? []);
          if (weights.length > 0) expect([facet.min, facet.max]).toEqual([Math.min(...weights), Math.max(...weights)]);
        }
      }
    }),
    { numRuns: propertyRuns(150) },
  );
});

test('offers are filtered by section, whose counts follow the other filters and never their own', async () => {
  const offers = samples.filter((sample) => !sample.archived && saleOf(sample) > 0);
  const counted = (brand?: string) =>
    sections.map(
      (section) => offers.filter((one) => one.section === section && (!brand || one.brand === brand)).length,
    );
  const valuesOf = ({ filter: [facet] }: Listing) =>
    facet?.code === 'sections' && facet.type === 'list'
      ? facet.values.map(({ value, count, depth, selected }) => [value, count, depth, selected])
      : null;
  const [drills, sanders] = counted();
  expect(valuesOf(await list({ collection: 'reduced' }))).toEqual([
    ['catalogo', offers.length, 0, false],
    ['taladros', drills, 1, false],
    ['lijadoras', sanders, 1, false],
  ]);
  const filters = { sections: ['taladros', 'catalogo'], brand: ['stihl'] };
  const [stihl, others] = counted('stihl');
  const chosen = await list({ collection: 'reduced', filters });
  expect(chosen.total).toBe(stihl);
  expect(valuesOf(chosen)).toEqual([
    ['catalogo', stihl! + others!, 0, true],
    ['taladros', stihl, 1, true],
    ['lijadoras', others, 1, false],
  ]);
  expect((await list({ collection: 'reduced', filters: { sections: ['catalogo'] } })).total).toBe(offers.length);
  expect(valuesOf(await list({ sectionUrl: 'catalogo' }))).toBeNull();
  const unknown = productListBody.parse({ collection: 'reduced', filters: { sections: ['x'] } });
  expect(await shop.catalogue.listProducts(unknown, 'es')).toMatchObject({ code: 'unknown_filter' });
});

test('every order shows each product once over its pages', async () => {
  const expected = samples.filter(({ archived, section }) => !archived && section === sections[0]).length;
  for (const sort of ['popular', 'price_asc', 'price_desc', 'new', 'discount', 'name']) {
    const ids: number[] = [];
    for (let page = 1; page <= Math.ceil(expected / 7) + 1; page += 1)
      ids.push(...(await list({ sectionUrl: 'catalogo/taladros', sort, page, limit: 7 })).products.map(({ id }) => id));
    expect(ids).toHaveLength(expected);
    expect(new Set(ids).size).toBe(expected);
  }
});

test('sorts by the price in force, products without a price last', async () => {
  const paid = ({ products }: Listing) => products.map(({ price }) => price.sale || price.base);
  const up = paid(await list({ sectionUrl: 'catalogo/taladros', sort: 'price_asc', limit: 96 }));
  const down = paid(await list({ sectionUrl: 'catalogo/taladros', sort: 'price_desc', limit: 96 }));
  const priced = up.filter((price) => price > 0);
  expect(up).toEqual([...priced.toSorted((a, b) => a - b), ...up.filter((price) => price === 0)]);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
});

const isSoldOut = ({ stock }: Listing['products'][number]): boolean => !stock.available;
const soldOutLast = (products: Listing['products']): boolean =>
  products.map(isSoldOut).join() === products.map(isSoldOut).toSorted().join();

test('shows what is sold out last over all pages, but for orders by price and name', async () => {
  for (const place of [{ sectionUrl: 'catalogo/taladros' }, { brand: 'norda' }]) {
    const whole = (await list({ ...place, limit: 96 })).products;
    expect(whole.some(isSoldOut) && soldOutLast(whole)).toBe(true);
    expect((await list({ ...place, sort: 'popular', limit: 96 })).products).toEqual(whole);
    const pages = [1, 2, 3].map((page) => list({ ...place, page, limit: 20 }));
    expect((await Promise.all(pages)).flatMap(({ products }) => products)).toEqual(whole.slice(0, 60));
    const filtered = { ...place, filters: { brand: ['norda', 'mirka'] }, limit: 96 };
    expect(soldOutLast((await list(filtered)).products)).toBe(true);
  }
  for (const sort of ['price_asc', 'price_desc', 'name', 'new', 'discount'])
    expect([sort, soldOutLast((await list({ brand: 'norda', sort, limit: 96 })).products)]).toEqual([
      sort,
      sort === 'new' || sort === 'discount',
    ]);
});

test('moves a product to the end when it sells out, and back', async () => {
  const taladros = () => list({ sectionUrl: 'catalogo/taladros', limit: 96 });
  const before = await taladros();
  const { id, stock } = before.products[0]!;
  await shop.reserve([[id, stock.quantity]], 'P-2');
  await shop.catalogue.refresh();
  const { products, total } = await taladros();
  await shop.release('P-2');
  await shop.catalogue.refresh();
  expect(total).toBe(before.total);
  expect(soldOutLast(products)).toBe(true);
  expect(products.findIndex((product) => product.id === id)).toBeGreaterThanOrEqual(products.findIndex(isSoldOut));
  expect((await taladros()).products[0]!.id).toBe(id);
});

test('lists ids in their order, with archived products and without unknown ones', async () => {
  const archived = samples.findIndex((sample) => sample.archived) + 1;
  const { products, total } = await list({ ids: [9, archived, 999_999, 3, 9] });
  expect(products.map(({ id }) => id)).toEqual([...new Set([9, archived, 3])]);
  expect(total).toBe(products.length);
  expect((await list({ ids: [] })).products).toEqual([]);
});

test('a product that runs out leaves the in-stock count without a new catalogue version', async () => {
  const ask = { sectionUrl: 'catalogo/taladros', limit: 96 };
  const inStock = ({ filter }: Listing) => filter.find(({ code }) => code === 'available');
  const before = await list(ask);
  const { id, stock } = before.products.find((product) => product.stock.available)!;
  await shop.reserve([[id, stock.quantity]], 'P-1');
  await shop.catalogue.refresh();
  const after = inStock(await list(ask));
  await shop.release('P-1');
  await shop.catalogue.refresh();
  expect(after).toMatchObject({ count: (inStock(before) as { count: number }).count - 1 });
});

test('a filtered listing has the order of the whole section', async () => {
  const whole = (await list({ sectionUrl: 'catalogo/taladros', sort: 'price_desc', limit: 96 })).products.map(
    ({ id }) => id,
  );
  const few = whole.slice(3, 9);
  const { products } = await list({ ids: few.toReversed(), sort: 'price_desc' });
  expect(products.map(({ id }) => id)).toEqual(few);
});

test('serves the stale index while the new one loads, with current prices and stock', async () => {
  const inNorda = () => list({ brand: 'norda', sort: 'new', limit: 96 });
  const before = (await inNorda()).products;
  const { article } = before[0]!;
  await shop.writeRows('extra.csv', [
    productCells('Z-1', { section: 'recien-llegados' }),
    productCells(article, { price: '77.70', stock: 0 }),
  ]);
  await shop.importFrom('extra.csv');
  const meanwhile = (await inNorda()).products;
  expect(meanwhile.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(meanwhile[0]).toMatchObject({ article, price: { base: 77.7 }, stock: { available: false } });
  // The listing has found another version and begun a reload.
  await vi.waitFor(async () => expect((await inNorda()).products.map((one) => one.article)).toContain('Z-1'), 30_000);
});

test('cards of a section missing from the stale index wait for the new one', async () => {
  await list({ sectionUrl: 'catalogo/taladros' });
  await shop.writeRows('extra.csv', [productCells('Z-2', { section: 'todavia-mas-nuevos', brand: 'nueva' })]);
  await shop.importFrom('extra.csv');
  const { rows } = await shop.database.$client.query<{ id: number; slug: string }>(
    `SELECT id, slug FROM catalogue_products WHERE article = 'Z-2'`,
  );
  const page = await shop.catalogue.findProductPage(rows[0]!.slug, 'es');
  expect(page).toMatchObject({ article: 'Z-2', brand: { code: 'nueva' } });
  expect(await shop.catalogue.listCards([rows[0]!.id], 'es')).toHaveLength(1);
});
