import type { APIRequestContext } from '@playwright/test';
import { formatEuros } from '#i18n/format.ts';
import { openMailedOrder, orderOverApi, signInAsGuest } from './api-orders.ts';
import { checkoutTexts, continueAsGuest, fillAddress, payByTransfer } from './checkout.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow, expectNoOverflowAtAnyWidth, widths } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    comment: 'Comentario del pedido',
    secondStep: 'Fecha y pago',
    obligation: /te comprometes a pagar/,
    changed: 'Dos cosas han cambiado mientras pedías',
    quantities: /Antes 1.ud\., ahora 2.ud\./,
    before: 'Antes',
    change: /^Cambiar/,
    payment: 'Forma de pago',
    total: 'Total ahora, IVA incluido',
    confirm: 'Confirmar con obligación de pago',
    taken: 'Ya no queda sitio a esa hora. Elige otra:',
    needed: 'Elige una hora.',
  },
  ca: {
    ...checkoutTexts.ca,
    comment: 'Comentari de la comanda',
    secondStep: 'Data i pagament',
    obligation: /et compromets a pagar/,
    changed: 'Dues coses han canviat mentre feies la comanda',
    quantities: /Abans 1.u\., ara 2.u\./,
    before: 'Abans',
    change: /^Canvia/,
    payment: 'Forma de pagament',
    total: 'Total ara, IVA inclòs',
    confirm: 'Confirma amb obligació de pagament',
    taken: 'Ja no queda lloc a aquella hora. Tria’n una altra:',
    needed: 'Tria una hora.',
  },
};

test.beforeEach(refuseCookies);

test(
  'shows a basket changed elsewhere and asks to confirm it before placing the order',
  { tag: '@telephone' },
  async ({ page, isMobile, consoleErrors }) => {
    test.setTimeout(120_000);
    const t = texts[isMobile ? 'ca' : 'es'];
    const [product, added] = await listWellStocked(page.request);
    await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });

    await open(page, `${t.prefix}/checkout`);
    let token = '';
    page.on('request', (request) => (token = request.headers().authorization ?? token));
    await continueAsGuest(page, t, `canvis.${Date.now()}@ejemplo.cat`);
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
    await payByTransfer(page);
    await page.getByLabel(t.comment).fill('Llamad antes');
    await page.getByLabel(t.agree).check();
    await expect(page.getByText(t.obligation)).toBeVisible();

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
    await expect(page.getByText(t.obligation)).toHaveCount(0);
    await expect(page.getByLabel(t.agree)).toHaveCount(0);
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
  },
);

interface Slot {
  readonly type: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly left: number | null;
}

const homeDelivery = {
  type: 'delivery',
  address: { value: { zipcode: '08911' }, street: 'Carrer de Sant Bru', house: '18', city: 'Badalona' },
};

/** Orders of other guests, until the slot has no place left. */
async function takeAllPlaces(request: APIRequestContext, productId: number, slot: Slot): Promise<void> {
  const { date, from, to, left } = slot;
  const delivery = { ...homeDelivery, date, slot: { from, to } };
  for (let place = 0; place < left!; place += 1) {
    const guest = await signInAsGuest(request, {
      name: 'Ona',
      email: `ona.${date}.${place}.${Date.now()}@ejemplo.cat`,
    });
    const { number } = await orderOverApi(request, guest, { productId, delivery });
    // Who has confirmed the address takes a place for good.
    await openMailedOrder(request, number);
  }
}

test(
  'names a price and a time that changed while paying, and takes neither silently',
  { tag: '@desktop-first' },
  async ({ page, playwright, baseURL, isMobile, language, consoleErrors }) => {
    const t = texts[language];
    const [product] = await listWellStocked(page.request);
    await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });
    // The page was loaded before the price was raised.
    let isOld = true;
    await page.route('**/api/sale/basket', async (route) => {
      if (!isOld || route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const basket = (await response.json()) as { list: { sum: number }[]; total: number; price: number };
      const list = basket.list.map((item) => ({ ...item, sum: item.sum - 5 }));
      await route.fulfill({ response, json: { ...basket, list, total: basket.total - 5, price: basket.price - 5 } });
    });
    await open(page, `${t.prefix}/checkout`);
    await fillAddress(page, t);
    const offer = page.waitForResponse('**/api/service/delivery/init');
    await continueAsGuest(page, t, `hora.${language}.${Date.now()}@ejemplo.cat`);
    const { slots } = (await (await offer).json()) as { slots: Slot[] };
    // Late ones, which no other test orders; four apart, as those that another run has filled are left out.
    const number = isMobile ? 1 : 2;
    const slot = slots.filter(({ type, left }) => type === 'delivery' && left).at(-4 * number)!;
    await payByTransfer(page);
    await page.locator(`input[name="date"][value="${slot.date}"]`).check({ force: true });
    await page.getByRole('radio', { name: `${slot.from}–${slot.to}` }).check({ force: true });
    await page.getByLabel(t.agree).check();
    const others = await playwright.request.newContext({ baseURL });
    await takeAllPlaces(others, product.id, slot);
    await others.dispose();
    isOld = false;
    await main(page).getByRole('button', { name: t.pay }).click();

    const notice = page.getByRole('region', { name: t.changed });
    await expect(notice).toBeFocused();
    const price = product.price.sale || product.price.base;
    for (const amount of [price - 5, price]) await expect(notice).toContainText(formatEuros(amount, language));
    await expect(notice.getByText(t.taken)).toBeVisible();
    await expect(notice.getByRole('radio')).toHaveCount(3);
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);
    await notice.getByRole('button', { name: t.confirm }).click();
    await expect(notice.getByText(t.needed)).toBeVisible();
    await expect(notice.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    const request = page.waitForRequest('**/api/sale/order');
    await notice.getByRole('button', { name: t.confirm }).click();
    const { delivery } = (await request).postDataJSON() as { delivery: { date: string; slot: { from: string } } };
    expect(`${delivery.date} ${delivery.slot.from}`).not.toBe(`${slot.date} ${slot.from}`);
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
    // The browser reports the refusal.
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 409')]);
  },
);
