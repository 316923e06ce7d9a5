import { checkoutTexts, fillCustomer, payByTransfer, putIntoBasket } from './checkout.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflowAtAnyWidth } from '../page-checks.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    search: 'Busca tu dirección',
    secondStep: 'Fecha y pago',
  },
  ca: {
    ...checkoutTexts.ca,
    search: 'Busca la teva adreça',
    secondStep: 'Data i pagament',
  },
};
test.beforeEach(refuseCookies);

test(
  'delivers to an address typed by hand, at the price of its zone',
  { tag: '@telephone' },
  async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    const t = texts[isMobile ? 'ca' : 'es'];
    await putIntoBasket(page);
    await open(page, `${t.prefix}/checkout`);
    await fillCustomer(page, t, `reparto.${isMobile}.${Date.now()}@ejemplo.cat`);
    await main(page).getByRole('radio', { name: t.home }).check();
    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByLabel(t.street, { exact: true })).toBeFocused();
    await page.getByLabel(t.street, { exact: true }).fill('Carrer de Sant Bru');
    await page.getByLabel(t.house, { exact: true }).fill('18');
    await page.getByLabel(t.zipcode).fill('08911');
    await page.getByLabel(t.town).fill('Badalona');
    await expect(page.getByText(t.good)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);
    await page.reload();
    await expect(page.getByLabel(t.street, { exact: true })).toHaveValue('Carrer de Sant Bru');
    await expect(page.getByText(t.good)).toBeVisible();

    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
    await payByTransfer(page);
    const request = page.waitForRequest('**/api/sale/order');
    await main(page).getByRole('button', { name: t.pay }).click();
    expect((await request).postDataJSON()).toMatchObject({
      delivery: { type: 'delivery', address: { street: 'Carrer de Sant Bru', house: '18', city: 'Badalona' } },
    });
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  },
);

test('a suggested address is chosen by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const t = texts.es;
  await putIntoBasket(page);
  await open(page, '/checkout');
  await main(page).getByRole('radio', { name: t.home }).check();
  const search = page.getByRole('combobox', { name: t.search });
  await search.fill('Carrer de Sant Bru 18, 08911 Badalona');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Badalona');
  await expectAccessible(page);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page.getByLabel(t.zipcode)).toHaveValue('08911');
  await expect(page.getByLabel(t.town)).toHaveValue('Badalona');
  await expect(page.getByText(t.good)).toBeVisible();
});

test(
  'goes on after the server failed, with nothing typed lost',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    const t = texts.es;
    const failing = new Set(['search', 'init']);
    await page.route(/\/api\/service\/(geo\/search|delivery\/init)/, (route) => {
      const [, call] = /(search|init)/.exec(route.request().url())!;
      return failing.has(call!)
        ? route.fulfill({ status: 503, json: { statusCode: 503, code: 'x' } })
        : route.continue();
    });
    await putIntoBasket(page);
    await open(page, '/checkout');
    await fillCustomer(page, t, `fallo.${Date.now()}@ejemplo.cat`);
    await main(page).getByRole('radio', { name: t.home }).check();
    await page.getByLabel(t.street, { exact: true }).fill('Carrer de Sant Bru');
    await page.getByLabel(t.house, { exact: true }).fill('18');
    await page.getByLabel(t.zipcode).fill('08911');
    await page.getByLabel(t.town).fill('Badalona');
    await expect(page.getByText('No hemos podido comprobar la dirección.')).toBeVisible();
    failing.delete('search');
    // Looks the address up again, instead of refusing it.
    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByText(t.good)).toBeVisible();
    await expect(page.getByText('Hace falta una dirección en la que repartamos.')).toBeHidden();

    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No hemos podido preparar el pedido' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    failing.delete('init');
    await main(page).getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(main(page).getByRole('radio', { name: /^Transfer/ })).toBeVisible();
    // The browser reports each failure.
    expect(consoleErrors.splice(0).every((error) => error.includes('status of 503'))).toBe(true);
  },
);
