import type { Page } from '@playwright/test';
import { expect, open, refuseCookies, test, waitForHydration } from './fixtures.ts';

test.beforeEach(refuseCookies);

/** Expects the heading to have the focus and the title to be announced. */
async function expectArrival(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
}

const scrollTopOf = (page: Page) => page.evaluate(() => window.scrollY);

const toPrivacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' });
const announcement = (page: Page) => page.locator('body > #root > p[aria-live=polite]');

test(
  'focus, announcement, history and scroll position follow the navigation',
  { tag: '@desktop' },
  async ({ page }) => {
    await test.step('a page load announces nothing, and a reload keeps the scroll position', async () => {
      await open(page, '/brands');
      await expect(announcement(page)).toHaveText('');
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.reload();
      await waitForHydration(page);
      expect(await scrollTopOf(page)).toBe(300);
    });

    await test.step('a navigation moves the focus and announces the title', async () => {
      await toPrivacy(page).press('Enter');
      await expectArrival(page, 'Política de privacidad');
      expect(await scrollTopOf(page)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(
        page
          .getByRole('main')
          .locator('a:focus, button:focus')
          .or(page.getByRole('contentinfo').locator('a:focus'))
          .first(),
      ).toBeVisible();
    });

    await test.step('a link to the current page adds no entry to the history', async () => {
      await toPrivacy(page).click();
      await expectArrival(page, 'Política de privacidad');
      await page.goBack();
      await expectArrival(page, 'Marcas');
    });

    await test.step('a page load does not use another page’s scroll position', async () => {
      await page.evaluate(() => window.scrollTo(0, 400));
      await open(page, '/faq');
      expect(await scrollTopOf(page)).toBe(0);
    });

    await test.step('the skip link leads to the content', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(/#main$/);
    });
  },
);

test('going back restores the scroll position', { tag: '@telephone' }, async ({ page }) => {
  await open(page, '/brands');
  const link = toPrivacy(page);
  await link.scrollIntoViewIfNeeded();
  const place = await scrollTopOf(page);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expectArrival(page, 'Política de privacidad');
  await page.goBack();
  await expectArrival(page, 'Marcas');
  expect(await scrollTopOf(page)).toBe(place);
});

test('a page that arrives late does not take the focus from typing', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/brands');
  const pageData = Promise.withResolvers<void>();
  await page.route('**/content/page/privacy*', async (route) => {
    await pageData.promise;
    await route.continue();
  });
  await toPrivacy(page).click();
  const box = page.getByRole('combobox').first();
  await box.pressSequentially('guantes');
  pageData.resolve();
  await expect(announcement(page)).toHaveText(/Política de privacidad/);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('guantes');
});

test('choosing a filter keeps focus and scroll position', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/catalog');
  const box = page.getByRole('checkbox', { name: /^Festool/ });
  await box.focus();
  const place = await scrollTopOf(page);
  await box.press('Space');
  await expect(page).toHaveURL(/brand=festool/);
  await expect(page.locator('main[aria-busy], main [aria-busy=true]')).toHaveCount(0);
  await expect(box).toBeFocused();
  expect(await scrollTopOf(page)).toBe(place);
});

test(
  'hydration uses the data of the page; a navigation loads only its own, and survives a malformed hash',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const pageCalls = () => calls.filter((path) => /^\/api\/(content|menu|reference|catalog\/section)/.test(path));
    await open(page, '/faq#%');
    expect(pageCalls()).toEqual([]);
    await page.evaluate(() => void (window.location.hash = '#100%'));
    await toPrivacy(page).click();
    await expectArrival(page, 'Política de privacidad');
    expect(pageCalls()).toEqual(['/api/content/page/privacy-policy']);
    expect(consoleErrors).toEqual([]);
  },
);

test('an unknown page keeps frame and language', { tag: '@desktop' }, async ({ page, consoleErrors }) => {
  await open(page, '/ca/faq');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/ca/nowhere', textContent: 'nowhere' });
    document.querySelector('main')!.append(link);
  });
  await page.getByRole('link', { name: 'nowhere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(/\/ca\/nowhere$/);
  expect(consoleErrors.splice(0)).toEqual([expect.stringMatching(/status of 404 .*\/api\/content\/page\/nowhere/)]);
});
