import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';

let shop: Shop;
let buyer: Browser;
let seller: Browser;
let product: number;
let orderId: number;
beforeAll(async () => {
  shop = await startShop();
  seller = await signInAs(shop, 'sales');
  product = await addProduct(shop.database, { article: 'saw', price: 50_000, stock: 1000 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await buyer.refresh();
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  ({ orderId } = (await buyer.send('POST', '/sale/order', pickupOrder)).body);
});

const show = async (): Promise<StaffOrder> => (await seller.send('GET', `/staff/orders/${orderId}`)).body.order;
async function pay(amount: number, more: object = {}): Promise<number> {
  const { status, body } = await seller.send('POST', `/staff/orders/${orderId}/paid`, {
    ...{ amount, method: 'cash', ...more },
  });
  expect([status, body.code]).toEqual([200, undefined]);
  return body.order.money.receipts.at(-1).id;
}
async function takeBack(receipt: number, by = seller) {
  const path = `/staff/orders/${orderId}/receipts/${receipt}/undo`;
  const { status, body } = await by.send('POST', path, { reason: 'Eran 50, no 500' });
  return { answer: `${status} ${body.reason ?? body.code ?? ''}`.trim(), ...body };
}
const sums = ({ paymentStatus, money }: StaffOrder) => [paymentStatus, money!.received, money!.due];
it('takes a payment back by its opposite, with who did it and why, and asks for the money again', async () => {
  const receipt = await pay(500, { reference: 'T-7' });
  expect(sums(await show())).toEqual(['pending', 500, 500]);
  const { order } = (await takeBack(receipt)) as unknown as { order: StaffOrder };
  expect(sums(order)).toEqual(['pending', 0, 1000]);
  const by = { kind: 'staff', id: expect.any(String), name: 'Jordi' };
  expect(order.money!.receipts).toMatchObject([
    { id: receipt, way: 'cash', amount: 500, by, canTakeBack: false },
    { reverses: receipt, way: 'cash', amount: -500, by, canTakeBack: false },
  ]);
  expect(order.money!.attempts.filter(({ state }) => state === 'pending')).toMatchObject([{ amount: 1000 }]);
  expect(order.timeline.at(-1)).toMatchObject({
    ...{ verb: 'order.part_taken_back', reason: 'Eran 50, no 500', canUndo: false },
    changes: [{ field: 'received', before: 500, after: 0 }],
  });
  // Its receipt may be of what had come.
  await pay(50, { reference: 'T-7' });
  expect(sums(await show())).toEqual(['pending', 50, 950]);
  const undone = await seller.send('POST', `/staff/changes/${order.timeline.at(-1)!.id}/undo`);
  expect(undone.body).toMatchObject({ code: 'cannot_undo', reason: 'money' });
});

it('tells the customer, who had heard of the money', async () => {
  await takeBack(await pay(500));
  const { customer, number, mails } = await show();
  const subject = `hemos corregido un cobro de tu pedido (${number})`;
  await vi.waitFor(
    async () =>
      expect((await shop.mails(customer.email!)).find((mail) => mail.subject.includes(subject))?.text).toContain(
        'Quedan por pagar 1.000,00\u00A0€',
      ),
    30_000,
  );
  expect(mails.map(({ about }) => about)).toContain(`payment of order ${number}, part taken back`);
});

it('takes it back once, also twice at once', async () => {
  const receipt = await pay(500);
  await pay(100);
  const both = await Promise.all([takeBack(receipt), takeBack(receipt)]);
  expect(both.map(({ answer }) => answer).toSorted()).toEqual(['200', '409 taken_back']);
  const inverse = (await show()).money!.receipts.find(({ reverses }) => reverses === receipt)!;
  expect((await takeBack(inverse.id)).answer).toBe('409 taken_back');
  expect(sums(await show())).toEqual(['pending', 100, 900]);
  expect((await takeBack(999_999)).answer).toBe('404 receipt_not_found');
});

it('as much as was taken back is no repeated payment', async () => {
  await takeBack(await pay(500));
  await pay(500);
  expect(sums(await show())).toEqual(['pending', 500, 500]);
});

it('refuses what the order was paid with, as it has an invoice, and says what to do', async () => {
  const first = await pay(500);
  const second = await pay(500, { method: 'terminal' });
  const { receipts } = (await show()).money!;
  expect(receipts.map(({ canTakeBack }) => canTakeBack)).toEqual([false, false]);
  for (const receipt of [first, second])
    expect(await takeBack(receipt)).toMatchObject({
      answer: '409 paid',
      message:
        'Con este cobro el pedido quedó pagado y tiene factura: ya no se quita. Devuelve lo que no ha llegado con «Devolver…», que hace la rectificativa.',
    });
  // What came for what it costs more since is of no invoice yet.
  const lines = (quantity: number) => [{ product_id: product, quantity }];
  await seller.send('PUT', `/staff/orders/${orderId}`, {
    changes: [{ field: 'lines', from: lines(2), to: lines(3) }],
  });
  const third = await pay(100);
  expect((await takeBack(first)).answer).toBe('409 paid');
  expect((await takeBack(third)).answer).toBe('200');
  expect(sums(await show())).toEqual(['pending', 1000, 500]);
});

it('takes it back of an order that was cancelled, which owes nothing then, but not what went back', async () => {
  const [first, second] = [await pay(500), await pay(100)];
  await seller.send('POST', `/staff/orders/${orderId}/status`, { status: 'cancelled', version: 1 });
  const owes = async () =>
    (await shop.database.execute(sql`SELECT owes_money FROM orders WHERE id = ${orderId}`)).rows[0]!.owes_money;
  expect(await owes()).toBe(true);
  const owner = await signInAs(shop, 'owner');
  await owner.send('POST', `/staff/orders/${orderId}/refund`, { amount: 550, reason: 'Cancelado' });
  expect([(await takeBack(first)).answer, (await takeBack(second)).answer]).toEqual(['409 refunded', '409 refunded']);
});

it('of a cancelled order nothing is owed once its money is taken back', async () => {
  const receipt = await pay(500);
  await seller.send('POST', `/staff/orders/${orderId}/status`, { status: 'cancelled', version: 1 });
  expect((await takeBack(receipt)).answer).toBe('200');
  const order = await show();
  expect(order.money).toMatchObject({ received: 0, refundable: 0, due: 0 });
  const { rows } = await shop.database.execute(sql`SELECT owes_money FROM orders WHERE id = ${orderId}`);
  expect(rows).toEqual([{ owes_money: false }]);
});

it('is for those who record money', async () => {
  const receipt = await pay(500);
  expect((await takeBack(receipt, await signInAs(shop, 'warehouse'))).answer).toBe('403 not_permitted');
  expect((await takeBack(receipt, await signInAs(shop, 'accounts'))).answer).toBe('200');
});
