import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { answerOf, createAtWork } from '#areas/staff/server/at-work.fixture.ts';
import { signInAs, staffOf } from '#areas/staff/server/staff.fixture.ts';
import { formatEuros } from '#i18n/format.ts';
import type { StaffRole } from '#values/staff-roles.ts';

let shop: Shop;
let buyer: Browser;
let product: number;
const staff = new Map<StaffRole, Browser>();
const send = async (role: StaffRole, orderId: number, what: 'paid' | 'refund', body: object) => {
  const { status, body: answer } = await staff.get(role)!.send('POST', `/staff/orders/${orderId}/${what}`, body);
  return { answer: `${status} ${answer.code ?? ''}`.trim(), ...answer };
};

beforeAll(async () => {
  shop = await startShop();
  for (const role of ['owner', 'sales', 'accounts', 'warehouse'] as const) staff.set(role, await signInAs(shop, role));
  product = await addProduct(shop.database, { article: 'saw', price: 20_000, stock: 100 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

async function place(): Promise<{ orderId: number; due: number }> {
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  const { orderId } = (await buyer.send('POST', '/sale/order', pickupOrder)).body;
  const { order } = (await staff.get('owner')!.send('GET', `/staff/orders/${orderId}`)).body;
  return { orderId, due: order.money.due };
}

it('records money once, of the right amount, with how it came', async () => {
  const { orderId, due } = await place();
  const cash = { amount: due, method: 'cash', reference: 'T-17' };
  expect(await send('accounts', orderId, 'paid', { ...cash, amount: due + 0.5 })).toMatchObject({
    answer: '422 amount_differs',
    due,
  });
  const { order } = await send('accounts', orderId, 'paid', cash);
  expect(order).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    money: { due: 0, received: due, refundable: due },
  });
  expect(order.timeline.at(-1)).toMatchObject({
    reason: 'cash · T-17',
    actor: { kind: 'staff', name: 'Laia' },
    canUndo: false,
  });
  expect((await send('accounts', orderId, 'paid', cash)).answer).toBe('409 not_possible');
  const undone = await staff.get('sales')!.send('POST', `/staff/changes/${order.timeline.at(-1).id}/undo`);
  expect(undone.body).toMatchObject({ code: 'cannot_undo', reason: 'money' });
  expect((await send('owner', 999_999, 'paid', cash)).answer).toBe('404 order_not_found');
});

it('lists each receipt of money with its way, its sum, when and by whom', async () => {
  const { orderId, due } = await place();
  await send('sales', orderId, 'paid', { amount: 30.5, method: 'cash' });
  const rest = Math.round((due - 30.5) * 100) / 100;
  const { order } = await send('accounts', orderId, 'paid', { amount: rest, method: 'terminal', reference: 'T-18' });
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  const attempt = order.money.attempts[0].id;
  const by = { kind: 'staff', id: expect.any(String) };
  expect(order.money.receipts).toEqual([
    {
      id: expect.any(Number),
      attempt,
      way: 'cash',
      amount: 30.5,
      at,
      by: { ...by, name: 'Jordi' },
      canTakeBack: false,
    },
    {
      id: expect.any(Number),
      attempt,
      way: 'terminal',
      amount: rest,
      at,
      by: { ...by, name: 'Laia' },
      canTakeBack: false,
    },
  ]);
  expect(order.money).toMatchObject({ received: due, attempts: [{ state: 'paid', amount: rest }] });
});

it('says of a paid order that nothing is due, of one receipt that it is known, and what may become of the order', async () => {
  const { orderId, due } = await place();
  const part = { amount: 10, method: 'cash', reference: 'T-19' };
  await send('sales', orderId, 'paid', part);
  expect(await send('sales', orderId, 'paid', part)).toMatchObject({
    ...{ answer: '409 not_possible', reason: 'known', due: due - 10 },
    now: { status: 'created', paymentStatus: 'pending' },
    message: 'Este recibo ya está anotado en el pedido.',
  });
  const { timeline } = (await staff.get('sales')!.send('GET', `/staff/orders/${orderId}`)).body.order;
  const undone = await staff.get('sales')!.send('POST', `/staff/changes/${timeline.at(-1).id}/undo`);
  expect(undone.body).toMatchObject({ code: 'cannot_undo', reason: 'money' });
  await send('sales', orderId, 'paid', { amount: due - 10, method: 'cash' });
  for (const amount of [1, due, due + 1000])
    expect(await send('sales', orderId, 'paid', { amount, method: 'cash' })).toMatchObject({
      ...{ answer: '409 not_possible', reason: 'nothing_due', due: 0 },
      now: { status: 'confirmed', paymentStatus: 'paid', version: expect.any(Number) },
      possible: ['preparing'],
      message: 'El pedido ya está cobrado: no queda nada por cobrar (0,00\u00a0€).',
    });
});

it('pays back once, up to the limit of the role, and says why', async () => {
  const { orderId, due } = await place();
  await send('sales', orderId, 'paid', { amount: due, method: 'terminal' });
  const reason = 'Llegó con un golpe';
  expect((await send('accounts', orderId, 'refund', { amount: 1, reason })).answer).toBe('403 not_permitted');
  expect((await send('sales', orderId, 'refund', { amount: 300.01, reason })).answer).toBe('422 over_limit');
  const lines = [{ position: 0, quantity: 1 }];
  expect((await send('sales', orderId, 'refund', { lines: [{ position: 0, quantity: 3 }], reason })).answer).toBe(
    '422 unknown_line',
  );
  expect((await send('sales', orderId, 'refund', { lines: [...lines, ...lines], reason })).answer).toBe(
    '422 unknown_line',
  );
  const { order } = await send('sales', orderId, 'refund', { lines, reason });
  expect(order.money).toMatchObject({
    refunded: due / 2,
    refundable: due / 2,
    refunds: [{ amount: due / 2, reason, state: 'refunded', by: { kind: 'staff', name: 'Jordi' } }],
  });
  const mailsFor = async (role: 'owner' | 'warehouse'): Promise<string[]> => {
    const { body } = await staff.get(role)!.send('GET', `/staff/orders/${orderId}`);
    return body.order.mails.map(({ about }: { about: string }) => about);
  };
  const ofMoney = expect.stringMatching(/, refunded$/);
  expect(await mailsFor('owner')).toContainEqual(ofMoney);
  expect(await mailsFor('warehouse')).not.toContainEqual(ofMoney);
  // With what went back before it is too much for the role, and for the owner the same once more.
  expect((await send('sales', orderId, 'refund', { lines, reason, again: true })).answer).toBe('422 over_limit');
  expect(await send('owner', orderId, 'refund', { lines, reason })).toMatchObject({
    answer: '409 repeated_refund',
    amount: due / 2,
  });
  const both = await Promise.all([0, 1].map(() => send('owner', orderId, 'refund', { lines, reason, again: true })));
  expect(both.map(({ answer }) => answer).sort()).toEqual(['200', '409 already_refunded']);
  expect((await send('owner', orderId, 'refund', { reason })).answer).toBe('400 invalid_request');
});

it('pays nothing back where lines and an amount are named, which may differ', async () => {
  const { orderId, due } = await place();
  await send('sales', orderId, 'paid', { amount: due, method: 'terminal' });
  const both = { lines: [{ position: 0, quantity: 1 }], amount: 0.5, reason: 'x' };
  expect((await send('owner', orderId, 'refund', both)).answer).toBe('422 invalid_request');
});

it('names amounts as people write them', async () => {
  const { orderId, due } = await place();
  const cash = { amount: due + 1000.5, method: 'cash' };
  expect((await send('sales', orderId, 'paid', cash)).message).toBe(
    `Es más de lo que falta por cobrar: ${formatEuros(due, 'es')}.`,
  );
});

it('asks for the password again before money goes back', async () => {
  const { orderId, due } = await place();
  await send('sales', orderId, 'paid', { amount: due, method: 'transfer' });
  shop.passTime(16 * 60);
  const refund = () => send('sales', orderId, 'refund', { amount: 1, reason: 'x' });
  expect((await refund()).answer).toBe('403 reauthentication_required');
  const { password } = (await staffOf(shop)).find(({ role }) => role === 'sales')!;
  await staff.get('sales')!.send('POST', '/staff/reauthenticate', { password });
  expect((await refund()).answer).toBe('200');
});

it('does no more for whose sessions were ended, or who got another role, while their calls were at work', async () => {
  const atWork = createAtWork(shop);
  const owner = await signInAs(shop, 'owner');
  staff.set('owner', owner);
  await buyer.refresh();
  let seller = await signInAs(shop, 'sales');
  const { id } = (await seller.send('GET', '/staff/me')).body;
  const paid = (await place()).orderId;
  await seller.send('POST', `/staff/orders/${paid}/paid`, { amount: 400, method: 'cash' });
  const { orderId: open, due } = await place();
  const { body } = await seller.send('PUT', `/staff/orders/${open}`, {
    changes: [{ field: 'tags', from: [], to: ['hoy'] }],
  });
  const show = async (orderId: number) => {
    const { status, version, tags, notes, money } = (await owner.send('GET', `/staff/orders/${orderId}`)).body.order;
    return { status, version, tags, notes, money };
  };
  const stored = async () => [
    await show(open),
    await show(paid),
    await atWork.query(`SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM order_views) AS views,
      (SELECT count(*) FROM audit_entries WHERE subject_kind <> 'staff') AS changes`),
  ];
  const call = (method: 'POST' | 'PUT', path: string, request?: object) => () =>
    answerOf(seller.send(method, `/staff/${path}`, request));
  const refund = () => call('POST', `orders/${paid}/refund`, { amount: 1, reason: 'x' });

  let before = await stored();
  const ended = await atWork.answersAfter(id, () => answerOf(owner.send('DELETE', `/staff/people/${id}/sessions`)), [
    call('POST', `orders/${open}/status`, { status: 'cancelled', version: body.order.version }),
    call('PUT', `orders/${open}`, { changes: [{ field: 'tags', from: ['hoy'], to: [] }] }),
    call('POST', `orders/${open}/notes`, { text: 'Llamar' }),
    call('POST', `orders/${open}/paid`, { amount: due, method: 'cash' }),
    call('POST', `orders/${paid}/mail`),
    refund(),
  ]);
  expect(ended).toEqual(ended.map(() => '401 not_signed_in'));
  expect(await stored()).toEqual(before);

  seller = await signInAs(shop, 'sales');
  const { previewId } = (
    await seller.send('POST', '/staff/orders/bulk/preview', {
      ...{ action: { kind: 'tag', add: ['x'] }, selection: { ids: [open] } },
    })
  ).body;
  before = await stored();
  const { agree: _, ...request } = pickupOrder;
  const moved = await atWork.answersAfter(
    id,
    () => answerOf(owner.send('PUT', `/staff/people/${id}`, { role: 'accounts' })),
    [
      call('POST', 'orders', { ...request, payment: 'counter', lines: [{ product_id: product, quantity: 1 }] }),
      call('POST', 'orders/bulk', { previewId }),
      call('POST', `changes/${body.change.id}/undo`),
      call('POST', 'order-views', { name: 'Furgoneta', isShared: false, search: { view: 'todo' }, columns: [] }),
      refund(),
    ],
  );
  expect(moved).toEqual(moved.map(() => '403 not_permitted'));
  expect(await stored()).toEqual(before);
});
