import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findMailedLink, password } from '../accounts.ts';
import { orderOverApi, signInAsGuest } from './api-orders.ts';
import { checkoutTexts, continueAsGuest, payByTransfer } from './checkout.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    tooMany: /demasiados pedidos sin pagar/,
    openLink: /abre su enlace antes del/,
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
    openLink: /obre’n l’enllaç abans del/,
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
    // One sentence says both terms: that of the link and, once it is open, that of the transfer.
    await expect(main(page).getByText(t.heldUntil)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await main(page).getByRole('button', { name: t.register }).click();
    await expect(page.getByText(t.sent)).toBeVisible();

    const link = await findOrderLink(page.request, email);
    await open(page, link.pathname + link.search);
    const number = link.searchParams.get('number')!;
    await expect(main(page).getByRole('heading', { name: new RegExp(number) })).toBeVisible();
    await expect(main(page).getByLabel(t.number)).toHaveValue(number);
    // The order comes first, with where and when it is handed over; the search for another stands below it.
    await expect(main(page).getByText('Carrer del Torrent, 41')).toBeVisible();
    const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.y;
    expect(await topOf(main(page).getByRole('heading', { name: new RegExp(number) }))).toBeLessThan(
      await topOf(main(page).getByLabel(t.number)),
    );
    await expectNoOverflow(page);
    await expectAccessible(page);

    await main(page).getByRole('button', { name: t.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
    await expect(main(page).getByText(t.isCancelled, { exact: true })).toBeVisible();
    await expect(main(page).getByRole('button', { name: t.cancel })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // The password was all it took: once the address is confirmed, the account has the order.
    const confirmation = await findMailedLink(page.request, email, 'confirmRegistration');
    await open(page, confirmation.pathname + confirmation.search);
    await expect(page.getByRole('dialog', { name: t.confirmed })).toBeVisible();
    await open(page, `${t.prefix}/profile/orders`);
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
