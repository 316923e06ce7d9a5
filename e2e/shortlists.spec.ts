import type { APIRequestContext, Page } from '@playwright/test';
import { consentCookie, consentCookieValue } from '#values/consent-choice.ts';
import { createAccount, password } from './create-account.ts';
import { expect, expectAccessible, expectNoOverflow, waitForHydration, test } from './fixtures.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: consentCookie, value: consentCookieValue('none', new Date()), url: baseURL! }]);
});

interface Product {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly section: { readonly id: number; readonly name: string };
  readonly stock: { readonly available: boolean; readonly quantity: number };
  readonly price: { readonly base: number; readonly sale: number };
}

async function listProducts(request: APIRequestContext): Promise<Product[]> {
  const data = { sectionId: 172, limit: 96, filters: { available: true } };
  const answer = await request.post('/api/catalog/product/list', { data });
  return ((await answer.json()) as { products: Product[] }).products;
}

const refusal = { statusCode: 422, code: 'invalid_input', message: 'Ara no pot ser.' };

async function findSoldOut(request: APIRequestContext): Promise<Product> {
  const answer = await request.post('/api/catalog/product/list', { data: { sectionId: 172, limit: 96, sort: 'name' } });
  const { products } = (await answer.json()) as { products: Product[] };
  return products.find(({ stock }) => !stock.available)!;
}

const priceOf = ({ price }: Product): number => price.sale || price.base;

/** Products of the two largest sections, the larger first. */
async function ofTwoSections(request: APIRequestContext): Promise<[Product[], Product[]]> {
  const bySection = Map.groupBy(await listProducts(request), ({ section }) => section.id);
  const sections = [...bySection.values()].sort((a, b) => b.length - a.length);
  return [sections[0]!, sections[1]!];
}

/** Stores a list on the device, as after an earlier visit. */
const keepOnDevice = (page: Page, list: 'favourites' | 'compare', products: readonly Product[]): Promise<void> =>
  page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [
    list,
    JSON.stringify(products.map(({ id, section }) => [id, section.id])),
  ] as const);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const main = (page: Page) => page.getByRole('main');
/** The visible link, in the header or the tab bar. */
const way = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).locator('visible=true');

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Perfil' }).locator('visible=true').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo electrónico').fill(email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a visitor saves products, removes one, undoes it and clears the list', async ({ page, request }) => {
  const [first] = await listProducts(request);
  await open(page, '/catalog');
  const hearts = main(page).getByRole('button', { name: /^Guardar en favoritos/ });
  await hearts.nth(1).click();
  await hearts.nth(0).click();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(way(page, /2 productos.*Favoritos/)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');

  await way(page, /Favoritos/).click();
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const removed = (await cards.nth(0).getByRole('heading').textContent())!;
  await cards
    .nth(0)
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .click();
  await expect(cards).toHaveCount(1);
  const restore = main(page).getByRole('button', { name: /^Recuperar/ });
  await expect(restore).toBeFocused();
  await expectAccessible(page);
  await restore.click();
  await expect(cards.nth(0).getByRole('heading')).toHaveText(removed);
  await expect(cards.nth(0).getByRole('button', { name: /^Guardar en favoritos/ })).toBeFocused();
  await cards
    .nth(1)
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: 'Quitar todos' }).click();
  const asking = page.getByRole('alertdialog');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Cancelar' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Quitar todos' }).click();
  await asking.getByRole('button', { name: 'Quitar todos' }).click();
  await expect(page.getByRole('heading', { name: 'Aún no has guardado nada' })).toBeVisible();
  await open(page, first!.url);
  await expect(page.getByRole('button', { name: 'Favorito', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('favourites can be sorted, paged and added to the basket together', async ({ page, request }) => {
  const products = (await listProducts(request)).slice(0, 27);
  const soldOut = await findSoldOut(request);
  await open(page, '/ca/favorites');
  // Saved first, so listed last.
  await keepOnDevice(page, 'favourites', [soldOut, ...products]);
  await open(page, '/ca/favorites');
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(24);
  await expectAccessible(page);
  // Adds all, also those not shown yet, and leaves existing lines as they are.
  const there = products.find(({ stock }) => stock.quantity > 1)!;
  await page.request.post('/api/sale/basket', { data: { product_id: there.id, quantity: 2 } });
  const sent: string[] = [];
  page.on(
    'request',
    (call) => call.method() === 'POST' && call.url().includes('/sale/basket') && sent.push(call.url()),
  );
  const addAll = page.getByRole('button', { name: 'Afegeix-los tots a la cistella' });
  await addAll.click();
  await expect(page.getByText(/26 productes a la cistella. No s’han pogut afegir: «.+»/)).toBeVisible();
  await expect(way(page, /27.articles.*Cistella/)).toBeVisible();
  expect(sent.map((url) => new URL(url).pathname)).toEqual(['/api/sale/basket/products']);
  const { units } = (await (await page.request.get('/api/sale/basket')).json()) as { units: number };
  expect(units).toBe(28);
  // A failed request is reported and nothing is lost.
  await page.route('**/sale/basket/products', (route) => route.fulfill({ status: 422, json: refusal }));
  await addAll.click();
  await expect(page.getByText(refusal.message)).toBeVisible();
  await expect(way(page, /27.articles.*Cistella/)).toBeVisible();
  // The next page starts after the remaining ones, so that removing some skips none.
  for (const _ of [1, 2, 3])
    await cards
      .nth(0)
      .getByRole('button', { name: /^Desa a preferits/ })
      .click();
  await expect(cards).toHaveCount(21);
  await page.getByRole('button', { name: /^Carrega’n/ }).click();
  await expect(cards).toHaveCount(24);

  await page.getByLabel('Ordena per').selectOption('price_asc');
  const cheapest = products
    .slice(0, 24)
    .reduce((least, product) => (priceOf(product) < priceOf(least) ? product : least));
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', `/ca${cheapest.url}`);
});

test('two tabs stay in sync', async ({ page, context, request }) => {
  const [first] = await listProducts(request);
  await open(page, '/favorites');
  const other = await context.newPage();
  await open(other, first!.url);
  await other.getByRole('button', { name: 'Favorito', exact: true }).click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await main(page)
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .first()
    .click();
  await expect(other.getByRole('button', { name: 'Favorito', exact: true })).toHaveAttribute('aria-pressed', 'false');

  // A page restored from the back/forward cache has heard nothing of the other tabs. A write of the tab's own is not announced.
  await keepOnDevice(other, 'favourites', [first!]);
  await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(other.getByRole('button', { name: 'Favorito', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('the device’s lists join the account at login and disappear at logout', async ({
  page,
  browser,
  request,
  baseURL,
  isMobile,
}) => {
  const email = `laia.${isMobile ? 'movil' : 'mesa'}.${Date.now()}@ejemplo.cat`;
  await createAccount(request, email);
  const [drills, others] = await ofTwoSections(request);
  await open(page, '/favorites');
  await keepOnDevice(page, 'favourites', drills.slice(0, 2));
  await keepOnDevice(page, 'compare', others.slice(0, 2));
  await open(page, '/favorites');
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await signIn(page, email);
  await expect(main(page).getByText('Guardados en este dispositivo')).toBeHidden();
  await expect(main(page).getByRole('article')).toHaveCount(2);
  const onDevice = () => page.evaluate(() => [localStorage.getItem('favourites'), localStorage.getItem('compare')]);
  await expect.poll(onDevice).toEqual([null, null]);

  const device = await browser.newContext({ baseURL, locale: 'es-ES' });
  await device.addCookies([{ name: consentCookie, value: consentCookieValue('none', new Date()), url: baseURL! }]);
  const elsewhere = await device.newPage();
  await open(elsewhere, '/compare');
  await signIn(elsewhere, email);
  await expect(elsewhere.getByRole('columnheader')).toHaveCount(2);
  await open(elsewhere, '/favorites');
  await expect(main(elsewhere).getByRole('article')).toHaveCount(2);
  await main(elsewhere)
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .first()
    .click();
  await expect(main(elsewhere).getByRole('article')).toHaveCount(1);
  await device.close();

  await page.reload();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aún no has guardado nada' })).toBeVisible();
});

test('compares by category, shows only differences, removes and restores products', async ({
  page,
  request,
  isMobile,
}) => {
  const [first, second] = await ofTwoSections(request);
  await open(page, '/compare');
  await keepOnDevice(page, 'compare', [...first.slice(0, 3), second[0]!]);
  await open(page, second[1]!.url);
  await page.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Comparar', exact: true })).toHaveAttribute('aria-pressed', 'true');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Comparar/ })
      .click();
  } else await way(page, /Comparar/).click();

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
});

test('first column and names stay visible; a full category is announced', async ({ page, request, isMobile }) => {
  const [many] = await ofTwoSections(request);
  await open(page, '/ca/compare');
  await keepOnDevice(page, 'compare', many.slice(0, 8));
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
  await page.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page.getByText(/^No hi caben més productes/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comparar', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('full lists and a full basket are accessible in Catalan', { tag: '@desktop' }, async ({ page, request }) => {
  const [products] = await ofTwoSections(request);
  const few = products.slice(0, 3);
  await open(page, '/ca/faq');
  for (const list of ['favourites', 'compare'] as const) await keepOnDevice(page, list, few);
  const data = { product_ids: few.map(({ id }) => id) };
  expect((await page.request.post('/api/sale/basket/products', { data })).status()).toBe(200);
  for (const [path, shown] of [
    ['/ca/favorites', 'Afegeix-los tots'],
    ['/ca/compare', 'Només diferències'],
    ['/ca/basket', 'Tramita la comanda'],
  ] as const) {
    await open(page, path);
    await expect(main(page).getByText(shown).first()).toBeVisible();
    await expectAccessible(page);
  }
  await open(page, '/ca/faq');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Cistella/ })
    .hover();
  await expect(page.getByText('Total amb IVA')).toBeVisible();
  await expectAccessible(page);
});
