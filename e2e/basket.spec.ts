import { consentCookie, consentCookieValue } from '#values/consent-choice.ts';
import { expect, hydrated, test } from './shop-test.ts';

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: consentCookie, value: consentCookieValue('none', new Date()), url: baseURL! }]),
);

test('what is taken out of the basket does not take the focus along', async ({ page }) => {
  const list = await page.request.post('/api/catalog/product/list', {
    data: { sectionId: 172, filters: { available: true }, limit: 3 },
  });
  const { products } = (await list.json()) as { products: { id: number }[] };
  for (const { id } of products) {
    const added = await page.request.post('/api/sale/basket', { data: { product_id: id, quantity: 1 } });
    expect(added.status()).toBe(200);
  }
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
