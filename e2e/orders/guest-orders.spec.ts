import type { APIRequestContext, Page } from '@playwright/test';
import { messages as orderMessages } from '#areas/orders/messages.ts';
import { messages as paymentMessages } from '#areas/orders/web/payment/messages.ts';
import { findMailedLink, password } from '../accounts.ts';
import { orderOverApi, signInAsGuest } from './api-orders.ts';
import { checkoutTexts, continueAsGuest, payByTransfer } from './checkout.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow, expectNoOverflowAtAnyWidth } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    tooMany: /demasiados pedidos sin pagar/,
    openLink: /Abre el enlace del correo antes del/,
    heldUntil: 'Guardamos los artículos hasta el',
    password: 'Contraseña',
    register: 'Crear cuenta',
    signIn: 'Entrar',
    confirmed: 'Gracias, tu correo está confirmado',
    sent: /^Te hemos enviado un correo a /,
    cancel: 'Cancelar pedido',
    isCancelled: 'Cancelado',
  },
  ca: {
    ...checkoutTexts.ca,
    tooMany: /massa comandes sense pagar/,
    openLink: /Obre l’enllaç del correu abans del/,
    heldUntil: 'Et guardem els articles fins al',
    password: 'Contrasenya',
    register: 'Crea un compte',
    signIn: 'Entra',
    confirmed: 'Gràcies, el teu correu està confirmat',
    sent: /^T’hem enviat un correu a /,
    cancel: 'Cancel·la la comanda',
    isCancelled: 'Cancel·lada',
  },
};

const iban = /^ES\d\d( \d{4}){5}/;
const address = {
  value: { latLng: { lat: 41.4502, lng: 2.2445 }, zipcode: '08911' },
  street: 'Carrer de Sant Bru',
  house: '18',
  city: 'Badalona',
};

test.beforeEach(refuseCookies);

/** Waits for the link to the order in the newest mail to this address that has one. */
async function findOrderLink(request: APIRequestContext, email: string): Promise<URL> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox.json')).json()) as { to: string; text: string }[];
    const received = mails.filter(({ to }) => to === email).map(({ text }) => text);
    link = /https?:\/\/\S*\/order\/track\?\S+/.exec(received.join('\n'))?.[0];
    expect(link).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return new URL(link!);
}

const addToBasket = async (page: Page, productId: number, headers: Record<string, string> = {}): Promise<void> => {
  await page.request.post('/api/sale/basket', { headers, data: { product_id: productId, quantity: 1 } });
};

test(
  'buys without an account, cancels, and has an account by typing a password',
  { tag: '@telephone' },
  async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    const t = texts[isMobile ? 'ca' : 'es'];
    const email = `invitada.${isMobile ? 'ca' : 'es'}.${Date.now()}@ejemplo.cat`;
    const [product] = await listWellStocked(page.request);
    await addToBasket(page, product.id);
    await open(page, `${t.prefix}/checkout`);
    await continueAsGuest(page, t, email);
    await payByTransfer(page);
    await main(page).getByRole('button', { name: t.pay }).click();
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
    await expect(main(page).getByText(t.openLink)).toBeVisible();
    // One term: that of the link. The steps below say how long the transfer is waited for once it is open.
    await expect(main(page).getByText(t.heldUntil)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await main(page).getByRole('button', { name: t.register }).click();
    await expect(page.getByText(t.sent)).toBeVisible();

    const link = await findOrderLink(page.request, email);
    await open(page, link.pathname + link.search);
    const number = link.searchParams.get('number')!;
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/orders\/\d+$/);
    // With what is to be paid and where the goods change hands; nothing is to be typed or confirmed any more.
    await expect(main(page).getByText(iban)).toBeVisible();
    await expect(main(page).getByText('Carrer del Torrent, 41')).toBeVisible();
    await expect(main(page).getByLabel(t.number)).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);

    await main(page).getByRole('button', { name: t.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
    await expect(main(page).getByText(t.isCancelled, { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole('button', { name: t.cancel })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // The password was all it took: once the address is confirmed, the account has the order.
    const confirmation = await findMailedLink(page.request, email, 'confirmRegistration');
    await open(page, confirmation.pathname + confirmation.search);
    await expect(page.getByRole('dialog', { name: t.confirmed })).toBeVisible();
    await open(page, `${t.prefix}/profile/orders`);
    await expect(main(page).getByRole('article')).toContainText(number);
    // As after a month.
    await page.context().clearCookies({ name: /(refresh_token|client_id)$/ });
    await page.reload();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.email, { exact: true }).fill(email);
    await dialog.getByLabel(t.password, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: t.signIn, exact: true }).click();
    await expect(main(page).getByRole('article')).toContainText(number);
  },
);

test(
  'refuses a fourth unpaid order of a guest with advice, and keeps the basket',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = texts.es;
    const email = `tres.${Date.now()}@ejemplo.cat`;
    const guest = await signInAsGuest(page.request, { name: 'Marta', email });
    const [product] = await listWellStocked(page.request);
    for (let count = 0; count < 3; count += 1) await orderOverApi(page.request, guest, { productId: product.id });
    await addToBasket(page, product.id, guest.headers);

    await open(page, `${t.prefix}/checkout`);
    let authorization = '';
    page.on('request', (request) => (authorization = request.headers().authorization ?? authorization));
    await continueAsGuest(page, t, email);
    await payByTransfer(page);
    await main(page).getByRole('button', { name: t.pay }).click();
    await expect(main(page).getByText(t.tooMany)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const basket = (await (await page.request.get('/api/sale/basket', { headers: { authorization } })).json()) as {
      units: number;
    };
    expect(basket.units).toBe(1);
  },
);

for (const { locale, tag } of [
  { locale: 'es', tag: ['@desktop'] },
  { locale: 'ca', tag: ['@telephone', '@all'] },
] as const)
  test(
    `the link of an order’s mail is the order, in whatever browser it is opened (${locale})`,
    { tag: [...tag] },
    async ({ page, browser, baseURL, isMobile }) => {
      const t = { ...orderMessages[locale], ...paymentMessages[locale] };
      const email = `enlace.${locale}.${Date.now()}@ejemplo.cat`;
      const guest = await signInAsGuest(page.request, { name: 'Marta', email }, locale);
      const [product] = await listWellStocked(page.request);
      const { slots } = (await (
        await page.request.get('/api/service/delivery/init', { headers: guest.headers })
      ).json()) as {
        slots: { type: string; date: string; from: string; to: string; free: boolean; notFor: string[] }[];
      };
      const { date, from, to } = slots.find(
        ({ type, free, notFor }) => type === 'delivery' && free && notFor.includes('transfer'),
      )!;
      const { orderId } = await orderOverApi(page.request, guest, {
        productId: product.id,
        payment: 'card',
        delivery: { type: 'delivery', address, date, slot: { from, to } },
      });
      const link = await findOrderLink(page.request, email);
      const path = link.pathname + link.search;
      const viewport = page.viewportSize()!;
      const newBrowser = async () => {
        const context = await browser.newContext({ baseURL: baseURL!, viewport, isMobile, hasTouch: isMobile });
        await refuseCookies({ context, baseURL: baseURL! });
        return context.newPage();
      };

      const fresh = await newBrowser();
      await addToBasket(fresh, product.id);
      await fresh.goto(path);
      await expect(fresh).toHaveURL(new RegExp(`/profile/orders/${orderId}$`));
      await expect(main(fresh).getByRole('heading', { level: 2, name: t.unpaid.title })).toBeVisible();
      const payBy = (tab: Page, method: 'card' | 'transfer') =>
        main(tab).locator(`input[type=radio][value=${method}]`).check({ force: true });
      const press = (tab: Page, name: RegExp | string) => main(tab).getByRole('button', { name }).click();
      await press(fresh, new RegExp(t.pay.card('.+')));
      await fresh.locator('button[value=deny]').first().click();
      await expect(main(fresh).getByRole('heading', { level: 1, name: t.denied.bank })).toBeVisible();

      // A transfer comes after the slot: another one is asked for, and taken at the same price.
      await open(fresh, `${locale === 'es' ? '' : '/ca'}/profile/orders/${orderId}`);
      await expect(main(fresh).getByRole('heading', { level: 2, name: t.denied.bank })).toBeVisible();
      await payBy(fresh, 'transfer');
      await expect(main(fresh).getByRole('heading', { name: t.time.title.delivery })).toBeVisible();
      await expectAccessible(fresh);
      await expectNoOverflowAtAnyWidth(fresh);
      await press(fresh, new RegExp(t.pay.transfer('.+')));
      await expect(main(fresh).getByText(iban)).toBeVisible();
      const calendar = fresh.waitForEvent('download');
      await press(fresh, t.detail.calendar);
      expect((await calendar).suggestedFilename()).toMatch(/^\d\d-\d+\.ics$/);
      const basket = (await (await fresh.request.get('/api/sale/basket')).json()) as { count: number };
      expect(basket.count).toBe(1);
      await fresh.context().close();

      // Beside another session, which stays; and the order moves by itself.
      const other = await newBrowser();
      await signInAsGuest(other.request, { name: 'Pere', email: `otro.${email}` });
      await other.goto(path);
      await expect(main(other).getByText(iban)).toBeVisible();
      await other.reload();
      await expect(main(other).getByText(iban)).toBeVisible();
      await page.request.post('/api/sale/order/cancel', { headers: guest.headers, data: { orderId } });
      await expect(main(other).getByText(t.statuses.cancelled, { exact: true }).first()).toBeVisible();
      await other.context().close();
    },
  );
