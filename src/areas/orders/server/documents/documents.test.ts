import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents, eurosFromCents } from '#values/money.ts';
import { formatEuros } from '#i18n/format.ts';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { type OrderRequest, orderRequest } from '../../contract.ts';
import { addProduct, buyerOf, parsedPickupOrder, pickupOrder, type Rules, startRules } from '../orders.fixture.ts';
import type { StoredOrder } from '../view/order-queries.ts';
import { createDocuments } from './documents.ts';

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

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const printed = (amount: number): string => formatEuros(eurosFromCents(cents(amount)), 'es').replace(/\s/, ' ');

const company = orderRequest.parse({
  ...pickupOrder,
  customer: {
    ...pickupOrder.customer,
    type: 'legal',
    organization: 'Construccions Soler, S.L.',
    document: { type: 'CIF', number: 'B58818501' },
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
  });

  it('is a simplified invoice for a consumer, with prices that include VAT', async () => {
    const order = await placePaid([{ price: 1210, quantity: 2 }]);
    const { number, pdf } = await documentOf(order);
    expect(number).toMatch(/^T-26-\d{5}$/);
    const text = await textOf(pdf);
    expect(text).toContain(`Factura simplificada ${number}`);
    expect(text).toContain('Precios con IVA incluido');
    expect(text).toContain('12,10');
    expect(text).not.toContain('Marta');
  });

  it('is a full invoice with name and tax number for a company, in the order’s language', async () => {
    const order = await placePaid([{ price: 1210, quantity: 1 }], { request: company, locale: 'ca' });
    const { number, pdf } = await documentOf(order);
    expect(number).toMatch(/^F-26-\d{5}$/);
    const text = await textOf(pdf);
    for (const part of ['Construccions Soler, S.L.', 'NIF B58818501', 'Data d’expedició', 'Base imposable', 'Comanda'])
      expect(text).toContain(part);
  });

  it('is a full invoice for a consumer who gave a tax number, and for more than 3,000 €', async () => {
    const document = { type: 'NIF', number: '12345678Z' };
    const request = orderRequest.parse({ ...pickupOrder, customer: { ...pickupOrder.customer, document } });
    const withNumber = await textOf(
      (await documentOf(await placePaid([{ price: 1000, quantity: 1 }], { request }))).pdf,
    );
    expect(withNumber).toContain('Marta Soler Vidal NIF 12345678Z');
    const large = await documentOf(await placePaid([{ price: 150_000, quantity: 2 }]));
    expect(large.number).toMatch(/^F-/);
  });

  it('says in the demo shop that it has no fiscal validity', async () => {
    const order = await placePaid([{ price: 1000, quantity: 1 }]);
    expect(await textOf((await documentOf(order)).pdf)).toContain('sin validez fiscal');
  });

  it('prints names in other alphabets, and orders of many lines on several pages', async () => {
    const customer = { ...company.customer, organization: 'Иван Петров Łódź, S.L.' };
    const order = await placePaid(
      Array.from({ length: 40 }, () => ({ price: 100, quantity: 1 })),
      { request: { ...company, customer } },
    );
    const text = await textOf((await documentOf(order)).pdf);
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
        const text = await textOf(pdf);
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
      orders.push(await placePaid([{ price: 1000, quantity: 1 }], { ...(index % 2 && { request: company }) }));
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
    const order = await placePaid([{ price: 1000, quantity: 1 }]);
    await rules.database.execute(sql`
      ALTER TABLE order_documents ADD CONSTRAINT refuse CHECK (order_id <> ${sql.raw(String(order.id))}) NOT VALID`);
    await expect(documentOf(order)).rejects.toThrow();
    await rules.database.execute(sql`ALTER TABLE order_documents DROP CONSTRAINT refuse`);
    const next = await documentOf(await placePaid([{ price: 1000, quantity: 1 }]));
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

it('issues nothing while invoicing is off', async () => {
  const order = await placePaid([{ price: 1000, quantity: 1 }]);
  const documents = createDocuments({
    database: rules.database,
    clock: () => new Date(),
    settings: { issuer: () => ({}) as never, isDemo: false, isOn: false },
  });
  expect(documents.isAvailable({ status: 'delivered', paymentStatus: 'paid' })).toBe(false);
  expect(await documents.find(order.userId, order.id)).toMatchObject({ code: 'no_invoice_yet' });
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
