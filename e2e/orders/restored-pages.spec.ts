import type { Page } from '@playwright/test';
import { checkoutTexts, continueAsGuest, putIntoBasket } from './checkout.ts';
import { expect, main, open, refuseCookies, test, visibleLink } from '../fixtures.ts';

const t = { ...checkoutTexts.es, empty: 'Tu cesta está vacía' };

test.beforeEach(refuseCookies);

/** As the browser does with a page of its back/forward cache, which browsers under test have switched off. */
const restore = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test(
  'pages that the browser restores after an order show neither the old basket nor the order as it was',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await putIntoBasket(page);
    const [home, basket, checkout] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await open(home, '/');
    await open(basket, '/basket');
    await open(checkout, '/checkout');
    await open(page, '/checkout');
    // A page in the cache receives nothing from other tabs.
    await page.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    // Leaving for the bank changes nothing in this page.
    await page.route('**/sandbox/redsys/**', (route) => route.fulfill({ status: 204 }));
    await continueAsGuest(page, t, `restaurada.${Date.now()}@ejemplo.cat`);
    await main(page).getByRole('button', { name: t.pay }).click();
    await expect(page).toHaveURL(/\/order\/confirm\/\d+$/);

    await expect(visibleLink(home, '1 artículo Cesta')).toBeVisible();
    await restore(home);
    await expect(visibleLink(home, /^Cesta$/)).toBeVisible();
    await expect(main(basket).getByRole('textbox').first()).toHaveValue('1');
    await restore(basket);
    await expect(basket.getByRole('heading', { name: t.empty })).toBeVisible();
    await expect(main(checkout).getByRole('button', { name: t.next, exact: true })).toBeVisible();
    await restore(checkout);
    await expect(checkout.getByRole('heading', { name: t.empty })).toBeVisible();
    await restore(page);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Falta el pago' })).toBeVisible();
  },
);
