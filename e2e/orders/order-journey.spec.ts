import type { Page } from '@playwright/test';
import { findMailedLink, password } from '../accounts.ts';
import { checkoutTexts, payByTransfer } from './checkout.ts';
import { expect, main, open, refuseCookies, test, waitForHydration } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow, expectNoOverflowAtAnyWidth } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';

/** The texts after the order, and those of a registration at the checkout. */
const texts = {
  es: {
    ...checkoutTexts.es,
    register: 'Crear cuenta',
    password: 'Contraseña',
    confirmed: 'Gracias, tu correo está confirmado',
    openLogin: 'Entra',
    add: /^Añadir a la cesta/,
    lines: 'Artículos de la cesta',
    empty: 'Tu cesta está vacía',
    follow: 'Seguir el pedido',
    track: 'Seguimiento',
    repeat: /Repetir pedido/,
    repeated: 'Los productos están en la cesta.',
    detail: /Ver detalle/,
    cancel: 'Cancelar pedido',
    cancelled: 'Cancelado',
    find: 'Buscar el pedido',
  },
  ca: {
    ...checkoutTexts.ca,
    register: 'Crea un compte',
    password: 'Contrasenya',
    confirmed: 'Gràcies, el teu correu està confirmat',
    openLogin: 'Entra',
    add: /^Afegeix a la cistella/,
    lines: 'Articles de la cistella',
    empty: 'La teva cistella és buida',
    follow: 'Segueix la comanda',
    track: 'Seguiment',
    repeat: /Repeteix la comanda/,
    repeated: 'Els productes són a la cistella.',
    detail: /Mostra el detall/,
    cancel: 'Cancel·la la comanda',
    cancelled: 'Cancel·lada',
    find: 'Busca la comanda',
  },
};

/** Expects the page to be accessible and to fit the window. */
async function expectSound(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/** Expects number and unit ('18 V') of each product's name to stay on one line. */
async function expectUnbrokenUnits(page: Page): Promise<void> {
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d (?:V|W|Nm|Ah|mm|uds?\.)/);
}

/** Adds a well-stocked product from its page. */
async function addProduct(page: Page, prefix: string, name: RegExp): Promise<void> {
  const [product] = await listWellStocked(page.request);
  await open(page, `${prefix}${product.url}`);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/sale/basket') && response.request().method() === 'POST',
  );
  await main(page).getByRole('button', { name }).first().click();
  expect((await saved).status()).toBe(200);
  const quantity = main(page).getByRole('textbox', { name: /^(Cantidad|Quantitat)/ });
  await expect(quantity.first()).toHaveValue('1');
}

test.beforeEach(refuseCookies);

test('registers, buys and finds the order in the profile', { tag: '@telephone-first' }, async ({ page, isMobile }) => {
  test.setTimeout(300_000);
  const t = texts[isMobile ? 'ca' : 'es'];
  const email = `marta.${isMobile ? 'ca' : 'es'}.${Date.now()}@ejemplo.cat`;
  await addProduct(page, t.prefix, t.add);
  await open(page, `${t.prefix}/basket`);
  await expect(page.getByRole('list', { name: t.lines }).getByRole('heading')).toHaveCount(1);
  await expectSound(page);
  await expectUnbrokenUnits(page);

  await open(page, `${t.prefix}/checkout`);
  await expect(page.getByLabel(t.agree)).toBeVisible();
  await main(page).getByRole('button', { name: t.openLogin, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.register }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.name, { exact: true }).fill('Marta');
  await dialog.getByLabel(t.lastName, { exact: true }).fill('Soler Vidal');
  await dialog.getByLabel(t.email, { exact: true }).fill(email);
  await dialog.getByLabel(t.password, { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t.register }).click();
  await expect(dialog.getByText(email)).toBeVisible();

  const { pathname, search } = await findMailedLink(page.request, email, 'confirmRegistration');
  await open(page, pathname + search);
  await expect(page.getByRole('dialog', { name: t.confirmed })).toBeVisible();
  await open(page, `${t.prefix}/checkout`);

  // The link has signed in the browser that registered: the visitor's basket was merged, and the account has filled in the name.
  await expect(page.getByLabel(t.phone, { exact: true })).toBeVisible();
  await expect(page.getByLabel(t.name, { exact: true })).toHaveValue('Marta');
  await waitForHydration(page);
  await main(page).getByRole('button', { name: t.next, exact: true }).click();
  await expect(page.getByLabel(t.phone, { exact: true })).toBeFocused();
  await expectSound(page);
  await expectUnbrokenUnits(page);
  await page.getByLabel(t.phone, { exact: true }).fill('612 34 56 78');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel(t.phone, { exact: true })).toHaveValue('+34 61 234 56 78');
  await main(page).getByRole('button', { name: t.next, exact: true }).click();
  await main(page).getByRole('button', { name: t.pay }).click();
  await expect(page.getByLabel(t.agree)).toBeFocused();
  await page.getByLabel(t.agree).check();
  await payByTransfer(page);
  await main(page).getByRole('button', { name: t.pay }).dblclick();

  await expect(page).toHaveURL(/\/order\/confirm\/\d+$/);
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  await expect(main(page).getByText(/^ES\d\d( \d{4}){5}/)).toBeVisible();
  await expectSound(page);
  const number = await main(page)
    .getByText(/^\d\d-\d+$/)
    .first()
    .textContent();
  await main(page).getByRole('link', { name: t.follow }).click();
  await expect(page).toHaveURL(/\/profile\/orders\/\d+$/);
  await expect(page.getByRole('list', { name: t.track })).toBeVisible();
  await expectSound(page);
  await expectUnbrokenUnits(page);
  await expectNoOverflowAtAnyWidth(page);

  await open(page, `${t.prefix}/basket`);
  await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();

  await open(page, `${t.prefix}/profile/orders`);
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expectSound(page);
  await main(page).getByRole('button', { name: t.repeat }).click();
  await expect(page.getByText(t.repeated)).toBeVisible();
  await main(page).getByRole('link', { name: t.detail }).click();
  await main(page).getByRole('button', { name: t.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
  await expect(main(page).getByText(t.cancelled).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await open(page, `${t.prefix}/order/track`);
  await main(page).getByLabel(t.number, { exact: true }).fill(number!);
  await main(page).getByLabel(t.email, { exact: true }).fill(email);
  await main(page).getByRole('button', { name: t.find }).click();
  await expect(main(page).getByRole('heading', { name: new RegExp(number!) })).toBeVisible();
  await expectSound(page);
});
