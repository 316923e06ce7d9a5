import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { addProduct, pickupOrder, stockOf } from '../../orders.fixture.ts';

let shop: Shop;
let sales: Browser;
let owner: Browser;
let buyer: Browser;
let saw: number;
let glue: number;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  owner = await signInAs(shop, 'owner');
  buyer = await newAccount(shop);
  saw = await addProduct(shop.database, { article: 'saw', price: 2000, stock: 200 });
  glue = await addProduct(shop.database, { article: 'glue', price: 500, stock: 200 });
});
afterAll(() => shop.stop());

const of = (pieces: Record<number, number>) =>
  Object.entries(pieces).map(([id, quantity]) => ({ product_id: Number(id), quantity }));
const show = async (orderId: number) => (await owner.send('GET', `/staff/orders/${orderId}`)).body.order;
const linesOf = ({ lines }: { lines: { product_id: number; quantity: number }[] }) =>
  lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
const edit = async (orderId: number, to: object, by = sales) => {
  const from = linesOf(await show(orderId));
  return (await by.send('PUT', `/staff/orders/${orderId}`, { changes: [{ field: 'lines', from, to }] })).body;
};
const pay = async (orderId: number, amount: number, method = 'cash') =>
  (await sales.send('POST', `/staff/orders/${orderId}/paid`, { amount, method })).body;
const refund = async (orderId: number, amount: number, by = sales) =>
  (await by.send('POST', `/staff/orders/${orderId}/refund`, { amount, reason: 'Llevaba menos' })).body;
const undo = async (id: number) => (await sales.send('POST', `/staff/changes/${id}/undo`)).body;

/** A paid order of two saws, 40 €; by its customer's account, so that it has a page. */
async function placePaid(payment = 'transfer'): Promise<number> {
  await buyer.refresh();
  await buyer.send('POST', '/sale/basket', { product_id: saw, quantity: 2 });
  const { orderId } = (await buyer.send('POST', '/sale/order', { ...pickupOrder, payment })).body;
  expect(await pay(orderId, 40, 'transfer')).toMatchObject({ order: { paymentStatus: 'paid', amount: 40 } });
  return orderId;
}
/** The documents as kind, sum and what they correct, oldest first. */
const papers = ({ documents }: { documents: { kind: string; amount: number; number: string; corrects?: string }[] }) =>
  documents.map(({ kind, amount, corrects }) => [
    kind,
    amount,
    ...(corrects ? [documents.findIndex(({ number }) => number === corrects)] : []),
  ]);

it('a paid order that becomes dearer owes what it costs more, which its customer pays like any rest', async () => {
  const orderId = await placePaid();
  const stock = await stockOf(shop.database, saw);
  const { order, change } = await edit(orderId, of({ [saw]: 3 }));
  expect(order).toMatchObject({
    ...{ amount: 60, status: 'confirmed', paymentStatus: 'pending' },
    money: { due: 20, received: 40, surplus: 0, refundable: 0 },
  });
  expect(order.money.attempts.map(({ state, amount }: { state: string; amount: number }) => [state, amount])).toEqual([
    ['paid', 40],
    ['pending', 20],
  ]);
  expect(await stockOf(shop.database, saw)).toBe(stock - 1);
  expect(papers(order)).toEqual([['simplified', 40]]);
  expect(change.undoUntil).not.toBeNull();
  const shown = (await buyer.send('GET', `/sale/order/detail?orderId=${orderId}`)).body.order;
  expect(shown).toMatchObject({ amount: 60, due: 20 });
  expect(shown.actions).toContain('pay');
  expect(shown.actions).not.toContain('cancel');
  // By the link of the mail: another way for the rest, of which it is asked for.
  const again = await buyer.send('POST', '/sale/order/payment', { orderId, payment: 'card' });
  expect([again.status, again.body.code]).toEqual([200, undefined]);
  expect((await show(orderId)).money.attempts.at(-1)).toMatchObject({ method: 'card', state: 'pending', amount: 20 });
  const paid = await pay(orderId, 20, 'terminal');
  expect(paid.order).toMatchObject({ paymentStatus: 'paid', money: { due: 0, received: 60 } });
  expect((await buyer.send('GET', `/sale/order/detail?orderId=${orderId}`)).body.order).not.toHaveProperty('due');
  // The invoice says what was sold: the first one is taken back.
  expect(papers(paid.order)).toEqual([
    ['simplified', 40],
    ['simplified', 60],
    ['corrective', -40, 0],
  ]);
  expect(await undo(change.id)).toMatchObject({ code: 'cannot_undo', reason: 'number' });
});

it('takes back that it became dearer, while nobody has paid that', async () => {
  const orderId = await placePaid();
  const { change } = await edit(orderId, of({ [saw]: 3, [glue]: 1 }));
  const { order } = await undo(change.id);
  expect(order).toMatchObject({ amount: 40, paymentStatus: 'paid', money: { due: 0, received: 40, surplus: 0 } });
  expect(papers(order)).toEqual([['simplified', 40]]);
  expect(order.money.attempts.map(({ state }: { state: string }) => state).sort()).toEqual(['cancelled', 'paid']);
});

it('a paid order that becomes cheaper has money to go back, by the refunds and their limits', async () => {
  const orderId = await placePaid();
  const stock = await stockOf(shop.database, saw);
  const { order, change } = await edit(orderId, of({ [saw]: 1, [glue]: 1 }));
  expect(order).toMatchObject({
    ...{ amount: 25, paymentStatus: 'paid' },
    money: { due: 0, received: 40, surplus: 15, refundable: 40 },
  });
  expect(await stockOf(shop.database, saw)).toBe(stock + 1);
  expect(papers(order)).toEqual([
    ['simplified', 40],
    ['simplified', 25],
    ['corrective', -40, 0],
  ]);
  // A number is not taken back.
  expect(change.undoUntil).toBeNull();
  expect(await undo(change.id)).toMatchObject({ code: 'cannot_undo', reason: 'number' });
  const row = (await sales.send('POST', '/staff/orders/list', { query: order.number })).body.orders[0];
  expect(row.warnings).toEqual([{ kind: 'surplus', amount: 15 }]);
  const refunded = await refund(orderId, 15);
  expect(refunded.order).toMatchObject({
    ...{ amount: 25, paymentStatus: 'paid' },
    money: { due: 0, received: 40, refunded: 15, surplus: 0, refunds: [{ amount: 15, reason: 'Llevaba menos' }] },
  });
  // Its invoice says already what it costs.
  expect(papers(refunded.order)).toHaveLength(3);
  // What goes back of its price from here on is corrected as ever, of the invoice that counts.
  expect(papers((await refund(orderId, 5)).order).at(-1)).toEqual(['corrective', -5, 1]);
  expect(await edit(orderId, of({ [saw]: 1 }))).toMatchObject({ code: 'not_editable', reason: 'refunded' });
});

it('changed twice, it asks for no cent that it has, and gives none back twice', async () => {
  const orderId = await placePaid();
  const money = async (to: object) => {
    const { order } = await edit(orderId, to);
    return [order.paymentStatus, order.amount, order.money.due, order.money.surplus];
  };
  expect(await money(of({ [saw]: 1 }))).toEqual(['paid', 20, 0, 20]);
  expect(await money(of({ [saw]: 1, [glue]: 1 }))).toEqual(['paid', 25, 0, 15]);
  expect(await money(of({ [saw]: 3 }))).toEqual(['pending', 60, 20, 0]);
  expect(await money(of({ [saw]: 4 }))).toEqual(['pending', 80, 40, 0]);
  expect((await pay(orderId, 10)).order.money).toMatchObject({ due: 30, received: 50 });
  expect(await money(of({ [saw]: 2 }))).toEqual(['paid', 40, 0, 10]);
  expect((await refund(orderId, 10)).order.money).toMatchObject({ due: 0, surplus: 0, refunded: 10 });
  expect(await money(of({ [saw]: 2, [glue]: 1 }))).toEqual(['pending', 45, 5, 0]);
  const { order } = await pay(orderId, 5);
  expect(order).toMatchObject({ paymentStatus: 'paid', money: { received: 55, refunded: 10, due: 0 } });
  const sum = order.documents.reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
  expect(sum).toBe(45);
});

it('changes a paid order until it is prepared, also for something else of the same price', async () => {
  const orderId = await placePaid();
  const move = async (status: string) =>
    sales.send('POST', `/staff/orders/${orderId}/status`, { status, version: (await show(orderId)).version });
  await move('preparing');
  expect((await edit(orderId, of({ [saw]: 1, [glue]: 4 }))).order).toMatchObject({ amount: 40, paymentStatus: 'paid' });
  await move('ready');
  expect(await edit(orderId, of({ [saw]: 3 }))).toMatchObject({ code: 'not_editable', reason: 'paid' });
});

it('what a paid order costs more is paid in the way that is agreed on with the same change', async () => {
  const orderId = await placePaid();
  const from = linesOf(await show(orderId));
  const save = async (lines: object, payment: string) =>
    (
      await sales.send('PUT', `/staff/orders/${orderId}`, {
        changes: [
          { field: 'lines', from, to: lines },
          { field: 'payment', from: 'transfer', to: payment },
        ],
      })
    ).body;
  const attempts = (order: { money: { attempts: { method: string; state: string; amount: number }[] } }) =>
    order.money.attempts.map(({ method, state, amount }) => [method, state, amount]);
  // Without a difference there is nothing to pay in another way.
  expect(await save(of({ [saw]: 1 }), 'card')).toMatchObject({ code: 'not_editable', reason: 'paid' });
  expect(await save(of({ [saw]: 1, [glue]: 4 }), 'card')).toMatchObject({ code: 'not_editable', reason: 'paid' });
  expect(await save(of({ [saw]: 3 }), 'sequra')).toMatchObject({ code: 'not_available' });
  const { order, change } = await save(of({ [saw]: 3 }), 'card');
  expect(order).toMatchObject({ payment: 'card', paymentStatus: 'pending', money: { due: 20, received: 40 } });
  expect(attempts(order)).toEqual([
    ['transfer', 'paid', 40],
    ['card', 'pending', 20],
  ]);
  const undone = (await undo(change.id)).order;
  expect(undone).toMatchObject({ payment: 'transfer', paymentStatus: 'paid', amount: 40, money: { due: 0 } });
  expect(attempts(undone).sort()).toEqual([
    ['card', 'cancelled', 20],
    ['transfer', 'paid', 40],
  ]);
  const again = (await save(of({ [saw]: 3 }), 'counter')).order;
  expect(again).toMatchObject({ payment: 'counter', paymentStatus: 'pending', money: { due: 20 } });
  expect((await pay(orderId, 20)).order).toMatchObject({ paymentStatus: 'paid', money: { due: 0, received: 60 } });
});
