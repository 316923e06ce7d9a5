import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffRole } from '#values/staff-roles.ts';

let shop: Shop;
let buyer: Browser;
let saw: number;
let discs: number;
const staff = new Map<StaffRole, Browser>();

beforeAll(async () => {
  shop = await startShop();
  for (const role of ['owner', 'sales', 'accounts', 'warehouse', 'content'] as const)
    staff.set(role, await signInAs(shop, role));
  saw = await addProduct(shop.database, { article: 'saw', price: 5_000, stock: 100 });
  discs = await addProduct(shop.database, { article: 'discs', price: 1_000, stock: 100 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

const send = async (role: StaffRole, path: string, body: object, headers: Record<string, string> = {}) => {
  const { status, body: answer } = await staff.get(role)!.send('POST', `/staff/orders/${path}`, body, headers);
  return { answer: `${status} ${answer.code ?? ''}`.trim(), ...answer };
};
const find = async (orderId: number, role: StaffRole = 'owner') =>
  (await staff.get(role)!.send('GET', `/staff/orders/${orderId}`)).body.order;
const stockOf = async (orderId: number): Promise<number[]> =>
  (await find(orderId)).lines.map(({ stock }: { stock: number }) => stock);

/** Two saws and three discs, 130 €. */
async function place(isPaid = true): Promise<number> {
  await buyer.send('POST', '/sale/basket', { product_id: saw, quantity: 2 });
  await buyer.send('POST', '/sale/basket', { product_id: discs, quantity: 3 });
  const { orderId } = (await buyer.send('POST', '/sale/order', pickupOrder)).body;
  const { due } = (await find(orderId)).money;
  if (isPaid) await send('owner', `${orderId}/paid`, { amount: due, method: 'cash' });
  return orderId;
}

async function deliver(orderId: number): Promise<void> {
  for (const status of ['confirmed', 'preparing', 'ready', 'delivered']) {
    const { version, next } = await find(orderId);
    if (next.includes(status)) await send('owner', `${orderId}/status`, { status, version });
  }
}

async function placeDelivered(isPaid = true): Promise<number> {
  const orderId = await place(isPaid);
  await deliver(orderId);
  return orderId;
}

const pieces = (position: number, quantity: number) => ({ position, quantity });

it('announces, takes in and pays back a return as the commands do', async () => {
  const orderId = await placeDelivered();
  const [saws, all] = (await stockOf(orderId)) as [number, number];
  const announced = await send('sales', `${orderId}/returns`, {
    lines: [pieces(0, 1), pieces(1, 3)],
    reason: 'No le sirve',
  });
  expect(announced).toMatchObject({
    answer: '200',
    order: {
      status: 'delivered',
      returns: [
        {
          ...{ state: 'received', amount: 80, refund: 80, isOfShop: true },
          items: [
            { ...pieces(0, 1), product_id: saw },
            { ...pieces(1, 3), product_id: discs },
          ],
        },
      ],
    },
    change: { id: expect.any(Number), undoUntil: expect.any(String) },
  });
  expect(announced.order.timeline.at(-1)).toMatchObject({
    ...{ verb: 'order.return', reason: 'No le sirve', canUndo: true, actor: { kind: 'staff', name: 'Jordi' } },
    changes: expect.arrayContaining([
      {
        field: 'awaited',
        before: null,
        after: [
          { product_id: saw, quantity: 1 },
          { product_id: discs, quantity: 3 },
        ],
      },
    ]),
  });
  const [{ reference }] = announced.order.returns;
  expect(await stockOf(orderId)).toEqual([saws, all]);

  // The saw is broken, one of the discs has not come.
  const lines = [
    { ...pieces(0, 1), unsellable: 1 },
    { ...pieces(1, 2), unsellable: 0 },
  ];
  const received = await send('warehouse', `${orderId}/returns/${reference}/received`, { lines, reason: 'Golpe' });
  expect(received).toMatchObject({
    answer: '200',
    order: { status: 'delivered', returns: [{ reference, state: 'goods_back' }, { state: 'received' }] },
  });
  expect(await stockOf(orderId)).toEqual([saws, all + 2]);
  const { returns, timeline } = await find(orderId);
  expect(returns).toMatchObject([
    { reference, state: 'goods_back', amount: 70, refund: 70 },
    { state: 'received', amount: 10, refund: 10, items: [{ ...pieces(1, 1), product_id: discs }] },
  ]);
  expect(timeline.findLast(({ reason }: { reason: string }) => reason === 'Golpe')).toMatchObject({
    canUndo: false,
    changes: expect.arrayContaining([{ field: 'unsellable', before: null, after: [{ product_id: saw, quantity: 1 }] }]),
  });

  const path = `${orderId}/returns/${reference}/refund`;
  expect(await send('sales', path, { amount: 69.99 })).toMatchObject({ answer: '409 refund_changed', amount: 70 });
  expect((await find(orderId)).returns[0].state).toBe('goods_back');
  const paidBack = await send('sales', path, { amount: 70 });
  expect(paidBack).toMatchObject({
    answer: '200',
    order: {
      money: { refunded: 70, refunds: [{ amount: 70, reason: reference, by: { name: 'Jordi' } }] },
      returns: [{ reference, state: 'refunded' }, { state: 'received' }],
    },
  });
  expect((await send('sales', path, { amount: 70 })).answer).toBe('409 return_moved');
  const rest = paidBack.order.returns[1].reference;
  await send('warehouse', `${orderId}/returns/${rest}/received`, { lines: [pieces(1, 1)] });
  expect((await send('owner', `${orderId}/returns/${rest}/refund`, { amount: 10 })).order).toMatchObject({
    money: { refunded: 80, refundable: 50 },
    paymentStatus: 'paid',
  });
});

it('makes an order returned and refunded once all of it is', async () => {
  const orderId = await placeDelivered();
  const { returns } = (await send('sales', `${orderId}/returns`, { lines: [pieces(0, 2), pieces(1, 3)] })).order;
  const path = `${orderId}/returns/${returns[0].reference}`;
  await send('warehouse', `${path}/received`, { lines: [pieces(0, 2), pieces(1, 3)] });
  expect(await find(orderId)).toMatchObject({ status: 'returned', paymentStatus: 'paid' });
  expect((await send('sales', `${path}/refund`, { amount: 130 })).order).toMatchObject({
    ...{ status: 'returned', paymentStatus: 'refunded', returns: [{ state: 'refunded' }] },
    money: { refunded: 130, refundable: 0 },
  });
});

it('counts what was paid back before, and closes what nobody paid', async () => {
  const orderId = await placeDelivered();
  await send('sales', `${orderId}/refund`, { amount: 30, reason: 'Se adelanta' });
  const { returns } = (await send('sales', `${orderId}/returns`, { lines: [pieces(0, 1)] })).order;
  expect(returns).toMatchObject([{ amount: 50, refund: 20 }]);
  const path = `${orderId}/returns/${returns[0].reference}/refund`;
  expect((await send('sales', path, { amount: 20 })).order.money.refunded).toBe(50);

  const unpaid = await placeDelivered(false);
  const { order } = await send('sales', `${unpaid}/returns`, { lines: [pieces(0, 1)] });
  const { reference } = order.returns[0];
  expect((await send('sales', `${unpaid}/returns/${reference}/refund`, { amount: 0 })).order).toMatchObject({
    returns: [{ state: 'closed' }],
    money: { refunded: 0 },
  });
});

it('pays back no more than the role may, and changes nothing then', async () => {
  const orderId = await place(false);
  await staff.get('owner')!.send('PUT', `/staff/orders/${orderId}`, {
    changes: [
      {
        field: 'lines',
        from: [
          { product_id: saw, quantity: 2 },
          { product_id: discs, quantity: 3 },
        ],
        to: [{ product_id: saw, quantity: 7 }],
      },
    ],
  });
  const { due } = (await find(orderId)).money;
  await send('owner', `${orderId}/paid`, { amount: due, method: 'cash' });
  await deliver(orderId);
  const { returns } = (await send('sales', `${orderId}/returns`, { lines: [pieces(0, 7)] })).order;
  const path = `${orderId}/returns/${returns[0].reference}/refund`;
  expect(await send('sales', path, { amount: due })).toMatchObject({ answer: '422 over_limit', limit: 300 });
  expect(await find(orderId)).toMatchObject({ returns: [{ state: 'received' }], money: { refunded: 0 } });
  expect((await send('owner', path, { amount: due })).answer).toBe('200');
});

it('takes no more pieces than were bought, of its own lines, once the goods have left', async () => {
  const early = await place();
  expect((await send('sales', `${early}/returns`, { lines: [pieces(0, 1)] })).answer).toBe('409 goods_not_left');
  const orderId = await placeDelivered();
  const other = await placeDelivered();
  for (const lines of [[pieces(0, 3)], [pieces(7, 1)], [pieces(0, 1), pieces(0, 1)]])
    expect((await send('sales', `${orderId}/returns`, { lines })).answer).toBe('422 too_many_returned');
  for (const lines of [[], [pieces(0, 0)], [pieces(-1, 1)], [{ position: 0, quantity: 0.5 }]])
    expect((await send('sales', `${orderId}/returns`, { lines })).answer).toMatch(/^4(00|22) /);
  expect((await send('sales', '999999/returns', { lines: [pieces(0, 1)] })).answer).toBe('404 order_not_found');
  const { reference } = (await send('sales', `${orderId}/returns`, { lines: [pieces(0, 2)] })).order.returns[0];
  expect((await send('sales', `${orderId}/returns`, { lines: [pieces(0, 1)] })).answer).toBe('422 too_many_returned');
  const receive = (lines: object[], of = orderId) =>
    send('warehouse', `${of}/returns/${reference}/received`, { lines });
  expect((await receive([pieces(0, 2)], other)).answer).toBe('404 return_not_found');
  for (const lines of [
    [pieces(0, 3)],
    [pieces(1, 1)],
    [pieces(0, 1), pieces(0, 1)],
    [{ ...pieces(0, 1), unsellable: 2 }],
  ])
    expect((await receive(lines)).answer).toBe('422 too_many_returned');
  expect((await send('owner', `${other}/returns/${reference}/refund`, { amount: 100 })).answer).toBe(
    '404 return_not_found',
  );
  expect((await receive([pieces(0, 2)])).answer).toBe('200');
  expect((await receive([pieces(0, 2)])).answer).toBe('409 return_moved');
});

it('does each once of two at the same time', async () => {
  const orderId = await placeDelivered();
  const [before] = await stockOf(orderId);
  const announce = () =>
    send('sales', `${orderId}/returns`, { lines: [pieces(0, 1)] }, { 'idempotency-key': 'the-same-click' });
  expect((await Promise.all([announce(), announce()])).map(({ answer }) => answer)).toEqual(['200', '200']);
  const [{ reference }, ...others] = (await find(orderId)).returns;
  expect(others).toEqual([]);
  const receive = () => send('warehouse', `${orderId}/returns/${reference}/received`, { lines: [pieces(0, 1)] });
  expect((await Promise.all([receive(), receive()])).map(({ answer }) => answer).toSorted()).toEqual([
    '200',
    '409 return_moved',
  ]);
  expect((await stockOf(orderId))[0]).toBe(before! + 1);
  const refund = () => send('owner', `${orderId}/returns/${reference}/refund`, { amount: 50 });
  expect((await Promise.all([refund(), refund()])).map(({ answer }) => answer).toSorted()).toEqual([
    '200',
    '409 return_moved',
  ]);
  expect((await find(orderId)).money.refunded).toBe(50);
  // Without a key each call is meant; of the last piece one finds it.
  const last = () => send('sales', `${orderId}/returns`, { lines: [pieces(0, 1)] });
  expect((await Promise.all([last(), last()])).map(({ answer }) => answer).toSorted()).toEqual([
    '200',
    '422 too_many_returned',
  ]);
});

it('takes back what was announced, as long as nothing of it has come', async () => {
  const orderId = await placeDelivered();
  const { change, order } = await send('sales', `${orderId}/returns`, { lines: [pieces(0, 1)], reason: 'Se equivoca' });
  const undo = async (id: number, role: StaffRole = 'sales') => {
    const { status, body } = await staff.get(role)!.send('POST', `/staff/changes/${id}/undo`);
    return `${status} ${body.code ?? ''} ${body.reason ?? ''}`.trim();
  };
  expect(order.returns).toHaveLength(1);
  expect(await undo(change.id, 'warehouse')).toBe('403 not_permitted');
  expect(await undo(change.id)).toBe('200');
  const after = await find(orderId);
  expect(after.returns).toEqual([]);
  expect(after.timeline.at(-1)).toMatchObject({ verb: 'order.return', undoes: change.id, canUndo: false });
  expect(await undo(change.id)).toBe('409 cannot_undo changed_since');

  const second = await send('sales', `${orderId}/returns`, { lines: [pieces(0, 2)] });
  const path = `${orderId}/returns/${second.order.returns[0].reference}`;
  const received = await send('warehouse', `${path}/received`, { lines: [pieces(0, 1)] });
  const receipt = received.order.timeline.findLast(({ changes }: { changes: { field: string }[] }) =>
    changes.some(({ field }) => field === 'arrived'),
  );
  expect(await undo(second.change.id)).toBe('409 cannot_undo changed_since');
  expect(await undo(receipt.id)).toBe('409 cannot_undo handed_over');
  // What of it does not come after all is not awaited any more.
  const rest = received.order.timeline.findLast(({ canUndo }: { canUndo: boolean }) => canUndo);
  expect(await undo(rest.id)).toBe('200');
  expect((await find(orderId)).returns).toMatchObject([{ state: 'goods_back', items: [pieces(0, 1)] }]);
});

it("keeps a customer's statement when only a part comes, and nobody takes it back", async () => {
  const orderId = await placeDelivered();
  const statement = { orderId, name: 'Anna Puig', confirm: true, items: [{ product_id: discs, quantity: 3 }] };
  expect((await buyer.send('POST', '/sale/order/withdraw', statement)).status).toBe(200);
  const { returns, timeline } = await find(orderId);
  expect(returns).toMatchObject([{ state: 'received', isOfShop: false, refund: 30 }]);
  expect(timeline.at(-1)).toMatchObject({ verb: 'order.return', canUndo: false });
  const received = await send('sales', `${orderId}/returns/${returns[0].reference}/received`, {
    lines: [pieces(1, 2)],
  });
  expect(received.order.returns).toMatchObject([
    { state: 'goods_back', isOfShop: false, amount: 20 },
    { state: 'received', isOfShop: false, amount: 10, receivedAt: returns[0].receivedAt },
  ]);
  expect(
    received.order.timeline.filter(
      ({ canUndo, verb }: { canUndo: boolean; verb: string }) => canUndo && verb === 'order.return',
    ),
  ).toEqual([]);
  expect(received.order.mails.map(({ about }: { about: string }) => about)).toContain(
    `return ${returns[0].reference}, goods_back`,
  );
});

it('shows and allows each role what the table says', async () => {
  const orderId = await placeDelivered();
  const announce = { lines: [pieces(0, 1)] };
  const answers = async (path: string, body: object) => {
    const all: Record<string, string> = {};
    for (const role of ['content', 'accounts', 'warehouse'] as const) all[role] = (await send(role, path, body)).answer;
    return all;
  };
  const denied = '403 not_permitted';
  expect(await answers(`${orderId}/returns`, announce)).toEqual({
    content: denied,
    accounts: denied,
    warehouse: denied,
  });
  const { reference } = (await send('sales', `${orderId}/returns`, announce)).order.returns[0];
  const path = `${orderId}/returns/${reference}`;
  expect(await answers(`${path}/refund`, { amount: 50 })).toEqual({
    content: denied,
    accounts: denied,
    warehouse: denied,
  });
  expect(await answers(`${path}/received`, announce)).toEqual({ content: denied, accounts: denied, warehouse: '200' });
  for (const [path, body] of [
    [`${orderId}/returns`, announce],
    [`${orderId}/returns/${reference}/received`, announce],
    [`${orderId}/returns/${reference}/refund`, { amount: 50 }],
  ] as const)
    expect((await shop.browser().send('POST', `/staff/orders/${path}`, body)).body.code).toBe('not_signed_in');
  const seen = JSON.stringify((await find(orderId, 'warehouse')).returns);
  expect(seen).not.toMatch(/amount|refund"/);
  expect((await find(orderId, 'accounts')).returns).toMatchObject([{ amount: 50, refund: 50 }]);
});
