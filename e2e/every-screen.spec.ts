import type { APIRequestContext, Page } from '@playwright/test';
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

const visited = screens.filter(({ path }) => !path.includes('order'));
const looks = [
  { prefix: '', language: 'es', width: 1440 },
  { prefix: '/ca', language: 'ca', width: 390 },
] as const;

/** So many screens are opened in one page, whose scripts need not be compiled for each. */
const screensPerPage = 5;

for (let first = 0; first < visited.length; first += screensPerPage)
  for (const turn of [0, 1]) {
    const group = visited.slice(first, first + screensPerPage);
    const name = `from ${group[0]!.path} to ${group.at(-1)!.path}`;
    const which = turn === 0 ? 'in one language and width' : 'in the other language and width';
    test(
      `the screens ${name} are accessible ${which}, and fit the widths`,
      { tag: ['@desktop', ...(turn === 0 ? [] : ['@all'])] },
      async ({ page, request }) => {
        const addresses = await findAddresses(request);
        for (const [index, screen] of group.entries())
          await test.step(screen.path, async () => {
            const path = addresses[screen.path] ?? screen.path;
            const { prefix, language, width } = looks[(index + turn) % 2]!;
            const other = looks[(index + turn + 1) % 2]!;
            await expectScreen(page, `${prefix}${path}`, language);
            for (const each of widths) {
              await page.setViewportSize({ width: each, height: 900 });
              await expectNoOverflow(page);
              if (each === width) await expectAccessible(page);
            }
            const html = await (await request.get(`${other.prefix}${path}`)).text();
            expect(html).toContain(`<html lang="${other.language}"`);
          });
      },
    );
  }

async function expectScreen(page: Page, path: string, language: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('an unknown page answers 404 with links', { tag: '@desktop' }, async ({ page }) => {
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('a malformed address answers 404, not 400', { tag: '@desktop' }, async ({ request }) => {
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
