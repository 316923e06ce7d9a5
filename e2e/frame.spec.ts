import type { Page } from '@playwright/test';
import { expect, refuseCookies, test, waitForHydration } from './fixtures.ts';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await waitForHydration(page);
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, las justas' });

test('the cookie banner shows once, with three equal choices, and again from the footer', async ({ page }) => {
  await open(page, '/faq');
  const choices = banner(page).getByRole('button');
  await expect(choices).toHaveText(['Aceptar todas', 'Solo necesarias', 'Rechazar']);
  const looks = await choices.evaluateAll((buttons) =>
    buttons.map((button) => getComputedStyle(button).backgroundColor),
  );
  expect(new Set(looks).size).toBe(1);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('consent');
  await choices.last().click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(banner(page)).toBeHidden();
  const opener = page.getByRole('button', { name: 'Configurar cookies' });
  await opener.press('Enter');
  await expect(banner(page)).toBeFocused();
  await choices.first().press('Enter');
  await expect(opener).toBeFocused();
  const stored = (await page.context().cookies()).find(({ name }) => name === 'consent');
  expect(stored?.value).toMatch(/^all\.\d+$/);
});

test('the catalogue opens and closes by keyboard and returns the focus', async ({ page }) => {
  await open(page, '/faq');
  const button = page.getByRole('banner').getByRole('link', { name: 'Catálogo' });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Catálogo' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('list', { name: 'Categorías' }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('switching the language keeps page and query', async ({ page }) => {
  await open(page, '/faq?a=1');
  await page.getByRole('link', { name: 'Idioma: español' }).click();
  await page.getByRole('radio', { name: 'Català' }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/ca\/faq\?a=1$/);
});

test('the opening hours mark today, and the mobile menu links to the pages', async ({ page }) => {
  await open(page, '/faq', 390);
  await page.locator('a[href="/working-hours"]').first().click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /· hoy/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await banner(page).getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the cookie banner is in the HTML, hidden before the first paint once answered', async ({ page, context }) => {
  // As on a slow connection before the scripts arrive.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  await refuseCookies({ context, baseURL: page.url() });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

for (const width of [1440, 390])
  test(`the cookie banner leaves the last row of a page free, ${width} px`, async ({ page }) => {
    await open(page, '/faq', width);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Configurar cookies' });
    const bottomOfLast = await last.evaluate((button) => button.getBoundingClientRect().bottom);
    const topOfBanner = await banner(page).evaluate((section) => section.getBoundingClientRect().top);
    expect(topOfBanner).toBeGreaterThanOrEqual(bottomOfLast);
  });
