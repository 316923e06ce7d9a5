import type { Page } from '@playwright/test';
import { expect, waitForHydration, test } from './fixtures.ts';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await waitForHydration(page);
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, las justas' });

test(
  'the catalogue opens and closes by keyboard and returns the focus',
  { tag: '@desktop-first' },
  async ({ page }) => {
    await open(page, '/faq');
    const button = page.getByRole('banner').getByRole('link', { name: 'Catálogo' });
    await button.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Catálogo' });
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('list', { name: 'Categorías' }).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test('switching the language keeps page and query', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/faq?a=1');
  await page.getByRole('link', { name: 'Idioma: español' }).click();
  await page.getByRole('radio', { name: 'Català' }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/ca\/faq\?a=1$/);
});

test(
  'the opening hours mark today, and the mobile menu links to the pages and releases the focus',
  { tag: '@telephone-first' },
  async ({ page }) => {
    await open(page, '/faq', 390);
    await page.locator('a[href="/working-hours"]').first().click();
    await expect(page.getByRole('dialog').getByRole('row', { name: /· hoy/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await banner(page).getByRole('button', { name: 'Rechazar' }).click();
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contacto' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
