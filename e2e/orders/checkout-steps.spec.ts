import type { Page } from '@playwright/test';
import { createAccount, fillLogin } from '../accounts.ts';
import { checkoutTexts, continueAsGuest, fillAddress, payByTransfer, putIntoBasket } from './checkout.ts';
import { expect, main, open, refuseCookies, test, waitForHydration } from '../fixtures.ts';
import { expectAccessible, expectNoOverflowAtAnyWidth } from '../page-checks.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    firstStep: 'Tramitar pedido',
    secondStep: 'Fecha y pago',
    company: 'Empresa',
    organization: 'Nombre de la empresa',
    noLinks: 'Escribe aquí solo el texto, sin enlaces ni correos electrónicos.',
    wrongCif: 'El NIF o CIF no es correcto.',
    changeData: 'Cambiar: Tus datos',
    changeEmail: 'Cambiar: Correo',
    before: 'Antes de pedir',
    pickup: /^Recogida en tienda/,
    comment: /^Comentario del pedido/,
  },
  ca: {
    ...checkoutTexts.ca,
    firstStep: 'Tramita la comanda',
    secondStep: 'Data i pagament',
    company: 'Empresa',
    organization: 'Nom de l’empresa',
    noLinks: 'Escriu aquí només el text, sense enllaços ni correus electrònics.',
    wrongCif: 'El NIF o CIF no és correcte.',
    changeData: 'Canvia: Les teves dades',
    changeEmail: 'Canvia: Correu',
    before: 'Abans de fer la comanda',
    pickup: /^Recollida a la botiga/,
    comment: /^Comentari de la comanda/,
  },
};

test.beforeEach(refuseCookies);

test(
  'a company orders with its CIF and corrects the e-mail beside the button',
  { tag: '@telephone' },
  async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    const t = texts[isMobile ? 'ca' : 'es'];
    await putIntoBasket(page);
    await open(page, `${t.prefix}/checkout`);
    await test.step('steps, phone and legal links surround the order, and no menus', async () => {
      await expect(page.getByRole('banner').getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('banner').getByRole('link', { name: /93 000 00 00/ })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('search')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(5);
    });
    await main(page).getByRole('radio', { name: t.company }).check({ force: true });
    await page.getByLabel(t.organization).fill('Obres www.example.com');
    await page.getByLabel('CIF').fill('B96817698');
    await continueAsGuest(page, t, `obres.${Date.now()}@ejemplo.cat`);
    await expect(page.getByText(t.noLinks)).toBeVisible();
    await expect(page.getByLabel('CIF')).toBeFocused();
    await page.getByLabel(t.organization).fill('Obres Puig SL');
    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByText(t.wrongCif)).toBeVisible();
    await expect(page.getByLabel('CIF')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('CIF').fill('B96817697');
    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
    // Guarantee and withdrawal are a consumer's.
    await expect(page.getByRole('heading', { name: t.before })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);

    await main(page).getByRole('button', { name: t.changeEmail }).click();
    const email = page.getByLabel(t.email, { exact: true });
    await expect(email).toBeFocused();
    const corrected = `corregida.${Date.now()}@ejemplo.cat`;
    await email.fill(corrected);
    // Another address is another guest, who agrees too.
    await page.getByLabel(t.agree).check();
    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await payByTransfer(page);
    const request = page.waitForRequest('**/api/sale/order');
    await main(page).getByRole('button', { name: t.pay }).click();
    expect((await request).postDataJSON()).toMatchObject({
      customer: { type: 'legal', organization: 'Obres Puig SL', document: { type: 'CIF' }, email: corrected },
    });
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  },
);

test(
  'the back button leads to the first step, where nothing typed is lost',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    await putIntoBasket(page);
    await open(page, `${t.prefix}/checkout`);
    await continueAsGuest(page, t, `enrere.${Date.now()}@ejemplo.cat`);
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.before })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: t.firstStep })).toBeVisible();
    await expect(page.getByLabel(t.phone, { exact: true })).toHaveValue('+34 61 234 56 78');
    await page.goForward();
    await main(page).getByRole('button', { name: t.changeData }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.firstStep })).toBeVisible();
  },
);

test(
  'a login in the middle keeps the basket and what was typed, up to the order',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const t = texts.es;
    const email = `entra.${Date.now()}@ejemplo.cat`;
    await createAccount(request, email);
    await putIntoBasket(page);
    await open(page, '/checkout');
    await fillAddress(page, t);
    // As a guest first, who then remembers the account.
    await continueAsGuest(page, t, `otra.${Date.now()}@ejemplo.cat`);
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: t.firstStep })).toBeVisible();
    const lines = await main(page).getByRole('listitem').allTextContents();
    expect(lines).not.toEqual([]);
    await main(page).getByRole('button', { name: 'Entra', exact: true }).click();
    const loaded = page.waitForEvent('load');
    await fillLogin(page, email);
    await loaded;
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Entra', exact: true })).toHaveCount(0);
    await expect(page.getByLabel(t.phone, { exact: true })).toHaveValue('+34 61 234 56 78');
    await expect(page.getByLabel(t.lastName, { exact: true })).toHaveValue('Soler');
    await expect(page.getByLabel(t.street, { exact: true })).toHaveValue('Carrer de Sant Bru');
    await expect(main(page).getByRole('listitem')).toHaveText(lines);
    await expect(page).toHaveURL(/\/checkout$/);
    await page.getByLabel('Necesito factura completa').check();
    const invoice = page.getByRole('group', { name: 'Dirección fiscal' });
    await invoice.getByLabel('La misma que la de entrega').uncheck();
    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByLabel('Número de documento')).toBeFocused();
    await page.getByLabel('Número de documento').fill('12345678Z');
    await invoice.getByLabel(t.street).fill('Carrer de Mar');
    await invoice.getByLabel(t.zipcode).fill('08911');
    await invoice.getByLabel(t.town).fill('Badalona');
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);
    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await payByTransfer(page);
    const ordering = page.waitForRequest('**/api/sale/order');
    await main(page).getByRole('button', { name: t.pay }).click();
    expect((await ordering).postDataJSON().customer).toMatchObject({
      wantsInvoice: true,
      document: { type: 'NIF', number: '12345678Z' },
      address: { street: 'Carrer de Mar' },
    });
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  },
);

/** Moves on with Tab until the focused field has this label, or the focused button this text. */
async function tabTo(page: Page, label: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (element?.labels?.[0] ?? element)?.innerText.trim() ?? '';
    });
    if (typeof label === 'string' ? focused === label : label.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${label} is not reached by Tab`);
}

test(
  'a guest orders a delivery to a typed address by keyboard only',
  { tag: '@desktop-first' },
  async ({ page, language }) => {
    const t = texts[language];
    await putIntoBasket(page);
    await open(page, `${t.prefix}/checkout`);
    const type = async (label: string, text: string): Promise<void> => {
      await tabTo(page, label);
      await page.keyboard.type(text);
    };
    await expect(main(page).getByLabel(t.name, { exact: true })).toBeVisible();
    await type(t.name, 'Marta');
    await type(t.lastName, 'Soler');
    await type(t.email, `teclat.${language}.${Date.now()}@ejemplo.cat`);
    await type(t.phone, '612345678');
    await tabTo(page, t.pickup);
    await page.keyboard.press('ArrowUp');
    await expect(main(page).getByRole('radio', { name: t.home })).toBeChecked();
    await type(t.street, 'Carrer de Sant Bru');
    await type(t.house, '18');
    await type(t.zipcode, '08911');
    await type(t.town, 'Badalona');
    await expect(page.getByText(t.good)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t.agree)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
    await tabTo(page, /\d\d:\d\d–\d\d:\d\d/);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, t.comment);
    await page.keyboard.type('Llamad antes');
    const request = page.waitForRequest('**/api/sale/order');
    await tabTo(page, t.pay);
    await page.keyboard.press('Enter');
    expect((await request).postDataJSON()).toMatchObject({ comment: 'Llamad antes', delivery: { type: 'delivery' } });
    await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
    await tabTo(page, 'Pagar');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  },
);
