import type { APIRequestContext } from '@playwright/test';
import { createAccount, signIn, signInOverApi } from './accounts.ts';
import { expect, main, open, refuseCookies, test, visibleLink, waitForHydration } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';
import { listProducts, listTwoSections, type Product, storeOnDevice } from './products.ts';

test.beforeEach(refuseCookies);

const refusal = { statusCode: 422, code: 'invalid_input', message: 'Ara no pot ser.' };

const findSoldOut = async (request: APIRequestContext): Promise<Product> =>
  (await listProducts(request, { filters: {}, sort: 'name' })).find(({ stock }) => !stock.available)!;

const priceOf = ({ price }: Product): number => price.sale || price.base;

test(
  'a visitor saves products, removes one, undoes it and clears the list',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const [first] = await listProducts(request);
    await open(page, '/catalog');
    const hearts = main(page).getByRole('button', { name: /^Guardar en favoritos/ });
    await hearts.nth(1).click();
    await hearts.nth(0).click();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(visibleLink(page, /2 productos.*Favoritos/)).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');

    await visibleLink(page, /Favoritos/).click();
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
    const confirmation = page.getByRole('alertdialog');
    await expectAccessible(page);
    await confirmation.getByRole('button', { name: 'Cancelar' }).click();
    await expect(cards).toHaveCount(2);
    await page.getByRole('button', { name: 'Quitar todos' }).click();
    await confirmation.getByRole('button', { name: 'Quitar todos' }).click();
    await expect(page.getByRole('heading', { name: 'Aún no has guardado nada' })).toBeVisible();
    await open(page, first!.url);
    await expect(page.getByRole('button', { name: 'Favorito', exact: true })).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'favourites can be sorted, paged and added to the basket together',
  { tag: '@telephone' },
  async ({ page, request }) => {
    const products = (await listProducts(request)).slice(0, 27);
    const soldOut = await findSoldOut(request);
    // Saved first, so listed last.
    await storeOnDevice(page, 'favourites', [soldOut, ...products]);
    await open(page, '/ca/favorites');
    const cards = main(page).getByRole('article');
    await expect(cards).toHaveCount(24);
    await expectAccessible(page);
    // Adds all, also those not shown yet, and leaves existing lines as they are.
    const inBasket = products.find(({ stock }) => stock.quantity > 1)!;
    await page.request.post('/api/sale/basket', { data: { product_id: inBasket.id, quantity: 2 } });
    const sent: string[] = [];
    page.on(
      'request',
      (sentRequest) =>
        sentRequest.method() === 'POST' && sentRequest.url().includes('/sale/basket') && sent.push(sentRequest.url()),
    );
    const addAll = page.getByRole('button', { name: 'Afegeix-los tots a la cistella' });
    await addAll.click();
    await expect(page.getByText(/26 productes a la cistella. No s’han pogut afegir: «.+»/)).toBeVisible();
    await expect(visibleLink(page, /27.articles.*Cistella/)).toBeVisible();
    expect(sent.map((url) => new URL(url).pathname)).toEqual(['/api/sale/basket/products']);
    const { units } = (await (await page.request.get('/api/sale/basket')).json()) as { units: number };
    expect(units).toBe(28);
    // A failed request is reported and nothing is lost.
    await page.route('**/sale/basket/products', (route) => route.fulfill({ status: 422, json: refusal }));
    await addAll.click();
    await expect(page.getByText(refusal.message)).toBeVisible();
    await expect(visibleLink(page, /27.articles.*Cistella/)).toBeVisible();
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
    const cheapest = products.slice(0, 24).reduce((min, product) => (priceOf(product) < priceOf(min) ? product : min));
    await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', `/ca${cheapest.url}`);
  },
);

test('two tabs stay in sync', { tag: '@desktop' }, async ({ page, context, request }) => {
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

  // A page restored from the back/forward cache has missed the messages of other tabs, as here a write that is not announced.
  await storeOnDevice(other, 'favourites', [first!]);
  await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(other.getByRole('button', { name: 'Favorito', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'the device’s lists join the account at login and disappear at logout',
  { tag: '@desktop' },
  async ({ page, browser, request, baseURL }) => {
    const email = `laia.${Date.now()}@ejemplo.cat`;
    await createAccount(request, email);
    const [drills, others] = await listTwoSections(request);
    await storeOnDevice(page, 'favourites', drills.slice(0, 2));
    await storeOnDevice(page, 'compare', others.slice(0, 2));
    await open(page, '/favorites');
    await expect(main(page).getByRole('article')).toHaveCount(2);
    await signIn(page, email);
    await expect(main(page).getByText('Guardados en este dispositivo')).toBeHidden();
    await expect(main(page).getByRole('article')).toHaveCount(2);
    const onDevice = () => page.evaluate(() => [localStorage.getItem('favourites'), localStorage.getItem('compare')]);
    await expect.poll(onDevice).toEqual([null, null]);

    const device = await browser.newContext({ baseURL, locale: 'es-ES' });
    await refuseCookies({ context: device, baseURL: baseURL! });
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
  },
);

test(
  'sends changes of the lists again that were lost while leaving the page',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const email = `nuria.${Date.now()}@ejemplo.cat`;
    await createAccount(request, email);
    const [product] = await listProducts(request);
    await signInOverApi(page, email);
    await open(page, product!.url);
    // What this page sends never arrives.
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => {});
    });
    const buttons = ['Favorito', 'Comparar'].map((name) => page.getByRole('button', { name, exact: true }));
    for (const button of buttons) await button.click();
    await page.reload();
    for (const button of buttons) await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'names the favourites for which the account had no room at login',
  { tag: ['@telephone', '@all'] },
  async ({ page, request }) => {
    const email = `llena.${Date.now()}@ejemplo.cat`;
    await createAccount(request, email);
    const many = (await listProducts(request)).slice(0, 8);
    await storeOnDevice(page, 'favourites', many);
    await open(page, '/favorites');
    // As if the account's list had room for the first one only.
    await page.route('**/api/catalog/product/favorite', (route) => {
      const { product_ids } = (route.request().postDataJSON() ?? {}) as { product_ids?: number[] };
      return route.continue(product_ids && { postData: { product_ids: [product_ids[0]], onlyFitting: true } });
    });
    await signIn(page, email);
    const notice = page.getByRole('status').filter({ hasText: 'no cabían' });
    for (const { name } of many.slice(1, 6)) await expect(notice).toContainText(`«${name}»`);
    await expect(notice).toContainText('2 más');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await notice.getByRole('button', { name: 'No los necesito' }).click();
    await expect(notice).toBeHidden();
    await expect(main(page).getByRole('article')).toHaveCount(1);
  },
);
