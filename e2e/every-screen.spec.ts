import type { APIRequestContext } from '@playwright/test';
import { screens } from '#routes/storefront-screens.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { expectAccessible, expectNoOverflow, widths } from './page-checks.ts';
import { listWellStocked } from './products.ts';

// A dialog that opens late would be judged halfway through its fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An address for each public screen; the journey tests open the others. */
async function findAddresses(request: APIRequestContext): Promise<Record<string, string>> {
  const [product] = await listWellStocked(request);
  const brands = (await (await request.get('/api/reference/brand/list')).json()) as { list: { url: string }[] };
  return {
    '/product/:slug': product.url,
    '/brands/:slug': brands.list[0]!.url,
    '/catalog/*': '/catalog',
    '/search/:text': '/search/taladro',
    '/promotions/:slug': '/promotions/cortar-por-menos',
    '/tools-by-job/:slug': '/tools-by-job/podar',
    '/projects/:slug': '/projects/pergola-de-madera',
    '/:page': '/faq',
  };
}

for (const screen of screens.filter(({ path }) => !path.includes('order'))) {
  test(`${screen.path} is accessible, fits every width and exists in both languages`, async ({ page, request }) => {
    const path = (await findAddresses(request))[screen.path] ?? screen.path;
    for (const prefix of ['', '/ca']) {
      const response = await page.goto(`${prefix}${path}`);
      expect(response?.status(), path).toBe(200);
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'ca' : 'es');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
        if (width === (prefix ? 390 : 1440)) await expectAccessible(page);
      }
    }
  });
}

test('an unknown page answers 404 with links', async ({ page }) => {
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('a malformed address answers 404, not 400', async ({ request }) => {
  const long = 'x'.repeat(400);
  for (const path of [
    `/product/${long}`,
    `/brands/${long}`,
    `/catalog/${long}`,
    '/catalog/%00',
    '/product/%00',
    '/brands/no-existe',
    '/catalog/no/existe',
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
