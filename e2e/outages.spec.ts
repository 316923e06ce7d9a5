import { expect, main, open, refuseCookies, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';
import { listWellStocked } from './products.ts';

const texts = {
  es: {
    prefix: '',
    search: 'Buscar en la tienda',
    noSuggestions: 'Ahora no podemos mostrarte sugerencias',
    lines: 'Artículos de la cesta',
    stale: /No hay conexión con la tienda/,
    more: 'Añadir uno',
    notChanged: /No hemos podido/,
    empty: 'Tu cesta está vacía',
    failed: 'No hemos podido cargar la cesta',
  },
  ca: {
    prefix: '/ca',
    search: 'Cerca a la botiga',
    noSuggestions: 'Ara no et podem mostrar suggeriments',
    lines: 'Articles de la cistella',
    stale: /No hi ha connexió amb la botiga/,
    more: 'Afegeix-ne un',
    notChanged: /No hem pogut/,
    empty: 'La teva cistella és buida',
    failed: 'No hem pogut carregar la cistella',
  },
};

test.beforeEach(refuseCookies);

/** Longer than the pauses after which suggestions and basket are requested again. */
const retryMilliseconds = 9000;

/** Removes the failed requests, which the browser reports as errors. */
const ignoreFailedRequests = (errors: string[]): void => {
  const others = errors.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/.test(text));
  errors.splice(0, errors.length, ...others);
};

test(
  'reports failed suggestions and loads them again by itself',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    const t = texts.es;
    await page.clock.install();
    await open(page, `${t.prefix}/faq`);
    await page.route('**/api/search', (route) => route.abort());
    const box = page.getByRole('combobox', { name: t.search });
    await box.fill('taladro');
    await expect(page.getByRole('status').filter({ hasText: t.noSuggestions })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await box.focus();
    await page.unroute('**/api/search');
    await page.clock.fastForward(retryMilliseconds);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(page.getByText(t.noSuggestions)).toBeHidden();
    ignoreFailedRequests(consoleErrors);
  },
);

test(
  'keeps the lines of a basket without a network, says so and recovers by itself',
  { tag: '@telephone' },
  async ({ page, context, consoleErrors }) => {
    const t = texts.ca;
    const [product] = await listWellStocked(page.request);
    await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 2 } });
    await open(page, `${t.prefix}/basket`);
    const lines = page.getByRole('list', { name: t.lines });
    const quantity = lines.getByRole('textbox');
    await expect(quantity).toHaveValue('2');

    await context.setOffline(true);
    const notice = main(page).getByRole('status').filter({ hasText: t.stale });
    await expect(notice).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await lines.getByRole('button', { name: t.more }).click();
    await expect(page.getByText(t.notChanged)).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await expect(page.getByRole('heading', { name: t.empty })).toBeHidden();
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(quantity).toHaveValue('2');
    ignoreFailedRequests(consoleErrors);
  },
);

test('loads a basket again by itself after a failure', { tag: '@desktop' }, async ({ page, consoleErrors }) => {
  const t = texts.es;
  const [product] = await listWellStocked(page.request);
  await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 3 } });
  await page.route('**/api/sale/basket', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await page.clock.install();
  await open(page, `${t.prefix}/basket`);
  await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.empty })).toBeHidden();
  await page.unroute('**/api/sale/basket');
  await page.clock.fastForward(retryMilliseconds);
  await expect(page.getByRole('list', { name: t.lines }).getByRole('textbox')).toHaveValue('3');
  ignoreFailedRequests(consoleErrors);
});
