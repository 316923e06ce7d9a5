import { expect, main, refuseCookies, test, waitForHydration } from './fixtures.ts';

const filtersOf = { es: /^Filtros/, ca: /^Filtres/ };
const catalogueOf = { es: 'Catálogo', ca: 'Catàleg' };

test.beforeEach(refuseCookies);

test(
  'the way back closes what is open, and then leaves the page',
  { tag: '@telephone' },
  async ({ page, language }) => {
    const prefix = language === 'ca' ? '/ca' : '';
    await page.goto(`${prefix}/brands`);
    await page.goto(`${prefix}/catalog/herramientas-taller?sort=price_asc`);
    await waitForHydration(page);
    const url = page.url();
    const dialog = page.locator('dialog[open]');
    const loaded: string[] = [];
    page.on('request', (request) => request.url().includes('/product/list') && loaded.push(request.url()));
    const filters = main(page).getByRole('link', { name: filtersOf[language] }).first();

    await filters.click();
    await expect(dialog).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(url);
    await page.evaluate(() => history.forward());
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(url);
    expect(loaded).toEqual([]);

    await filters.click();
    await dialog.getByRole('checkbox').first().check({ force: true });
    await expect(page).not.toHaveURL(url);
    const filtered = page.url();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(filtered);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(url);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/brands$/);
    await page.goForward();
    await expect(page).toHaveURL(url);

    await page.locator('a[aria-expanded]:visible', { hasText: catalogueOf[language] }).click();
    await expect(page.getByRole('dialog', { name: catalogueOf[language] })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: catalogueOf[language] })).toBeHidden();
    expect(page.url()).toBe(url);
  },
);
