import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopTime } from '#values/shop-time.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import { formatEuros } from '#i18n/format.ts';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { type OrderRequest, orderRequest } from '../../contract.ts';
import { addProduct, buyerOf, parsedPickupOrder, pickupOrder, type Rules, startRules } from '../orders.fixture.ts';
import type { StoredOrder } from '../view/order-queries.ts';
import type { DocumentIssuer } from './document-facts.ts';
import { textOfPdf } from './pdf-text.fixture.ts';
import { createDocuments, type DocumentSettings } from './documents.ts';

const deliveryPrice = 495;
let rules: Rules;
let userId = 5000;

beforeAll(async () => {
  rules = await startRules({
    quote: () => ({ price: cents(deliveryPrice), isIndividualTerms: false, freeFrom: null }),
  });
});
afterAll(() => rules.stop());

interface Bought {
  readonly price: number;
  readonly salePrice?: number | null;
  readonly vatRate?: number;
  readonly quantity: number;
}

async function place(
  bought: readonly Bought[],
  { request = parsedPickupOrder, locale = 'es' }: { request?: OrderRequest; locale?: 'es' | 'ca' } = {},
): Promise<StoredOrder> {
  userId += 1;
  for (const [index, { quantity, ...product }] of bought.entries()) {
    const productId = await addProduct(rules.database, { article: `d-${userId}-${index}`, stock: 9999, ...product });
    await rules.basket.put({ userId, cookie: undefined }, { productId, quantity }, locale);
  }
  const placed = await rules.orders.place({ ...buyerOf(userId), locale }, request);
  if (placed instanceof Failure) throw new Error(placed.code);
  return placed;
}

const pay = (order: StoredOrder) =>
  rules.database.transaction((tx) =>
    rules.orders.changeStatus(tx, order.id, { by: 'shop', paymentStatus: 'paid', status: 'confirmed' }),
  );

async function placePaid(...parameters: Parameters<typeof place>): Promise<StoredOrder> {
  const order = await place(...parameters);
  await pay(order);
  return order;
}

async function documentOf(order: StoredOrder): Promise<{ number: string; pdf: Buffer }> {
  const document = await rules.orders.findDocument(order.userId, order.id);
  if (document instanceof Failure) throw new Error(document.code);
  return document;
}

const printed = (amount: number): string => formatEuros(eurosFromCents(cents(amount)), 'es').replace(/\s/, ' ');

const issuer: DocumentIssuer = {
  name: 'Can Eina',
  slogan: 'La casa de la herramienta',
  company: 'Can Eina Badalona, S.L.',
  taxId: 'B11111119',
  street: 'Carrer del Torrent, 41',
  town: '08912 Badalona (Barcelona)',
  registry: 'Registro Mercantil de Barcelona',
  phone: '+34 93 000 00 00',
  email: 'hola@caneina.example',
  url: 'https://shop.example',
};
const settings: DocumentSettings = { issuer: () => issuer, isDemo: true, isOn: true };

const company = orderRequest.parse({
  ...pickupOrder,
  customer: {
    ...pickupOrder.customer,
    type: 'legal',
    organization: 'Construccions Soler, S.L.',
    document: { type: 'CIF', number: 'B58818501' },
    address: {
      value: { zipcode: '08911' },
      street: 'Carrer de Sant Bru',
      house: '18',
      city: 'Badalona',
    },
  },
});

describe('the document of an order', () => {
  it('is there once the order is paid, and is an action of the order then', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const actions = async () => (await rules.orders.find(order.userId, order.id, 'es'))!.actions;
    expect(await rules.orders.findDocument(order.userId, order.id)).toMatchObject({ code: 'no_invoice_yet' });
    expect(await actions()).not.toContain('invoice');
    await pay(order);
    expect(await actions()).toContain('invoice');
    expect((await documentOf(order)).pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is as unknown as an order that never was for somebody else', async () => {
    const order = await placePaid([{ price: 1000, quantity: 1 }]);
    expect(await rules.orders.findDocument(order.userId + 1, order.id)).toMatchObject({ code: 'order_not_found' });
    expect(await rules.orders.findDocument(order.userId, 999_999)).toMatchObject({ code: 'order_not_found' });
  });

  it('is issued once: the same number and bytes at every download, at once or later', async () => {
    const order = await placePaid([{ price: 1000, quantity: 3 }]);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => documentOf(order)));
    rules.passDays(1);
    for (const other of [...others, await documentOf(order)]) {
      expect(other.number).toBe(first!.number);
      expect(other.pdf.equals(first!.pdf)).toBe(true);
    }
    rules.passDays(-1);
  });

  it('is a simplified invoice for a consumer, with prices that include VAT', async () => {
    const order = await placePaid([{ price: 1210, quantity: 2 }]);
    const { number, pdf } = await documentOf(order);
    expect(number).toMatch(/^T-26-\d{5}$/);
    const text = await textOfPdf(pdf);
    expect(text).toContain(`Factura simplificada ${number}`);
    expect(text).toContain('Precios con IVA incluido');
    expect(text).toContain('12,10');
    expect(text).not.toContain('Marta');
  });

  it('is a full invoice with name and tax number for a company, in the order’s language', async () => {
    const order = await placePaid([{ price: 1210, quantity: 1 }], { request: company, locale: 'ca' });
    const { number, pdf } = await documentOf(order);
    expect(number).toMatch(/^F-26-\d{5}$/);
    const text = await textOfPdf(pdf);
    for (const part of [
      'Construccions Soler, S.L. NIF B58818501 Carrer de Sant Bru, 18 08911 Badalona',
      'Data d’expedició',
      'Base imposable',
      'Comanda',
    ])
      expect(text).toContain(part);
  });

  it('is a full invoice for a consumer who gave a tax number, and for more than 3,000 €', async () => {
    const document = { type: 'NIF', number: '12345678Z' };
    const request = orderRequest.parse({ ...pickupOrder, customer: { ...pickupOrder.customer, document } });
    const withNumber = await textOfPdf(
      (await documentOf(await placePaid([{ price: 1000, quantity: 1 }], { request }))).pdf,
    );
    expect(withNumber).toContain('Marta Soler Vidal NIF 12345678Z');
    const large = await documentOf(await placePaid([{ price: 150_000, quantity: 2 }]));
    expect(large.number).toMatch(/^F-/);
  });

  it('names a company without an address on a simplified invoice, as long as its sum allows one', async () => {
    const { address: _, ...customer } = company.customer;
    const request = { ...company, customer };
    const small = await documentOf(await placePaid([{ price: 40_000 - deliveryPrice, quantity: 1 }], { request }));
    expect(small.number).toMatch(/^T-/);
    expect(await textOfPdf(small.pdf)).toContain('Construccions Soler, S.L. NIF B58818501');
    const large = await documentOf(await placePaid([{ price: 40_001 - deliveryPrice, quantity: 1 }], { request }));
    expect(large.number).toMatch(/^F-/);
  });

  it('says in the demo shop that it has no fiscal validity', async () => {
    const order = await placePaid([{ price: 1000, quantity: 1 }]);
    expect(await textOfPdf((await documentOf(order)).pdf)).toContain('sin validez fiscal');
  });

  it('prints names in other alphabets, and orders of many lines on several pages', async () => {
    const customer = { ...company.customer, organization: 'Иван Петров Łódź, S.L.' };
    const order = await placePaid(
      Array.from({ length: 40 }, () => ({ price: 100, quantity: 1 })),
      { request: { ...company, customer } },
    );
    const text = await textOfPdf((await documentOf(order)).pdf);
    expect(text).toContain('Иван Петров Łódź, S.L.');
    expect(text).toMatch(/Página 2 de [23]/);
  });

  it('has the sums of the order to the cent, by rate and with its delivery', async () => {
    const product = fc.record({
      price: fc.integer({ min: 1, max: 90_000 }),
      vatRate: fc.constantFrom(21, 10, 4, 0),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), fc.boolean(), async (bought, isCompany) => {
        const order = await placePaid(bought, { ...(isCompany && { request: company }) });
        const { number, pdf } = await documentOf(order);
        const text = await textOfPdf(pdf);
        expect(text).toContain(`Total ${printed(order.price + order.deliveryPrice)}`);
        for (const { rate, net, vat } of order.vat)
          expect(text).toContain(`IVA ${rate} % ${printed(net)} ${printed(vat)}`);
        expect(text).toContain(`Base imponible ${printed(order.vat.reduce((sum, { net }) => sum + net, 0))}`);
        const lines = [...text.matchAll(/ (\d+) ([\d.]+,\d\d) (?:21|10|4|0) % ([\d.]+,\d\d)/g)];
        const sum = lines.reduce((total, [, , , amount]) => total + Number(amount!.replaceAll(/\D/g, '')), 0);
        const shown = number.startsWith('F') ? 'net' : 'gross';
        expect(sum).toBe(order.vat.reduce((total, ofRate) => total + ofRate[shown], 0));
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

describe('numbers', () => {
  it('are consecutive in each series when 50 documents are issued at once', async () => {
    const orders: StoredOrder[] = [];
    for (let index = 0; index < 50; index += 1)
      orders.push(await place([{ price: 1000, quantity: 1 }], { ...(index % 2 && { request: company }) }));
    await Promise.all(orders.map(pay));
    const issued = await Promise.all(orders.map(documentOf));
    for (const series of ['F', 'T']) {
      const serials = issued
        .filter(({ number }) => number.startsWith(series))
        .map(({ number }) => Number(number.slice(5)))
        .toSorted((one, other) => one - other);
      expect(serials).toEqual(Array.from({ length: 25 }, (_, index) => serials[0]! + index));
    }
    const { rows } = await rules.database.execute<{ series: string; gaps: number }>(sql`
      SELECT left(number, 4) AS series, (max(right(number, 5)::int) - count(*))::int AS gaps
      FROM order_documents GROUP BY 1`);
    expect(rows.map(({ gaps }) => gaps)).toEqual(rows.map(() => 0));
  });

  it('are given back when the transaction fails', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    await rules.database.execute(sql`
      ALTER TABLE order_documents ADD CONSTRAINT refuse CHECK (order_id <> ${sql.raw(String(order.id))}) NOT VALID`);
    await expect(pay(order)).rejects.toThrow();
    await rules.database.execute(sql`ALTER TABLE order_documents DROP CONSTRAINT refuse`);
    const next = await documentOf(await placePaid([{ price: 1000, quantity: 1 }]));
    await pay(order);
    const last = await documentOf(order);
    expect(Number(last.number.slice(5))).toBe(Number(next.number.slice(5)) + 1);
  });

  it('start again with the year of the shop’s clock', async () => {
    rules.passDays(60);
    const { number } = await documentOf(await placePaid([{ price: 1000, quantity: 1 }]));
    expect(number).toBe('T-27-00001');
    rules.passDays(-60);
  });
});

describe('issuing', () => {
  const documentsOf = async (order: StoredOrder) =>
    (await rules.orders.find(order.userId, order.id, 'es'))!.documents.map(({ kind, number }) => [kind, number[0]]);
  const withSettings = (change: { isDemo?: boolean; isOn?: boolean }) =>
    createDocuments({
      database: rules.database,
      clock: () => new Date('2026-11-21T09:00:00Z'),
      settings: { ...settings, isDemo: false, ...change },
    });

  it('happens when the order is paid, not at the download', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    expect(await documentsOf(order)).toEqual([]);
    await pay(order);
    expect(await documentsOf(order)).toEqual([['simplified', 'T']]);
    const issued = (await rules.orders.find(order.userId, order.id, 'es'))!.documents;
    rules.passDays(1);
    await documentOf(order);
    expect((await rules.orders.find(order.userId, order.id, 'es'))!.documents).toEqual(issued);
    rules.passDays(-1);
  });

  it('happens when the goods are handed over before they are paid', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const change = (status: 'confirmed' | 'preparing' | 'ready' | 'delivered') =>
      rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, { by: 'shop', status }));
    for (const status of ['confirmed', 'preparing', 'ready'] as const) await change(status);
    expect(await documentsOf(order)).toEqual([]);
    await change('delivered');
    expect(await documentsOf(order)).toEqual([['simplified', 'T']]);
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, order.id, { by: 'shop', paymentStatus: 'paid' }),
    );
    expect(await documentsOf(order)).toEqual([['simplified', 'T']]);
  });

  it('does not happen for a transfer that arrives after the order was cancelled', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const change = (to: Parameters<Rules['orders']['changeStatus']>[2]) =>
      rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, to));
    await change({ by: 'shop', status: 'cancelled' });
    expect(await change({ by: 'shop', paymentStatus: 'paid' })).toMatchObject({ paymentStatus: 'paid' });
    await change({ by: 'shop', paymentStatus: 'refunded' });
    expect(await documentsOf(order)).toEqual([]);
  });

  it('is undone with the change that called for it', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const failing = rules.database.transaction(async (tx) => {
      await rules.orders.changeStatus(tx, order.id, { by: 'shop', paymentStatus: 'paid', status: 'confirmed' });
      throw new Error('lost');
    });
    await expect(failing).rejects.toThrow('lost');
    expect(await documentsOf(order)).toEqual([]);
  });

  it('does not happen while invoicing is off', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const sold = { ...order, status: 'confirmed', paymentStatus: 'paid' } as const;
    const off = withSettings({ isOn: false });
    await rules.database.transaction((tx) => off.issueFor(tx, sold));
    await off.issueMissing();
    expect(await documentsOf(order)).toEqual([]);
    expect(await off.find(order.userId, order.id)).toMatchObject({ code: 'no_invoice_yet' });
  });

  it('is made up once for orders of an earlier version, but not for those before invoicing began', async () => {
    const old = await place([{ price: 1000, quantity: 1 }]);
    rules.passDays(1);
    const recent = await place([{ price: 1000, quantity: 1 }]);
    rules.passDays(-1);
    await rules.database.execute(sql`
      WITH paid AS (UPDATE orders SET payment_status = 'paid' WHERE id IN (${old.id}, ${recent.id}) RETURNING id, placed_at)
      INSERT INTO order_history (order_id, status, payment_status, at) SELECT id, 'created', 'paid', placed_at FROM paid`);
    await rules.database.execute(sql`UPDATE order_documents_start SET day = ${shopTime(recent.placedAt).date}`);
    const documents = withSettings({});
    await Promise.all([documents.issueMissing(), documents.issueMissing()]);
    await documents.issueMissing();
    expect(await documentsOf(recent)).toEqual([['simplified', 'T']]);
    expect(await documentsOf(old)).toEqual([]);
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, old.id, { by: 'shop', status: 'confirmed' }),
    );
    expect(await documentsOf(old)).toEqual([]);
    await rules.database.execute(sql`UPDATE order_documents_start SET day = '1970-01-01'`);
    await rules.orders.issueMissingInvoices();
    expect(await documentsOf(old)).toEqual([['simplified', 'T']]);
  });

  it('begins on the day on which a shop first runs with invoicing on', async () => {
    await rules.database.execute(sql`DELETE FROM order_documents_start`);
    await withSettings({}).issueMissing();
    await withSettings({ isDemo: true }).issueMissing();
    const { rows } = await rules.database.execute(sql`SELECT day::text FROM order_documents_start`);
    expect(rows).toEqual([{ day: '2026-11-21' }]);
    await rules.database.execute(sql`UPDATE order_documents_start SET day = '1970-01-01'`);
  });
});

describe('the call', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  it('answers a PDF to the order’s owner alone', async () => {
    const product = await addProduct(shop.database, { article: 'drill' });
    const marta = await newAccount(shop);
    await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const { orderId } = (await marta.send('POST', '/sale/order', pickupOrder)).body;
    const url = `/sale/order/invoice?orderId=${orderId}`;
    expect(await marta.send('GET', url)).toMatchObject({ status: 409, body: { code: 'no_invoice_yet' } });
    await shop.database.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${orderId}`);
    await shop.database.execute(sql`
      INSERT INTO order_history (order_id, status, payment_status, at) VALUES (${orderId}, 'created', 'paid', now())`);
    await createDocuments({ database: shop.database, clock: () => new Date(), settings }).issueMissing();
    const authorization = `Bearer ${marta.accessToken}`;
    const response = await shop.app.inject({ url: `/api${url}`, headers: { authorization } });
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="T-\d\d-00001\.pdf"$/),
      'cache-control': 'no-store',
    });
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await newAccount(shop, { email: 'jordi@ejemplo.cat' });
    expect((await stranger.send('GET', url)).status).toBe(404);
    expect((await shop.browser().send('GET', url)).status).toBe(401);
  });
});
