import type { Locator, Page } from '@playwright/test';
import { expect, open, refuseCookies, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';

const texts = {
  es: {
    prefix: '',
    catalogue: 'Catálogo',
    categories: 'Categorías',
    groups: 'Grupos del catálogo',
    back: 'Volver',
    retry: 'Volver a intentarlo',
    brandsIn: /^Marcas en /,
  },
  ca: {
    prefix: '/ca',
    catalogue: 'Catàleg',
    categories: 'Categories',
    groups: 'Grups del catàleg',
    back: 'Torna',
    retry: 'Torna-ho a provar',
    brandsIn: /^Marques a /,
  },
};
type Texts = (typeof texts)['es'];

test.beforeEach(refuseCookies);

async function openCatalogue(page: Page, t: Texts = texts.es, path = '/faq'): Promise<Locator> {
  await open(page, t.prefix + path);
  await page.locator('a[aria-expanded]:visible', { hasText: t.catalogue }).click();
  const panel = page.getByRole('dialog', { name: t.catalogue });
  await expect(panel).toBeFocused();
  return panel;
}

const categories = (panel: Locator, t: Texts = texts.es) =>
  panel.getByRole('list', { name: t.categories }).getByRole('link');
const tiles = (panel: Locator) => panel.locator('#catalogue-sections [aria-busy=false] a');

test(
  'a group shows the sections of its first category, and all links work',
  { tag: '@telephone-first' },
  async ({ page, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    const panel = await openCatalogue(page, t);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const groups = panel.getByRole('radiogroup', { name: t.groups }).getByRole('radio');
    await expect(groups).toHaveCount(2);
    const first = await categories(panel, t).first().textContent();
    await groups.last().check({ force: true });
    await expect(categories(panel, t).first()).not.toHaveText(first!);
    await expect(categories(panel, t).first()).toHaveAttribute('aria-current', 'true');
    const name = (await categories(panel, t).first().textContent())!.trim();
    if (isMobile) await categories(panel, t).first().click();
    await expect(panel.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(tiles(panel).first()).toBeVisible();
    await expect(panel.getByRole('heading', { name: t.brandsIn })).toBeVisible();
    await expectAccessible(page);

    const hrefs = await panel
      .locator('#catalogue-sections a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    await tiles(panel).first().click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${t.prefix}/catalog/`));
  },
);

test('offers a retry after a failed load', { tag: '@telephone' }, async ({ page, isMobile, consoleErrors }) => {
  await page.route('**/api/catalog/section/list?*', (route) => route.abort());
  const panel = await openCatalogue(page);
  if (isMobile) await categories(panel).first().click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/catalog/section/list?*');
  await panel.getByRole('button', { name: texts.es.retry }).click();
  await expect(tiles(panel).first()).toBeVisible();
  // The browser reports the failure that this test causes.
  consoleErrors.length = 0;
});

test.describe('on a phone', { tag: '@telephone' }, () => {
  test('a category opens a drawer; back arrow and Escape go back one level', async ({ page }) => {
    const panel = await openCatalogue(page);
    await test.step('it slides in within 500 ms, at once with reduced motion', async () => {
      const durations = () =>
        panel.evaluate((element) => {
          const parts = [element, element.querySelector('#catalogue-sections')!];
          return parts.map((part) => getComputedStyle(part).transitionDuration);
        });
      expect((await durations())[0]).toContain('0.5s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await durations()).toEqual(['0s', '0s']);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });
    const category = categories(panel).nth(1);
    await category.click();
    const heading = panel.getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(category).toBeHidden();
    await panel.getByRole('button', { name: texts.es.back }).click();
    await expect(category).toBeFocused();
    await expect(heading).toBeHidden();
    await category.press('Enter');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(category).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('navigation').getByRole('link', { name: texts.es.catalogue })).toBeFocused();
  });

  test('the search box finds, clears and closes with the overlay', async ({ page }) => {
    const panel = await openCatalogue(page);
    const box = panel.getByRole('combobox');
    await box.fill('taladro');
    await panel.getByRole('button', { name: /^Borrar/ }).click();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await box.fill('lijadora');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\/lijadora$/);
    await expect(panel).toBeHidden();
  });
});

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('arrow keys move through categories and tiles', async ({ page }) => {
    const panel = await openCatalogue(page);
    await page.keyboard.press('ArrowDown');
    await expect(categories(panel).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const second = categories(panel).nth(1);
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(panel.getByRole('heading', { level: 2, name: (await second.textContent())!.trim() })).toBeVisible();
    await page.keyboard.press('End');
    await expect(categories(panel).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(categories(panel).first()).toBeFocused();
    await expect(tiles(panel).first()).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await expect(tiles(panel).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tiles(panel).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tiles(panel).nth(6)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(tiles(panel).first()).toBeFocused();
    // The link to the whole category comes before the tiles.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(categories(panel).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: texts.es.catalogue })).toBeFocused();
  });

  test('a category is shown by pointer or click, and its page opened by another', async ({ page }) => {
    const panel = await openCatalogue(page);
    await test.step('a click on another category shows it without navigating', async () => {
      await categories(panel).nth(3).click();
      await expect(categories(panel).nth(3)).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(/\/faq$/);
    });
    await test.step('so does the pointer that rests on it; a click then opens its page', async () => {
      const third = categories(panel).nth(2);
      await categories(panel).nth(1).hover();
      await third.hover();
      await expect(third).toHaveAttribute('aria-current', 'true');
      await expect(tiles(panel).first()).toBeVisible();
      // The overlay closes once the page is there.
      const name = (await third.textContent())!.trim();
      await third.click();
      await expect(page).toHaveURL(/\/catalog\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
  });
});
