import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';

/** Fails a browser test on console errors, uncaught exceptions and failed hydration. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const { url } = message.location();
        if (!isExpected(message.text(), url)) errors.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

// The browser reports every status of 400 and above; some belong to the tests: wrong passwords, used codes, unknown pages.
const isExpected = (text: string, url: string): boolean =>
  (url.includes('/api/') && /responded with a status of (401|422)/.test(text)) ||
  (url.includes('/api/admin/user/') && /responded with a status of (403|409)/.test(text)) ||
  (url.endsWith('/api/sale/order') && /responded with a status of 429/.test(text)) ||
  (url.includes('no-existe') && /responded with a status of 404/.test(text));

export { expect };

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits for finite animations, because contrast is wrong halfway through a fade. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const maxWindowHeight = 12_000;
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/**
 * Expects no violation of WCAG 2.2 A or AA. The window is as high as the page during the check, because axe would count a
 * control below the fixed tab bar as covered.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const window = page.viewportSize()!;
  // More than once: what comes into sight may make the page higher.
  for (
    let height = 0, now = await heightOf(page);
    now > height && height < maxWindowHeight;
    now = await heightOf(page)
  ) {
    height = Math.min(now, maxWindowHeight);
    await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) });
  }
  await page.evaluate(() => void (document.documentElement.scrollTop = 0));
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // The default mode opens another page for cross-origin frames, which the shop has none of.
    .setLegacyMode()
    .analyze();
  await page.setViewportSize(window);
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }))).toEqual([]);
}

/** The breakpoints of the layout and the widths of common phones. */
export const widths = [1440, 1279, 1023, 767, 567, 390, 359, 320];

/** Expects no horizontal overflow at the current width. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(wide).toBeLessThanOrEqual(width);
}
