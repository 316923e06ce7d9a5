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

for (const path of ['/', '/catalog', '/ca/catalog', listing, '/search/taladro', '/basket', '/checkout', '/faq'])
  test(`${path} does not shift while it loads, fonts last`, async ({ page }) => {
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
