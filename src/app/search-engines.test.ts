import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIndexedShop } from './search-engines.fixture.ts';
import { validateStructuredData } from './validate-structured-data.fixture.ts';

const publicUrl = 'https://shop.example';

let shop: Awaited<ReturnType<typeof startIndexedShop>>;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await startIndexedShop(publicUrl);
  ({ app } = shop);
}, 120_000);
afterAll(() => shop.stop());

const get = (url: string) => app.inject({ url });

/** Name or relation to content, of the metas and links in a page's head. */
async function headOf(url: string) {
  const { statusCode, body } = await get(url);
  const [head] = body.split('</head>') as [string];
  return {
    statusCode,
    lang: /<html lang="(\w+)"/.exec(head)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    alternates: Object.fromEntries(
      Array.from(head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g), ([, language, href]) => [
        language,
        href,
      ]),
    ),
  };
}

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
  '/catalog/catalogo/taladros?page=99',
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
        shippingDetails: { shippingRate: { minValue: 6.9, maxValue: 14.9, currency: 'EUR' } },
        priceSpecification: { referenceQuantity: { value: 0.75, unitCode: 'LTR' } },
      },
    });
    // Made to measure: it cannot be sent back.
    expect(product).not.toHaveProperty('offers.hasMerchantReturnPolicy');
    expect(trail).toMatchObject({
      itemListElement: [{ name: 'Inici', item: `${publicUrl}/ca` }, {}, {}, { name: 'Producte PAINT' }],
    });
  });

  it('tell variants, stock and in-store numbers apart', async () => {
    const red = (await of('/product/producto-red')).Product;
    const blue = (await of('/product/producto-blue')).Product;
    expect(red).toMatchObject({
      inProductGroupWithID: 'M-1',
      offers: {
        availability: 'https://schema.org/InStock',
        shippingDetails: { shippingRate: { minValue: 39, maxValue: 59 } },
        hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      },
    });
    expect(red).not.toHaveProperty('gtin');
    expect(blue).toMatchObject({
      inProductGroupWithID: 'M-1',
      offers: { availability: 'https://schema.org/OutOfStock', warranty: { description: 'La da </script> Norda.' } },
    });
    expect((await of('/product/producto-old')).Product).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    });
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

  it('contain the questions and answers', async () => {
    const { FAQPage: faq } = await of('/faq');
    expect((faq!.mainEntity as unknown[]).length).toBeGreaterThan(5);
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

describe('the sitemap', () => {
  const addressesIn = async (url: string) =>
    Array.from((await get(url)).body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) =>
      address!.slice(publicUrl.length),
    );

  it('leads to nothing but indexed pages with a heading and valid structured data, each in both languages', async () => {
    const addresses = await addressesIn('/sitemap.xml');
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/',
        '/ca',
        '/faq',
        '/ca/brands/norda',
        '/ca/tools-by-job/podar',
        '/promotions',
        '/product/otro-nombre',
        '/ca/product/producto-kit',
      ]),
    );
    expect(addresses.filter((path) => /^\/ca(\/|$)/.test(path)).length).toBe(addresses.length / 2);
    expect(addresses.join()).not.toMatch(/producto-old|producto-a-0\b|basket|checkout|search/);
    expect(addresses.filter((path) => path.startsWith('/promotions/'))).toEqual([
      '/promotions/kits',
      '/promotions/reduced',
    ]);
    const titles = new Set<string>();
    for (const path of addresses) {
      const head = await headOf(path);
      const body = (await get(path)).body;
      expect(head, path).toMatchObject({ statusCode: 200, canonical: publicUrl + path, robots: undefined });
      expect(Object.keys(head.alternates), path).toEqual(['es', 'ca', 'x-default']);
      expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
      const { problems } = await validateStructuredData(body);
      // Without a price there is nothing to offer.
      if (!path.endsWith('producto-bare')) expect(problems, path).toEqual([]);
      titles.add(head.title!);
    }
    expect(titles.size).toBe(addresses.length);
  });

  it('names the languages, the pictures and the last change of a page', async () => {
    const { body } = await get('/sitemap.xml');
    const entry = body.split('<url>').find((url) => url.includes(`<loc>${publicUrl}/ca/product/producto-kit<`))!;
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="es" href="${publicUrl}/product/producto-kit"/>`);
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="ca" href="${publicUrl}/ca/product/producto-kit"/>`);
    expect(entry).toContain(
      `<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}/product/producto-kit"/>`,
    );
    expect(entry).toContain('<lastmod>2026-11-20T09:00:00.000Z</lastmod>');
    const picture = /<image:loc>([^<]*)</.exec(entry)![1]!.slice(publicUrl.length);
    expect((await get(picture)).headers['content-type']).toBe('image/jpeg');
  });

  it('is named by robots.txt, which closes the pages of one visitor in both languages', async () => {
    const lines = (await get('/robots.txt')).body.split('\n');
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    for (const path of ['/basket', '/checkout', '/order/', '/profile/', '/search/'])
      expect(lines).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /ca${path}`]));
  });
});

describe('the product feed', () => {
  const itemsOf = async (url: string) => {
    const { body, headers, statusCode } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    return new Map(
      Array.from(body.matchAll(/<item>(.*?)<\/item>/gs), ([, item]) => [
        /<g:id>([^<]*)/.exec(item!)![1]!,
        Object.fromEntries(
          Array.from(item!.matchAll(/<g:(\w+)>([^<]*)<\/g:\w+>/g), ([, name, value]) => [name!, value!]),
        ),
      ]),
    );
  };

  it('describes what is for sale in the language of the feed', async () => {
    const items = await itemsOf('/feeds/google-ca.xml');
    expect(items.get('PAINT')).toMatchObject({
      title: 'Producte PAINT',
      link: `${publicUrl}/ca/product/producto-paint`,
      image_link: expect.stringMatching(/^https:\/\/shop\.example\/pictures\/[0-9a-f]{32}\/1280\.jpg$/),
      availability: 'in_stock',
      price: '14.90 EUR',
      sale_price: '8.00 EUR',
      brand: 'norda',
      gtin: '4006381333931',
      condition: 'new',
      product_type: 'Catàleg &gt; taladros',
      unit_pricing_measure: '0.75l',
      unit_pricing_base_measure: '1l',
    });
    expect(items.get('PAINT')).not.toHaveProperty('identifier_exists');
    expect(items.get('KIT')).toMatchObject({ is_bundle: 'yes', identifier_exists: 'no' });
    expect(items.get('BLUE')).toMatchObject({ availability: 'out_of_stock', item_group_id: 'M-1' });
  });

  it('names no number within the shop, and leaves out what cannot be bought or sent', async () => {
    const items = await itemsOf('/feeds/google-es.xml');
    expect(items.get('RED')).toMatchObject({ identifier_exists: 'no', country: 'ES' });
    expect(items.get('RED')).not.toHaveProperty('gtin');
    for (const article of ['OLD', 'SERVICE', 'BARE']) expect(items.has(article), article).toBe(false);
    expect(items.size).toBe(30);
  });
});

it('can be installed with icons of its own', async () => {
  expect((await get('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const { headers, body } = await get('/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  const { name, icons } = JSON.parse(body) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toBe('Can Eina');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp((await get(src)).rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
