import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './fixtures.ts';

/** A fifth of Core Web Vitals' limit of 0.1, which is for a whole visit. */
const maxShift = 0.02;
const listing = '/catalog/herramientas-taller/electroportatil';

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));

/** Pictures that come a while after the text, whose places must be reserved. */
const slowPictures = 400;
const goods = ['/', listing, `/ca${listing}/taladros`, '/search/taladro', '/product'];

/** The pages of goods are gone through at both widths, apart from what differs only by language or by its view. */
function tagsOf(path: string, view = 'table'): string[] {
  if (path.startsWith('/ca') || view === 'list') return ['@telephone'];
  return path === '/catalog' || path === '/faq' ? ['@desktop'] : [];
}

for (const path of goods)
  for (const view of path === listing ? ['table', 'list'] : ['table'])
    test(
      `${path} (${view}) does not shift while its pictures come late, down to its end`,
      { tag: tagsOf(path, view) },
      async ({ page, context, baseURL }) => {
        await watchShifts(page);
        if (view === 'list') await context.addCookies([{ name: 'listing-view', value: 'list', url: baseURL! }]);
        await page.route(/\/pictures\/|\/scenes\//, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, slowPictures));
          await route.continue();
        });
        const address = path === '/product' ? await firstProduct(page) : path;
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await waitForHydration(page);
        for (let step = 0; step < 6; step += 1) {
          await page.evaluate(() => window.scrollBy(0, window.innerHeight));
          await page.waitForTimeout(slowPictures / 2);
        }
        await page.waitForLoadState('networkidle');
        expect(await sumOfShifts(page)).toBeLessThan(maxShift);
        await expectGroundsBehindPictures(page);
      },
    );

async function firstProduct(page: Page): Promise<string> {
  const answer = await page.request.post('/api/catalog/product/list', { data: { sectionUrl: listing, limit: 1 } });
  return ((await answer.json()) as { products: { url: string }[] }).products[0]!.url;
}

test('a product does not shift when its end is reached at once', { tag: '@desktop' }, async ({ page }) => {
  await watchShifts(page);
  await page.goto(await firstProduct(page));
  await waitForHydration(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Va bien con' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sumOfShifts(page)).toBeLessThan(maxShift);
});

/** Each picture of goods has its size in the markup, and stands on a colour until it is there. */
async function expectGroundsBehindPictures(page: Page): Promise<void> {
  const wrong = await page.locator('article picture img').evaluateAll((pictures) =>
    pictures
      .filter((picture) => {
        const frame = picture.closest('picture')!.parentElement!;
        const hasGround = getComputedStyle(frame).backgroundColor !== 'rgba(0, 0, 0, 0)';
        return !picture.hasAttribute('width') || !picture.hasAttribute('height') || !hasGround;
      })
      .map((picture) => picture.outerHTML.slice(0, 120)),
  );
  expect(wrong).toEqual([]);
}

for (const path of ['/', '/catalog', '/ca/catalog', listing, '/search/taladro', '/basket', '/checkout', '/faq'])
  test(`${path} does not shift while it loads, fonts last`, { tag: tagsOf(path) }, async ({ page }) => {
    await watchShifts(page);
    // On a slow connection the whole page is drawn in a font of the system first.
    const { promise: drawn, resolve: sendFonts } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await drawn;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    sendFonts();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await sumOfShifts(page)).toBeLessThan(maxShift);
  });
