import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { correctRefund, correctRest } from './correct-invoice.ts';
import type { DocumentFacts } from './document-facts.ts';
import { type DocumentRules, settings, startDocuments } from './documents.fixture.ts';
import { textOfPdf } from '#platform/pdf/pdf-text.fixture.ts';
import { actors } from '#areas/orders/server/orders.fixture.ts';

let documents: DocumentRules;
let rules: DocumentRules['rules'];
beforeAll(async () => {
  documents = await startDocuments();
  ({ rules } = documents);
});
afterAll(() => rules.stop());

/** Paid by transfer, as the shopkeeper records it. */
async function placePaid(...bought: Parameters<typeof documents.place>): Promise<StoredOrder> {
  const order = await documents.place(...bought);
  await rules.settling.payments.recordPaid(actors.shop, order.number);
  return order;
}
const refund = (order: StoredOrder, amount: number | null) =>
  rules.settling.payments.refund(actors.shop, order.number, {
    amount: amount === null ? null : cents(amount),
    isByHand: true,
  });
async function factsOf({ id }: StoredOrder): Promise<DocumentFacts[]> {
  const { rows } = await rules.database.execute<{ facts: DocumentFacts }>(
    sql`SELECT facts FROM order_documents WHERE order_id = ${id} ORDER BY id`,
  );
  return rows.map(({ facts }) => facts);
}
const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

it('a part of the price has a corrective invoice with its VAT by rate, which the customer reads', async () => {
  const order = await placePaid([
    { price: 12_100, quantity: 1 },
    { price: 1100, vatRate: 10, quantity: 3 },
  ]);
  expect(await refund(order, 1232)).toMatchObject({ corrective: expect.stringMatching(/^R-26-\d{5}$/) });
  expect(await rules.orders.forCustomer.find(order.userId, order.id, 'es')).toMatchObject({ refunded: 12.32 });
  const [invoice, corrective] = await factsOf(order);
  expect(corrective).toMatchObject({ total: -1232, corrected: { number: invoice!.number, isPartial: true } });
  expect(corrective!.vat.map(({ rate }) => rate)).toEqual([21, 10]);
  const [{ number } = { number: '' }] = (await rules.orders.forCustomer.find(
    order.userId,
    order.id,
    'es',
  ))!.documents.slice(1);
  const file = await rules.orders.forCustomer.findDocument(order.userId, order.id, number);
  if (file instanceof Failure) throw new Error(file.code);
  const text = await textOfPdf(file.pdf);
  expect(text).toContain(`Factura simplificada rectificativa ${number}`);
  expect(text).toContain('Motivo: devolución de una parte del importe.');
  expect(text.match(/Devolución de una parte del importe/g)).toHaveLength(2);
  expect(text).toContain('Total -12,32 €');
  expect(text).toContain('Devuelto con transferencia');
});

it('the money of a return that is settled is not corrected again, whichever comes first', async () => {
  for (const isPaidFirst of [false, true]) {
    const order = await placePaid([{ price: 1000, quantity: 5 }]);
    for (const status of ['preparing', 'ready', 'delivered'] as const)
      await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status });
    const [{ productId } = { productId: 0 }] = (
      await rules.database.execute<{ productId: number }>(
        sql`SELECT product_id::int AS "productId" FROM order_lines WHERE order_id = ${order.id}`,
      )
    ).rows;
    const returned = await rules.orders.returns.withdraw(
      actors.customer,
      { userId: order.userId, orderId: order.id },
      { name: 'Marta', items: [{ product_id: productId, quantity: 2 }], statement: null },
      null,
    );
    if (!returned || returned instanceof Failure) throw new Error('refused');
    if (isPaidFirst) await refund(order, 2000);
    await rules.orders.returns.move(actors.shop, returned.reference, 'refunded');
    if (!isPaidFirst) await refund(order, 2000);
    expect((await factsOf(order)).slice(1).map(({ total }) => total)).toEqual([-2000]);
    // The mail of the return has told of its money, unless that came first.
    const { rows: mails } = await rules.database.execute(
      sql`SELECT FROM pgboss.job WHERE data ->> 'about' = ${`payment of order ${order.number}, refunded`}`,
    );
    expect(mails).toHaveLength(isPaidFirst ? 1 : 0);
    // A part for no goods, on top.
    await refund(order, 100);
    await refund(order, null);
    const all = await factsOf(order);
    expect(sumOf(all, ({ total }) => total)).toBe(0);
    for (const rate of all[0]!.vat)
      expect(sumOf(all, ({ vat }) => vat.find((one) => one.rate === rate.rate)?.vat ?? 0)).toBe(0);
  }
});

it('an order whose whole price was corrected in parts has no further corrective invoice', async () => {
  const order = await placePaid([{ price: 1000, quantity: 2 }]);
  const parts = { clock: rules.clock, settings };
  const whole = cents(order.price + order.deliveryPrice);
  expect(await correctRefund(parts, rules.database, actors.shop, order, whole)).toMatch(/^R-/);
  await correctRest(parts, rules.database, actors.shop, order);
  expect(await correctRefund(parts, rules.database, actors.shop, order, whole)).toBeNull();
  expect((await factsOf(order)).map(({ total }) => total)).toEqual([whole, -whole]);
});

it('parts of any size come to the invoice, line by line to the cent, with the VAT of each rate', async () => {
  const bought = fc.array(
    fc.record({
      // Together below 3,000 €: above that an order has its buyer's tax number (RD 1619/2012 art. 4).
      price: fc.integer({ min: 1, max: 10_000 }),
      vatRate: fc.constantFrom(21, 10, 4, 0),
      quantity: fc.integer({ min: 1, max: 7 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(bought, fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 5 }), async (goods, parts) => {
      const order = await placePaid(goods);
      const total = order.price + order.deliveryPrice;
      let back = 0;
      for (const part of parts.filter((amount) => amount < total)) {
        if (back + part >= total) break;
        await refund(order, part);
        back += part;
        const corrective = (await factsOf(order)).at(-1)!;
        expect(corrective.total).toBe(-part);
        for (const { rate, gross, net, vat } of corrective.vat) {
          expect(gross).toBe(net + vat);
          // Each line is rounded once.
          const lines = corrective.lines.filter((line) => line.rate === rate).length;
          expect(Math.abs(vat - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(lines + 1);
        }
      }
      await refund(order, null);
      const [invoice, ...correctives] = await factsOf(order);
      const taken = correctives.flatMap(({ lines }) => lines);
      for (const [index, line] of invoice!.lines.entries())
        for (const part of ['quantity', 'net', 'gross'] as const)
          expect(line[part] + sumOf(taken, (one) => (one.corrects === index ? one[part] : 0))).toBe(0);
      for (const { rate, vat } of invoice!.vat)
        expect(vat + sumOf(correctives, (one) => one.vat.find((ofRate) => ofRate.rate === rate)?.vat ?? 0)).toBe(0);
    }),
    { numRuns: propertyRuns(15) },
  );
});
