import type { Page } from '@playwright/test';
import { consentCookie, consentCookieValue } from '#values/consent-choice.ts';
import { expect, hydrated, test } from './shop-test.ts';

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: consentCookie, value: consentCookieValue('none', new Date()), url: baseURL! }]),
);

/** Puts one each of products of which there are plenty into the basket, as if before. */
async function fillBasket({ request }: Page, count: number): Promise<void> {
  const list = await request.post('/api/catalog/product/list', { data: { sectionId: 172, filters: { available: true }, limit: 48 } });
  const { products } = (await list.json()) as { products: { id: number; stock: { quantity: number } }[] };
  const plenty = products.filter(({ stock }) => stock.quantity > 9).slice(0, count);
  const data = { product_ids: plenty.map(({ id }) => id) };
  expect((await request.post('/api/sale/basket/products', { data })).status()).toBe(200);
}

const unitsOf = async ({ request }: Page): Promise<number> =>
  ((await (await request.get('/api/sale/basket')).json()) as { units: number }).units;

test('a quantity chosen right before the page is left is kept', async ({ page }) => {
  await fillBasket(page, 1);
  await page.goto('/basket');
  await hydrated(page);
  const more = page.getByRole('main').getByRole('list', { name: 'Artículos de la cesta' }).getByRole('button', { name: 'Añadir uno' });
  await more.click();
  await page.reload();
  await expect.poll(() => unitsOf(page)).toBe(2);
  await hydrated(page);
  await more.click();
  await page.goto('/faq');
  await expect.poll(() => unitsOf(page)).toBe(3);
});

test('what is taken out of the basket does not take the focus along', async ({ page }) => {
  await fillBasket(page, 3);
  await page.goto('/basket');
  await hydrated(page);
  const lines = page.getByRole('list', { name: 'Artículos de la cesta' }).getByRole('heading');
  await expect(lines).toHaveCount(3);
  await expect(page.locator('body')).toBeFocused();

  const remaining = await lines.nth(1).textContent();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Quitar de la cesta/ })
    .first()
    .press('Enter');
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('link', { name: remaining!, exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Vaciar cesta' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vaciar cesta' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cesta está vacía' })).toBeFocused();
});
