import type { Page } from '@playwright/test';
import { checkoutTexts, continueAsGuest } from './checkout.ts';
import { expect, main, open, refuseCookies, test, waitForHydration } from '../fixtures.ts';
import { expectAccessible, expectNoOverflowAtAnyWidth } from '../page-checks.ts';
import type { Locale } from '#i18n/locale.ts';
import { findFinanced, listProducts } from '../products.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    methods: { card: /^Tarjeta/, bizum: /^Bizum/, sequra: /seQura/, crediya: /Crediya/ },
    document: 'Número de documento',
    missing: 'Falta el pago',
    waiting: 'Esperamos la respuesta del banco',
    denied: 'El banco no ha aceptado el pago',
    tab: /^Tu pedido · /,
    invoice: /^Factura/,
    reason: 'Fondos o límite insuficientes',
    attempt: /^1 de 5/,
    payNow: { card: /^Pagar .* con tarjeta$/, bizum: /^Pagar .* con Bizum$/ },
    otherwise: 'Pagar de otra forma',
    notPaid: /^¿No has llegado a pagar\?/,
    sequraStep: 'Termina la solicitud con seQura',
    sequraDenied: 'seQura no ha aprobado la solicitud',
    crediyaRejected: 'Has rechazado la financiación',
    status: { rejected: 'No aprobada', byUser: 'La has rechazado tú' },
  },
  ca: {
    ...checkoutTexts.ca,
    methods: { card: /^Targeta/, bizum: /^Bizum/, sequra: /seQura/, crediya: /Crediya/ },
    document: 'Número de document',
    missing: 'Falta el pagament',
    waiting: 'Esperem la resposta del banc',
    denied: 'El banc no ha acceptat el pagament',
    tab: /^La teva comanda · /,
    invoice: /^Factura/,
    reason: 'Fons o límit insuficients',
    attempt: /^1 de 5/,
    payNow: { card: /^Paga .* amb targeta$/, bizum: /^Paga .* amb Bizum$/ },
    otherwise: 'Paga d’una altra manera',
    notPaid: /^No has arribat a pagar\?/,
    sequraStep: 'Acaba la sol·licitud amb seQura',
    sequraDenied: 'seQura no ha aprovat la sol·licitud',
    crediyaRejected: 'Has rebutjat el finançament',
    status: { rejected: 'No aprovada', byUser: 'L’has rebutjada tu' },
  },
};
type Texts = (typeof texts)['es'];

test.beforeEach(refuseCookies);

/** Orders one piece that every lender finances, and ends up where the method is paid. */
async function orderBy(page: Page, t: Texts, method: RegExp): Promise<void> {
  const product = await findFinanced(page.request);
  await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });
  await open(page, `${t.prefix}/checkout`);
  await continueAsGuest(page, t, `pago.${Date.now()}.${Math.random()}@ejemplo.cat`);
  await main(page).getByRole('radio', { name: method }).check();
  const document = main(page).getByLabel(t.document);
  if (await document.isVisible()) await document.fill('12345678Z');
  await main(page).getByRole('button', { name: t.pay }).click();
}

/** Pays by another method, on the order's page. */
async function payBy(page: Page, t: Texts, method: 'card' | 'bizum'): Promise<void> {
  await main(page).getByRole('radio', { name: t.methods[method] }).check();
  await main(page).getByRole('button', { name: t.payNow[method] }).click();
}

const atBank = (page: Page, outcome: string) => page.getByRole('button', { name: outcome, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
const orderIdOf = (page: Page): string => /confirm\/(\d+)/.exec(page.url())![1]!;

for (const { locale, tag, first, next } of [
  { locale: 'es', tag: ['@desktop'], first: 'card', next: 'bizum' },
  { locale: 'ca', tag: ['@telephone', '@all'], first: 'bizum', next: 'card' },
] satisfies readonly { locale: Locale; tag: string[]; first: 'card' | 'bizum'; next: 'card' | 'bizum' }[])
  test(`a denied payment by ${first} is followed by ${next} (${locale})`, { tag }, async ({ page }) => {
    const t = texts[locale];
    await orderBy(page, t, t.methods[first]);
    await atBank(page, 'Denegar: sin saldo');
    await expect(heading(page, t.denied)).toBeFocused();
    await expect(page).toHaveTitle(t.tab);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(main(page).getByText(t.reason)).toBeVisible();
    await expect(main(page).getByText(t.attempt)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);
    await payBy(page, t, next);
    await atBank(page, 'Pagar, y avisar a la tienda dos veces');
    await expect(heading(page, t.thanks)).toBeFocused();
    await page.reload();
    await expect(heading(page, t.thanks)).toBeVisible();
    await expect(main(page).getByRole('button', { name: t.invoice })).toBeVisible();
  });

test(
  'back from the bank, and when its notice is late, the order’s page waits or is paid',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = texts.es;
    await orderBy(page, t, t.methods.card);
    await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
    await page.goBack();
    await expect(heading(page, t.missing)).toBeVisible();
    await expectAccessible(page);
    // The same attempt, which the bank has not seen paid.
    await main(page).getByRole('button', { name: t.payNow.card }).click();
    await atBank(page, 'Pagar, pero se pierde el aviso a la tienda');
    await expect(heading(page, t.waiting)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, t.waiting)).toBeVisible();
    await main(page).getByRole('button', { name: t.notPaid }).click();
    await expect(heading(page, t.missing)).toBeVisible();
  },
);

test('seQura denies an order, which is then paid by card', { tag: ['@telephone', '@all'] }, async ({ page }) => {
  const t = texts.ca;
  await orderBy(page, t, t.methods.sequra);
  await expect(heading(page, t.sequraStep)).toBeVisible();
  const form = page.frameLocator('iframe');
  await expect(form.getByRole('button', { name: 'Denegar' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Denegar' }).click();
  await expect(heading(page, t.sequraDenied)).toBeVisible();
  await open(page, `${t.prefix}/financing/status?orderId=${orderIdOf(page)}`);
  await expect(main(page).getByRole('heading', { name: t.status.rejected })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflowAtAnyWidth(page);
  await main(page).getByRole('link', { name: t.otherwise }).click();
  await payBy(page, t, 'card');
  await atBank(page, 'Pagar');
  await expect(heading(page, t.thanks)).toBeVisible();
});

test('an application to Crediya is given up, and looked up', { tag: '@desktop' }, async ({ page }) => {
  const t = texts.es;
  await orderBy(page, t, t.methods.crediya);
  await atBank(page, 'Cancelar');
  await expect(heading(page, t.crediyaRejected)).toBeVisible();
  await open(page, `/financing/status?orderId=${orderIdOf(page)}`);
  await expect(main(page).getByRole('heading', { name: t.status.byUser, exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});

test('the calculator of instalments says what they cost', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/financing');
  await expect(page.getByRole('radio', { name: /^12 meses/ })).toBeChecked();
  await expect(main(page).getByText('353,76 €')).toBeVisible();
  await page.getByLabel('Importe de la compra').fill('200');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^18 meses/ })).toBeDisabled();
  await expect(page.getByLabel('Importe', { exact: true })).toHaveValue('200');
});

test(
  'the checkout is a document of its own, whose policy alone lets a lender in',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = texts.es;
    const [product] = await listProducts(page.request);
    await page.request.post('/api/sale/basket', { data: { product_id: product!.id, quantity: 1 } });
    await open(page, '/basket');
    const document = page.waitForResponse((response) => response.request().isNavigationRequest());
    await main(page)
      .getByRole('link', { name: /Tramitar/ })
      .first()
      .click();
    expect(new URL((await document).url()).pathname).toBe('/checkout');
    await waitForHydration(page);
    await expect(main(page).getByLabel(t.name, { exact: true })).toBeVisible();
  },
);
