import type { Page } from '@playwright/test';
import type { Order } from '#areas/orders/contract.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';

const item = (product_id: number, name: string, base: number, quantity: number): Order['items'][number] => ({
  id: product_id,
  product_id,
  article: `48-${product_id}`,
  name,
  brand: null,
  slug: `p-${product_id}`,
  url: `/product/p-${product_id}`,
  picture: null,
  price: { base, sale: 0, currency: 'EUR' },
  quantity,
  unit: 'ud',
  total: base * quantity,
  sum: base * quantity,
  set: [],
});

const onItsWay: Order = {
  orderId: 7,
  number: '26-889862',
  date: '2026-11-24T15:21:00.000Z',
  status: 'shipped',
  paymentStatus: 'paid',
  total: 464.5,
  price: 414.5,
  deliveryPrice: 0,
  amount: 414.5,
  vat: [{ rate: 21, gross: 414.5, vat: 71.94 }],
  count: 3,
  units: 7,
  payment: 'transfer',
  comment: 'Llamad al 2.º 1.ª',
  customer: {
    type: 'individual',
    name: 'Marta',
    surname: 'Soler',
    email: 'marta@ejemplo.cat',
    phone: '+34612345678',
    document: null,
    organization: null,
  },
  receiver: null,
  delivery: {
    type: 'delivery',
    address: { value: { zipcode: '08911' }, street: 'Carrer de Sant Bru', house: '18', city: 'Badalona' },
    pickupPoint: null,
    date: '2026-11-25',
    slot: { from: '09:00', to: '11:00' },
    takeBack: true,
  },
  items: [
    item(1861, 'Norda NDP 18-60, kit 2 × 5,0 Ah', 329, 1),
    item(125, 'Ferrant FDD 125, disco de diamante', 17.9, 4),
    item(409, 'Bellmunt BG Nitrilo, talla 9', 6.95, 2),
  ],
  history: [
    { status: 'created', at: '2026-11-24T15:21:00.000Z' },
    { status: 'confirmed', at: '2026-11-24T15:22:00.000Z' },
    { status: 'preparing', at: '2026-11-24T16:05:00.000Z' },
    { status: 'shipped', at: '2026-11-25T07:40:00.000Z' },
  ],
  returns: [],
  documents: [{ number: 'T-26-04412', kind: 'simplified', issuedAt: '2026-11-24T15:22:00.000Z', amount: 414.5 }],
  actions: ['repeat', 'invoice', 'withdraw'],
};

const returned: Order = {
  ...onItsWay,
  status: 'returned',
  paymentStatus: 'refunded',
  history: [
    ...onItsWay.history,
    { status: 'delivered', at: '2026-11-25T09:10:00.000Z' },
    { status: 'returned', at: '2026-11-28T09:10:00.000Z' },
  ],
  returns: [
    { reference: 'D-26-00318', receivedAt: '2026-11-26T09:10:00.000Z', state: 'refunded', amount: 414.5, items: [] },
  ],
  documents: [
    ...onItsWay.documents,
    {
      number: 'R-26-00031',
      kind: 'corrective',
      issuedAt: '2026-11-28T15:22:00.000Z',
      amount: -414.5,
      corrects: 'T-26-04412',
    },
  ],
  actions: ['repeat', 'invoice'],
};

const texts = {
  es: {
    prefix: '',
    arrives: 'Llega el miércoles 25 de noviembre, de 09:00 a 11:00',
    track: 'Seguimiento',
    steps: ['Recibido', 'Confirmado', 'Preparando', 'En reparto', 'Entregado'],
    invoice: /Factura simplificada T-26-04412/,
    corrective: /Factura rectificativa R-26-00031/,
    withdraw: /Desistir de la compra/,
    again: /Repetir pedido/,
    added:
      'Hemos añadido el resto a la cesta. No se han podido añadir: Norda. De estos quedan menos, y hemos puesto los que hay: Ferrant (3\u00a0ud.).',
  },
  ca: {
    prefix: '/ca',
    arrives: 'Arriba dimecres 25 de novembre, de 09:00 a 11:00',
    track: 'Seguiment',
    steps: ['Rebuda', 'Confirmada', 'En preparació', 'En repartiment', 'Lliurada'],
    invoice: /Factura simplificada T-26-04412/,
    corrective: /Factura rectificativa R-26-00031/,
    withdraw: /Desisteix de la compra/,
    again: /Repeteix la comanda/,
    added:
      'Hem afegit la resta a la cistella. No s’han pogut afegir: Norda. D’aquests en queden menys, i hem posat els que hi ha: Ferrant (3\u00a0u.).',
  },
};

/** A signed-in customer whose order is the given one. */
async function show(page: Page, order: Order, prefix: string, baseURL: string): Promise<void> {
  await page.context().addCookies([{ name: 'client_id', value: 'client-0001', url: baseURL }]);
  const answer = (json: unknown, status = 200) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(json),
  });
  await page.route('**/api/auth/token/refresh', (route) =>
    route.fulfill(answer({ accessToken: 'a', kind: 'account' }, 201)),
  );
  await page.route('**/api/admin/user', (route) =>
    route.fulfill(answer({ id: 1, name: 'Marta', lastName: 'Soler', email: 'marta@ejemplo.cat' })),
  );
  await page.route('**/api/sale/order/detail?*', (route) => route.fulfill(answer({ order })));
  const { paymentStatus: status, status: orderStatus } = order;
  await page.route('**/api/service/payment/check?*', (route) => route.fulfill(answer({ status, orderStatus })));
  await open(page, `${prefix}/profile/orders/7`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number);
}

test.beforeEach(refuseCookies);

test(
  'shows how far an order is, its documents and what its customer can do',
  { tag: '@desktop-first' },
  async ({ page, isMobile, baseURL }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    await show(page, onItsWay, t.prefix, baseURL!);
    await expect(page.getByRole('heading', { name: t.arrives })).toBeVisible();
    const steps = page.getByRole('list', { name: t.track }).getByRole('listitem');
    await expect(steps.locator('b')).toHaveText(t.steps);
    await expect(steps.nth(3)).toHaveAttribute('aria-current', 'step');
    await expect(main(page).getByRole('link', { name: t.withdraw })).toHaveAttribute(
      'href',
      /\/withdrawal\?orderId=7$/,
    );
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.emulateMedia({ forcedColors: 'active' });
    const dots = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step, '::after').backgroundColor));
    expect(dots[0], 'a step that is done').not.toBe(dots[4]);
    await expect(steps.nth(3)).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });

    await page.route('**/api/sale/order/invoice?*', (route) => {
      expect(new URL(route.request().url()).searchParams.get('number')).toBe('T-26-04412');
      return route.fulfill({ contentType: 'application/pdf', body: '%PDF-' });
    });
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: t.invoice }).click();
    expect((await download).suggestedFilename()).toBe('T-26-04412.pdf');

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: t.arrives })).toBeVisible();
    await expect(main(page).getByRole('link', { name: t.withdraw })).toBeHidden();
  },
);

test('lists the corrective invoice of a returned order', { tag: '@desktop' }, async ({ page, isMobile, baseURL }) => {
  const t = texts[isMobile ? 'ca' : 'es'];
  await show(page, returned, t.prefix, baseURL!);
  await expect(main(page).getByRole('button', { name: t.corrective })).toBeVisible();
  await expect(main(page).getByText('D-26-00318')).toBeVisible();
  await expect(main(page).getByRole('link', { name: t.withdraw })).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test(
  'names the products of an order that cannot be bought again',
  { tag: '@telephone' },
  async ({ page, isMobile, baseURL }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    await show(page, onItsWay, t.prefix, baseURL!);
    const norda = { id: 1861, name: 'Norda', reason: 'archived', message: '' };
    await page.route('**/api/sale/order/repeat', (route) =>
      route.fulfill({
        json: { notAddedProducts: [norda], added: 2, reducedProducts: [{ id: 125, name: 'Ferrant', quantity: 3 }] },
      }),
    );
    await main(page).getByRole('button', { name: t.again }).click();
    await expect(page.getByText(t.added)).toBeVisible();
  },
);
