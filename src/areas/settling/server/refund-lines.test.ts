import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { listAttempts } from '#areas/payment/server/payment-attempts.ts';
import { insertMoney, insertRefund } from '#areas/payment/server/payment-money.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { commandActor } from '#values/actor.ts';
import { cents } from '#values/money.ts';

let shop: Shop;
let buyer: Browser;
let owner: Browser;
let drill: number;
let screw: number;
let orderId: number;
beforeAll(async () => {
  shop = await startShop();
  owner = await signInAs(shop, 'owner');
  drill = await addProduct(shop.database, { article: 'drill', price: 2000, stock: 1000 });
  screw = await addProduct(shop.database, { article: 'screw', price: 333, stock: 1000 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

const post = (path: string, body: object) => owner.send('POST', `/staff/orders/${orderId}${path}`, body);
const show = async () => (await owner.send('GET', `/staff/orders/${orderId}`)).body.order;

beforeEach(async () => {
  await buyer.refresh();
  for (const line of [
    { product_id: screw, quantity: 3 },
    { product_id: drill, quantity: 5 },
  ])
    await buyer.send('POST', '/sale/basket', line);
  orderId = (await buyer.send('POST', '/sale/order', pickupOrder)).body.orderId;
  const { money } = await show();
  await post('/paid', { amount: money.due, method: 'terminal' });
});

/** Pays pieces of lines back; what came of it, and the pieces that are left of those that were too many. */
async function payBack(lines: readonly (readonly [position: number, quantity: number])[], more: object = {}) {
  const wanted = lines.map(([position, quantity]) => ({ position, quantity }));
  const { status, body } = await post('/refund', { lines: wanted, reason: 'Golpe', again: true, ...more });
  return { answer: `${status} ${body.code ?? ''}`.trim(), lines: body.lines, message: body.message };
}
const refundedOf = async (): Promise<number[]> =>
  (await show()).lines.map(({ refunded }: { refunded: number }) => refunded);

it('pays no piece of a line back twice, and says how many are left of it', async () => {
  expect(await refundedOf()).toEqual([0, 0]);
  expect((await payBack([[0, 3]])).answer).toBe('200');
  expect(await refundedOf()).toEqual([3, 0]);
  expect(await payBack([[0, 3]])).toEqual({
    answer: '409 already_refunded',
    lines: [{ position: 0, left: 2 }],
    message: 'De esa línea ya se ha devuelto el dinero: no quedan tantas unidades.',
  });
  // Nothing of what was asked for is paid then, nor asked whether it is meant.
  const mixed = await payBack(
    [
      [0, 3],
      [1, 1],
    ],
    { again: false },
  );
  expect(mixed.answer).toBe('409 already_refunded');
  expect((await payBack([[0, 2]])).answer).toBe('200');
  expect((await payBack([[0, 1]])).lines).toEqual([{ position: 0, left: 0 }]);
  expect((await payBack([[0, 6]])).answer).toBe('422 unknown_line');
  expect((await payBack([[2, 1]])).answer).toBe('422 unknown_line');
  const { money, lines } = await show();
  expect(money).toMatchObject({ refunded: 100, refundable: lines[1].sum });
});

it('says which pieces a refund has paid, on the order and in its history', async () => {
  await payBack([
    [0, 2],
    [1, 1],
  ]);
  await post('/refund', { amount: 1.5, reason: 'Por la espera' });
  const { money, timeline } = await show();
  expect(money.refunds).toMatchObject([
    {
      amount: 43.33,
      lines: [
        { position: 0, quantity: 2, amount: 40 },
        { position: 1, quantity: 1, amount: 3.33 },
      ],
    },
    { amount: 1.5, lines: null },
  ]);
  const refunds = timeline.filter(({ verb }: { verb: string }) => verb === 'order.refund');
  expect(refunds.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [
      { field: 'refund', before: null, after: 43.33 },
      {
        field: 'refundLines',
        before: null,
        after: [
          { product_id: drill, quantity: 2 },
          { product_id: screw, quantity: 1 },
        ],
      },
    ],
    [{ field: 'refund', before: null, after: 1.5 }],
  ]);
});

it('pays all that a line cost with its last piece, however it is divided', async () => {
  // Three pieces, and no cent for each third.
  await shop.database.execute(
    sql`UPDATE order_lines SET sum = 1001 WHERE order_id = ${orderId} AND product_id = ${screw}`,
  );
  for (const quantity of [1, 1, 1]) expect((await payBack([[1, quantity]])).answer).toBe('200');
  const { money } = await show();
  expect(money.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([3.34, 3.33, 3.34]);
});

it('one of two refunds of the same pieces at once stands', async () => {
  const both = await Promise.all([payBack([[0, 3]]), payBack([[0, 3]])]);
  expect(both.map(({ answer }) => answer).toSorted()).toEqual(['200', '409 already_refunded']);
  expect(await refundedOf()).toEqual([3, 0]);
});

it('knows no lines of refunds from before, which leave their money and no pieces', async () => {
  const [attempt] = await listAttempts(shop.database, [orderId]);
  const [actor, at] = [commandActor('test'), shop.now()];
  const old = { paymentId: attempt!.id, amount: cents(6000), surplus: cents(0), state: 'refunded' } as const;
  const id = await insertRefund(shop.database, actor, old, at);
  const money = { kind: 'refund', amount: cents(6000), reference: `refund-${id}` } as const;
  await insertMoney(shop.database, actor, attempt!, money, at);
  expect((await show()).money.refunds).toMatchObject([{ amount: 60, lines: null }]);
  expect(await refundedOf()).toEqual([0, 0]);
  expect((await payBack([[0, 3]])).answer).toBe('409 nothing_to_refund');
  expect((await payBack([[0, 2]])).answer).toBe('200');
  expect(await refundedOf()).toEqual([2, 0]);
});

it('what the provider has refused has paid no piece, of a divided refund once all of it is refused', async () => {
  await payBack([[0, 5]]);
  const refuse = (first: boolean) =>
    shop.database.execute(sql`UPDATE payment_refunds SET state = 'refused'
      WHERE (part_of IS NULL) = ${first} AND payment_id IN (SELECT id FROM payments WHERE order_id = ${orderId})`);
  const [attempt] = await listAttempts(shop.database, [orderId]);
  await shop.database.execute(sql`INSERT INTO payment_refunds
    (payment_id, amount, state, part_of, actor_kind, actor_id, requested_at, updated_at)
    SELECT payment_id, 1, 'refunded', id, actor_kind, actor_id, requested_at, updated_at
    FROM payment_refunds WHERE payment_id = ${attempt!.id}`);
  await refuse(true);
  expect(await refundedOf()).toEqual([5, 0]);
  await refuse(false);
  expect(await refundedOf()).toEqual([0, 0]);
});

it('what is in an order stays once pieces of its lines were paid back, if only out of surplus', async () => {
  const lines = (quantity: number, screws: number) => [
    { product_id: drill, quantity },
    { product_id: screw, quantity: screws },
  ];
  const edit = (from: object[], to: object[]) =>
    owner.send('PUT', `/staff/orders/${orderId}`, { changes: [{ field: 'lines', from, to }] });
  expect((await edit(lines(5, 3), lines(4, 3))).status).toBe(200);
  expect((await show()).money.surplus).toBe(20);
  expect((await payBack([[0, 1]])).answer).toBe('200');
  expect((await edit(lines(4, 3), lines(3, 3))).body).toMatchObject({ code: 'not_editable', reason: 'refunded' });
});
