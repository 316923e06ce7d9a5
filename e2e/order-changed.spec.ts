import { checkoutTexts, continueAsGuest } from './checkout.ts';
import { expect, main, open, refuseCookies, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflow, widths } from './page-checks.ts';
import { listWellStocked } from './products.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    comment: 'Comentario del pedido',
    secondStep: 'Fecha y pago',
    changed: 'Dos cosas han cambiado mientras pedías',
    quantities: /Antes 1.ud\., ahora 2.ud\./,
    before: 'Antes',
    change: /^Cambiar/,
    payment: 'Forma de pago',
    total: 'Total ahora, IVA incluido',
    confirm: 'Confirmar con obligación de pago',
  },
  ca: {
    ...checkoutTexts.ca,
    comment: 'Comentari de la comanda',
    secondStep: 'Data i pagament',
    changed: 'Dues coses han canviat mentre feies la comanda',
    quantities: /Abans 1.u\., ara 2.u\./,
    before: 'Abans',
    change: /^Canvia/,
    payment: 'Forma de pagament',
    total: 'Total ara, IVA inclòs',
    confirm: 'Confirma amb obligació de pagament',
  },
};

test.beforeEach(refuseCookies);

test('shows a basket changed elsewhere and asks to confirm it before placing the order', async ({
  page,
  isMobile,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  const t = texts[isMobile ? 'ca' : 'es'];
  const [product, added] = await listWellStocked(page.request);
  await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });

  await open(page, `${t.prefix}/checkout`);
  let token = '';
  page.on('request', (request) => (token = request.headers().authorization ?? token));
  await continueAsGuest(page, t, `canvis.${Date.now()}@ejemplo.cat`);
  await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
  await page.getByLabel(t.comment).fill('Llamad antes');
  await page.getByLabel(t.agree).check();

  // As from another device of the same customer, which this page does not notice.
  let price = 0;
  for (const data of [
    { product_id: product.id, quantity: 2 },
    { product_id: added.id, quantity: 1 },
  ]) {
    const changed = await page.request.post('/api/sale/basket', { headers: { authorization: token }, data });
    ({ price } = (await changed.json()) as { price: number });
  }
  await main(page).getByRole('button', { name: t.pay }).click();

  const notice = page.getByRole('region', { name: t.changed });
  await expect(notice).toBeFocused();
  await expect(notice.getByText(t.quantities)).toBeVisible();
  await expect(notice.getByText(t.total)).toBeVisible();
  await expect(main(page).getByRole('button', { name: t.pay })).toHaveCount(0);
  await expectAccessible(page);
  const window = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    const columns = await notice.getByText(t.before, { exact: true }).all();
    const starts = await Promise.all(columns.map(async (column) => Math.round((await column.boundingBox())!.x)));
    expect(starts, `at ${width} px`).toEqual([starts[0], starts[0]]);
    const line = notice.getByRole('listitem').first();
    const picture = (await line.locator('> span').first().boundingBox())!;
    const product = (await line.locator('> div').first().boundingBox())!;
    expect(product.x, `at ${width} px`).toBeGreaterThan(picture.x + picture.width);
  }
  await page.setViewportSize(window);

  // The form is folded and opens as it was left.
  await expect(page.getByLabel(t.comment)).toBeHidden();
  const payment = main(page).getByRole('region', { name: t.payment });
  await payment.getByRole('button', { name: t.change }).click();
  await expect(page.getByRole('heading', { name: t.payment })).toBeFocused();
  await expect(page.getByLabel(t.comment)).toHaveValue('Llamad antes');
  await expect(page.getByLabel(t.agree)).toBeChecked();

  const response = page.waitForResponse('**/api/sale/order');
  await notice.getByRole('button', { name: t.confirm }).click();
  expect((await response).request().postDataJSON()).toMatchObject({ expectedPrice: price, comment: 'Llamad antes' });
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  // The browser reports the refusal.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 409')]);
});
