import type { Page } from '@playwright/test';
import { findScript } from '#platform/pages/page-assets.ts';
import { expect, main, open, refuseCookies, test, waitForHydration } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';

test.beforeEach(refuseCookies);

const languageLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Idioma/ });

/** Answers the scripts of these sources with 404, as a server does after a deploy. */
const removeScripts = (page: Page, sources: readonly string[]): Promise<unknown> =>
  Promise.all(
    sources.map((source) =>
      page.route(`**${findScript('dist/client', `src/screens/storefront/${source}`)}`, (route) =>
        route.fulfill({ status: 404, body: '' }),
      ),
    ),
  );

/** How often documents are loaded from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => void (count += Number(request.isNavigationRequest())));
  return () => count;
}

test(
  'a deploy while a page is open costs one load of the next page, and nothing that was typed',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    await open(page, '/order/track');
    const number = main(page).getByRole('textbox').first();
    await number.fill('26-123456');
    await removeScripts(page, ['frame/header/language-dialog.tsx', 'content/page-screen.tsx']);
    const documents = countDocuments(page);
    // A part of the page: what was typed stays, and the page says that something failed.
    await languageLink(page).click();
    await expect(page.getByText('Algo ha ido mal')).toBeVisible();
    await expect(number).toHaveValue('26-123456');
    expect(documents()).toBe(0);

    // Another page: loaded as a document. Its script is still missing, so it is loaded once more, and then left as it is.
    await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);

    await page.unrouteAll();
    await open(page, '/order/track');
    await removeScripts(page, ['frame/header/language-dialog.tsx']);
    // With nothing typed, the page is loaded again by itself.
    await languageLink(page).click();
    await expect.poll(documents).toBe(4);
    await waitForHydration(page);
    consoleErrors.length = 0;
  },
);

const texts = {
  es: { prefix: '', offline: 'No hay conexión', away: 'El servidor no responde', reload: 'Recargar' },
  ca: { prefix: '/ca', offline: 'No hi ha connexió', away: 'El servidor no respon', reload: 'Recarrega' },
};

test(
  'offline and without a server a link leads to the shop’s own words, and back',
  { tag: '@telephone' },
  async ({ page, context, isMobile, consoleErrors }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    // A page that was prefetched would need no server.
    await page.route('**/page-data/**', (route) => route.fulfill({ status: 204 }));
    await open(page, `${t.prefix}/faq`);
    await context.setOffline(true);
    await page.getByRole('contentinfo').locator(`a[href="${t.prefix}/privacy-policy"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.offline })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: t.reload }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.offline })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: t.offline })).toBeHidden();
    await waitForHydration(page);
    await expect(page).toHaveURL(`${t.prefix}/privacy-policy`);

    await page.route(/\/(api|livez)/, (route) => route.abort());
    await page.getByRole('contentinfo').locator(`a[href="${t.prefix}/legal-notice"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.away })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/\/(api|livez)/);
    await page.getByRole('button', { name: t.reload }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.away })).toBeHidden();
    consoleErrors.length = 0;
  },
);
