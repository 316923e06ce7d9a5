import type { Page } from '@playwright/test';
import { localisedPath } from '#i18n/locale.ts';
import { expect, refuseCookies, test, waitForHydration } from './fixtures.ts';

// The banner would cover the bar at the foot.
test.beforeEach(refuseCookies);

const tools = '/catalog/herramientas-taller/electroportatil';
const sections = [
  tools,
  `${tools}/taladros`,
  '/catalog/herramientas-taller/maquinaria',
  '/catalog/herramientas-taller/brocas-discos',
  '/catalog/obra-jardin-hogar/jardin',
  '/catalog/obra-jardin-hogar/pintura/pinturas',
  '/catalog/obra-jardin-hogar/fijacion',
];

/** Right and bottom edges of what is in the grid, row by row: a hole would leave a row shorter than the grid. */
const rowsOf = (page: Page) =>
  page
    .locator('article')
    .first()
    .evaluate((card) => {
      const grid = card.parentElement!.getBoundingClientRect();
      const rows = new Map<number, number>();
      for (const item of card.parentElement!.children) {
        const { top, width, height } = item.getBoundingClientRect();
        if (height > 0) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + width);
      }
      return [...rows.values()].map((width) => width / grid.width);
    });

test('the tile leaves no hole in the grid at any width, and is no product', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${tools}/taladros`);
  await expect(page.locator('article')).toHaveCount(24);
  for (const width of [1440, 1100, 800, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('link', { name: /Ver el trabajo/ })).toBeVisible();
    for (const share of await rowsOf(page)) expect(share).toBeGreaterThan(0.97);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test(
  'more opens the other sections without moving the page, and closes again',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(tools);
    await waitForHydration(page);
    const row = page.getByRole('navigation', { name: 'Secciones' });
    const more = row.locator('summary');
    const before = await page.locator('article').first().boundingBox();
    await more.click();
    await expect(row.getByRole('link', { name: 'Conjuntos a batería' })).toBeVisible();
    expect(await page.locator('article').first().boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(row.getByRole('link', { name: 'Conjuntos a batería' })).toBeHidden();
    await more.click();
    await row.getByRole('link', { name: 'Conjuntos a batería' }).click();
    await expect(page).toHaveURL(`${tools}/conjuntos-bateria`);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The markup is the server's, and scripts move nothing in it (layout-shift.spec.ts).
  for (const { locale, tag } of [
    { locale: 'es', tag: ['@desktop'] },
    { locale: 'ca', tag: ['@desktop', '@all'] },
  ] as const)
    test(
      `sections show the prices of their first row on the first screen (${locale})`,
      { tag: [...tag] },
      async ({ page }) => {
        for (const section of sections)
          await test.step(section, async () => {
            await page.goto(localisedPath(section, locale));
            const cards = page.locator('article');
            await expect(cards).toHaveCount(24);
            const bottoms = await cards.evaluateAll((all) =>
              all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().bottom)),
            );
            expect(Math.max(...bottoms)).toBeLessThanOrEqual(900);
          });
      },
    );

  test('more, frequent filters, brands and the guide work', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(tools);
    const row = page.getByRole('navigation', { name: 'Secciones' });
    await row.locator('summary').click();
    await expect(row.getByRole('link', { name: 'Conjuntos a batería' })).toBeVisible();
    await page.goto(`${tools}/taladros`);
    await expect(page.getByRole('heading', { name: '¿12 V, 18 V o cable?' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Peso/ })).toBeVisible();
    await page.getByRole('group', { name: 'Filtros frecuentes' }).getByRole('link', { name: 'En oferta' }).click();
    await expect(page).toHaveURL(`${tools}/taladros?sale=1`);
    // Further filters are buttons of a form: crawlers follow no combinations.
    await page.getByRole('group', { name: 'Filtros frecuentes' }).getByRole('button', { name: 'En stock' }).click();
    await expect(page).toHaveURL(`${tools}/taladros?sale=1&available=1`);
    await page.goto(`${tools}/taladros`);
    await page
      .getByRole('region', { name: 'Marcas en esta sección' })
      .getByRole('link', { name: /^Norda/ })
      .click();
    await expect(page).toHaveURL(`${tools}/taladros?brand=norda`);
    await expect(page.locator('article')).not.toHaveCount(0);
  });
});

test(
  'two products are compared from their cards, and the bar leads on',
  { tag: '@telephone-first' },
  async ({ page, isMobile }) => {
    await page.goto(`${tools}/taladros`);
    await waitForHydration(page);
    const cards = page.locator('article');
    for (const at of [0, 1])
      await cards
        .nth(at)
        .getByRole(isMobile ? 'checkbox' : 'button', { name: /^Comparar/ })
        .click();
    const bar = page.getByRole('region', { name: 'Comparar' });
    await expect(bar).toContainText('2 productos');
    await expect(bar.locator('img')).toHaveCount(2);
    if (isMobile) await expect(cards.first().getByRole('checkbox', { name: /^Comparar/ })).toBeChecked();
    await bar.getByRole('link', { name: 'Comparar' }).click();
    await expect(page).toHaveURL('/compare');
  },
);
