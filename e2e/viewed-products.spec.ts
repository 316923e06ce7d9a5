import type { Page } from '@playwright/test';
import { createAccount, signIn, signInOverApi } from './accounts.ts';
import { acceptCookies, expect, open, test } from './fixtures.ts';
import { listProducts } from './products.ts';

test.beforeEach(acceptCookies);

const rowTitled = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
const viewedRow = (page: Page) => rowTitled(page, 'Vistos hace poco').getByRole('article');

/** The ids that the device stores, latest first. */
const storedIds = (page: Page): Promise<number[] | null> =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('viewed-products') ?? 'null') as number[] | null);

test(
  'viewed products join the account at login and show on another device',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const [first, second, third] = await listProducts(page.request, { limit: 3 });
    await open(page, first!.url);
    await expect.poll(() => storedIds(page)).toEqual([first!.id]);
    await open(page, second!.url);
    await expect.poll(() => storedIds(page)).toEqual([second!.id, first!.id]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(viewedRow(page).getByRole('link').first()).toHaveAttribute('href', first!.url);
    await expect(viewedRow(page)).toHaveCount(1);

    const email = `vista.${Date.now()}@ejemplo.cat`;
    await createAccount(page.request, email);
    await signInOverApi(page, email);
    const joined = page.waitForResponse('**/api/catalog/product/viewed');
    await page.goto('/');
    expect((await joined).ok()).toBe(true);
    expect(await storedIds(page)).toBeNull();
    const recorded = page.waitForResponse('**/api/catalog/product/viewed');
    await open(page, third!.url);
    expect((await recorded).ok()).toBe(true);
    expect(await storedIds(page)).toBeNull();

    const other = await browser.newPage({ baseURL: baseURL!, viewport: page.viewportSize()! });
    await acceptCookies({ context: other.context(), baseURL: baseURL! });
    await signInOverApi(other, email);
    await open(other, first!.url);
    await other.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(viewedRow(other)).toHaveCount(2);
    await expect(viewedRow(other).first().getByRole('link').first()).toHaveAttribute('href', third!.url);
    await other.context().close();
  },
);

test('a login on a product’s page sends the device’s history once', { tag: '@desktop' }, async ({ page, request }) => {
  const [product] = await listProducts(page.request, { limit: 1 });
  const email = `una.vez.${Date.now()}@ejemplo.cat`;
  await createAccount(request, email);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/catalog/product/viewed')) sent.push(request.postDataJSON());
  });
  await open(page, product!.url);
  await expect.poll(() => storedIds(page)).not.toBeNull();
  // A request that is cut off by leaving the page is sent again by the next.
  const joined = page.waitForResponse('**/api/catalog/product/viewed');
  await signIn(page, email);
  await joined;
  await open(page, '/');
  expect(sent).toEqual([{ product_ids: [product!.id] }]);
});

test('the home page shows viewed products and recommendations', { tag: '@telephone' }, async ({ page }) => {
  const products = await listProducts(page.request, { limit: 2 });
  for (const { id, url } of products) {
    await page.goto(url);
    // The viewed product is recorded after the page has loaded.
    await expect.poll(async () => (await storedIds(page))?.[0]).toBe(id);
  }
  await open(page, '/');
  // The page grows on the way down, as its parts are drawn when they come near.
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(viewedRow(page)).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(viewedRow(page).first().getByRole('link').first()).toHaveAttribute('href', products[1]!.url);
  await expect(rowTitled(page, 'Recomendado por lo que has visto').getByRole('article').first()).toBeVisible();
});
