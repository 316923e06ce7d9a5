import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
    // What passes is not read, and takes a third of the time to report.
    .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })
    // The default mode opens another page for cross-origin frames, which the shop has none of.
    .setLegacyMode()
    .analyze();
  await page.setViewportSize(window);
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }))).toEqual([]);
}

/** The breakpoints of the layout and the widths of common phones; those between which its columns change, in `npm test`. */
export const widths =
  process.env.TEST_ALL === '1' ? [1440, 1279, 1023, 767, 567, 390, 359, 320] : [1440, 1023, 767, 390, 320];

/** Expects no horizontal overflow at the current width, once what is still loading has its place. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: 'pixels that are wider than the window',
    })
    .toBeLessThanOrEqual(0);

/** Expects no horizontal overflow at any width of the layout. */
export async function expectNoOverflowAtAnyWidth(page: Page): Promise<void> {
  const window = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ ...window, width });
    await expectNoOverflow(page);
  }
  await page.setViewportSize(window);
}

/** The visible elements that stay in place while the page scrolls. */
export const listStickyElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 400);
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, top, bottom } = getComputedStyle(element);
      const { height, y } = element.getBoundingClientRect();
      const sticks = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
      const isVisible = height > 0 && y < window.innerHeight && y + height > 0 && element.checkVisibility();
      return sticks && isVisible ? [`${element.tagName} ${element.className}`] : [];
    });
  });
