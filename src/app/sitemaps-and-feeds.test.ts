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
      const head = await readPageHead(app, path);
      const body = (await get(path)).body;
      expect(head, path).toMatchObject({ statusCode: 200, canonical: publicUrl + path, robots: undefined });
      expect(Object.keys(head.alternates), path).toEqual(['es', 'ca', 'x-default']);
      expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
      const { things, problems } = await validateStructuredData(body);
      expect(things.length, path).toBeGreaterThan(0);
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

  it('names the search for address bars, and where a password is changed', async () => {
    const { body, headers } = await get('/ca/opensearch.xml');
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(body).toContain(`template="${publicUrl}/ca/search/{searchTerms}"`);
    expect(body).toContain('<ShortName>Can Eina</ShortName>');
    const head = (await get('/ca')).body.split('</head>')[0]!;
    expect(head).toMatch(
      /<link rel="search" type="application\/opensearchdescription\+xml" title="Can Eina" href="\/ca\/opensearch\.xml">/,
    );
    const { statusCode, headers: toForm } = await get('/.well-known/change-password');
    expect([statusCode, toForm.location]).toEqual([302, '/profile/personal']);
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
      title: 'norda Producte PAINT',
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
    expect(items.get('BLUE')).toMatchObject({ availability: 'out_of_stock' });
  });

  it('names no number within the shop, and leaves out what cannot be bought or sent', async () => {
    const items = await itemsOf('/feeds/google-es.xml');
    expect(items.get('RED')).toMatchObject({ brand: 'norda', mpn: 'N-4711/R' });
    expect(items.get('RED')).not.toHaveProperty('gtin');
    expect(items.get('RED')).not.toHaveProperty('identifier_exists');
    // Neither the islands nor pallets have a price, and a feed knows countries only.
    for (const article of ['KIT', 'RED']) expect(items.get(article), article).not.toHaveProperty('country');
    expect(items.get('BRANDLESS')).toMatchObject({ mpn: '7', identifier_exists: 'no' });
    // A group stands beside the attribute that differs.
    expect(items.get('BRANDLESS')).toMatchObject({ item_group_id: 'M-2', size: '125 mm' });
    expect(items.get('RED')).not.toHaveProperty('item_group_id');
    for (const article of ['OLD', 'SERVICE', 'BARE']) expect(items.has(article), article).toBe(false);
    expect(items.size).toBe(33);
  });

  it('names energy class, highlights, details and weight, and the registry’s numbers but for samples', async () => {
    const { body } = await get('/feeds/google-es.xml');
    const itemOf = (id: string): string => body.split('<item>').find((item) => item.includes(`<g:id>${id}<`))!;
    const bulb = itemOf('BULB');
    for (const part of [
      '<g:energy_efficiency_class>F</g:energy_efficiency_class><g:min_energy_efficiency_class>G</g:min_energy_efficiency_class>' +
        '<g:max_energy_efficiency_class>A</g:max_energy_efficiency_class>',
      '<g:product_highlight>Casquillo E27.</g:product_highlight><g:product_highlight>806 lm.</g:product_highlight>',
      '<g:shipping_weight>0.05 kg</g:shipping_weight>',
      '<g:attribute_name>Flujo</g:attribute_name><g:attribute_value>806 lm</g:attribute_value></g:product_detail>',
      '<g:certification><g:certification_authority>EC</g:certification_authority><g:certification_name>EPREL</g:certification_name>' +
        '<g:certification_code>1234567</g:certification_code></g:certification>',
    ])
      expect(bulb).toContain(part);
    const stove = itemOf('STOVE');
    expect(stove).toContain('<g:energy_efficiency_class>A+</g:energy_efficiency_class>');
    expect(stove).not.toMatch(/certification|EPREL|demo/);
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
  expect((await get('/ca')).body).toContain('<link rel="manifest" href="/ca/manifest.webmanifest">');
  expect(JSON.parse((await get('/ca/manifest.webmanifest')).body)).toMatchObject({
    lang: 'ca',
    start_url: '/ca',
    description: expect.stringMatching(/ferreteria|bricolatge/i),
  });
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp((await get(src)).rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
