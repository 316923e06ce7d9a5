import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runJob } from '#areas/account/server/account.fixture.ts';
import { actors, addProduct, stockOf } from '#areas/orders/server/orders.fixture.ts';
import { redsys } from '#areas/payment/server/providers/redsys/redsys.ts';
import { readConfig } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { buildPages } from '../../scripts/build.ts';
import { startBank } from './bank.fixture.ts';
import { changeOrders } from './commands/with-orders.ts';
import { makeOwnShop } from './own-shop.fixture.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

const stock = 100;
const price = 1000;

let test: OpenTestDatabase;
let database: Database;
let dataDir: string;
let mailServer: TestMailServer;
let bank: Awaited<ReturnType<typeof startBank>>;

beforeAll(async () => {
  await buildPages(() => {});
  test = await openTestDatabase();
  ({ database } = test);
  dataDir = await mkdtemp(join(tmpdir(), 'shop-paying-'));
  mailServer = await startMailServer();
  bank = await startBank();
});
afterAll(async () => {
  await bank.stop();
  await mailServer.close();
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `change` while nothing can be written to a table, until so many of the shop's transactions wait for it. */
async function stopAtTable(table: string, waiting: number, change: () => Promise<void>, then: () => Promise<void>) {
  await database.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${sql.identifier(table)} IN SHARE ROW EXCLUSIVE MODE`);
    await change();
    await vi.waitFor(
      async () => {
        const { rows } = await database.execute(sql`
          SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND backend_type = 'client backend' AND wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(waiting);
      },
      { timeout: 30_000, interval: 20 },
    );
    await then();
  });
}

async function numberOf(reference: string): Promise<string> {
  const { rows } = await database.execute<{ number: string }>(sql`
    SELECT number FROM orders JOIN payments ON payments.order_id = orders.id WHERE reference = ${reference}`);
  return rows[0]!.number;
}

/** The order by the bank's name, its payment, and the cents that the shop has recorded. */
async function recordsOf(): Promise<Record<string, unknown>[]> {
  const { rows } = await database.execute(sql`
    SELECT payments.reference, orders.status, orders.payment_status AS payment, payments.state,
      coalesce((SELECT sum(amount) FROM payment_money WHERE payment_id = payments.id AND kind = 'charge'), 0)::int AS money,
      coalesce((SELECT sum(amount) FROM payment_money WHERE payment_id = payments.id AND kind = 'refund'), 0)::int AS back,
      (SELECT count(*) FROM order_history WHERE order_id = orders.id AND payment_status = 'paid')::int AS paid
    FROM payments JOIN orders ON orders.id = payments.order_id ORDER BY payments.id`);
  return rows;
}

it('records what the bank has confirmed and paid back, once, although it is killed while it records it', async () => {
  const product = await addProduct(database, { article: 'drill', stock, price });
  const port = await freePort();
  const settings = {
    DATABASE_URL: test.url,
    DATA_DIR: dataDir,
    SHOP_DIR: await makeOwnShop(join(dataDir, 'shop-data')),
    SHOP_MODE: 'production',
    SHOP_SECRET: 'a secret of at least thirty-two characters',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mailServer.url,
    ...bank.settings,
  };
  const { goToBank, choose, refundRequests } = bank;
  const first = new ShopProcess(settings, port);
  await first.open();
  const references: string[] = [];
  for (let buyer = 0; buyer < 8; buyer += 1) references.push(await goToBank(first, product, buyer));
  const [settled = '', lost = '', denied = '', unpaid = '', ...interrupted] = references;

  await choose(settled, 'approve');
  await choose(lost, 'lost');
  const returns: Promise<string>[] = [];
  await changeOrders({ config: readConfig(settings), database }, ({ payments }) =>
    stopAtTable(
      'order_history',
      interrupted.length + 2,
      async () => {
        await payments.refund(actors.shop, await numberOf(settled), { amount: null, isByHand: false });
        for (const reference of interrupted) returns.push(choose(reference, 'approve'));
        returns.push(choose(denied, 'deny'));
      },
      async () => {
        first.kill();
        await first.exitCode();
      },
    ),
  );
  expect(refundRequests()).toBe(1);
  const backs = await Promise.all(returns);
  const isRecorded = (reference: string) => reference === settled;
  expect(await recordsOf()).toEqual(
    references.map((reference) => ({
      reference,
      status: isRecorded(reference) ? 'confirmed' : 'created',
      payment: isRecorded(reference) ? 'paid' : 'pending',
      state: isRecorded(reference) ? 'paid' : 'pending',
      money: isRecorded(reference) ? price : 0,
      back: 0,
      paid: isRecorded(reference) ? 1 : 0,
    })),
  );

  const second = new ShopProcess(settings, port);
  await second.open();
  // The job asks as it does five minutes later; one customer's browser has come back before.
  expect((await fetch(backs[0]!, { redirect: 'manual' })).status).toBe(303);
  await database.execute(sql`UPDATE payments SET inquire_at = now() WHERE inquire_at IS NOT NULL`);
  await database.execute(sql`
    UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '5 minutes' WHERE name = 'payment-refund'`);
  await runJob({ database }, 'ask-payment-providers');
  for (const back of backs) await fetch(back, { redirect: 'manual' });
  const isPaidBack = async () => (await recordsOf()).find(({ reference }) => reference === settled)?.['back'] === price;
  await vi.waitFor(async () => expect(await isPaidBack()).toBe(true), { timeout: 30_000, interval: 100 });
  expect(refundRequests()).toBe(1);

  const provider = redsys({ ...bank.account, version: 'HMAC_SHA512_V2', notificationUrl: '' });
  const bankRecords = await Promise.all(
    references.map(async (reference) => {
      const event = await provider.inquire!({ reference } as never);
      const isPaid = event?.state === 'paid';
      const isBack = reference === settled;
      const state = isBack ? 'refunded' : (event?.state ?? 'pending');
      const money = isPaid ? event.amount : 0;
      const status = isPaid ? 'confirmed' : 'created';
      return { reference, status, payment: state, state, money, back: isBack ? money : 0, paid: Number(isPaid) };
    }),
  );
  const paidAtBank = bankRecords.filter(({ money }) => money === price).map(({ reference }) => reference);
  expect(paidAtBank).toEqual([settled, lost, ...interrupted]);
  expect(bankRecords.find(({ reference }) => reference === denied)!.state).toBe('failed');
  expect(bankRecords.find(({ reference }) => reference === unpaid)!.state).toBe('pending');
  expect(await recordsOf()).toEqual(bankRecords);
  // Those that are not paid still hold their piece.
  expect(await stockOf(database, product)).toBe(stock - references.length);
  second.kill('SIGTERM');
  expect(await second.exitCode()).toBe(0);
});
