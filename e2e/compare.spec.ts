import { createAccount, signIn } from './accounts.ts';
import { expect, main, open, refuseCookies, test, visibleLink } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';
import { listTwoSections, storeOnDevice } from './products.ts';

test.beforeEach(refuseCookies);

test(
  'compares by category, shows only differences, removes and restores products',
  { tag: '@desktop' },
  async ({ page, request, isMobile }) => {
    const [first, second] = await listTwoSections(request);
    await storeOnDevice(page, 'compare', [...first.slice(0, 3), second[0]!]);
    await open(page, second[1]!.url);
    await page.getByRole('button', { name: 'Comparar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Comparar', exact: true })).toHaveAttribute('aria-pressed', 'true');
    if (isMobile) {
      await page.getByRole('button', { name: 'Menú' }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Comparar/ })
        .click();
    } else await visibleLink(page, /Comparar/).click();

    await expect(page).toHaveURL(/\/compare$/);
    const columns = page.getByRole('columnheader');
    await expect(columns).toHaveCount(3);
    await expectAccessible(page);
    await expectNoOverflow(page);

    const rows = page.getByRole('row');
    const all = await rows.count();
    await page.getByRole('switch').check();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await expect(page.getByRole('rowheader', { name: /^Referencia/ })).toHaveCount(0);
    await page.getByRole('switch').uncheck();

    await columns
      .nth(0)
      .getByRole('button', { name: /^Añadir a la cesta/ })
      .click();
    await expect(columns.nth(0).getByRole('group')).toBeVisible();

    await columns
      .nth(2)
      .getByRole('button', { name: /^Quitar de la comparación/ })
      .click();
    await expect(columns).toHaveCount(2);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(columns).toHaveCount(3);

    await page.getByRole('tab', { name: new RegExp(`^${second[0]!.section.name}`) }).click();
    await expect(columns).toHaveCount(2);
    await page.getByRole('button', { name: 'Vaciar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vaciar' }).click();
    await expect(page.getByRole('heading', { name: 'Nada que comparar todavía' })).toBeVisible();
  },
);

test(
  'keeps the first column and the names visible, and announces a full category',
  { tag: '@desktop-first' },
  async ({ page, request, isMobile }) => {
    const [many] = await listTwoSections(request);
    await storeOnDevice(page, 'compare', many.slice(0, 8));
    await open(page, '/ca/compare');
    const table = page.getByRole('region', { name: /^Comparació/ });
    await expect(page.getByRole('columnheader')).toHaveCount(8);
    await expectAccessible(page);
    await expectNoOverflow(page);
    const rowName = page.getByRole('rowheader', { name: /^Referència/ });
    const leftBefore = (await rowName.boundingBox())!.x;
    await table.evaluate((element) => element.scrollTo(600, 0));
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
    expect(Math.abs((await rowName.boundingBox())!.x - leftBefore)).toBeLessThan(2);
    await rowName.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 80));
    const pinned = page.locator('[aria-hidden=true]:has(> [data-products="8"]) > div');
    await expect(pinned).toBeVisible();
    expect((await pinned.boundingBox())!.y).toBeLessThan(isMobile ? 70 : 90);

    await open(page, `/ca${many[8]!.url}`);
    await page.getByRole('button', { name: 'Compara', exact: true }).click();
    await expect(page.getByText(/^No hi caben més productes/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compara', exact: true })).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'full lists and a full basket are accessible in Catalan',
  { tag: ['@desktop', '@all'] },
  async ({ page, request }) => {
    const [products] = await listTwoSections(request);
    const few = products.slice(0, 3);
    for (const list of ['favourites', 'compare'] as const) await storeOnDevice(page, list, few);
    const data = { product_ids: few.map(({ id }) => id) };
    expect((await page.request.post('/api/sale/basket/products', { data })).status()).toBe(200);
    for (const [path, text] of [
      ['/ca/favorites', 'Afegeix-los tots'],
      ['/ca/compare', 'Només diferències'],
      ['/ca/basket', 'Tramita la comanda'],
    ] as const) {
      await open(page, path);
      await expect(main(page).getByText(text).first()).toBeVisible();
      await expectAccessible(page);
    }
    await open(page, '/ca/faq');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Cistella/ })
      .hover();
    await expect(page.getByText('Total amb IVA')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'names the products that a full comparison leaves out at login, and sorts the rest',
  { tag: '@telephone' },
  async ({ page, request }) => {
    const email = `compara.${Date.now()}@ejemplo.cat`;
    await createAccount(request, email);
    const [many] = await listTwoSections(request);
    // An earlier version of the shop may have stored more than fits.
    await storeOnDevice(page, 'compare', many.slice(0, 10));
    await open(page, '/compare');
    await signIn(page, email);
    const notice = page.getByRole('status').filter({ hasText: 'no cabían' });
    for (const { name } of many.slice(8, 10)) await expect(notice).toContainText(`«${name}»`);
    const columns = page.getByRole('columnheader');
    await expect(columns).toHaveCount(8);
    await expect(page.getByText('Para añadir otro de esta categoría, quita uno.')).toBeAttached();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.getByLabel('Ordenar por').selectOption('price_asc');
    const prices = many.slice(0, 8).map(({ price }) => price.sale || price.base);
    const cheapest = many[prices.indexOf(Math.min(...prices))]!;
    await expect(columns.first().getByRole('link')).toHaveAttribute('href', cheapest.url);

    await notice.getByRole('button', { name: 'No los necesito' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(columns).toHaveCount(8);
    await expect(notice).toBeHidden();

    await open(page, '/ca/offers');
    const bar = page.getByRole('region', { name: 'Compara', exact: true });
    await expect(bar).toContainText('8 productes');
    await expect(bar.getByRole('link', { name: 'Compara' })).toBeInViewport();
  },
);
