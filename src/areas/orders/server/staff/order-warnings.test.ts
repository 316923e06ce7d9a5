import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { AttendedOrder } from '../../staff-attention-calls.ts';
import type { StaffOrderRow } from '../../staff-calls.ts';
import type { OrderWarning } from '../../staff-warnings.ts';
import { type WarnedOrder, warningsOf } from './order-warnings.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let buyer: Browser;
let product: number;
const roles = ['sales', 'accounts', 'warehouse'] as const;
const staff = new Map<StaffRole, Browser>();
const as = (role: StaffRole): Browser => staff.get(role)!;
beforeAll(async () => {
  shop = await startShop();
  for (const role of roles) staff.set(role, await signInAs(shop, role));
  product = await addProduct(shop.database, { article: 'saw', price: 20_000, stock: 100 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

async function place(): Promise<number> {
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  const { status, body } = await buyer.send('POST', '/sale/order', { ...pickupOrder, payment: 'transfer' });
  expect([status, body.code]).toEqual([200, undefined]);
  return body.orderId;
}
const pay = (orderId: number, amount: number) =>
  as('accounts').send('POST', `/staff/orders/${orderId}/paid`, { amount, method: 'transfer', reference: `${orderId}` });

const warningsIn = (rows: readonly StaffOrderRow[], orderId: number): OrderWarning[] =>
  rows.find((row) => row.orderId === orderId)?.warnings ?? [];
const listed = async (role: StaffRole, orderId: number) =>
  warningsIn((await as(role).send('POST', '/staff/orders/list', { limit: 48 })).body.orders, orderId);
const attended = async (role: StaffRole): Promise<number[]> =>
  (await as(role).send('GET', '/staff/orders/attention')).body.orders.map(({ orderId }: StaffOrderRow) => orderId);

it('says until when a transfer has time, and what is missing once a part has come, to those who see money', async () => {
  const orderId = await place();
  const due = { kind: 'due', at: expect.stringMatching(/Z$/) };
  expect(await listed('sales', orderId)).toEqual([due]);
  expect(await attended('sales')).toEqual([]);
  expect((await pay(orderId, 399.5)).status).toBe(200);
  const missing = { kind: 'part_paid', amount: 0.5 };
  expect(await listed('sales', orderId)).toEqual([missing, due]);
  expect(await listed('warehouse', orderId)).toEqual([]);
  expect([await attended('accounts'), await attended('warehouse')]).toEqual([[orderId], []]);
  await pay(orderId, 0.5);
  expect(await listed('sales', orderId)).toEqual([]);
  expect(await attended('accounts')).toEqual([]);
});

it('says that a cancelled order has its money here, until it goes back', async () => {
  const orderId = await place();
  await pay(orderId, 100);
  await as('sales').send('POST', `/staff/orders/${orderId}/status`, { status: 'cancelled', version: 1 });
  const owed = [{ kind: 'to_refund', amount: 100 }];
  await vi.waitFor(async () => expect(await listed('accounts', orderId)).toEqual(owed), { timeout: 30_000 });
  expect(await attended('sales')).toEqual([orderId]);
  expect([await listed('warehouse', orderId), await attended('warehouse')]).toEqual([[], []]);
});

it('says that a mail does not go out to those who see addresses, until it was sent again', async () => {
  const orderId = await place();
  await pay(orderId, 400);
  const about = `order ${orderId}, confirmed`;
  const { rowCount } = await shop.database.execute(sql`
    INSERT INTO pgboss.job (name, data, state) SELECT name, ${JSON.stringify({ orderId, about })}::jsonb, 'failed'
    FROM pgboss.queue WHERE name LIKE '%-mail' LIMIT 1`);
  expect(rowCount).toBe(1);
  expect(await listed('accounts', orderId)).toEqual([{ kind: 'mail_failed' }]);
  expect(await attended('sales')).toContain(orderId);
  expect([await listed('warehouse', orderId), await attended('warehouse')]).toEqual([[], []]);
  await shop.database.execute(sql`
    INSERT INTO sent_mails (order_id, job_id, about, recipient, subject, text, html, written_at, sent_at)
    VALUES (${orderId}, 'again', ${about}, '', '', '', '', now(), now() + interval '1 minute')`);
  expect(await listed('accounts', orderId)).toEqual([]);
});

it('says since when: the money has moved, the order was cancelled, or the mail was written', async () => {
  const since = async (orderId: number): Promise<string | undefined> =>
    (await as('sales').send('GET', '/staff/orders/attention')).body.orders.find(
      (row: AttendedOrder) => row.orderId === orderId,
    )?.since;
  const orderId = await place();
  shop.passTime(60);
  await pay(orderId, 100);
  const paidAt = shop.now().toISOString();
  expect(await since(orderId)).toBe(paidAt);
  shop.passTime(60);
  await as('sales').send('POST', `/staff/orders/${orderId}/status`, { status: 'cancelled', version: 1 });
  await vi.waitFor(async () => expect(await since(orderId)).not.toBe(paidAt), { timeout: 30_000 });
  expect(await since(orderId)).toBe(shop.now().toISOString());

  const other = await place();
  await pay(other, 400);
  await shop.database.execute(sql`
    INSERT INTO pgboss.job (name, data, state, created_on)
    SELECT name, ${JSON.stringify({ orderId: other, about: 'paid' })}::jsonb, 'failed', '2026-11-24T09:00:00Z'
    FROM pgboss.queue WHERE name LIKE '%-mail' LIMIT 1`);
  expect(await since(other)).toBe('2026-11-24T09:00:00.000Z');
});

it('counts the views that the role may see', async () => {
  const { counts } = (await as('sales').send('GET', '/staff/orders/counts')).body;
  const { counts: all } = (await as('sales').send('POST', '/staff/orders/list', {})).body;
  expect({ ...counts, all: all.all }).toEqual(all);
  expect(Object.keys((await as('warehouse').send('GET', '/staff/orders/counts')).body.counts)).not.toContain('money');
});

const paid = {
  id: 1,
  status: 'confirmed',
  paymentStatus: 'paid',
  payment: 'card',
  price: 40_000,
  deliveryPrice: 0,
} as const;
const open = { ...paid, paymentStatus: 'pending', hold: null, paymentDueAt: null, placedAt: new Date() } as const;
const known = {
  received: 0,
  surplus: 0,
  left: 0,
  isRefundRefused: false,
  isApprovalRefused: false,
  isUndecided: false,
};

it.each([
  [
    'a refund that the bank has refused',
    paid,
    { received: 40_000, left: 40_000, isRefundRefused: true },
    [['refund_refused']],
  ],
  ['an approval that came too late', open, { isApprovalRefused: true }, [['approval_refused']]],
  ['a lender that does not decide', open, { isUndecided: true }, [['undecided']]],
  ['money besides', paid, { received: 40_000, surplus: 150, left: 40_150 }, [['surplus', 1.5]]],
  ['money that pays nothing', open, { surplus: 39_000, left: 39_000 }, [['wrong_amount', 390]]],
  ['goods that are not reserved', { ...open, hold: 'waiting' }, {}, [['no_goods']]],
  ['money of a cancelled order', { ...paid, status: 'cancelled' }, { left: 40_000 }, [['to_refund', 400]]],
  ['nothing of it while it goes back', { ...paid, status: 'cancelled' }, { received: 40_000, left: 0 }, []],
])('says %s', (_, order, money, expected) => {
  const facts = { money: new Map([[1, { ...known, ...money }]]), withFailedMail: new Set<number>() };
  const warnings = warningsOf(order as unknown as WarnedOrder, facts, 'sales');
  expect(warnings.map(({ kind, amount }) => (amount === undefined ? [kind] : [kind, amount]))).toEqual(expected);
  expect(warningsOf(order as unknown as WarnedOrder, facts, 'warehouse').map(({ kind }) => kind)).toEqual(
    expected.map(([kind]) => kind).filter((kind) => kind === 'no_goods'),
  );
});
