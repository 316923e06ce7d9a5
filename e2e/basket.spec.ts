import type { APIRequestContext, Page } from '@playwright/test';
import { formatEuros } from '#i18n/format.ts';
import { messages } from '#areas/basket/web/messages.ts';
import { expect, open, refuseCookies, test, waitForHydration } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';
import { listWellStocked } from './products.ts';

test.beforeEach(refuseCookies);

/** Fills the basket with one piece of each of several well-stocked products. */
async function fillBasket({ request }: Page, count: number): Promise<void> {
  const plenty = (await listWellStocked(request)).slice(0, count);
  const data = { product_ids: plenty.map(({ id }) => id) };
  expect((await request.post('/api/sale/basket/products', { data })).status()).toBe(200);
}

const unitsOf = async ({ request }: Page): Promise<number> =>
  ((await (await request.get('/api/sale/basket')).json()) as { units: number }).units;

test('is empty in the HTML of visitors without a basket, and only in theirs', { tag: '@desktop' }, async ({ page }) => {
  const html = async () => (await page.request.get('/basket')).text();
  expect(await html()).toContain('Tu cesta está vacía');
  expect(await (await page.request.get('/ca/basket')).text()).toContain('La teva cistella és buida');
  const person = { name: 'Pau', lastName: 'Vidal', email: `pau.${Date.now()}@ejemplo.cat`, agree: true };
  await page.request.post('/api/sale/checkout-account', { data: person });
  expect(await html()).not.toContain('Tu cesta está vacía');
  await page.context().clearCookies();
  expect(await html()).toContain('Tu cesta está vacía');
  await fillBasket(page, 1);
  expect(await html()).not.toContain('Tu cesta está vacía');
  await page.request.delete('/api/sale/basket/clear');
  expect(await html()).not.toContain('Tu cesta está vacía');
});

test('says that it needs its cookie where a browser refuses cookies', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await open(page, '/basket');
  await expect(page.getByRole('main').getByText(messages.es.page.needsCookie)).toBeVisible();
});

test('is not shown as empty on the way back to it after the first product', { tag: '@telephone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const headings: (string | null)[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading && heading !== headings.at(-1)) headings.push(heading);
    }).observe(document, { childList: true, subtree: true });
  });
  const headings = () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
  await open(page, '/basket');
  await expect(page.getByRole('heading', { name: 'Recomendados para ti' })).toBeVisible();
  expect(await headings()).toEqual(['Tu cesta está vacía']);
  await expectAccessible(page);
  await page.goto('/faq');
  await fillBasket(page, 1);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Artículos de la cesta' })).toBeVisible();
  expect(await headings()).not.toContain('Tu cesta está vacía');
});

test(
  'offers instalments with their whole example once a lender has the amount',
  { tag: '@telephone' },
  async ({ page }) => {
    // One piece costs less than a lender has, two cost enough.
    const { id } = (await listWellStocked(page.request)).find(({ price, stock }) => {
      const each = price.sale || price.base;
      return each > 45 && each < 90 && stock.quantity > 10;
    })!;
    await page.request.post('/api/sale/basket', { data: { product_id: id, quantity: 1 } });
    await open(page, '/basket');
    const summary = page.getByRole('region', { name: 'Resumen' });
    const example = summary.getByText(/\d+ cuotas de [\d.,]+\s€\. Total [\d.,]+\s€, TIN [\d,]+\s%, TAE [\d,]+\s%\./);
    await expect(summary.getByRole('link', { name: 'Tramitar pedido' })).toBeVisible();
    await expect(example).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Añadir uno' }).first().click();
    await expect(example).toBeVisible();
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Calcular' }).click();
    await expect(page).toHaveURL(/^[^?]*\/financing\?amount=\d+(\.\d\d?)?$/);
  },
);

test('keeps a quantity changed just before leaving the page', { tag: '@telephone' }, async ({ page }) => {
  await fillBasket(page, 1);
  await open(page, '/basket');
  const lines = page.getByRole('list', { name: 'Artículos de la cesta' });
  await test.step('saves it on the way out', async () => {
    await lines.getByRole('button', { name: 'Añadir uno' }).click();
    await page.reload();
    await expect(lines.getByRole('textbox')).toHaveValue('2');
    await expect.poll(() => unitsOf(page)).toBe(2);
    await lines.getByRole('button', { name: 'Añadir uno' }).click();
    await page.goto('/faq');
    await expect.poll(() => unitsOf(page)).toBe(3);
  });
  await test.step('sends a change again that was lost', async () => {
    await open(page, '/basket');
    await expect(lines.getByRole('textbox')).toHaveValue('3');
    // What this page sends never arrives.
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => {});
    });
    await lines.getByRole('button', { name: 'Añadir uno' }).click();
    await page.reload();
    await expect(lines.getByRole('textbox')).toHaveValue('4');
    await expect.poll(() => unitsOf(page)).toBe(4);
  });
});

test('lines are removed one at a time, restored, and leave the focus', { tag: '@desktop' }, async ({ page }) => {
  await fillBasket(page, 5);
  await open(page, '/basket');
  const lines = page.getByRole('list', { name: 'Artículos de la cesta' }).getByRole('listitem');
  const headings = lines.getByRole('heading');
  await expect(headings).toHaveCount(5);
  await expect(page.locator('body')).toBeFocused();
  const { price } = (await (await page.request.get('/api/sale/basket')).json()) as { price: number };
  const total = page.getByRole('region', { name: 'Resumen' }).getByRole('paragraph').filter({ hasText: 'Total' });
  await expect(total).toContainText(formatEuros(price, 'es'));

  await test.step('a double click removes one line only; a line at zero can be restored', async () => {
    await lines
      .first()
      .getByRole('button', { name: /^Quitar de la cesta/ })
      .dblclick({ delay: 40 });
    await expect(lines).toHaveCount(4);
    const name = (await headings.first().textContent())!;
    await lines.first().getByRole('button', { name: 'Quitar uno' }).click();
    await lines.first().getByRole('button', { name: 'Añadir uno' }).click();
    await expect(headings.first()).toHaveText(name);
    await lines.first().getByRole('button', { name: 'Quitar uno' }).dblclick();
    await expect(lines).toHaveCount(3);
    await expect.poll(() => unitsOf(page)).toBe(3);
  });

  await test.step('the focus goes to the next line, and at the end to the heading', async () => {
    await expect(headings).toHaveCount(3);
    const remaining = await headings.nth(1).textContent();
    await lines
      .first()
      .getByRole('button', { name: /^Quitar de la cesta/ })
      .press('Enter');
    await expect(headings).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('link', { name: remaining!, exact: true })).toBeFocused();

    await page.getByRole('button', { name: 'Vaciar cesta' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vaciar cesta' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tu cesta está vacía' })).toBeFocused();
  });
});

test('the mini basket keeps the focus and closes with Escape or a click', { tag: '@desktop' }, async ({ page }) => {
  await fillBasket(page, 2);
  await open(page, '/faq');
  const link = page.getByRole('banner').getByRole('link', { name: /Cesta/ });
  const miniBasket = page.getByRole('region', { name: /^Tu cesta/ });
  await link.focus();
  await miniBasket
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .focus();
  await page.keyboard.press('Escape');
  await expect(miniBasket).toBeHidden();
  await expect(link).toBeFocused();

  await link.hover();
  await expect(miniBasket).toBeVisible();
  await expectAccessible(page);
  await link.hover();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(miniBasket).toBeHidden();

  await link.focus();
  await miniBasket
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .press('Enter');
  const last = page.getByRole('region', { name: 'Tu cesta · 1 artículo' }).getByRole('listitem');
  await expect(last.getByRole('link')).toBeFocused();
  await miniBasket.getByRole('link', { name: 'A la cesta' }).click();
  await expect(page).toHaveURL(/basket$/);
  await expect(miniBasket).toBeHidden();
});

test('accepts a typed quantity within stock; zero removes the line', { tag: '@desktop' }, async ({ page }) => {
  await fillBasket(page, 2);
  await open(page, '/basket');
  const lines = page.getByRole('list', { name: 'Artículos de la cesta' }).getByRole('listitem');
  const field = lines.first().getByRole('textbox');
  const { list } = (await (await page.request.get('/api/sale/basket')).json()) as { list: { maxQuantity: number }[] };
  const maxQuantity = String(list[0]!.maxQuantity);
  for (const [typed, accepted] of [
    ['99999999999999999999', maxQuantity],
    ['tres', '1'],
    ['', '1'],
    ['-4', '1'],
    ['2,5', '1'],
  ]) {
    await field.fill('1');
    await field.press('Enter');
    await field.fill(typed!);
    await field.press('Enter');
    await expect(field).toHaveValue(accepted!);
  }
  const shortage = page.getByText('hemos puesto');
  await expect(shortage).toBeHidden();
  await field.fill('9999');
  await field.press('Enter');
  await expect(shortage).toBeVisible();
  await field.fill('0');
  await field.press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(shortage).toBeHidden();
  await expect(lines.getByRole('heading').getByRole('link')).toBeFocused();
  await expect(page.getByRole('main').getByText('1 artículo', { exact: true })).toBeVisible();
  await expect.poll(() => unitsOf(page)).toBe(1);
  await lines.getByRole('button', { name: 'Quitar uno' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cesta está vacía' })).toBeFocused();
  await expect.poll(() => unitsOf(page)).toBe(0);
});

test(
  'updates other tabs and never shows a basket that failed to load as empty',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await fillBasket(page, 1);
    await page.goto('/basket');
    const other = await context.newPage();
    await other.goto('/basket');
    await waitForHydration(other);
    await other.getByRole('main').getByRole('button', { name: 'Añadir uno' }).first().click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('2');

    // A page restored from the back/forward cache reloads the basket.
    const { list } = (await (await page.request.get('/api/sale/basket')).json()) as { list: { product_id: number }[] };
    await page.request.post('/api/sale/basket', { data: { product_id: list[0]!.product_id, quantity: 3 } });
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('3');

    const refusal = { statusCode: 422, code: 'invalid_input', message: '' };
    await page.route('**/api/sale/basket', (route) => route.fulfill({ status: 422, json: refusal }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No hemos podido cargar la cesta' })).toBeVisible();
    // The footer starts below the window, so that loading content does not shift it.
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await page.unroute('**/api/sale/basket');
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('3');
  },
);

/** Another customer orders some of the stock. */
async function orderAway(request: APIRequestContext, productId: number, quantity: number): Promise<void> {
  const person = { name: 'Pau', email: `pau.${Date.now()}@ejemplo.cat`, agree: true };
  const account = await request.post('/api/sale/checkout-account', { data: { ...person, lastName: 'Vidal' } });
  const { accessToken } = (await account.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  await request.post('/api/sale/basket', { headers, data: { product_id: productId, quantity } });
  const customer = { ...person, type: 'individual', surname: 'Vidal', phone: '612345678' };
  const order = { customer, delivery: { type: 'pickup', pickupPointId: 1 }, payment: 'transfer', agree: true };
  expect((await request.post('/api/sale/order', { headers, data: order })).status()).toBe(200);
}

test(
  'offers the remaining stock after another customer’s order',
  { tag: '@desktop' },
  async ({ page, playwright, baseURL }) => {
    const body = { sectionId: 172, filters: { available: true }, limit: 96, sort: 'name' };
    const list = await page.request.post('/api/catalog/product/list', { data: body });
    const { products } = (await list.json()) as {
      products: { id: number; price: { base: number }; stock: { quantity: number } }[];
    };
    // Cheap enough for the limit of a guest's unpaid orders, however often this test has sold out the first ones.
    const { id, stock } = products.find(
      ({ price, stock: { quantity } }) => price.base < 300 && quantity > 3 && quantity < 9,
    )!;
    await page.request.post('/api/sale/basket', { data: { product_id: id, quantity: stock.quantity } });
    const other = await playwright.request.newContext({ baseURL: baseURL! });
    await orderAway(other, id, stock.quantity - 2);
    await other.dispose();

    await page.goto('/basket');
    const line = page.getByRole('list', { name: 'Artículos de la cesta' }).getByRole('listitem');
    await expect(line.getByText('Solo quedan 2 unidades.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tramitar pedido' }).first()).toBeDisabled();
    await expectAccessible(page);
    await line.getByRole('button', { name: 'Pedir los 2' }).click();
    await expect(line.getByText('Solo quedan 2 unidades.')).toBeHidden();
    await expect(line.getByRole('heading').getByRole('link')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Tramitar pedido' }).first()).toBeVisible();
    expect(await unitsOf(page)).toBe(2);
  },
);
