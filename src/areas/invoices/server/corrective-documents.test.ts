import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { cents } from '#values/money.ts';
import { Failure } from '#platform/http/failure.ts';
import { actors, addProduct, placeRequest, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { textOfPdf } from '#platform/pdf/pdf-text.fixture.ts';

let rules: Rules;
let drill: number;
let discs: number;
let userId = 7000;

beforeAll(async () => {
  rules = await startRules({ quote: () => ({ price: cents(495), isIndividualTerms: false, freeFrom: null }) });
  drill = await addProduct(rules.database, { article: 'drill', price: 32_900, stock: 9999 });
  discs = await addProduct(rules.database, {
    article: 'discs',
    price: 1790,
    salePrice: 1667,
    vatRate: 10,
    stock: 9999,
  });
});
afterAll(() => rules.stop());

/** A drill and three discs, delivered for 4.95 €. */
async function place(): Promise<StoredOrder> {
  userId += 1;
  await rules.fill(userId, drill);
  await rules.fill(userId, discs, 3);
  return placeRequest(rules, userId);
}

const change = (order: StoredOrder, to: Parameters<Rules['orders']['changeStatus']>[2]) =>
  rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, to));

async function placeDelivered(isPaid = true): Promise<StoredOrder> {
  const order = await place();
  if (isPaid) await change(order, { actor: actors.shop, paymentStatus: 'paid' });
  for (const status of ['confirmed', 'preparing', 'ready', 'delivered'] as const)
    await change(order, { actor: actors.shop, status });
  return order;
}

async function giveBack(order: StoredOrder, pieces?: Record<number, number>): Promise<string> {
  const items = pieces && Object.entries(pieces).map(([id, quantity]) => ({ product_id: Number(id), quantity }));
  const proof = { userId: order.userId, orderId: order.id };
  const stored = await rules.orders.returns.withdraw(
    actors.customer,
    proof,
    { name: 'Marta', items, statement: null },
    null,
  );
  if (!stored || stored instanceof Failure) throw new Error('refused');
  return stored.reference;
}

const documentsOf = async (order: StoredOrder) =>
  (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!.documents;

/** What a document has by line: quantity, net and gross in cents. */
async function factsOf(number: string) {
  const { rows } = await rules.database.execute<{ facts: { lines: Record<string, number>[]; vat: object[] } }>(sql`
    SELECT facts FROM order_documents WHERE number = ${number}`);
  return rows[0]!.facts;
}

describe('a corrective invoice', () => {
  it('is issued when a return is settled, in a series of its own, with negative amounts', async () => {
    const order = await placeDelivered();
    const reference = await giveBack(order, { [discs]: 2 });
    await rules.orders.returns.move(actors.shop, reference, 'goods_back');
    expect(await documentsOf(order)).toHaveLength(1);
    await rules.orders.returns.move(actors.shop, reference, 'refunded');
    const [invoice, corrective] = await documentsOf(order);
    expect(corrective).toMatchObject({ kind: 'corrective', corrects: invoice!.number, amount: -33.34 });
    expect(corrective!.number).toMatch(/^R-26-\d{5}$/);

    const file = await rules.orders.forCustomer.findDocument(order.userId, order.id, corrective!.number);
    if (file instanceof Failure) throw new Error(file.code);
    const text = await textOfPdf(file.pdf);
    expect(text).toContain(`Factura simplificada rectificativa ${corrective!.number}`);
    expect(text).toContain(`Rectifica la factura ${invoice!.number} del 20 de noviembre de 2026.`);
    expect(text).toContain(`devolución de artículos (${reference})`);
    expect(text).toContain('discs Producto discs -2 16,67 10 % -33,34');
    expect(text).toContain('Total -33,34 €');
    expect(text).toContain('Devuelto con transferencia, 20/11/2026 -33,34 €');
    expect(text).not.toContain('Puedes desistir');
  });

  it('leaves the invoice as it is', async () => {
    const order = await placeDelivered();
    const before = await rules.orders.forCustomer.findDocument(order.userId, order.id);
    await rules.orders.returns.move(actors.shop, await giveBack(order), 'refunded');
    expect(await rules.orders.forCustomer.findDocument(order.userId, order.id)).toEqual(before);
  });

  it('takes back the invoice to the cent, line by line, however the pieces are returned', async () => {
    const order = await placeDelivered();
    const references = [
      await giveBack(order, { [discs]: 1 }),
      await giveBack(order, { [discs]: 1, [drill]: 1 }),
      await giveBack(order),
    ];
    for (const reference of references.toReversed())
      await rules.orders.returns.move(actors.shop, reference, 'refunded');
    const [invoice, ...correctives] = await documentsOf(order);
    expect(correctives).toHaveLength(3);
    const issued = await factsOf(invoice!.number);
    const taken = (await Promise.all(correctives.map(({ number }) => factsOf(number)))).flatMap(({ lines }) => lines);
    for (const [index, line] of issued.lines.entries())
      for (const part of ['quantity', 'net', 'gross'] as const)
        expect(taken.reduce((sum, one) => sum + (one['corrects'] === index ? one[part]! : 0), line[part]!)).toBe(0);
  });

  it('is issued for the whole when a paid order is refunded and cancelled, once', async () => {
    const order = await place();
    await change(order, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
    await change(order, { actor: actors.shop, paymentStatus: 'refunded' });
    await change(order, { actor: actors.shop, status: 'cancelled' });
    const [invoice, ...correctives] = await documentsOf(order);
    expect(correctives).toMatchObject([{ corrects: invoice!.number, amount: -invoice!.amount }]);
    const file = await rules.orders.forCustomer.findDocument(order.userId, order.id, correctives[0]!.number);
    expect(await textOfPdf((file as { pdf: Buffer }).pdf)).toContain('Motivo: anulación del pedido.');
  });

  it('for the rest of an order leaves out what returns have corrected', async () => {
    const order = await placeDelivered();
    await rules.orders.returns.move(actors.shop, await giveBack(order, { [drill]: 1 }), 'refunded');
    await change(order, { actor: actors.shop, paymentStatus: 'refunded' });
    const amounts = (await documentsOf(order)).map(({ amount }) => amount);
    expect(amounts).toEqual([383.96, -329, -54.96]);
  });

  it('is issued for goods that come back unpaid, and says nothing of money', async () => {
    const order = await placeDelivered(false);
    const reference = await giveBack(order, { [drill]: 1 });
    await rules.orders.returns.move(actors.shop, reference, 'closed');
    const [, corrective] = await documentsOf(order);
    expect(corrective).toMatchObject({ amount: -329 });
    const file = await rules.orders.forCustomer.findDocument(order.userId, order.id, corrective!.number);
    expect(await textOfPdf((file as { pdf: Buffer }).pdf)).not.toMatch(/Devuelto|Pendiente/);
  });

  it('is not issued where there was no invoice', async () => {
    const order = await place();
    await rules.orders.returns.move(actors.shop, await giveBack(order, { [discs]: 1 }), 'closed');
    await change(order, { actor: actors.shop, status: 'cancelled' });
    expect(await documentsOf(order)).toEqual([]);
  });

  it('has numbers without gaps when several returns are settled at once', async () => {
    const orders = [];
    for (let index = 0; index < 8; index += 1) orders.push(await placeDelivered());
    const references = await Promise.all(orders.map((order) => giveBack(order)));
    await Promise.all(references.map((reference) => rules.orders.returns.move(actors.shop, reference, 'refunded')));
    const { rows } = await rules.database.execute(sql`
      SELECT (max(right(number, 5)::int) - count(*))::int AS gaps FROM order_documents WHERE number LIKE 'R-%'`);
    expect(rows).toEqual([{ gaps: 0 }]);
  });
});

it('answers a document only to its order’s owner and by a number of that order', async () => {
  const order = await placeDelivered();
  const other = await placeDelivered();
  const [invoice] = await documentsOf(order);
  expect(await rules.orders.forCustomer.findDocument(order.userId, order.id, invoice!.number)).toMatchObject({
    number: invoice!.number,
  });
  expect(await rules.orders.forCustomer.findDocument(other.userId, other.id, invoice!.number)).toMatchObject({
    code: 'no_invoice_yet',
  });
  expect(await rules.orders.forCustomer.findDocument(other.userId, order.id, invoice!.number)).toMatchObject({
    code: 'order_not_found',
  });
});
