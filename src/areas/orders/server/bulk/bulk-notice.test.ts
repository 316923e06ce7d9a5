import { asc, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StaffVisit } from '#platform/http/visit.ts';
import { mailboxMails } from '#platform/mail/mailbox-tables.ts';
import { actors, addProduct, type Rules, startRules } from '../orders.fixture.ts';
import { eraseOrdersOfUser } from '../orders.ts';
import { orderBulks } from '../records/bulk-tables.ts';
import { createOrderChanges } from '../staff/order-changes.ts';
import { type Bulks, createBulks } from './bulks.ts';

const store = 'tienda@shop.example';
let rules: Rules;
let bulks: Bulks;
let product: number;
let visit: StaffVisit;
/** A session of somebody who sells. */
async function signIn(): Promise<StaffVisit> {
  const { rows } = await rules.database.execute<{ memberId: string; sessionId: string }>(sql`
    WITH member AS (
      INSERT INTO staff_members (email, name, role, locale, created_at) VALUES ('eva@shop.example', 'Eva', 'sales', 'es', now()) RETURNING id)
    INSERT INTO staff_sessions (token, member_id, needs_code, device, opened_at, seen_at, authenticated_at, expires_at)
    SELECT '', id, false, '', now(), now(), now(), now() + interval '10 years' FROM member
    RETURNING member_id AS "memberId", id AS "sessionId"`);
  const [memberId, sessionId] = [Number(rows[0]!.memberId), Number(rows[0]!.sessionId)];
  const staff = { memberId, sessionId, role: 'sales', device: null, isRecent: true };
  return { actor: { kind: 'staff', id: String(memberId) }, staff, locale: 'es' } as unknown as StaffVisit;
}

beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [], { orderMails: { to: [store] } });
  product = await addProduct(rules.database, { article: '52-0125', stock: 500 });
  const { database, clock, jobs, orders } = rules;
  const mayBeAssigned = async () => true;
  const limitPreviews = async () => null;
  bulks = createBulks({
    ...{ database, clock, jobs, mayBeAssigned, limitPreviews, log: pino({ level: 'silent' }) },
    ...{
      changeStatus: orders.changeStatus,
      changeTogether: orders.changeTogether,
      mails: orders.mails,
      notices: orders.notices,
    },
    ...{ pickupCodes: orders.pickupCodes, changes: createOrderChanges({ ...orders.forStaff, mayBeAssigned }) },
  });
  visit = await signIn();
  await jobs.start();
});
afterAll(() => rules.stop());

const place = (count: number) =>
  Promise.all(Array.from({ length: count }, () => rules.placeOrder(product, { payment: 'transfer' })));
async function preview(action: Parameters<Bulks['preview']>[0]['action'], ids: number[]): Promise<string> {
  const answer = await bulks.preview({ action, selection: { ids } }, visit);
  return (answer as { previewId: string }).previewId;
}
async function run(action: Parameters<Bulks['preview']>[0]['action'], ids: number[]): Promise<string> {
  const previewId = await preview(action, ids);
  await bulks.start(previewId, visit);
  await vi.waitFor(async () => expect(await bulks.find(previewId, visit)).toMatchObject({ state: 'done' }), {
    timeout: 30_000,
  });
  return previewId;
}
const toStore = async () =>
  (await rules.database.select().from(mailboxMails).orderBy(asc(mailboxMails.id))).filter(({ to }) => to === store);
const actionOf = async (id: string) =>
  (await rules.database.select().from(orderBulks)).find((bulk) => bulk.id === id)!.action;

it('tells the store in one mail what it has to prepare, and in one what no longer', async () => {
  const orders = await place(3);
  const ids = orders.map(({ id }) => id);
  await run({ kind: 'next' }, ids);
  await vi.waitFor(async () => expect(await toStore()).toHaveLength(1), { timeout: 30_000 });
  const [mail] = await toStore();
  expect(mail!.subject).toBe('3 pedidos para preparar');
  for (const { number } of orders) expect(mail!.text).toContain(number);
  // One goes on before its mail is written.
  await rules.database.transaction((tx) =>
    rules.orders.changeStatus(tx, ids[0]!, { actor: actors.shop, status: 'preparing' }),
  );
  const bulk = await run({ kind: 'cancel', reason: 'Marta no contesta' }, ids);
  await vi.waitFor(async () => expect(await toStore()).toHaveLength(2), { timeout: 30_000 });
  expect((await toStore())[1]!.subject).toBe('3 pedidos cancelados, no los prepares');
  const left = sql`SELECT FROM pgboss.job WHERE name IN ('order-notice-mail', 'bulk-notice-mail') AND state < 'completed'`;
  await vi.waitFor(async () => expect((await rules.database.execute(left)).rows).toEqual([]), { timeout: 30_000 });
  expect(await toStore()).toHaveLength(2);
  // Why is with the change of each order, and erased with its customer.
  expect(await actionOf(bulk)).toEqual({ kind: 'cancel' });
  const reasons = sql`SELECT FROM audit_personal WHERE after::text LIKE '%no contesta%'`;
  expect((await rules.database.execute(reasons)).rows).toHaveLength(3);
});

it('forgets why orders are to be cancelled once one of their customers is erased', async () => {
  const [order, other] = await place(2);
  const [erased, stays] = [
    await preview({ kind: 'cancel', reason: 'Marta no contesta' }, [order!.id]),
    await preview({ kind: 'cancel', reason: 'Cierre' }, [other!.id]),
  ];
  await rules.database.transaction((tx) =>
    eraseOrdersOfUser(tx, { actor: actors.shop, at: new Date() }, order!.userId),
  );
  expect([await actionOf(erased), await actionOf(stays)]).toEqual([
    { kind: 'cancel' },
    { kind: 'cancel', reason: 'Cierre' },
  ]);
});
