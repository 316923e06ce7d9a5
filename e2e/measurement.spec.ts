import type { Page, Request } from '@playwright/test';
import config from '../playwright.config.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { pageServicesElement } from '#values/page-services.ts';
import { expect, open, test } from './fixtures.ts';
import { listWellStocked, type Product } from './products.ts';
import { startTagHost } from './stand-ins/tag-host.ts';

// A page that a test answers counts as one of the internet, from which a browser does not reach this machine.
const { launchOptions } = config.use!;
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions!.args!, '--disable-features=LocalNetworkAccessChecks'] },
});

type TagHost = Awaited<ReturnType<typeof startTagHost>>;

/** Changes pages as if the shop ran in production with tags of this host: with its settings and its policy. */
async function setUpTags(page: Page, { origin }: TagHost): Promise<void> {
  const measurement = {
    analytics: { id: 'G-STANDIN', scriptUrl: `${origin}/gtag/js` },
    recording: { id: 'standin', scriptUrl: `${origin}/tag/` },
  };
  const sources = [origin];
  const tagSources = { scripts: sources, connections: sources, pictures: sources };
  const policy = securityHeaders({ https: false, tagSources })['content-security-policy']!;
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace('</head>', `${pageServicesElement({ measurement })}</head>`);
      await route.fulfill({
        response,
        body: html,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
}

/** The requests of a page to others than the shop. */
function watchForeignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}

const tagCookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_(ga|clck)/.test(name));

/** An order to be paid by transfer, by a guest over the API; the page takes over the session's cookies. */
async function orderByTransfer(page: Page, product: Product): Promise<number> {
  const { request } = page;
  const email = `measured-${Date.now()}@ejemplo.cat`;
  const person = { name: 'Marta', lastName: 'Soler', email, agree: true };
  const account = await request.post('/api/sale/checkout-account', { data: person });
  const { accessToken } = (await account.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  await request.post('/api/sale/basket', { headers, data: { product_id: product.id, quantity: 2 } });
  const init = await request.get('/api/service/delivery/init', { headers });
  const { pickupPoints } = (await init.json()) as { pickupPoints: { id: string }[] };
  const order = {
    customer: { type: 'individual', name: 'Marta', surname: 'Soler', email, phone: '+34612345678' },
    delivery: { type: 'pickup', pickupPointId: pickupPoints[0]!.id },
    payment: 'transfer',
    agree: true,
  };
  const placed = await request.post('/api/sale/order', { headers, data: order });
  expect(placed.status(), await placed.text()).toBe(200);
  return ((await placed.json()) as { orderId: number }).orderId;
}

let host: TagHost;
test.beforeEach(async () => void (host = await startTagHost()));
test.afterEach(() => host.close());

const accept = (page: Page) => page.getByRole('button', { name: 'Aceptar todas' }).click();
const events = (name: string) => host.named('event').filter(([, event]) => event === name);

test('no tag is loaded before consent, and none after a refusal', { tag: '@desktop' }, async ({ page }) => {
  await setUpTags(page, host);
  const foreign = watchForeignRequests(page);
  const [product] = await listWellStocked(page.request);
  await open(page, product.url);
  await page.getByRole('button', { name: 'Solo necesarias' }).click();
  await page.getByRole('contentinfo').locator('a[href="/returns"]').first().click();
  await expect(page).toHaveURL('/returns');
  await page.getByRole('button', { name: 'Configurar cookies' }).click();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await open(page, product.url);
  await page.getByRole('main').getByRole('button', { name: 'Añadir a la cesta' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir a la cesta' })).toBeVisible();
  expect(foreign).toEqual([]);
  expect(host.requests).toEqual([]);
  expect(await tagCookies(page)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test(
  'measures a purchase once from consent on, and stops when it is withdrawn',
  { tag: '@desktop' },
  async ({ page }) => {
    await setUpTags(page, host);
    const [product] = await listWellStocked(page.request);
    const price = product.price.sale || product.price.base;
    const item = { item_id: String(product.id), item_name: product.name, price };

    await open(page, product.url);
    await accept(page);
    await expect
      .poll(() => events('view_item'))
      .toEqual([
        [
          'event',
          'view_item',
          { currency: 'EUR', value: price, items: [expect.objectContaining({ ...item, quantity: 1 })] },
        ],
      ]);
    expect(host.named('consent')[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ analytics_storage: 'denied' }),
    ]);
    expect(host.named('consent')[1]).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
    ]);
    expect((await tagCookies(page)).length).toBeGreaterThan(1);

    await page.reload();
    await expect.poll(() => events('view_item')).toHaveLength(2);
    await page.getByRole('main').getByRole('button', { name: 'Añadir a la cesta' }).first().click();
    await expect.poll(() => events('add_to_cart')).toHaveLength(1);
    expect(events('add_to_cart')[0]![2]).toMatchObject({ value: price, items: [{ ...item, quantity: 1 }] });

    await open(page, '/checkout');
    await expect.poll(() => events('begin_checkout')).toHaveLength(1);
    expect(events('begin_checkout')[0]![2]).toMatchObject({ value: price, items: [item] });

    const orderId = await orderByTransfer(page, product);
    await open(page, `/order/confirm/${orderId}`);
    await expect.poll(() => events('purchase')).toHaveLength(1);
    expect(events('purchase')[0]![2]).toMatchObject({
      currency: 'EUR',
      shipping: 0,
      items: [{ ...item, quantity: 2 }],
    });
    await open(page, `/order/confirm/${orderId}`);
    await expect.poll(() => events('page_view').length).toBeGreaterThan(4);
    expect(events('purchase')).toHaveLength(1);
    const sent = JSON.stringify(host.named('event').concat(host.named('set')));
    expect(sent).not.toContain(`/${orderId}`);
    expect(sent).not.toContain('@');

    await open(page, product.url);
    await expect.poll(() => events('view_item')).toHaveLength(3);
    await page.getByRole('button', { name: 'Configurar cookies' }).click();
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await expect.poll(() => tagCookies(page)).toEqual([]);
    const before = host.named('event').length;
    await page.getByRole('contentinfo').locator('a[href="/returns"]').first().click();
    await expect(page).toHaveURL('/returns');
    await open(page, product.url);
    expect(host.named('event')).toHaveLength(before);
    expect(host.named('clarity').at(-1)).toEqual(['clarity', 'stop']);
    expect(await page.evaluate(() => localStorage.getItem('measured-orders'))).toBeNull();
  },
);
