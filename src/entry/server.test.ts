import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#app/test-app.fixture.ts';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { localisedPath, locales, type Locale } from '#i18n/locale.ts';
import type { ApiClient } from '#web/api-client.ts';
import { clearFragments, loadPageData, renderPage } from './server.tsx';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let productPaths: string[];
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.write(
    'drill.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>',
  );
  await shop.writeRows('products.csv', [
    ...Array.from({ length: 26 }, (_, index) =>
      productCells(`A-${index}`, { pictures: 'drill.svg', price: `${10 + index}.50`, brand: `marca ${index % 9}` }),
    ),
    productCells('B-1', {
      sale_price: '8.99',
      kit: 'A-1*2',
      kit_extra_es: '3*Tornillos',
      kit_extra_ca: '3*Cargols',
      stock: 1,
    }),
    productCells('B-2', { price: '', name_es: 'Broca <8 mm> & 10 V', name_ca: 'Broca <8 mm> & 10 V' }),
    productCells('B-3', { stock: 0, published_at: '2026-11-19' }),
  ]);
  await shop.importFrom();
  const { rows } = await shop.database.$client.query<{ slug: string }>(
    'SELECT slug FROM catalogue_products ORDER BY article DESC LIMIT 5',
  );
  productPaths = rows.map(({ slug }) => `/product/${slug}`);
  app = await startTestApp({ database: shop.database, clock: shop.clock, settings: { DATA_DIR: shop.dataDir } });
});
afterAll(async () => {
  await app.close();
  await shop.stop();
});

const responses = new Map<string, unknown>();

/** Sends each request once: the tests are about what is rendered from the responses. */
const apiIn = (locale: Locale): ApiClient =>
  (async (key: string, input: object = {}) => {
    const request = JSON.stringify([locale, key, input]);
    if (!responses.has(request)) responses.set(request, await send(locale)(key, input));
    return responses.get(request);
  }) as unknown as ApiClient;

const send =
  (locale: Locale) =>
  async (
    key: string,
    {
      params = {},
      query = {},
      body,
    }: { params?: Record<string, string>; query?: Record<string, string>; body?: object } = {},
  ) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const url = `/api${path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? '')}`;
    const response = await app.inject({
      method,
      url,
      query,
      headers: { 'content-language': locale },
      ...(body && { payload: body }),
    });
    return response.statusCode < 400 ? { ok: true, value: response.json() } : { ok: false, error: response.json() };
  };

const withoutFragments = { render: (renderToMarkup: (slots: null) => string) => Buffer.from(renderToMarkup(null)) };

async function render(path: string, locale: Locale, fragments?: typeof withoutFragments, cookie = '') {
  const request = new Request(`http://shop${localisedPath(path, locale)}`, { headers: { cookie } });
  const page = await renderPage(request, locale, apiIn(locale), () => 500, undefined, fragments);
  if (!('html' in page)) throw new Error(`${path} leads elsewhere`);
  expect(page.error).toBeUndefined();
  return { ...page, html: page.html.toString() };
}

const pages = [
  '/',
  '/catalog',
  '/catalog?page=2',
  '/catalog?available=1&price.min=12&sort=price_asc',
  '/catalog?brand=marca-1&brand=marca-3',
  '/brands',
  '/search/broca',
  '/search/nothing-of-the-kind',
  '/basket',
  '/checkout',
  '/legal-notice',
  '/nowhere/at/all',
];

const bothWays = locales.flatMap((locale) => pages.map((path) => [locale, path] as const));

test.each(locales)('renders pages from cached fragments byte for byte as without them: %s', async (locale) => {
  clearFragments();
  for (const path of [...pages, ...productPaths]) {
    const plain = await render(path, locale, withoutFragments);
    // The page is rendered with fragments of other pages, then with its own.
    expect(await render(path, locale), path).toEqual(plain);
    expect(await render(path, locale), path).toEqual(plain);
  }
});

test('renders a listing in the chosen view, from cached fragments as without them', async () => {
  clearFragments();
  const inList = 'basket=1; listing-view=list';
  for (const path of ['/catalog', '/brands/marca-1', '/search/broca']) {
    const plain = await render(path, 'es', withoutFragments, inList);
    expect(plain.html).toMatch(/value="list"[^>]* checked|checked=""[^>]* value="list"/);
    expect(plain.html, path).not.toEqual((await render(path, 'es')).html);
    for (const _ of ['fragments of other pages', 'its own'])
      expect(await render(path, 'es', undefined, inList), path).toEqual(plain);
  }
});

test('loads the data of a page as its document has it, and none of errors and redirects', async () => {
  const load = (path: string, cookie = '') =>
    loadPageData(new Request(`http://shop${path}`, { headers: { cookie } }), 'es', apiIn('es'));
  for (const path of ['/', '/catalog', '/legal-notice', ...productPaths]) {
    const { data, files } = await render(path, 'es');
    const screen = JSON.parse(String(data)).loaderData[files.at(-1)!];
    expect(JSON.parse((await load(path))!), path).toEqual(screen);
  }
  expect(await load('/catalog', 'listing-view=list')).toContain('"view":"list"');
  for (const path of ['/nowhere/at/all', '/product/nowhere', '/catalog?sort=popular'])
    expect(await load(path), path).toBe(null);
});

test.each(locales)('leads from the address of the profile to its first page in %s', async (locale) => {
  const request = new Request(`http://shop${localisedPath('/profile', locale)}`);
  expect(await renderPage(request, locale, apiIn(locale), () => 500)).toMatchObject({
    redirect: localisedPath('/profile/orders', locale),
  });
});

test.each(bothWays)('title and metas of %s %s stand in the head, nowhere else', async (locale, path) => {
  const { head, html, status } = await render(path, locale);
  expect(head).toContain('<title>');
  if (status === 200) expect(head).toMatch(/rel="alternate"|content="noindex, follow"/);
  expect(html).not.toMatch(/<(title|meta|link)[ >]/);
});

test('links to the same page in the other language with what it shows, and nothing of the visitor’s', async () => {
  const listing = await render('/catalog?brand=marca-1&sort=price_asc&utm_source=mail&key=secret', 'es');
  expect(listing.html).toContain('href="/ca/catalog?brand=marca-1&amp;sort=price_asc"');
  const search = await render('/search/broca?sort=price_asc', 'ca');
  expect(search.html).toContain('href="/search/broca?sort=price_asc"');
});

test.each(['/favorites', '/compare', '/basket', '/checkout', '/profile/orders', '/withdrawal'])(
  '%s says that it needs a script',
  async (path) => {
    for (const locale of locales)
      expect((await render(path, locale)).html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  },
);
