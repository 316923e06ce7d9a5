import type { Page } from '@playwright/test';
import { localisedPath, locales } from '#i18n/locale.ts';
import { consentCookie } from '#values/consent-choice.ts';
import { expect, test, waitForHydration } from './fixtures.ts';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await waitForHydration(page);
}

const banner = (page: Page) => page.getByRole('region', { name: /Cookies, las justas|Galetes, les justes/ });

test(
  'the cookie banner shows once, with three equal choices, and again from the footer',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/faq');
    const choices = banner(page).getByRole('button');
    await expect(choices).toHaveText(['Aceptar todas', 'Solo necesarias', 'Rechazar']);
    const looks = await choices.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button).backgroundColor),
    );
    expect(new Set(looks).size).toBe(1);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('consent');
    await expect(banner(page)).toContainText('«Solo necesarias» y «Rechazar» guardan lo mismo');
    // Forced colours drop its ground, not its edge.
    expect(await banner(page).evaluate((section) => getComputedStyle(section).borderTopStyle)).toBe('solid');
    // The question is the first thing that the keyboard reaches, and the page begins after it.
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'Cookies' })).toBeFocused();
    for (const _ of ['Aceptar todas', 'Solo necesarias', 'Rechazar']) await page.keyboard.press('Tab');
    await expect(choices.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
    await page.reload();
    await waitForHydration(page);
    await expect(banner(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Configurar cookies' });
    await opener.press('Enter');
    await expect(banner(page)).toBeFocused();
    await choices.first().press('Enter');
    await expect(opener).toBeFocused();
    const stored = (await page.context().cookies()).find(({ name }) => name === 'consent');
    expect(stored?.value).toMatch(/^all\.\d+\.\d+$/);
  },
);

test(
  'the cookie banner is in the HTML, hidden before the first paint once answered',
  { tag: '@desktop' },
  async ({ page, context }) => {
    // As on a slow connection before the scripts arrive: an answer is kept until they are there.
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.fallback();
    });
    await page.goto('/faq', { waitUntil: 'commit' });
    await banner(page).getByRole('button').last().click();
    await expect(banner(page)).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    arrive();
    const stored = expect.stringMatching(/^none\./);
    await expect.poll(async () => (await context.cookies()).map(({ value }) => value)).toContainEqual(stored);
    // No script of this page comes empty.
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  },
);

test('the cookie banner leaves the last row of a page free', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/faq');
  for (const width of [1440, 390])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole('contentinfo').getByRole('button', { name: 'Configurar cookies' });
      const bottomOfLast = await last.evaluate((button) => button.getBoundingClientRect().bottom);
      const topOfBanner = await banner(page).evaluate((section) => section.getBoundingClientRect().top);
      expect(topOfBanner).toBeGreaterThanOrEqual(bottomOfLast);
    });
});

/** The banner's padding. */
const margin = 16;

test(
  'the choices are equal and within the screen of a phone, with large text too',
  { tag: '@telephone' },
  async ({ page }) => {
    for (const locale of locales) {
      await open(page, localisedPath('/faq', locale), 390);
      for (const textSize of [100, 130, 200])
        await test.step(`${locale}, text at ${textSize} %`, async () => {
          await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), textSize);
          for (const width of [390, 359, 320]) {
            await page.setViewportSize({ width, height: 844 });
            await expectEqualChoices(page, width);
          }
        });
    }
  },
);

async function expectEqualChoices(page: Page, width: number): Promise<void> {
  const boxes = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, height } = button.getBoundingClientRect();
        return { left, right, height, isCut: button.scrollWidth > button.clientWidth };
      }),
    );
  expect(boxes).toHaveLength(3);
  const [first] = boxes;
  for (const { left, right, height, isCut } of boxes) {
    expect(left, `${width} px`).toBeGreaterThanOrEqual(margin);
    expect(right, `${width} px`).toBeLessThanOrEqual(width - margin);
    expect(right - left).toBeCloseTo(first!.right - first!.left, 0);
    expect([height, isCut]).toEqual([first!.height, false]);
  }
}

test.describe('a browser in Catalan', () => {
  test.use({ locale: 'ca-ES' });

  test('is offered Catalan in the cookie banner until that is answered', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/faq');
    const offer = banner(page).getByRole('link', { name: 'Aquesta botiga també és en català' });
    await offer.click();
    await expect(page).toHaveURL(/\/ca\/faq$/);
    await expect(offer).toHaveCount(0);
    await banner(page).getByRole('button').last().click();
    // Clicked before its script is there, the answer is stored once it is.
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain(consentCookie);
    await open(page, '/faq');
    await expect(offer).toBeHidden();
  });
});
