import type { Page } from '@playwright/test';
import { consentCookie, consentCookieValue } from '#values/consent-choice.ts';
import { linkMailedTo } from './create-account.ts';
import { expect, expectAccessible, expectNoOverflow, waitForHydration, test, widths } from './fixtures.ts';

/** The texts the journey looks for, in the project's language. */
const words = {
  es: {
    prefix: '',
    register: 'Crear cuenta',
    name: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirmed: 'Gracias, tu correo está confirmado',
    signIn: 'Entrar',
    add: /^Añadir a la cesta/,
    lines: 'Artículos de la cesta',
    phone: 'Teléfono',
    next: 'Continuar',
    pay: 'Pedido con obligación de pago',
    tooMany: /demasiados pedidos sin pagar/,
    agree: /He leído y acepto/,
    thanks: /Gracias, Marta/,
    follow: 'Seguir el pedido',
    orders: 'Mis pedidos',
    detail: /Ver detalle/,
    repeat: /Repetir pedido/,
    repeated: 'Los productos están en la cesta.',
    cancel: 'Cancelar pedido',
    cancelled: 'Cancelado',
    number: 'Número de pedido',
    find: 'Buscar el pedido',
    empty: 'Tu cesta está vacía',
    guest: 'Continuar sin cuenta',
    track: 'Seguimiento',
  },
  ca: {
    prefix: '/ca',
    register: 'Crear un compte',
    name: 'Nom',
    lastName: 'Cognoms',
    email: 'Correu electrònic',
    password: 'Contrasenya',
    confirmed: 'Gràcies, el teu correu està confirmat',
    signIn: 'Entrar',
    add: /^Afegeix a la cistella/,
    lines: 'Articles de la cistella',
    phone: 'Telèfon',
    next: 'Continua',
    pay: 'Comanda amb obligació de pagament',
    tooMany: /massa comandes sense pagar/,
    agree: /He llegit i accepto/,
    thanks: /Gràcies, Marta/,
    follow: 'Segueix la comanda',
    orders: 'Les meves comandes',
    detail: /Mostra el detall/,
    repeat: /Repeteix la comanda/,
    repeated: 'Els productes són a la cistella.',
    cancel: 'Cancel·la la comanda',
    cancelled: 'Cancel·lada',
    number: 'Número de comanda',
    find: 'Busca la comanda',
    empty: 'La teva cistella és buida',
    guest: 'Continua sense compte',
    track: 'Seguiment',
  },
};

const password = 'Tornavis-2026';

async function open(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200);
  await waitForHydration(page);
}

async function expectSound(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/** Checks that a signed-in shopper's page fits every width. */
async function expectEveryWidth(page: Page): Promise<void> {
  const window = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ ...window, width });
    await expectNoOverflow(page);
  }
  await page.setViewportSize(window);
}

/** Number and unit ('18 V') of a product's name stay on one line. */
async function expectUnitsKept(page: Page): Promise<void> {
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d (?:V|W|Nm|Ah|mm|uds?\.)/);
}

/** Adds a product from its page; one with enough stock, since all tests buy at the same time. */
async function addSomething(page: Page, prefix: string, add: RegExp): Promise<void> {
  const list = await page.request.post('/api/catalog/product/list', {
    data: { sectionId: 172, filters: { available: true }, limit: 96 },
  });
  const { products } = (await list.json()) as { products: { url: string; stock: { quantity: number } }[] };
  const [most] = products.toSorted((one, other) => other.stock.quantity - one.stock.quantity);
  await open(page, `${prefix}${most!.url}`);
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/sale/basket') && response.request().method() === 'POST',
  );
  await page.getByRole('main').getByRole('button', { name: add }).first().click();
  expect((await kept).status()).toBe(200);
  await expect(
    page
      .getByRole('main')
      .getByRole('textbox', { name: /^(Cantidad|Quantitat)/ })
      .first(),
  ).toHaveValue('1');
}

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: consentCookie, value: consentCookieValue('none', new Date()), url: baseURL! }]),
);

test('registers, buys and finds the order in the profile', async ({ page, isMobile }) => {
  test.setTimeout(300_000);
  const t = words[isMobile ? 'ca' : 'es'];
  const email = `marta.${isMobile ? 'ca' : 'es'}.${Date.now()}@ejemplo.cat`;
  await addSomething(page, t.prefix, t.add);
  await open(page, `${t.prefix}/basket`);
  await expect(page.getByRole('list', { name: t.lines }).getByRole('heading')).toHaveCount(1);
  await expectSound(page);
  await expectUnitsKept(page);

  await open(page, `${t.prefix}/checkout`);
  await expect(page.getByRole('button', { name: t.guest })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: t.register }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.name, { exact: true }).fill('Marta');
  await dialog.getByLabel(t.lastName, { exact: true }).fill('Soler Vidal');
  await dialog.getByLabel(t.email, { exact: true }).fill(email);
  await dialog.getByLabel(t.password, { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t.register }).click();
  await expect(dialog.getByText(email)).toBeVisible();

  const { pathname, search } = await linkMailedTo(page.request, email, 'confirmRegistration');
  await open(page, pathname + search);
  await expect(page.getByRole('dialog', { name: t.confirmed })).toBeVisible();
  await open(page, `${t.prefix}/checkout`);
  const main = page.getByRole('main');
  await main.getByLabel(t.email, { exact: true }).first().fill(email);
  await main.getByLabel(t.password, { exact: true }).fill(password);
  await main.getByRole('button', { name: t.signIn, exact: true }).click();

  // The visitor's basket was merged, and the account has filled in the name.
  await expect(page.getByLabel(t.phone, { exact: true })).toBeVisible();
  await expect(page.getByLabel(t.name, { exact: true })).toHaveValue('Marta');
  await waitForHydration(page);
  await main.getByRole('button', { name: t.next }).click();
  await expect(page.getByLabel(t.phone, { exact: true })).toBeFocused();
  await expectSound(page);
  await expectUnitsKept(page);
  await expectEveryWidth(page);
  await page.getByLabel(t.phone, { exact: true }).fill('612 34 56 78');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel(t.phone, { exact: true })).toHaveValue('612 34 56 78');
  await main.getByRole('button', { name: t.next }).click();
  await main.getByRole('button', { name: t.pay }).click();
  await expect(page.getByLabel(t.agree)).toBeFocused();
  await expectSound(page);
  await page.getByLabel(t.agree).check();
  await main.getByRole('button', { name: t.pay }).dblclick();

  await expect(page).toHaveURL(/\/order\/confirm\/\d+$/);
  await expect(page.getByRole('heading', { name: t.thanks })).toBeFocused();
  await expect(main.getByText(/^ES\d\d( \d{4}){5}/)).toBeVisible();
  await expectSound(page);
  const number = await main
    .getByText(/^\d\d-\d+$/)
    .first()
    .textContent();
  await main.getByRole('link', { name: t.follow }).click();
  await expect(page).toHaveURL(/\/profile\/orders\/\d+$/);
  await expect(page.getByRole('heading', { name: t.track })).toBeVisible();
  await expectSound(page);
  await expectUnitsKept(page);
  await expectEveryWidth(page);

  await open(page, `${t.prefix}/basket`);
  await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
  await expectSound(page);

  await open(page, `${t.prefix}/profile/orders`);
  await expect(main.getByRole('article')).toHaveCount(1);
  await expectSound(page);
  await main.getByRole('button', { name: t.repeat }).click();
  await expect(page.getByText(t.repeated)).toBeVisible();
  await main.getByRole('link', { name: t.detail }).click();
  await main.getByRole('button', { name: t.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
  await expect(main.getByText(t.cancelled).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await open(page, `${t.prefix}/order/track`);
  await main.getByLabel(t.number, { exact: true }).fill(number!);
  await main.getByLabel(t.email, { exact: true }).fill(email);
  await main.getByRole('button', { name: t.find }).click();
  await expect(main.getByRole('heading', { name: new RegExp(number!) })).toBeVisible();
  await expectSound(page);
});

test('buys without an account', async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  const t = words[isMobile ? 'ca' : 'es'];
  const email = `invitada.${isMobile ? 'ca' : 'es'}.${Date.now()}@ejemplo.cat`;
  await addSomething(page, t.prefix, t.add);
  await open(page, `${t.prefix}/checkout`);
  const main = page.getByRole('main');
  await main.getByLabel(t.name, { exact: true }).fill('Marta');
  await main.getByLabel(t.lastName, { exact: true }).fill('Soler');
  await main.getByLabel(t.email, { exact: true }).last().fill(email);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: t.guest }).click();
  await page.getByLabel(t.phone, { exact: true }).fill('612 34 56 78');
  await main.getByRole('button', { name: t.next }).click();
  await page.getByLabel(t.agree).check();
  await main.getByRole('button', { name: t.pay }).click();
  await expect(page.getByRole('heading', { name: t.thanks })).toBeFocused();

  const link = new URL(await orderLink(page, email));
  await open(page, link.pathname + link.search);
  const number = link.searchParams.get('number')!;
  await expect(main.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  await expect(main.getByLabel(t.number)).toHaveValue(number);
  await expectSound(page);
});

/** The link to the order in the newest mail to this address. */
async function orderLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as { to: string; text: string }[];
      link = /https?:\/\/\S*\/order\/track\?\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link!;
}

test('a guest with three unpaid orders is told what to do, and keeps the basket', async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  const t = words[isMobile ? 'ca' : 'es'];
  const person = { name: 'Marta', lastName: 'Soler', email: `tres.${isMobile}.${Date.now()}@ejemplo.cat`, agree: true };
  const { accessToken } = (await (await page.request.post('/api/sale/checkout-account', { data: person })).json()) as {
    accessToken: string;
  };
  const headers = { authorization: `Bearer ${accessToken}` };
  const list = await page.request.post('/api/catalog/product/list', {
    data: { sectionId: 172, filters: { available: true }, sort: 'name', limit: 1 },
  });
  const { products } = (await list.json()) as { products: { id: number }[] };
  for (let count = 0; count < 4; count += 1) {
    await page.request.post('/api/sale/basket', { headers, data: { product_id: products[0]!.id, quantity: 1 } });
    if (count === 3) break;
    const order = {
      customer: { type: 'individual', name: 'Marta', surname: 'Soler', email: person.email, phone: '612345678' },
      delivery: { type: 'pickup', pickupPointId: 1 },
      payment: 'transfer',
      agree: true,
    };
    expect((await page.request.post('/api/sale/order', { headers, data: order })).status()).toBe(200);
  }
  await open(page, `${t.prefix}/checkout`);
  const main = page.getByRole('main');
  await main.getByLabel(t.name, { exact: true }).fill('Marta');
  await main.getByLabel(t.lastName, { exact: true }).fill('Soler');
  await main.getByLabel(t.email, { exact: true }).fill(person.email);
  await page.getByLabel(t.phone, { exact: true }).fill('612 34 56 78');
  await main.getByRole('button', { name: t.next }).click();
  await page.getByLabel(t.agree).check();
  await main.getByRole('button', { name: t.pay }).click();
  await expect(main.getByText(t.tooMany)).toBeVisible();
  await expectSound(page);
  const basket = (await (await page.request.get('/api/sale/basket', { headers })).json()) as { units: number };
  expect(basket.units).toBe(1);
});

test('a visitor gets the login on the orders page', async ({ page }) => {
  for (const path of ['/profile/orders', '/profile/orders/1', '/order/confirm/1']) {
    await open(page, path);
    await expect(page.getByRole('dialog').getByLabel(words.es.password, { exact: true })).toBeVisible();
  }
});

test('adding by keyboard moves the focus to the quantity', async ({ page }) => {
  const list = await page.request.post('/api/catalog/product/list', {
    data: { sectionId: 172, filters: { available: true }, sort: 'name', limit: 1 },
  });
  const { products } = (await list.json()) as { products: { url: string }[] };
  await open(page, products[0]!.url);
  await page.getByRole('main').getByRole('button', { name: words.es.add }).first().focus();
  await page.keyboard.press('Enter');
  const quantity = page
    .getByRole('main')
    .getByRole('group', { name: /^Cantidad/ })
    .first();
  await expect(quantity).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(quantity.getByRole('button').first()).toBeFocused();
  await expect(quantity.getByRole('textbox')).toHaveValue('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/basket', '/checkout', '/profile/orders', '/ca/basket'])
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      // Text locators do not find the content of noscript.
      expect(await page.getByRole('main').innerText()).toContain('JavaScript');
    });
});
