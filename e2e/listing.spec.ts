import type { Page } from '@playwright/test';
import { expect, open, refuseCookies, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').locator('article');

test.beforeEach(refuseCookies);

test('loads more products and restores them on going back', { tag: '@telephone' }, async ({ page }) => {
  await open(page, '/catalog');
  await expect(cards(page)).toHaveCount(24);
  await page
    .getByRole('button', { name: /^Cargar/ })
    .or(page.getByRole('link', { name: /^Cargar/ }))
    .click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/page=2/);

  const link = cards(page).nth(40).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(300);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The server answers so where there is nothing to prefetch. */
const loadAtTheClick = (page: Page) => page.route('**/page-data/**', (route) => route.fulfill({ status: 204 }));

test('the latest of two overlapping navigations wins', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/brands');
  const slowPage = Promise.withResolvers<void>();
  const routed = Promise.withResolvers<void>();
  await loadAtTheClick(page);
  await page.route('**/api/catalog/product/list', async (route) => {
    await slowPage.promise;
    await route.continue().catch(() => undefined);
    routed.resolve();
  });
  await page.getByRole('main').getByRole('link', { name: 'Milwaukee' }).first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  slowPage.resolve();
  await routed.promise;
  // Long enough for the first page to appear if it were not ignored.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
});

test(
  'shows the error page after a failed load, from which one can go back',
  { tag: '@telephone' },
  async ({ page, consoleErrors }) => {
    await open(page, '/brands');
    await loadAtTheClick(page);
    await page.route('**/api/catalog/product/list', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"statusCode":500,"code":"server_error","message":"x"}',
      }),
    );
    await page.getByRole('main').getByRole('link', { name: 'Stihl' }).first().click();
    await expect(page).toHaveURL(/\/brands\/stihl$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/api/catalog/product/list');
    await page.goBack();
    await expect(page.getByRole('main').getByRole('link', { name: 'Stihl' }).first()).toBeVisible();
    // The browser and React both report the failure that this test causes.
    consoleErrors.length = 0;
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'filters and pages in the chosen view',
    { tag: '@desktop-first' },
    async ({ page, context, baseURL, isMobile }) => {
      await page.goto('/catalog');
      await expect(cards(page)).toHaveCount(24);
      await expect(cards(page).locator('dl')).toHaveCount(0);
      await context.addCookies([{ name: 'listing-view', value: 'list', url: baseURL! }]);
      await page.reload();
      await expect(cards(page).locator('dl')).toHaveCount(24);
      await context.clearCookies({ name: 'listing-view' });
      await page.goto('/catalog?page=2');
      await expect(cards(page)).toHaveCount(24);
      if (isMobile) return;
      await page.goto('/catalog');
      await page.getByRole('checkbox', { name: /^Festool/ }).check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Ver \d/ })
        .click();
      await expect(page).toHaveURL(/brand=festool/);
      for (const card of await cards(page).all()) await expect(card).toContainText('Festool');
    },
  );
});

test('fits the quantity control beside a reduced price', { tag: '@telephone-first' }, async ({ page }) => {
  await open(page, '/catalog?sale=1&available=1');
  const card = cards(page).first();
  await card.getByRole('button', { name: /cesta/ }).click();
  const stepper = card.getByRole('group');
  await expect(stepper).toBeVisible();
  expect(await stepper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
