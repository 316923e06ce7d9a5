import type { Page } from '@playwright/test';
import { checkoutTexts, continueAsGuest } from './checkout.ts';
import { expect, main, open, refuseCookies, test, waitForHydration } from '../fixtures.ts';
import { expectAccessible, expectNoOverflowAtAnyWidth } from '../page-checks.ts';
import { listProducts } from '../products.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    card: /^Tarjeta/,
    bizum: /^Bizum/,
    document: 'Número de documento',
    missing: 'Falta el pago',
    waiting: 'Esperamos la respuesta del banco',
    denied: 'El banco no ha aceptado el pago',
    reason: 'Fondos o límite insuficientes',
    cancelled: 'Has cancelado el pago',
    attempt: /^1 de 5/,
    withBizum: /^Pagar .* con Bizum$/,
    notPaid: /^¿No has llegado a pagar\?/,
    sequraStep: 'Termina la solicitud con seQura',
    sequraDenied: 'seQura no ha aprobado la solicitud',
    crediyaRejected: 'Has rechazado la financiación',
    status: {
      approved: 'Aprobada',
      rejected: 'No aprobada',
      byUser: 'La has rechazado tú',
      open: 'Sin terminar',
      processing: 'Procesando',
    },
  },
  ca: {
    ...checkoutTexts.ca,
    card: /^Targeta/,
    bizum: /^Bizum/,
    document: 'Número de document',
    missing: 'Falta el pagament',
    waiting: 'Esperem la resposta del banc',
    denied: 'El banc no ha acceptat el pagament',
    reason: 'Fons o límit insuficients',
    cancelled: 'Has cancel·lat el pagament',
    attempt: /^1 de 5/,
    withBizum: /^Paga .* amb Bizum$/,
    notPaid: /^No has arribat a pagar\?/,
    sequraStep: 'Acaba la sol·licitud amb seQura',
    sequraDenied: 'seQura no ha aprovat la sol·licitud',
    crediyaRejected: 'Has rebutjat el finançament',
    status: {
      approved: 'Aprovada',
      rejected: 'No aprovada',
      byUser: 'L’has rebutjada tu',
      open: 'Sense acabar',
      processing: 'Processant',
    },
  },
};
type Texts = (typeof texts)['es'];

test.beforeEach(refuseCookies);

/** Orders one piece that every lender finances, and ends up where the method is paid. */
async function orderBy(page: Page, t: Texts, method: RegExp): Promise<void> {
  const product = (await listProducts(page.request)).find(
    ({ price, stock }) => (price.sale || price.base) > 320 && (price.sale || price.base) < 900 && stock.quantity > 20,
  )!;
  await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });
  await open(page, `${t.prefix}/checkout`);
  await continueAsGuest(page, t, `pago.${Date.now()}.${Math.random()}@ejemplo.cat`);
  await main(page).getByRole('radio', { name: method }).check();
  const document = main(page).getByLabel(t.document);
  if (await document.isVisible()) await document.fill('12345678Z');
  await main(page).getByRole('button', { name: t.pay }).click();
}

const atBank = (page: Page, outcome: string) => page.getByRole('button', { name: outcome, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
const orderIdOf = (page: Page): string => /confirm\/(\d+)/.exec(page.url())![1]!;

for (const locale of ['es', 'ca'] as const) {
  test(`a denied card is followed by Bizum (${locale})`, async ({ page, isMobile }) => {
    test.skip(isMobile === (locale === 'es'), 'the other language is gone through there');
    const t = texts[locale];
    await orderBy(page, t, t.card);
    await atBank(page, 'Denegar: sin saldo');
    await expect(heading(page, t.denied)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(main(page).getByText(t.reason)).toBeVisible();
    await expect(main(page).getByText(t.attempt)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);
    await main(page).getByRole('radio', { name: t.bizum }).check();
    await main(page).getByRole('button', { name: t.withBizum }).click();
    await atBank(page, 'Pagar, y avisar a la tienda dos veces');
    await expect(heading(page, t.thanks)).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, t.thanks)).toBeVisible();
  });
}

test(
  'back from the bank, and when its notice is late, the order’s page waits or is paid',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = texts.es;
    await orderBy(page, t, t.card);
    await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
    await page.goBack();
    await expect(heading(page, t.missing)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);
    // The same attempt, which the bank has not seen paid.
    await main(page)
      .getByRole('button', { name: /con tarjeta$/ })
      .click();
    await atBank(page, 'Pagar, pero se pierde el aviso a la tienda');
    await expect(heading(page, t.waiting)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);
    await page.reload();
    await expect(heading(page, t.waiting)).toBeVisible();
    await main(page).getByRole('button', { name: t.notPaid }).click();
    await expect(heading(page, t.missing)).toBeVisible();
  },
);

test('a payment that is cancelled can be tried again', { tag: '@telephone' }, async ({ page }) => {
  const t = texts.ca;
  await orderBy(page, t, t.bizum);
  await atBank(page, 'Cancelar');
  await expect(heading(page, t.cancelled)).toBeVisible();
  await main(page).getByRole('button', { name: t.withBizum }).click();
  await atBank(page, 'Pagar');
  await expect(heading(page, t.thanks)).toBeVisible();
});

test('another amount does not pay the order', { tag: '@desktop' }, async ({ page }) => {
  const t = texts.es;
  await orderBy(page, t, t.card);
  await atBank(page, 'Pagar otro importe');
  await expect(heading(page, t.thanks)).toHaveCount(0);
  await expect(heading(page, t.waiting).or(heading(page, t.missing))).toBeVisible();
});

test('seQura denies an order, which is then paid by card', async ({ page, isMobile }) => {
  const t = texts[isMobile ? 'ca' : 'es'];
  await orderBy(page, t, /seQura/);
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
});

test('seQura approves an order', { tag: '@desktop' }, async ({ page }) => {
  const t = texts.es;
  await orderBy(page, t, /seQura/);
  await page.frameLocator('iframe').getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(heading(page, t.thanks)).toBeVisible();
  await open(page, `/financing/status?orderId=${orderIdOf(page)}`);
  await expect(main(page).getByRole('heading', { name: t.status.approved })).toBeVisible();
  await expectAccessible(page);
});

for (const { outcome, status } of [
  { outcome: 'Aprobar', status: 'approved' },
  { outcome: 'Denegar', status: 'rejected' },
  { outcome: 'Cancelar', status: 'byUser' },
  { outcome: 'Dejar pendiente', status: 'processing' },
] as const)
  test(`an application to Crediya: ${status}`, { tag: '@desktop' }, async ({ page }) => {
    const t = texts.es;
    await orderBy(page, t, /Crediya/);
    await atBank(page, outcome);
    await expect(page).toHaveURL(/order\/confirm/);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, `/financing/status?orderId=${orderIdOf(page)}`);
    await expect(main(page).getByRole('heading', { name: t.status[status], exact: true })).toBeVisible();
    await expectAccessible(page);
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
