import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addCents, type Cents, cents, centsFromEuros } from '#values/money.ts';
import { Failure } from '#platform/http/failure.ts';
import { textOfMail } from '#platform/mail/mail-text.fixture.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { type Order, orderRequest } from '../contract.ts';
import { textOfPdf } from '#platform/pdf/pdf-text.fixture.ts';
import { actors, addProduct, buyerOf, homeDelivery, pickupOrder, type Rules, startRules } from './orders.fixture.ts';
import type { StoredOrder } from './records/order-queries.ts';
import { placeOrder } from './place/place-order.ts';

let rules: Rules;
let mailServer: TestMailServer;
let deliveryPrice = cents(0);

beforeAll(async () => {
  mailServer = await startMailServer();
  const quote = () => ({ price: deliveryPrice, isIndividualTerms: false, freeFrom: null });
  rules = await startRules({ quote }, undefined, mailServer.url);
  await rules.jobs.start();
});
afterAll(async () => {
  await rules.stop();
  await mailServer.close();
});

const bought = fc
  .record({
    price: fc.integer({ min: 1, max: 90_000 }),
    reduction: fc.integer({ min: 0, max: 60 }),
    vatRate: fc.constantFrom(21, 10, 4, 0),
    quantity: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ reduction, ...product }) => {
    const salePrice = Math.floor((product.price * (100 - reduction)) / 100);
    return { ...product, salePrice: salePrice > 0 && salePrice < product.price ? salePrice : null };
  });

const randomOrder = fc.record({
  lines: fc.array(bought, { minLength: 1, maxLength: 5 }),
  delivery: fc.constantFrom(0, 1, 495, 1290),
  isDelivered: fc.boolean(),
  isFull: fc.boolean(),
  /** The order in which its returns are settled, and how many pieces of each line are in the first one. */
  pieces: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 5, maxLength: 5 }),
  isReversed: fc.boolean(),
});
type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer Value> ? Value : never;

async function place({ lines, delivery, isDelivered, isFull }: RandomOrder): Promise<StoredOrder> {
  const userId = rules.newUser();
  deliveryPrice = cents(delivery);
  for (const [index, { quantity, ...product }] of lines.entries())
    await rules.fill(
      userId,
      await addProduct(rules.database, { article: `p${userId}-${index}`, stock: 99, ...product }),
      quantity,
    );
  const document = isFull ? { type: 'NIF', number: '12345678Z' } : { type: 'PASSPORT', number: 'AB123456' };
  const request = orderRequest.parse({
    ...pickupOrder,
    customer: { ...pickupOrder.customer, document },
    ...(isDelivered && { delivery: homeDelivery }),
  });
  const placed = await placeOrder(rules.orders.placing, buyerOf(userId), request);
  if (placed instanceof Failure) throw new Error(placed.code);
  // All are delivered in the same slot.
  await rules.database.execute(sql`DELETE FROM delivery_slots`);
  return placed;
}

const sum = (amounts: readonly Cents[]): Cents => addCents(...amounts);
const amountsIn = (text: string): Cents[] =>
  [...text.matchAll(/([-−]?)([\d.]+,\d\d)/g)].map(([, sign, digits]) =>
    cents(Number(`${sign ? '-' : ''}${digits!.replaceAll(/\D/g, '')}`)),
  );
const amountAfter = (text: string, label: string): Cents => {
  const at = text.indexOf(label);
  if (at < 0) throw new Error(`no ${label} in ${text}`);
  return amountsIn(text.slice(at + label.length))[0]!;
};

function checkAnswer(order: Order): void {
  const { items, total, price, deliveryPrice: delivery, amount } = order;
  expect(sum(items.map((item) => centsFromEuros(item.total)))).toBe(centsFromEuros(total));
  expect(sum(items.map((item) => centsFromEuros(item.sum)))).toBe(centsFromEuros(price));
  expect(sum([centsFromEuros(price), centsFromEuros(delivery)])).toBe(centsFromEuros(amount));
}

/** Checks the text of the mail as it arrived over SMTP. */
async function checkMail(order: Order): Promise<void> {
  const raw = await vi.waitFor(
    () => mailServer.received.find((mail) => mail.includes(order.number)) ?? Promise.reject(new Error('no mail')),
    { timeout: 30_000, interval: 20 },
  );
  const text = textOfMail(raw).replaceAll(/\s+/g, ' ');
  const sums = text.slice(text.lastIndexOf('Artículos'));
  for (const item of order.items) expect(amountAfter(text, `Producto ${item.article}`)).toBe(centsFromEuros(item.sum));
  const goods = amountAfter(sums, 'Artículos');
  const discount = sums.includes('Descuento') ? amountAfter(sums, 'Descuento') : cents(0);
  expect(goods).toBe(centsFromEuros(order.total));
  expect(sum([goods, discount])).toBe(centsFromEuros(order.price));
  const total = amountAfter(sums, 'Total');
  expect(sum([goods, discount, centsFromEuros(order.deliveryPrice)])).toBe(total);
  expect(total).toBe(centsFromEuros(order.amount));
}

interface PrintedSums {
  readonly total: Cents;
  readonly vat: readonly { rate: number; net: Cents; vat: Cents }[];
}

/** Reads a PDF; its lines, rates and sums must add up. */
async function readPdf(userId: number, orderId: number, number: string): Promise<PrintedSums> {
  const file = await rules.orders.forCustomer.findDocument(userId, orderId, number);
  if (file instanceof Failure) throw new Error(file.code);
  const text = await textOfPdf(file.pdf);
  const total = amountAfter(text, ' Total ');
  const vat = [...text.matchAll(/IVA (\d+) % ([-\d.]+,\d\d) € ([-\d.]+,\d\d) €/g)].map(([, rate, net, tax]) => ({
    rate: Number(rate),
    net: amountsIn(net!)[0]!,
    vat: amountsIn(tax!)[0]!,
  }));
  const net = sum(vat.map((ofRate) => ofRate.net));
  expect(amountAfter(text, 'Base imponible')).toBe(net);
  expect(sum(vat.flatMap((ofRate) => [ofRate.net, ofRate.vat]))).toBe(total);
  // Quantity, price of a piece, rate and sum of each line; sums are without VAT in a full invoice.
  const lines = [...text.matchAll(/ (-?\d+) ([\d.]+,\d\d(?:\d\d)?) (?:21|10|4|0) % ([-\d.]+,\d\d)/g)];
  const isFull = !text.includes('Precios con IVA incluido');
  expect(sum(lines.map(([, , , amount]) => amountsIn(amount!)[0]!))).toBe(isFull ? net : total);
  return { total, vat };
}

async function giveBack(order: StoredOrder, pieces: readonly number[]): Promise<string[]> {
  const proof = { userId: order.userId, orderId: order.id };
  const shown = (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!;
  const items = shown.items
    .map(({ product_id, quantity }, index) => ({ product_id, quantity: Math.min(quantity, pieces[index]!) }))
    .filter(({ quantity }) => quantity > 0);
  const references: string[] = [];
  for (const [index, some] of [items, null].entries()) {
    if (some?.length === 0) continue;
    const statement = { name: 'Marta', items: some, statement: null };
    const stored = await rules.orders.returns.withdraw(actors.customer, proof, statement, `key:${index}`);
    if (stored && !(stored instanceof Failure)) references.push(stored.reference);
  }
  return references;
}

it('adds up to the cent in answer, mail and invoices, corrective ones too', async () => {
  await fc.assert(
    fc.asyncProperty(randomOrder, async (random) => {
      const order = await place(random);
      const change = (to: Parameters<Rules['orders']['changeStatus']>[2]) =>
        rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, to));
      await change({ actor: actors.shop, paymentStatus: 'paid' });
      const sent = random.isDelivered ? 'shipped' : 'ready';
      for (const status of ['confirmed', 'preparing', sent, 'delivered'] as const)
        await change({ actor: actors.shop, status });
      const references = await giveBack(order, random.pieces);
      for (const reference of random.isReversed ? references.toReversed() : references)
        await rules.orders.returns.move(actors.shop, reference, 'refunded');

      const shown = (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!;
      checkAnswer(shown);
      await checkMail(shown);
      const [invoice, ...correctives] = shown.documents;
      const issued = await readPdf(order.userId, order.id, invoice!.number);
      expect(issued.total).toBe(centsFromEuros(shown.amount));
      const corrected: PrintedSums[] = [];
      for (const { number, amount } of correctives) {
        corrected.push(await readPdf(order.userId, order.id, number));
        expect(corrected.at(-1)!.total).toBe(centsFromEuros(amount));
      }
      expect(correctives).toHaveLength(references.length);
      expect(sum([issued.total, ...corrected.map(({ total }) => total)])).toBe(0);
      for (const { rate, net, vat } of issued.vat) {
        const ofRate = corrected.flatMap((one) => one.vat).filter((one) => one.rate === rate);
        expect(sum([net, ...ofRate.map((one) => one.net)])).toBe(0);
        expect(sum([vat, ...ofRate.map((one) => one.vat)])).toBe(0);
      }
    }),
    { numRuns: propertyRuns(15), endOnFailure: true },
  );
});
