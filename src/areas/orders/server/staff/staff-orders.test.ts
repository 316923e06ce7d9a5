import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { removeMember } from '#areas/staff/server/sign-in/invitations.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { commandActor } from '#values/actor.ts';
import { type StaffRole, staffRoles } from '#values/staff-roles.ts';
import type { StaffOrder } from '../../staff-calls.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';
import { createPickupCodes } from '../pickup/pickup-code.ts';
import { createSigner } from '#platform/secret/signer.ts';

let shop: Shop;
let buyer: Browser;
let product: number;
const staff = new Map<StaffRole, Browser>();
const as = (role: StaffRole): Browser => staff.get(role)!;

beforeAll(async () => {
  shop = await startShop({ SHOP_SECRET: 'a secret of this test, which makes pickup codes' });
  for (const role of staffRoles) staff.set(role, await signInAs(shop, role));
  product = await addProduct(shop.database, { article: '57-84258', stock: 500 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

const customer = {
  ...pickupOrder.customer,
  name: 'Núria',
  surname: 'Puig i Solé',
  phone: '+34600123456',
  document: { type: 'NIF', number: '12345678Z' },
};

async function place(changed: object = {}): Promise<{ orderId: number; number: string }> {
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  const { status, body } = await buyer.send('POST', '/sale/order', { ...pickupOrder, customer, ...changed });
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

/** One of somebody else, and cancelled: an account has only so many open ones. */
async function placeFor(person: object): Promise<{ number: string }> {
  const { orderId, number } = await place({ customer: { ...customer, ...person } });
  await move('sales', orderId, 'cancelled', 1);
  return { number };
}

const list = async (role: StaffRole, body: object) => (await as(role).send('POST', '/staff/orders/list', body)).body;
const show = async (role: StaffRole, id: number): Promise<StaffOrder> =>
  (await as(role).send('GET', `/staff/orders/${id}`)).body.order;
const move = (role: StaffRole, id: number, status: string, version: number, reason?: string) =>
  as(role).send('POST', `/staff/orders/${id}/status`, { status, version, reason });
const fields = (role: StaffRole, id: number, ...changes: object[]) =>
  as(role).send('PUT', `/staff/orders/${id}`, { changes });

describe('the list', () => {
  it('finds an order by whatever is typed of it, however it is spelled', async () => {
    const { orderId, number } = await place();
    await move('sales', orderId, 'confirmed', 1);
    await move('warehouse', orderId, 'preparing', 2);
    await move('warehouse', orderId, 'ready', 3);
    await fields('warehouse', orderId, { field: 'trackingNumber', from: null, to: 'ES-123 456 X' });
    const code = createPickupCodes(createSigner('a secret of this test, which makes pickup codes')).codeOf(number);
    const typed = [
      ...[number, number.replace('-', ''), number.slice(3), number.slice(0, 6), `#${number}`.slice(1)],
      ...['nuria', 'PUIG', 'sole nú', 'puig i solé', '600 12 34 56', '+34 600123456', '0034 600-123-456'],
      ...['marta@ejemplo.cat', 'MARTA@', 'ejemplo.cat', '12345678z', '12.345.678-Z'],
      ...[
        '57-84258',
        '5784258',
        '57 84258',
        '57-84',
        'es123456x',
        'ES-123-456-X',
        code,
        code.toLowerCase(),
        code.replace(' ', ''),
      ],
    ];
    for (const query of typed) {
      const { orders } = await list('sales', { query });
      expect([query, orders.map((row: StaffOrder) => row.number).includes(number)]).toEqual([query, true]);
    }
    for (const query of ["puig' | 'x", 'nobody', '99-99999', '600 12 34 57', '!', `${number}9`])
      expect([query, (await list('sales', { query })).total]).toEqual([query, 0]);
  });

  it('restricts by view and filters, sorts and counts', async () => {
    const { orderId, number } = await place();
    const todo = await list('sales', { view: 'todo' });
    expect(todo.orders[0]).toMatchObject({
      orderId,
      number,
      version: 1,
      status: 'created',
      customer: { name: 'Núria Puig i Solé', type: 'individual' },
      delivery: { type: 'pickup', zone: null },
      pieces: 2,
      assignee: null,
      tags: [],
    });
    expect(todo.counts).toMatchObject({ todo: todo.total, uncollected: 1, all: 2 });
    const jordi = (await as('sales').send('GET', '/staff/me')).body.id;
    const assign = { field: 'assignee', from: null, to: jordi };
    const changed = await fields('sales', orderId, assign, { field: 'tags', from: [], to: ['obra', 'obra', 'frágil'] });
    expect(changed.body.order).toMatchObject({ assignee: { id: jordi, name: 'Jordi' }, tags: ['obra', 'frágil'] });
    const numbersOf = async (filters: object, more: object = {}) =>
      (await list('owner', { filters, ...more })).orders.map((row: StaffOrder) => row.number);
    const { date } = (await show('sales', orderId)).delivery;
    const fitting = [{ assignee: jordi }, { tag: ['obra'] }, { status: ['created'] }];
    for (const filters of fitting) expect([filters, await numbersOf(filters)]).toEqual([filters, [number]]);
    const all = [{}, { status: [] }, { payment: ['transfer'], deliveryType: 'pickup' }, { slot: { date } }];
    for (const filters of all) expect([filters, (await numbersOf(filters)).length]).toEqual([filters, 2]);
    expect(await numbersOf({ assignee: 'nobody' })).toHaveLength(1);
    const past = await list('owner', { query: number, page: 2 });
    expect([past.total, past.orders]).toEqual([1, []]);
    const none = [
      { assignee: 9999 },
      { tag: ['no'] },
      { zone: [1] },
      { from: '2199-01-01' },
      { paymentStatus: ['paid'] },
    ];
    for (const filters of none) expect([filters, await numbersOf(filters)]).toEqual([filters, []]);
    expect(await numbersOf({}, { sort: 'date_asc', limit: 1, page: 2 })).toEqual([number]);
    expect((await as('sales').send('POST', '/staff/orders/list', { view: 'no' })).status).toBe(400);
    expect((await as('sales').send('POST', '/staff/orders/list', { filters: { status: ['no'] } })).status).toBe(400);
    const zone = [2 ** 31];
    expect((await as('sales').send('POST', '/staff/orders/list', { filters: { zone } })).status).toBe(422);
  });

  it.each([
    ['Ștefan', 'Țăran', ['Ștefan', 'stefan țaran', 'TARAN']],
    ['Wałęsa', 'Łukasz Żak', ['walesa', 'ŁUKASZ', 'lukasz', 'żak']],
    ['Андрій', 'Їжак', ['андрій', 'АНДРІЙ', 'їжак']],
    ['Ionuţ', 'Őri Ødegård', ['ionut', 'Ionuţ', 'ori ø', 'odegard']],
  ])('finds %s %s by letters of other countries', async (name, surname, typed) => {
    const { number } = await placeFor({ name, surname });
    for (const query of typed) {
      const { orders } = await list('sales', { query });
      expect([query, orders.map((row: StaffOrder) => row.number)]).toEqual([query, [number]]);
    }
  });

  it('finds nothing by what the role may not see', async () => {
    const document = { type: 'NIF', number: '87654321X' };
    const { number } = await placeFor({
      email: 'xenia@correu.example',
      name: 'Xènia',
      phone: '+34699887766',
      document,
    });
    const totals = async (role: StaffRole, queries: string[]) =>
      Promise.all(queries.map(async (query) => [query, (await list(role, { query })).total]));
    const hidden = ['xenia@', 'xenia@correu.example', 'correu.example', '8765', '87654321X', '87.654.321-x'];
    expect(await totals('sales', hidden)).toEqual(hidden.map((query) => [query, 1]));
    expect(await totals('warehouse', hidden)).toEqual(hidden.map((query) => [query, 0]));
    const seen = ['xenia', '699 88 77 66', number, number.slice(3)];
    expect(await totals('warehouse', seen)).toEqual(seen.map((query) => [query, 1]));
  });
});

it('shows each role of an order what it may see, and nothing else', async () => {
  const { orderId } = await place();
  await as('sales').send('POST', `/staff/orders/${orderId}/notes`, { text: '<b>Llamar</b> antes' });
  const owner = await show('owner', orderId);
  expect(owner).toMatchObject({
    version: 1,
    customer: { email: 'marta@ejemplo.cat', document: { number: '12345678Z' } },
    lines: [{ position: 0, article: '57-84258', quantity: 2, picked: 0, shelf: null, stock: expect.any(Number) }],
    money: {
      received: 0,
      refunded: 0,
      refundable: 0,
      attempts: [{ method: 'transfer', state: 'pending' }],
      refunds: [],
    },
    notes: [{ text: '<b>Llamar</b> antes', by: { kind: 'staff', name: 'Jordi' } }],
    next: ['confirmed', 'cancelled'],
  });
  expect(owner.money!.due).toBe(owner.amount);
  expect(owner.vat!.map(({ gross, net, vat }) => (net + vat - gross).toFixed(2).replace('-', ''))).toEqual(['0.00']);
  const warehouse = await show('warehouse', orderId);
  const text = JSON.stringify(warehouse);
  for (const word of [
    'price',
    'sum',
    'total',
    'amount',
    'money',
    'vat',
    'documents',
    'email',
    'document',
    'attempts',
    'refunded',
  ])
    expect([word, text.includes(`"${word}"`)]).toEqual([word, false]);
  expect(text).not.toContain('marta@');
  expect(warehouse.customer).toMatchObject({ name: 'Núria', phone: '+34600123456' });
  expect(warehouse.next).toEqual(['confirmed']);
  const row = (await list('warehouse', { sort: 'price_asc' })).orders[0];
  expect(Object.keys(row)).not.toContain('price');
  expect(Object.keys(row)).not.toContain('amount');
  expect((await as('sales').send('GET', '/staff/orders/999999')).body.code).toBe('order_not_found');
});

it('shows the warehouse no sum and no reference of money in what happened', async () => {
  const { orderId } = await place();
  const { due } = (await show('owner', orderId)).money!;
  await as('owner').send('POST', `/staff/orders/${orderId}/paid`, {
    amount: due,
    method: 'transfer',
    reference: 'R-77',
  });
  const refund = { amount: due - 0.37, reason: 'Golpe de 45,90 €' };
  expect((await as('owner').send('POST', `/staff/orders/${orderId}/refund`, refund)).status).toBe(200);
  const owner = JSON.stringify((await show('owner', orderId)).timeline);
  const warehouse = await show('warehouse', orderId);
  for (const told of [String(refund.amount), 'R-77', '45,90']) {
    expect([told, owner.includes(told)]).toEqual([told, true]);
    expect([told, JSON.stringify(warehouse).includes(told)]).toEqual([told, false]);
  }
  expect(warehouse.timeline.map(({ verb, reason }) => [verb, reason])).toEqual([
    ['order.placed', null],
    ['order.status', null],
  ]);
});

describe('a change of status', () => {
  it('follows the table, is written into the log with who, why and from what, and is seen in the timeline', async () => {
    const { orderId, number } = await place();
    const { status, body } = await move('sales', orderId, 'confirmed', 1, 'Lo paga en la tienda');
    expect([status, body.order.status, body.order.version]).toEqual([200, 'confirmed', 2]);
    const forbidden = await move('warehouse', orderId, 'cancelled', 2);
    expect([forbidden.status, forbidden.body.code]).toEqual([403, 'not_permitted']);
    const skipped = await move('warehouse', orderId, 'ready', 2);
    expect(skipped.body).toMatchObject({
      code: 'not_possible',
      now: { status: 'confirmed', paymentStatus: 'pending', version: 2 },
      possible: ['preparing'],
    });
    // Another has changed it since it was seen.
    expect((await move('sales', orderId, 'cancelled', 1)).body.code).toBe('not_possible');
    expect((await show('sales', orderId)).status).toBe('confirmed');
    const { entries } = (
      await as('owner').send('POST', '/staff/audit/list', {
        subject: { kind: 'order', id: String(orderId) },
        actor: { kind: 'staff' },
      })
    ).body;
    expect(entries).toEqual([
      expect.objectContaining({
        id: body.change.id,
        verb: 'order.status',
        actor: { kind: 'staff', id: expect.any(String), name: 'Jordi' },
        subject: { kind: 'order', id: String(orderId), label: number },
        changes: [{ field: 'status', before: 'created', after: 'confirmed' }],
        reason: 'Lo paga en la tienda',
        device: '?, ?',
        undoneBy: null,
      }),
    ]);
    const { timeline } = await show('sales', orderId);
    expect(timeline.map(({ verb, actor }) => [verb, actor.kind])).toEqual([
      ['order.placed', 'shopper'],
      ['order.status', 'staff'],
    ]);
  });

  it('is made by one of two who press at once', async () => {
    const { orderId } = await place();
    const answers = await Promise.all([move('sales', orderId, 'confirmed', 1), move('owner', orderId, 'confirmed', 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await show('sales', orderId)).version).toBe(2);
  });

  it('can be taken back for ten seconds, and no customer is mailed of it', async () => {
    const { orderId } = await place();
    await move('sales', orderId, 'confirmed', 1);
    const { change } = (await move('warehouse', orderId, 'preparing', 2)).body;
    const undo = (role: StaffRole) => as(role).send('POST', `/staff/changes/${change.id}/undo`);
    expect((await undo('accounts')).body.code).toBe('not_permitted');
    const undone = await undo('warehouse');
    expect([undone.status, undone.body.order?.status]).toEqual([200, 'confirmed']);
    expect((await undo('warehouse')).body).toMatchObject({
      code: 'cannot_undo',
      reason: 'changed_since',
      detail: 'already_undone',
      message: 'Ya estaba deshecho.',
    });
    const { timeline } = await show('sales', orderId);
    expect(timeline.at(-2)).toMatchObject({ undoneBy: timeline.at(-1)!.id, canUndo: false });
    expect(timeline.at(-1)).toMatchObject({ undoes: change.id });
    const { rows } = await shop.database.$client.query<{ wait: number }>(
      `SELECT extract(epoch FROM start_after - created_on)::int AS wait FROM pgboss.job
       WHERE data @> $1::jsonb`,
      [{ orderId, change: change.id }],
    );
    expect(rows).toEqual([{ wait: 12 }]);
    const again = (await move('warehouse', orderId, 'preparing', 4)).body.change;
    shop.passTime(11);
    const late = await as('warehouse').send('POST', `/staff/changes/${again.id}/undo`);
    expect(late.body).toMatchObject({ code: 'cannot_undo', reason: 'mailed' });
    expect((await as('sales').send('POST', '/staff/changes/999999/undo')).body.code).toBe('change_not_found');
  });
});

it('offers to take back only what can be taken back, and lets the mail of all else go at once', async () => {
  const { orderId } = await place();
  const offers: [string, boolean][] = [];
  for (const [version, status] of ['confirmed', 'preparing', 'ready', 'cancelled'].entries()) {
    const { change } = (await move('sales', orderId, status, version + 1)).body;
    offers.push([status, change.undoUntil !== null]);
    if (change.undoUntil !== null) continue;
    const undone = await as('sales').send('POST', `/staff/changes/${change.id}/undo`);
    expect([undone.status, undone.body.reason]).toEqual([409, 'mailed']);
  }
  expect(offers).toEqual([
    ['confirmed', false],
    ['preparing', true],
    ['ready', true],
    ['cancelled', false],
  ]);
  const { rows } = await shop.database.$client.query<{ status: string }>(
    `SELECT data ->> 'status' AS status FROM pgboss.job WHERE data @> $1::jsonb AND data ? 'change' ORDER BY id`,
    [{ orderId }],
  );
  expect(rows.map(({ status }) => status).sort()).toEqual(['preparing', 'ready']);
});

describe('two at once', () => {
  it('both change different fields, and for the same one the later sees both', async () => {
    const { orderId } = await place();
    expect((await fields('sales', orderId, { field: 'tags', from: [], to: ['urgente'] })).status).toBe(200);
    const other = await fields('warehouse', orderId, { field: 'trackingNumber', from: null, to: 'X1' });
    expect(other.body.order).toMatchObject({ tags: ['urgente'], trackingNumber: 'X1' });
    const stale = await fields(
      'warehouse',
      orderId,
      { field: 'tags', from: [], to: ['mañana'] },
      { field: 'trackingNumber', from: 'X1', to: 'X2' },
    );
    expect([stale.status, stale.body.fields]).toEqual([
      409,
      [
        {
          field: 'tags',
          yours: ['mañana'],
          theirs: ['urgente'],
          by: expect.objectContaining({ name: 'Jordi' }),
          at: expect.any(String),
        },
      ],
    ]);
    expect((await show('sales', orderId)).trackingNumber).toBe('X1');
    // One's own second save, and a change back from the timeline.
    const again = await fields('sales', orderId, { field: 'tags', from: [], to: ['urgente'] });
    expect(again.status).toBe(200);
    const undone = await as('warehouse').send('POST', `/staff/changes/${other.body.change.id}/undo`);
    expect(undone.body.order.trackingNumber).toBe(null);
    const twice = await as('warehouse').send('POST', `/staff/changes/${other.body.change.id}/undo`);
    expect([twice.status, twice.body.detail]).toEqual([409, 'already_undone']);
  });

  it.each([
    [{ field: 'tags', from: [], to: ['1', '2', '3', '4', '5', '6'] }, 422],
    [{ field: 'assignee', from: null, to: 999_999 }, 422],
    [{ field: 'assignee', from: null, to: 'me' }, 400],
    [{ field: 'tags', from: [], to: 'urgente' }, 400],
    [{ field: 'trackingNumber', from: null }, 400],
    [{ field: 'status', from: 'created', to: 'delivered' }, 400],
    [{ field: 'price', from: 1, to: 0 }, 400],
  ])('refuses %j', async (change, status) => {
    const { orderId } = (await list('sales', {})).orders[0];
    expect((await fields('owner', orderId, change)).status).toBe(status);
  });
});

it('assigns no order to somebody who has left, who stays named where an order was theirs', async () => {
  const { orderId } = (await list('sales', {})).orders[0];
  const { id } = (await as('accounts').send('GET', '/staff/me')).body;
  expect((await fields('owner', orderId, { field: 'assignee', from: null, to: id })).status).toBe(200);
  const parts = { database: shop.database, clock: shop.now };
  expect(await removeMember(parts, commandActor('test'), 'accounts@staff.example')).toBe(true);
  expect((await show('owner', orderId)).assignee).toEqual({ id, name: 'Laia' });
  const kept = await fields('owner', orderId, { field: 'assignee', from: id, to: id });
  expect([kept.status, kept.body.order.assignee]).toEqual([200, { id, name: 'Laia' }]);
  expect((await fields('owner', orderId, { field: 'assignee', from: id, to: null })).status).toBe(200);
  expect((await fields('owner', orderId, { field: 'assignee', from: null, to: id })).status).toBe(422);
  const search = { subject: { kind: 'order', id: String(orderId) }, verb: 'order.fields' };
  const { entries } = (await as('owner').send('POST', '/staff/audit/list', search)).body;
  const { timeline } = await show('owner', orderId);
  for (const entry of [entries[0], timeline.findLast(({ verb }) => verb === 'order.fields')])
    expect(entry).toMatchObject({
      changes: [{ field: 'assignee', before: id, after: null }],
      people: [{ id, name: 'Laia' }],
    });
});

it('forgets notes, reasons, names and free words with the account they belong to, and keeps the rest of the log', async () => {
  const before = await shop.database.$client.query('SELECT id FROM audit_entries');
  await shop.database.$client.query(`UPDATE orders SET status = 'cancelled', payment_status = 'cancelled'`);
  await buyer.send('DELETE', '/admin/user', { password: 'secreto2026' });
  const { rows } = await shop.database.$client.query(
    `SELECT field FROM audit_personal JOIN audit_entries ON audit_entries.id = entry_id WHERE subject_kind = 'order'`,
  );
  expect(rows).toEqual([]);
  expect((await shop.database.$client.query('SELECT FROM order_notes')).rowCount).toBe(0);
  const { rows: kept } = await shop.database.$client.query<{ text: string }>(
    `SELECT concat(changes, label) AS text FROM audit_entries UNION ALL SELECT concat(tags, tracking_number) FROM order_work`,
  );
  expect(kept.filter(({ text }) => /frágil|urgente|X1/.test(text))).toEqual([]);
  const { rows: entries } = await shop.database.$client.query<{ id: string; verb: string }>(
    'SELECT id, verb FROM audit_entries',
  );
  const ids = entries.filter(({ verb }) => verb !== 'order.erase').map(({ id }) => ({ id }));
  expect(ids).toEqual(before.rows);
  expect((await list('sales', { query: 'puig' })).total).toBe(0);
});
