import { consentCookie, consentCookieValue } from '#values/consent-choice.ts';
import { expect, expectAccessible, expectNoOverflow, waitForHydration, test, widths } from './fixtures.ts';

const words = {
  es: {
    prefix: '',
    name: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    guest: 'Continuar sin cuenta',
    next: 'Continuar',
    comment: 'Comentario del pedido',
    agree: /He leído y acepto/,
    pay: 'Pedido con obligación de pago',
    secondStep: 'Fecha y pago',
    changed: 'Dos cosas han cambiado mientras pedías',
    quantities: /Antes 1.ud\., ahora 2.ud\./,
    before: 'Antes',
    change: /^Cambiar/,
    payment: 'Forma de pago',
    total: 'Total ahora, IVA incluido',
    confirm: 'Confirmar con obligación de pago',
    thanks: /Gracias, Marta/,
  },
  ca: {
    prefix: '/ca',
    name: 'Nom',
    lastName: 'Cognoms',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    guest: 'Continua sense compte',
    next: 'Continua',
    comment: 'Comentari de la comanda',
    agree: /He llegit i accepto/,
    pay: 'Comanda amb obligació de pagament',
    secondStep: 'Data i pagament',
    changed: 'Dues coses han canviat mentre feies la comanda',
    quantities: /Abans 1.u\., ara 2.u\./,
    before: 'Abans',
    change: /^Canvia/,
    payment: 'Forma de pagament',
    total: 'Total ara, IVA inclòs',
    confirm: 'Confirma amb obligació de pagament',
    thanks: /Gràcies, Marta/,
  },
};

test('a basket changed elsewhere is shown and confirmed before the order is placed', async ({
  page,
  isMobile,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  const t = words[isMobile ? 'ca' : 'es'];
  await page
    .context()
    .addCookies([{ name: consentCookie, value: consentCookieValue('none', new Date()), url: baseURL! }]);
  const list = await page.request.post('/api/catalog/product/list', {
    data: { sectionId: 172, filters: { available: true }, limit: 96 },
  });
  const { products } = (await list.json()) as { products: { id: number; stock: { quantity: number } }[] };
  const [product, added] = products.toSorted((one, other) => other.stock.quantity - one.stock.quantity);
  await page.request.post('/api/sale/basket', { data: { product_id: product!.id, quantity: 1 } });

  await page.goto(`${t.prefix}/checkout`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByLabel(t.name, { exact: true }).fill('Marta');
  await main.getByLabel(t.lastName, { exact: true }).fill('Soler');
  await main.getByLabel(t.email, { exact: true }).last().fill(`canvis.${Date.now()}@ejemplo.cat`);
  await main.getByRole('checkbox').check();
  let token = '';
  page.on('request', (request) => (token = request.headers().authorization ?? token));
  await main.getByRole('button', { name: t.guest }).click();
  await page.getByLabel(t.phone, { exact: true }).fill('612 34 56 78');
  await main.getByRole('button', { name: t.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
  await page.getByLabel(t.comment).fill('Llamad antes');
  await page.getByLabel(t.agree).check();

  // As another device of the same customer would; this page hears nothing of it.
  let price = 0;
  for (const data of [
    { product_id: product!.id, quantity: 2 },
    { product_id: added!.id, quantity: 1 },
  ]) {
    const changed = await page.request.post('/api/sale/basket', { headers: { authorization: token }, data });
    ({ price } = (await changed.json()) as { price: number });
  }
  await main.getByRole('button', { name: t.pay }).click();

  const notice = page.getByRole('region', { name: t.changed });
  await expect(notice).toBeFocused();
  await expect(notice.getByText(t.quantities)).toBeVisible();
  await expect(notice.getByText(t.total)).toBeVisible();
  await expect(main.getByRole('button', { name: t.pay })).toHaveCount(0);
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
  const payment = main.getByRole('region', { name: t.payment });
  await payment.getByRole('button', { name: t.change }).click();
  await expect(page.getByRole('heading', { name: t.payment })).toBeFocused();
  await expect(page.getByLabel(t.comment)).toHaveValue('Llamad antes');
  await expect(page.getByLabel(t.agree)).toBeChecked();

  const answer = page.waitForResponse((response) => response.url().endsWith('/api/sale/order'));
  await notice.getByRole('button', { name: t.confirm }).click();
  expect((await answer).request().postDataJSON()).toMatchObject({ expectedPrice: price, comment: 'Llamad antes' });
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  // The browser reports the refusal.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 409')]);
});
