import type { Page, Request } from '@playwright/test';
import { expect, main, open, refuseCookies, test } from './fixtures.ts';

test.beforeEach(refuseCookies);

const isData = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/page-data/');
const cards = (page: Page) => main(page).locator('article a[href*="/product/"]');

/** What the head tells search engines of the page, or of the document that the server sends for a path. */
const readHead = (page: Page, path?: string) =>
  page.evaluate(async (path) => {
    const sent = path === undefined ? null : await (await fetch(path)).text();
    const { head } = sent === null ? document : new DOMParser().parseFromString(sent, 'text/html');
    const elements = head.querySelectorAll(
      'title, meta[name="description"], link[rel="canonical"], link[rel="alternate"]',
    );
    // A card or data of another page would be untrue; the server's own are only in documents.
    const card = sent === null ? head.querySelectorAll('meta[property], script[type="application/ld+json"]').length : 0;
    return { elements: [...elements].map(({ outerHTML }) => outerHTML).sort(), card };
  }, path);

test(
  'a card near the viewport is prefetched, three at a time, and shows its product without a request',
  { tag: '@desktop' },
  async ({ page }) => {
    const requested: string[] = [];
    const running = new Set<Request>();
    let maxAtOnce = 0;
    page.on('request', (request) => {
      if (!/\/(api|page-data)\//.test(request.url())) return;
      requested.push(new URL(request.url()).pathname);
      if (isData(request)) running.add(request);
      maxAtOnce = Math.max(maxAtOnce, running.size);
    });
    page.on('requestfinished', (request) => void running.delete(request));
    await open(page, '/ca/catalog');
    const last = cards(page).last();
    const path = (await last.getAttribute('href'))!;
    // The first sign of a visitor starts it.
    const first = page.waitForResponse('**/page-data/ca/product/**');
    await page.keyboard.press('Shift');
    expect(await (await first).request().headerValue('authorization')).toBeNull();
    expect(requested).not.toContain(`/page-data${path}`);
    const near = page.waitForResponse(`**/page-data${path}`);
    await last.scrollIntoViewIfNeeded();
    await (await near).finished();
    await expect.poll(() => running.size).toBe(0);
    expect(maxAtOnce).toBeLessThanOrEqual(3);

    requested.length = 0;
    const name = (await last.textContent())!.trim();
    await last.click();
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(name);
    expect(await readHead(page)).toEqual(await readHead(page, path));
    expect(requested.filter((each) => each.endsWith(path.replace('/ca', '')))).toEqual([]);

    await page.goBack();
    await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute('content', /\/ca\/catalog/);
    await expect(page.locator('head script[type="application/ld+json"]')).not.toHaveCount(0);
  },
);

test('links that leave the viewport before their turn are not prefetched', { tag: '@telephone' }, async ({ page }) => {
  const requested: string[] = [];
  const held: (() => void)[] = [];
  await page.route('**/page-data/**', async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    if (requested.length <= 3) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await open(page, '/catalog');
  await page.keyboard.press('Shift');
  await expect.poll(() => held.length).toBe(3);
  const dropped = await main(page).locator('nav a[href^="/catalog/"]').first().getAttribute('href');
  await cards(page).last().scrollIntoViewIfNeeded();
  const last = await cards(page).last().getAttribute('href');
  // The observer reports before the second frame; a link that it had not yet reported would be next in turn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(requested).toHaveLength(3);
  for (const release of held) release();
  await expect.poll(() => requested).toContain(`/page-data${last}`);
  await page.waitForLoadState('networkidle');
  expect(requested.slice(3)).not.toContain(`/page-data${dropped}`);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(
    `nothing is prefetched with ${Object.keys(connection)}`,
    { tag: ['@telephone', ...(connection.saveData ? [] : ['@all'])] },
    async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      let requests = 0;
      page.on('request', (request) => void (requests += Number(isData(request))));
      await page.clock.install();
      await open(page, '/catalog');
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward(10_000);
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      expect(requests).toBe(0);
    },
  );

test('after a deploy nothing that was prefetched is used', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/page-data/**', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    await route.fulfill({ response, json: { ...json, script: '/assets/client-later.js' } });
  });
  await open(page, '/catalog');
  const prefetched = page.waitForResponse('**/page-data/product/**');
  await page.keyboard.press('Shift');
  const path = new URL((await prefetched).url()).pathname.replace('/page-data', '');
  await page.waitForLoadState('networkidle');
  const loaded = page.waitForRequest(`**/api/catalog${path}`);
  await cards(page)
    .and(page.locator(`[href="${path}"]`))
    .last()
    .click();
  await loaded;
  await expect(page).toHaveURL(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  // Some of them may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
