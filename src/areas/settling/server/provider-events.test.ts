import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCrediya } from '#areas/payment/server/providers/crediya/crediya-provider.ts';
import {
  type FinancingSandbox,
  startFinancingSandbox,
} from '#areas/payment/server/providers/financing-sandbox.fixture.ts';
import { redsys } from '#areas/payment/server/providers/redsys/redsys.ts';
import { createSequra } from '#areas/payment/server/providers/sequra/sequra-provider.ts';
import { cents } from '#values/money.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import {
  actors,
  addProduct,
  pickupOrder,
  placeRequest,
  type Rules,
  startRules,
  stockOf,
} from '#areas/orders/server/orders.fixture.ts';
import { orderHistory } from '#areas/orders/server/records/orders-tables.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';

let sandbox: FinancingSandbox;
let folder: string;
let rules: Rules;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-events-'));
  sandbox = await startFinancingSandbox(folder);
  const terms = { months: [3], tin: 0, tae: 0, minAmount: 1, maxAmount: 1500 };
  const notifyUrl = (name: string) => `${sandbox.url}/${name}`;
  rules = await startRules(
    {},
    undefined,
    undefined,
    [
      redsys({ ...sandbox.redsys, notificationUrl: notifyUrl('redsys') }),
      createSequra({ settings: sandbox.sequra, terms, secret: 'secret', notifyUrl: notifyUrl('sequra') }),
      createCrediya({ settings: sandbox.crediya, terms, notifyUrl: notifyUrl('crediya') }),
    ],
    { runsJobs: true },
  );
  sandbox.answer = async (path, fields) => {
    const outcome = await rules.settling.settlePayment(path.slice(1), fields);
    return outcome === 'settled' || outcome === 'unchanged' ? 200 : 409;
  };
});
afterAll(async () => {
  await rules.stop();
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const methods = ['bizum', 'sequra', 'crediya'] as const;
const shopper = { ip: '203.0.113.7', userAgent: 'a browser' };
const price = 1000;
const pieces = 2;
const amount = pieces * price;

const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('decide'),
      outcome: fc.constantFrom('approve', 'approve', 'deny', 'cancel', 'lost', 'twice', 'changed', 'review'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('pay again'), method: fc.constantFrom(...methods) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('decide late'), attempt: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('cancel') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('give up') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('ask') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('expire'), minutes: fc.constantFrom(5, 31, 61, 1500) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('refund'), amount: fc.constantFrom(null, 1, 500, 2000) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('back office'), outcome: fc.constantFrom('one', 'all') }) },
);

interface Attempt {
  readonly id: number;
  readonly method: (typeof methods)[number];
  readonly state: string;
  readonly reference: string;
  readonly providerId: string | null;
  readonly charged: number;
  readonly refunded: number;
}
async function attemptsOf(orderId: number): Promise<Attempt[]> {
  const sumOf = (name: string) =>
    sql`(SELECT coalesce(sum(amount), 0)::int FROM payment_money WHERE payment_id = payments.id AND kind = ${name})`;
  const { rows } = await rules.database.execute<{ [Key in keyof Attempt]: Attempt[Key] }>(sql`
    SELECT id::int, method, state, reference, provider_id AS "providerId", ${sumOf('charge')} AS charged, ${sumOf('refund')} AS refunded
    FROM payments WHERE order_id = ${orderId} ORDER BY id`);
  return rows;
}

/** What the providers know of an attempt: cents that they have charged, and paid back. */
async function knownOf({ method, reference, providerId }: Attempt): Promise<{ charged: number; refunded: number }> {
  const provider = method === 'bizum' ? 'redsys' : method;
  const id = method === 'bizum' ? reference : providerId;
  const file = `${id}.json`;
  const none = { charged: 0, refunded: 0 };
  if (!(await readdir(join(folder, provider))).includes(file)) return none;
  const record = JSON.parse(await readFile(join(folder, provider, file), 'utf8'));
  const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
  if (method === 'bizum')
    return record.response === '0000' ? { charged: record.charged, refunded: sum(record.refunds) } : none;
  if (method === 'crediya')
    return record.state === 'approved'
      ? { charged: record.amount, refunded: sum(Object.values(record.refunds)) }
      : none;
  // Financed once the shop has confirmed it; what was approved goes down with each refund.
  if (record.confirmations === 0 || record.state === 'on_hold') return none;
  return { charged: amount, refunded: amount - record.approvedTotal };
}

const form = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Goes to the provider of the open attempt, which knows it from then on. */
async function start(userId: number, orderId: number): Promise<void> {
  const begun = await rules.settling.start(userId, orderId, shopper);
  if ('kind' in begun && begun.kind === 'form') await form(begun.url, begun.fields);
}
async function decide({ method, reference, providerId }: Attempt, outcome: string): Promise<void> {
  if (method === 'bizum') await form(`${sandbox.redsys.url}/sis/pagar`, { order: reference, outcome });
  else if (providerId) await sandbox.decide(method, providerId, outcome);
}
const finishJobs = () =>
  vi.waitFor(
    async () => {
      const { rows } = await rules.database.execute(sql`
        SELECT name FROM pgboss.job WHERE name IN ('payment-refund', 'payment-update') AND state IN ('created', 'active', 'retry')`);
      expect(rows).toEqual([]);
    },
    { timeout: 30_000, interval: 10 },
  );

let products = 0;

it('whatever three providers tell, in whatever order: the shop has what they have, and pays once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...methods),
      fc.array(event, { minLength: 3, maxLength: 9 }),
      async (payment, events) => {
        products += 1;
        const product = await addProduct(rules.database, { article: `drill-${products}`, stock: 10, price });
        const userId = rules.newUser();
        await rules.fill(userId, product, pieces);
        const customer = { ...pickupOrder.customer, document: { type: 'NIF', number: '12345678Z' } };
        const request = orderRequest.parse({ ...pickupOrder, customer, payment });
        const { id, number } = await placeRequest(rules, userId, request);
        await start(userId, id);

        for (const one of events) {
          const attempts = await attemptsOf(id);
          if (one.kind === 'decide') await decide(attempts.at(-1)!, one.outcome);
          if (one.kind === 'decide late') await decide(attempts[one.attempt % attempts.length]!, 'approve');
          if (one.kind === 'pay again') {
            await rules.settling.payAgain(actors.customer, userId, id, one.method);
            await start(userId, id);
          }
          if (one.kind === 'cancel') await rules.orders.forCustomer.cancel(actors.customer, userId, id, 'es');
          if (one.kind === 'give up') await rules.settling.cancelSequra(actors.customer, userId, id);
          if (one.kind === 'ask') await rules.settling.askProviders();
          if (one.kind === 'expire') {
            rules.passDays(one.minutes / 1440);
            await rules.expireUnpaidOrders();
          }
          if (one.kind === 'refund') {
            const refund = one.amount === null ? null : cents(one.amount);
            await rules.settling.payments.refund(actors.shop, number, { amount: refund, isByHand: false });
          }
          if (one.kind === 'back office') {
            const paid = attempts.find(({ method, charged }) => method === 'bizum' && charged > 0);
            if (paid) await form(`${sandbox.redsys.url}/oficina`, { order: paid.reference, outcome: one.outcome });
          }
          await finishJobs();
          const { order } = (await rules.settling.payments.find(number))!;
          expect(await stockOf(rules.database, product)).toBe(order.status === 'cancelled' ? 10 : 10 - pieces);
          const open = (await attemptsOf(id)).filter(({ state }) => state === 'pending' || state === 'processing');
          expect(open.length).toBeLessThan(2);
        }

        // What was lost is found by asking.
        for (let hours = 0; hours < 3; hours += 1) {
          rules.passDays(0.5);
          await rules.settling.askProviders();
        }
        await finishJobs();
        for (const attempt of await attemptsOf(id)) {
          const { charged, refunded } = attempt;
          expect({ attempt, charged, refunded }).toEqual({ attempt, ...(await knownOf(attempt)) });
          expect(refunded).toBeLessThanOrEqual(charged);
        }
        const { rows: history } = await rules.database.execute<{ state: string }>(sql`
          SELECT payment_status AS state FROM ${orderHistory} WHERE order_id = ${id} ORDER BY id`);
        expect(
          history.filter(({ state }, at) => state === 'paid' && history[at - 1]?.state !== 'paid').length,
        ).toBeLessThan(2);
        // What of the sale is invoiced is what of it was not paid back.
        const { rows: invoiced } = await rules.database.execute<{ total: number; documents: number }>(sql`
          SELECT coalesce(sum((facts ->> 'total')::int), 0)::int AS total, count(*)::int AS documents
          FROM order_documents WHERE order_id = ${id}`);
        const { rows: paidBack } = await rules.database.execute<{ sum: number }>(sql`
          SELECT coalesce(sum(refund.amount - refund.surplus), 0)::int AS sum FROM payment_refunds refund
          JOIN payments ON payments.id = refund.payment_id WHERE order_id = ${id} AND refund.state = 'refunded'`);
        if (invoiced[0]!.documents > 0) expect(invoiced[0]!.total).toBe(amount - paidBack[0]!.sum);
        else expect(paidBack[0]!.sum).toBe(0);
      },
    ),
    { numRuns: propertyRuns(30) },
  );
}, 180_000);
