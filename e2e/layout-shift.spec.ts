import { expect, test, waitForHydration } from './fixtures.ts';

/** A fifth of Core Web Vitals' limit of 0.1, which is for a whole visit. */
const maxShift = 0.02;

for (const path of ['/', '/basket', '/checkout', '/faq'])
  test(`${path} does not shift while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(maxShift);
  });
