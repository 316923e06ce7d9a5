import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPageHead, startIndexedShop } from './search-engines.fixture.ts';
import { validateStructuredData } from './validate-structured-data.fixture.ts';

const publicUrl = 'https://shop.example';

let shop: Awaited<ReturnType<typeof startIndexedShop>>;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await startIndexedShop(publicUrl);
  ({ app } = shop);
});
afterAll(() => shop.stop());

const get = (url: string) => app.inject({ url });
const headOf = (url: string) => readPageHead(app, url);

const inBothLanguages = (path: string, query = '') => ({
  es: publicUrl + path + query,
  ca: `${publicUrl}/ca${path === '/' ? '' : path}${query}`,
  'x-default': publicUrl + path + query,
});

it.each([
  ['/', '/'],
  ['/brands', '/brands'],
  ['/brands/norda', '/brands/norda'],
  ['/financing', '/financing'],
  ['/faq', '/faq'],
  ['/catalog', '/catalog/catalogo'],
  ['/catalog/catalogo/taladros', '/catalog/catalogo/taladros'],
  ['/product/producto-a-1', '/product/producto-a-1'],
])('%s names its canonical address and both languages, whatever campaign led there', async (path, canonical) => {
  const alternates = inBothLanguages(canonical);
  const localised = path === '/' ? '/ca' : `/ca${path}`;
  const es = await headOf(`${path}?utm_source=mail&gclid=1`);
  const ca = await headOf(localised);
  expect(es).toMatchObject({ statusCode: 200, lang: 'es', canonical: alternates.es, alternates });
  expect(ca).toMatchObject({ statusCode: 200, lang: 'ca', canonical: alternates.ca, alternates });
  for (const { title, description, robots } of [es, ca]) {
    expect(title).toContain('Can Eina');
    expect(description!.length).toBeGreaterThan(25);
    expect(description!.length).toBeLessThanOrEqual(175);
    expect(robots).toBeUndefined();
  }
});

it('lists each page of a listing under its own address', async () => {
  expect(await headOf('/ca/catalog/catalogo/taladros?page=2')).toMatchObject({
    title: 'taladros | Catàleg · Can Eina · Pàgina 2',
    canonical: `${publicUrl}/ca/catalog/catalogo/taladros?page=2`,
    alternates: inBothLanguages('/catalog/catalogo/taladros', '?page=2'),
  });
});

it.each([
  '/catalog/catalogo/taladros?brand=norda',
  '/catalog/catalogo/taladros?sort=price_asc',
  '/ca/search/producto',
  '/basket',
  '/favorites',
])('keeps search engines from listing %s', async (path) => {
  const head = await headOf(path);
  expect(head).toMatchObject({ statusCode: 200, robots: 'noindex, follow', canonical: undefined, alternates: {} });
  expect(head.description).toBeTruthy();
});

it.each(['/product/unknown', '/nowhere/at/all', '/ca/faqs'])('answers %s with 404 and no address', async (path) => {
  expect(await headOf(path)).toMatchObject({ statusCode: 404, canonical: undefined, alternates: {} });
});

it.each([
  ['/brands/', '/brands'],
  ['/ca/', '/ca'],
  ['/catalog/catalogo//taladros/?utm_source=mail', '/catalog/catalogo/taladros?utm_source=mail'],
  ['/Product/Producto-A-1', '/product/producto-a-1'],
  ['/product/producto-a-0?utm_source=mail', '/product/otro-nombre?utm_source=mail'],
  ['/ca/product/producto-a-0', '/ca/product/otro-nombre'],
  [
    '/catalog/catalogo/taladros?price.min=&price.max=&sort=popular&utm_source=mail',
    '/catalog/catalogo/taladros?utm_source=mail',
  ],
  ['/ca/catalog/catalogo/taladros?brand=norda&price.min=', '/ca/catalog/catalogo/taladros?brand=norda'],
  ['/search/broca?sort=', '/search/broca'],
])('redirects %s for good', async (path, place) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([301, place]);
});

it.each([
  ['/catalog/catalogo/taladros?page=99&utm_source=mail', '/catalog/catalogo/taladros?page=2&utm_source=mail'],
  ['/ca/catalog/catalogo/taladros?brand=norda&page=99', '/ca/catalog/catalogo/taladros?brand=norda&page=2'],
  ['/offers?page=999', '/offers'],
  ['/brands/norda?page=999', '/brands/norda?page=2'],
  ['/search/producto?page=999', '/search/producto?page=2'],
])('leads from a page that a listing does not have to its last: %s', async (path, place) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([302, place]);
  expect((await get(String(headers.location))).statusCode).toBe(200);
});

it('leads a crawler to single filters and to all pages, and to no combination of filters', async () => {
  const rules = Array.from((await get('/robots.txt')).body.matchAll(/^Disallow: (.+)$/gm), ([, rule]) =>
    rule!
      .split('*')
      .map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'))
      .join('.*'),
  ).map((rule) => new RegExp(`^${rule}`));
  const start = '/catalog/catalogo/taladros';
  const seen = new Set<string>();
  const closed = new Set<string>();
  for (const queue = [start]; queue.length > 0;) {
    const url = queue.pop()!;
    if (seen.has(url) || closed.has(url)) continue;
    if (rules.some((rule) => rule.test(url))) {
      closed.add(url);
      continue;
    }
    seen.add(url);
    for (const [, href] of (await get(url)).body.matchAll(/<a [^>]*href="([^"]*)"/g))
      if (href!.startsWith(start)) queue.push(href!.replaceAll('&amp;', '&').replace(/#.*/, ''));
  }
  expect([...closed]).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining([start, `${start}?page=2`, `${start}?a.voltage=18`]));
  const filters = [...seen].map((url) =>
    [...new URL(url, publicUrl).searchParams.keys()].filter((key) => key !== 'page'),
  );
  expect(Math.max(...filters.map(({ length }) => length))).toBe(1);
  // Three voltages, two torques, two flags and a brand, each with its pages.
  expect(seen.size).toBeLessThan(20);
  for (const url of [
    `${start}?brand=norda&a.voltage=18`,
    `${start}?sort=price_asc`,
    `/ca${start}?sale=1&sort=new&page=2`,
  ])
    expect(
      rules.some((rule) => rule.test(url)),
      url,
    ).toBe(true);
  for (const url of [start, `${start}?page=2`, `${start}?brand=norda&page=2`, '/product/x?utm_source=a&utm_medium=b'])
    expect(
      rules.some((rule) => rule.test(url)),
      url,
    ).toBe(false);
});

describe('structured data', () => {
  const of = async (url: string) => {
    const { things, problems } = await validateStructuredData((await get(url)).body);
    expect(problems, url).toEqual([]);
    return Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
  };

  it('describe a product with its offer, as its page shows it', async () => {
    const { Product: product, BreadcrumbList: trail } = await of('/ca/product/producto-paint');
    expect(product).toMatchObject({
      name: 'Producte PAINT',
      sku: 'PAINT',
      gtin: '4006381333931',
      brand: { '@type': 'Brand', name: 'norda' },
      offers: {
        url: `${publicUrl}/ca/product/producto-paint`,
        price: '8.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        seller: { '@id': `${publicUrl}/#organization` },
        shippingDetails: {
          shippingDestination: {
            addressCountry: 'ES',
            addressRegion: 'AN AR AS CB CL CM CT EX GA MC MD NC PV RI VC'.split(' '),
          },
          shippingRate: { minValue: 6.9, maxValue: 14.9, currency: 'EUR' },
        },
        priceSpecification: [
          { price: '8.00', referenceQuantity: { value: 0.75, unitCode: 'LTR' } },
          { priceType: 'https://schema.org/StrikethroughPrice', price: '14.90' },
        ],
      },
    });
    // Made to measure: it cannot be sent back.
    expect(product).not.toHaveProperty('offers.hasMerchantReturnPolicy');
    expect(trail).toMatchObject({
      itemListElement: [{ name: 'Inici', item: `${publicUrl}/ca` }, {}, {}, { name: 'norda Producte PAINT' }],
    });
  });

  it('tell variants, stock and in-store numbers apart', async () => {
    const red = (await of('/product/producto-red')).Product;
    const blue = (await of('/product/producto-blue')).Product;
    expect(red).toMatchObject({
      inProductGroupWithID: 'M-1',
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: 'M-1',
        hasVariant: [{ url: `${publicUrl}/product/producto-blue` }],
      },
      additionalProperty: [{ name: 'version', value: 'rojo' }],
      offers: {
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      },
    });
    // The goods go on a pallet, whose price is agreed on in most of the country.
    expect(red).not.toHaveProperty('offers.shippingDetails');
    expect(red).not.toHaveProperty('gtin');
    expect(red).toMatchObject({ mpn: 'N-4711/R', brand: { name: 'norda' } });
    expect(blue).not.toHaveProperty('mpn');
    expect(blue).toMatchObject({
      inProductGroupWithID: 'M-1',
      offers: { availability: 'https://schema.org/OutOfStock', warranty: { description: 'La da </script> Norda.' } },
    });
    expect((await of('/product/producto-old')).Product).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    });
  });

  it('name the technical sheet and the energy label', async () => {
    const { Product: bulb } = await of('/product/producto-bulb');
    expect(bulb).toMatchObject({
      additionalProperty: [
        { name: 'Flujo', value: '806', unitText: 'lm' },
        { name: 'Peso', value: '0,05', unitText: 'kg' },
      ],
      hasEnergyConsumptionDetails: {
        hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryF',
        energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
      },
      hasCertification: { name: 'EPREL', certificationIdentification: '1234567' },
    });
    const { Product: stove } = await of('/product/producto-stove');
    expect(stove).toHaveProperty(
      'hasEnergyConsumptionDetails.energyEfficiencyScaleMax',
      'https://schema.org/EUEnergyEfficiencyCategoryA2Plus',
    );
    expect(stove).not.toHaveProperty('hasCertification');
  });

  it('name the parts of a kit', async () => {
    expect((await of('/product/producto-kit')).Product).toMatchObject({
      offers: {
        includesObject: [
          { amountOfThisGood: 2, typeOfGood: { name: 'Producto A-1', url: `${publicUrl}/product/producto-a-1` } },
          { amountOfThisGood: 3, typeOfGood: { name: 'Tornillos' } },
        ],
      },
    });
  });

  it('describe the shop, its store and its hours on the home page', async () => {
    const { OnlineStore: shopThing, WebSite: site, HardwareStore: store } = await of('/');
    expect(shopThing).toMatchObject({ name: 'Can Eina', hasMerchantReturnPolicy: { merchantReturnDays: 14 } });
    const catalan = await of('/ca');
    for (const type of ['OnlineStore', 'HardwareStore'])
      expect(catalan[type]!['@id']).toBe((await of('/'))[type]!['@id']);
    expect(site).toMatchObject({
      potentialAction: { target: { urlTemplate: `${publicUrl}/search/{search_term_string}` } },
    });
    expect(store).toMatchObject({
      address: { addressLocality: 'Badalona', postalCode: '08912', addressCountry: 'ES' },
    });
    const hours = store!.openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[];
    expect(hours.filter(({ dayOfWeek }) => dayOfWeek === 'https://schema.org/Monday')).toMatchObject([
      { opens: '08:00', closes: '13:30' },
      { opens: '15:00', closes: '19:00' },
    ]);
    expect(hours.some(({ dayOfWeek }) => dayOfWeek === 'https://schema.org/Sunday')).toBe(false);
    expect(store!.specialOpeningHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
    });
  });

  it('list the products of a listing, but not of a filtered one', async () => {
    const { ItemList: list } = await of('/catalog/catalogo/taladros');
    expect(list!.itemListElement).toHaveLength(24);
    expect(await of('/catalog/catalogo/taladros?brand=norda')).toEqual({});
  });

  it('list promotions, jobs and brands, and the products of a promotion and a job', async () => {
    const { CollectionPage: promotions } = await of('/ca/promotions');
    expect(promotions).toMatchObject({
      url: `${publicUrl}/ca/promotions`,
      inLanguage: 'ca',
      mainEntity: {
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ name: 'Promoció kits', url: `${publicUrl}/ca/promotions/kits` }),
        ]),
      },
    });
    const { CollectionPage: kits, BreadcrumbList: trail } = await of('/promotions/kits');
    expect(kits).toMatchObject({
      name: 'Promoción kits',
      mainEntity: { itemListElement: [{ position: 1, url: `${publicUrl}/product/producto-kit` }] },
    });
    expect(trail!.itemListElement).toHaveLength(3);
    expect(await of('/promotions/kits?brand=norda')).toEqual({});
    expect((await of('/ca/tools-by-job')).CollectionPage).toMatchObject({
      mainEntity: { itemListElement: expect.arrayContaining([expect.objectContaining({ '@type': 'ListItem' })]) },
    });
    expect((await of('/ca/tools-by-job/podar')).CollectionPage).toMatchObject({
      url: `${publicUrl}/ca/tools-by-job/podar`,
    });
    expect((await of('/brands')).ItemList).toMatchObject({ itemListElement: [{ name: 'norda' }] });
  });

  it('contain the questions and answers', async () => {
    const { FAQPage: faq } = await of('/faq');
    expect((faq!.mainEntity as unknown[]).length).toBeGreaterThan(5);
    const links = Array.from(JSON.stringify(faq).matchAll(/href=\\"([^"\\]*)/g), ([, link]) => link);
    expect(links).toContain(`${publicUrl}/withdrawal`);
    expect(links.filter((link) => !/^(https:|tel:|mailto:)/.test(link!))).toEqual([]);
    const { FAQPage: financing, BreadcrumbList: trail } = await of('/ca/financing');
    expect((financing!.mainEntity as unknown[]).length).toBeGreaterThan(1);
    expect(trail!.itemListElement).toMatchObject([{ name: 'Can Eina' }, { name: 'Finançament' }]);
  });
});

describe('a link in a social network', () => {
  const cardOf = async (url: string) =>
    Object.fromEntries(
      Array.from(
        (await get(url)).body.matchAll(/<meta (?:property|name)="((?:og|product|twitter):[^"]*)" content="([^"]*)"/g),
        ([, name, content]) => [name, content],
      ),
    );

  it('shows a product with its price and picture, a raster of 1200 × 630', async () => {
    const card = await cardOf('/ca/product/producto-paint?utm_source=x');
    expect(card).toMatchObject({
      'og:type': 'product',
      'og:title': expect.stringContaining('Producte PAINT'),
      'og:url': `${publicUrl}/ca/product/producto-paint`,
      'og:locale': 'ca_ES',
      'og:locale:alternate': 'es_ES',
      'og:site_name': 'Can Eina',
      'product:price:amount': '8.00',
      'twitter:card': 'summary_large_image',
    });
    const { headers, rawPayload } = await get(card['og:image'].slice(publicUrl.length));
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('shows other pages with the shop’s picture', async () => {
    const card = await cardOf('/brands');
    expect(card).toMatchObject({ 'og:type': 'website', 'og:image': `${publicUrl}/share.jpg`, 'og:locale': 'es_ES' });
    expect(await sharp((await get('/share.jpg')).rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
