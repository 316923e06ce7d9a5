import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';

/**
 * Every browser test fails on an error in the console, an uncaught exception or a failed hydration: visitors would not
 * see it, so the test has to.
 */
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

// The browser reports every answer of 400 and above; wrong passwords, used codes and unknown pages are part of the tests.
const isExpected = (text: string, url: string): boolean =>
  (url.includes('/api/') && /responded with a status of (401|422)/.test(text)) ||
  (url.includes('no-existe') && /responded with a status of 404/.test(text));

export { expect };

/** Waits until the page reacts to the visitor. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Until what fades or slides in is there: halfway its contrast is not what a reader sees. What never ends is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * No violation of WCAG 2.2 A or AA is allowed on any screen. The window is made as high as the page for the moment of the
 * check: else a control under the fixed tab bar, which scrolling sets free, counts as covered.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const window = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height: Math.max(window.height, Math.min(height, 8000)) });
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Sums up in the page itself: the other mode, made for frames of other sites, opens an empty page for it each time.
    .setLegacyMode()
    .analyze();
  await page.setViewportSize(window);
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }))).toEqual([]);
}

/** The widths at which the shop's layout changes, and those of common telephones. */
export const widths = [1440, 1279, 1023, 767, 567, 390, 359, 320];

/** Nothing sticks out to the right at this width. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(wide).toBeLessThanOrEqual(width);
}
