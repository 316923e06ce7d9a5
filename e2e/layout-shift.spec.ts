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

/** Holds back requests until they are released, as a slow connection does. */
async function holdBack(page: Page, pattern: RegExp): Promise<{ release: () => number }> {
  const held: (() => void)[] = [];
  await page.route(pattern, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  return {
    release() {
      const released = held.splice(0);
      for (const resume of released) resume();
      return released.length;
    },
  };
}

/** Waits until what is there has been drawn. */
const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Whether each picture in sight has arrived. */
const picturesAreThere = (): boolean =>
  [...document.images].every((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return picture.complete || width === 0 || bottom < 0 || top > window.innerHeight;
  });

interface Visit {
  readonly path: string;
  /** Down to the end of the page, while the pictures of each screen come after its text. */
  readonly scrolls?: boolean;
  readonly view?: 'list';
}

/** Expects no shift while the page loads, its fonts last, as text is drawn in a font of the system first. */
async function expectNoShift(page: Page, { path, scrolls = false, view }: Visit): Promise<void> {
  const { origin } = new URL(page.url());
  if (view) await page.context().addCookies([{ name: 'listing-view', value: view, url: origin }]);
  else await page.context().clearCookies({ name: 'listing-view' });
  const fonts = await holdBack(page, /\.woff2$/);
  const pictures = await holdBack(page, /\/pictures\/|\/scenes\//);
  await page.goto(path === '/product' ? await firstProduct(page) : path, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  await waitForPaint(page);
  expect(fonts.release(), 'fonts that were held back').toBeGreaterThan(0);
  await expect(async () => {
    fonts.release();
    expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');
  }).toPass({ intervals: [20, 50, 100] });
  await waitForPaint(page);
  const ofFonts = await sumOfShifts(page);
  expect(ofFonts, `${path}, fonts`).toBeLessThan(maxShift);
  for (let screen = 0; screen < (scrolls ? 6 : 0); screen += 1) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await waitForPaint(page);
    await expect(async () => {
      pictures.release();
      expect(await page.evaluate(picturesAreThere)).toBe(true);
    }).toPass({ intervals: [20, 50, 100] });
    await waitForPaint(page);
  }
  pictures.release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.waitForLoadState('networkidle');
  await waitForPaint(page);
  expect((await sumOfShifts(page)) - ofFonts, `${path}, pictures`).toBeLessThan(maxShift);
  if (scrolls) await expectGroundsBehindPictures(page);
}

const goods: readonly Visit[] = [
  { path: '/', scrolls: true },
  { path: listing, scrolls: true },
  { path: '/search/taladro', scrolls: true },
  { path: '/product', scrolls: true },
];
const onlyOnTelephones: readonly Visit[] = [
  { path: listing, scrolls: true, view: 'list' },
  { path: `/ca${listing}/taladros`, scrolls: true },
  { path: '/ca/catalog' },
];
const others: readonly Visit[] = [{ path: '/catalog' }, { path: '/basket' }, { path: '/checkout' }, { path: '/faq' }];

for (const { name, visits, tag } of [
  { name: 'home page, listings and products do', visits: goods, tag: '@desktop-first' },
  { name: 'a list and listings in Catalan do', visits: onlyOnTelephones, tag: '@telephone' },
  { name: 'catalogue, basket, checkout and questions do', visits: others, tag: '@desktop-first' },
])
  test(`${name} not shift while they load, fonts and pictures last`, { tag }, async ({ page, baseURL }) => {
    await watchShifts(page);
    await page.goto(`${baseURL}/livez`);
    for (const visit of visits)
      await test.step(`${visit.path} ${visit.view ?? ''}`.trim(), () => expectNoShift(page, visit));
  });

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
