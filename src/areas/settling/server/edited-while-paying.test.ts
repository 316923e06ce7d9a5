import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import { listOrderLines, type StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { createOrderChanges } from '#areas/orders/server/staff/order-changes.ts';
import { listAttempts } from '#areas/payment/server/payment.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { textOfPdf } from '#platform/pdf/pdf-text.fixture.ts';
import { cents } from '#values/money.ts';

let rules: Rules;
let product: number;
let order: StoredOrder;
let edit: (quantity: number) => Promise<string>;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
  const changes = createOrderChanges({ ...rules.orders.forStaff, mayBeAssigned: async () => false });
  edit = (quantity) =>
    rules.database.transaction(async (tx) => {
      const lines = await listOrderLines(tx, order.id);
      const from = lines.map((line) => ({ product_id: line.productId, quantity: line.quantity }));
      const wanted = [{ field: 'lines' as const, from, to: [{ product_id: product, quantity }] }];
      const done = await changes.setFields(tx, order.id, wanted, { actor: actors.shop });
      return done instanceof Failure ? `${done.code} ${String(done.facts.reason)}` : 'done';
    });
});
afterAll(() => rules.stop());

const pay = async (amount: number, at = -1) => {
  const attempt = (await listAttempts(rules.database, [order.id])).at(at)!;
  return rules.settling.settlePayment('test-card', testCardNotification(attempt.reference, amount, 'paid'));
};
/** The state of the payment, the sum, the money that came, what of it pays nothing, and what is asked for now. */
async function moneyOf(): Promise<string> {
  const { order: found, money } = (await rules.settling.payments.find(order.number))!;
  const sum = (of: 'charged' | 'surplus') => money.reduce((all, one) => all + one[of], 0);
  const open = money.filter(({ attempt }) => attempt.state === 'pending').map(({ attempt }) => attempt.amount);
  return [found.paymentStatus, found.price, sum('charged'), sum('surplus'), ...open].join(' ');
}

beforeEach(async () => {
  order = await rules.placeOrder(product, { payment: 'card', quantity: 3 });
  await pay(3000);
  expect(await edit(4)).toBe('done');
  expect(await moneyOf()).toBe('pending 4000 3000 0 1000');
});

it('what it costs more is paid by a card like the first time', async () => {
  expect(await pay(1000)).toBe('settled');
  expect(await pay(1000)).toBe('unchanged');
  expect(await moneyOf()).toBe('paid 4000 4000 0');
  const { userId, id } = order;
  const [, latest, corrective] = (await rules.orders.forCustomer.find(userId, id, 'es'))!.documents;
  const file = await rules.orders.forCustomer.findDocument(userId, id, corrective!.number);
  if (file instanceof Failure) throw new Error(file.code);
  const text = await textOfPdf(file.pdf);
  expect(text).toContain(`Motivo: cambio del pedido, que factura la ${latest!.number}.`);
  // No money has gone back with it.
  expect(text).not.toContain('Devuelto con');
});

it.each([
  ['dearer still', 5, 'pending 5000 4000 0 1000'],
  ['cheaper', 3, 'paid 3000 4000 1000'],
] as const)('a card that pays while the order becomes %s is counted once', async (_, quantity, sums) => {
  for (const first of ['edit', 'pay', 'both']) {
    const { reference } = (await listAttempts(rules.database, [order.id])).at(-1)!;
    const card = () => rules.settling.settlePayment('test-card', testCardNotification(reference, 1000, 'paid'));
    if (first === 'edit') expect([await edit(quantity), await card()]).toEqual(['done', 'settled']);
    if (first === 'pay') expect([await card(), await edit(quantity)]).toEqual(['settled', 'done']);
    if (first === 'both') expect((await Promise.all([edit(quantity), card()]))[0]).toBe('done');
    expect([first, await moneyOf()]).toEqual([first, sums]);
    order = await rules.placeOrder(product, { payment: 'card', quantity: 3 });
    await pay(3000);
    await edit(4);
  }
});

it('stays as it is once money of its price goes back, and what was freed goes back once', async () => {
  await pay(1000);
  const refund = (amount: number) =>
    rules.settling.payments.refund(actors.shop, order.number, { amount: cents(amount), isByHand: true, again: true });
  const [edited, refunded] = await Promise.all([edit(2), refund(500)]);
  const { refunded: back, freed } = (await rules.settling.payments.find(order.number))!.money.reduce(
    (all, one) => ({ refunded: all.refunded + one.priceRefunded, freed: all.freed + one.freed }),
    { refunded: 0, freed: 0 },
  );
  expect(refunded).not.toBeInstanceOf(Failure);
  // Whichever was first: a part of the price went back, or a part of what was freed.
  expect([edited, back, freed]).toEqual(edited === 'done' ? ['done', 0, 2000] : ['not_editable refunded', 500, 0]);
});
