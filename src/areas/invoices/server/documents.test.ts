import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { extractImages, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents, eurosFromCents } from '#values/money.ts';
import { formatEuros } from '#i18n/format.ts';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { company, deliveryPrice, type DocumentRules, invoicesWith, startDocuments } from './documents.fixture.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { textOfPdf } from '#platform/pdf/pdf-text.fixture.ts';

let rules: DocumentRules['rules'];
let place: DocumentRules['place'];
let pay: DocumentRules['pay'];
let placePaid: DocumentRules['placePaid'];
let documentOf: DocumentRules['documentOf'];
beforeAll(async () => {
  ({ rules, place, pay, placePaid, documentOf } = await startDocuments());
});
afterAll(() => rules.stop());

const printed = (amount: number): string => formatEuros(eurosFromCents(cents(amount)), 'es').replace(/\s/, ' ');

const individualWithDocument = orderRequest.parse({
  ...pickupOrder,
  customer: { ...pickupOrder.customer, document: { type: 'NIF', number: '12345678Z' } },
});

describe('the document of an order', () => {
  it('is there once the order is paid, and is an action of the order then', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const actions = async () => (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!.actions;
    expect(await rules.orders.forCustomer.findDocument(order.userId, order.id)).toMatchObject({
      code: 'no_invoice_yet',
    });
    expect(await actions()).not.toContain('invoice');
    await pay(order);
    expect(await actions()).toContain('invoice');
    expect((await documentOf(order)).pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is as unknown as an order that never was for somebody else', async () => {
    const order = await placePaid([{ price: 1000, quantity: 1 }]);
    expect(await rules.orders.forCustomer.findDocument(order.userId + 1, order.id)).toMatchObject({
      code: 'order_not_found',
    });
    expect(await rules.orders.forCustomer.findDocument(order.userId, 999_999)).toMatchObject({
      code: 'order_not_found',
    });
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

  it('shows the shop’s logo, and stays as it was when the logo changes', async () => {
    const logoOf = async (pdf: Buffer) => extractImages(await getDocumentProxy(new Uint8Array(pdf)), 1);
    const order = await placePaid([{ price: 1000, quantity: 1 }]);
    const { pdf } = await documentOf(order);
    expect(await logoOf(pdf)).toMatchObject([{ width: 240, height: 264 }]);
    const { find } = invoicesWith(rules.database);
    expect(await find(order.userId, order.id)).toMatchObject({ pdf });
    const next = await placePaid([{ price: 1000, quantity: 1 }]);
    const withoutLogo = (await find(next.userId, next.id)) as { pdf: Buffer };
    expect(await logoOf(withoutLogo.pdf)).toEqual([]);
  });

  it('is the same for all, though another process draws it at the same moment with another logo', async () => {
    const order = await placePaid([{ price: 1000, quantity: 1 }]);
    const { find } = invoicesWith(rules.database);
    const files = await Promise.all([documentOf(order), find(order.userId, order.id), documentOf(order)]);
    const [first, ...others] = files.map((file) => (file as { pdf: Buffer }).pdf);
    for (const other of others) expect(other.equals(first!)).toBe(true);
  });

  it('names a price without VAT so exactly that quantity times price is the sum of its line', async () => {
    // 25 × 7.51 € are 155.16 € without VAT; 25 × 6.21 € would be 155.25 €.
    const order = await placePaid([{ price: 751, quantity: 25 }], { request: company });
    const text = await textOfPdf((await documentOf(order)).pdf);
    expect(text).toMatch(/ 25 6,206[48] 21 % 155,1[67] /);
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

  it('is a full invoice for a consumer who gave a tax number', async () => {
    const placed = await placePaid([{ price: 1000, quantity: 1 }], { request: individualWithDocument });
    const withNumber = await textOfPdf((await documentOf(placed)).pdf);
    expect(withNumber).toContain('Marta Soler Vidal NIF 12345678Z');
  });

  it('says the number of a passport as such for more than 3,000 €', async () => {
    const passport = { type: 'PASSPORT', number: 'AB123456' };
    const request = orderRequest.parse({ ...pickupOrder, customer: { ...pickupOrder.customer, document: passport } });
    const items = [{ price: 150_001, quantity: 2 }];
    const { number, pdf } = await documentOf(await placePaid(items, { request }));
    expect(number).toMatch(/^F-/);
    expect(await textOfPdf(pdf)).toContain('Marta Soler Vidal Pasaporte AB123456');
  });

  it('names a company without an address on a simplified invoice, as long as its sum allows one', async () => {
    const { address: _, ...customer } = company.customer;
    const request = { ...company, customer };
    const small = await documentOf(await placePaid([{ price: 40_000 - deliveryPrice, quantity: 1 }], { request }));
    expect(small.number).toMatch(/^T-/);
    expect(await textOfPdf(small.pdf)).toContain('Construccions Soler, S.L. NIF B58818501');
  });

  it('says the address of a company that collects more than that', async () => {
    const large = await documentOf(await placePaid([{ price: 40_001, quantity: 1 }], { request: company }));
    expect(large.number).toMatch(/^F-/);
    expect(await textOfPdf(large.pdf)).toContain(
      'Construccions Soler, S.L. NIF B58818501 Carrer de Sant Bru, 18 08911 Badalona',
    );
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
        // Above 3,000 € an individual gives a document.
        const amount = bought.reduce((sum, { price, quantity }) => sum + price * quantity, deliveryPrice);
        const request = isCompany ? company : amount > 300_000 ? individualWithDocument : undefined;
        const order = await placePaid(bought, { ...(request && { request }) });
        const { number, pdf } = await documentOf(order);
        const text = await textOfPdf(pdf);
        expect(text).toContain(`Total ${printed(order.price + order.deliveryPrice)}`);
        for (const { rate, net, vat } of order.vat)
          expect(text).toContain(`IVA ${rate} % ${printed(net)} ${printed(vat)}`);
        expect(text).toContain(`Base imponible ${printed(order.vat.reduce((sum, { net }) => sum + net, 0))}`);
        const lines = [...text.matchAll(/ (\d+) ([\d.]+,\d\d(?:\d\d)?) (?:21|10|4|0) % ([\d.]+,\d\d)/g)];
        const euros = (shown: string): number => Number(shown.replaceAll('.', '').replace(',', '.'));
        for (const [, quantity, price, amount] of lines)
          expect(Number(quantity) * euros(price!)).toBeCloseTo(euros(amount!), 2);
        const sum = lines.reduce((total, [, , , amount]) => total + Number(amount!.replaceAll(/\D/g, '')), 0);
        const shown = number.startsWith('F') ? 'net' : 'gross';
        expect(sum).toBe(order.vat.reduce((total, ofRate) => total + ofRate[shown], 0));
      }),
      { numRuns: propertyRuns(12), endOnFailure: true },
    );
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
      INSERT INTO order_history (order_id, status, payment_status, at, actor_kind)
      VALUES (${orderId}, 'created', 'paid', now(), 'unknown')`);
    await invoicesWith(shop.database).issueMissing();
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
