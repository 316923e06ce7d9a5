import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { actors, addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { readConfig } from '#platform/config.ts';
import {
  createTestDatabase,
  type OpenTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#platform/database/test-database.ts';
import { createJobs, jobKind } from '#platform/jobs/jobs.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { StartError } from '#platform/start-error.ts';
import { buildPages } from '../../scripts/build.ts';
import { startBank } from './bank.fixture.ts';
import { changeOrders } from './commands/with-orders.ts';
import { runCommand } from './commands/run-command.ts';
import { makeOwnShop } from './own-shop.fixture.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

let original: OpenTestDatabase;
let copy: TestDatabase;
/** Not a pool of the shop's, which a restore would refuse. */
let client: pg.Client;
let folder: string;
let shopDir: string;
let mailServer: TestMailServer;
let bank: Awaited<ReturnType<typeof startBank>>;
/** The order whose refund is open. */
let refunded = '';
/** Where the bank sends the browser of the other order, which it has been paid for since. */
let back = '';
let backupFile: string;

beforeAll(async () => {
  await buildPages(() => {});
  original = await openTestDatabase();
  copy = await createTestDatabase({ hasJobQueue: true });
  client = new pg.Client(copy.connection);
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'sleeping-'));
  shopDir = await makeOwnShop(join(folder, 'shop-data'));
  mailServer = await startMailServer();
  bank = await startBank();
  backupFile = join(folder, 'backup.tar.zst');
});
afterAll(async () => {
  await bank.stop();
  await mailServer.close();
  await client.end();
  await Promise.all([original.drop(), copy.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (test: TestDatabase, dataDir: string, port: number, smtpUrl = mailServer.url) => ({
  DATABASE_URL: test.url,
  DATA_DIR: join(folder, dataDir),
  SHOP_DIR: shopDir,
  SHOP_MODE: 'production',
  SHOP_SECRET: 'a secret of at least thirty-two characters',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SMTP_URL: smtpUrl,
  ...bank.settings,
});

/** Runs a command in the process of the test; its lines, or the error's. */
async function run(settings: Record<string, string>, ...typed: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((text: unknown) => void lines.push(...String(text).split('\n')));
  try {
    await runCommand(
      typed,
      { ...settings, LOG_LEVEL: 'silent' },
      { input: new PassThrough(), output: new PassThrough() },
    );
    return { code: 0, lines };
  } catch (error) {
    if (error instanceof StartError) return { code: 1, lines: error.message.split('\n') };
    throw error;
  } finally {
    log.mockRestore();
  }
}

/** What a shop leaves to its next start: mails, a refund, and orders whose time to pay is over. */
async function leaveWork(): Promise<void> {
  const product = await addProduct(original.database, { article: 'drill', stock: 100, price: 1000 });
  const port = await freePort();
  // Nothing is there that takes the mails.
  const settings = settingsOf(original, 'original', port, 'smtp://127.0.0.1:9');
  const shop = new ShopProcess(settings, port);
  await shop.open();
  const paid = await bank.goToBank(shop, product, 1);
  await bank.choose(paid, 'approve');
  const unpaid = await bank.goToBank(shop, product, 2);
  shop.kill('SIGTERM');
  await shop.exitCode();
  back = await bank.choose(unpaid, 'approve');
  const { rows } = await original.database.execute<{ number: string }>(sql`
    SELECT number FROM orders WHERE payment_status = 'paid'`);
  refunded = rows[0]!.number;
  await changeOrders({ config: readConfig(settings), database: original.database }, async ({ payments }) => {
    await payments.refund(actors.shop, refunded, { amount: null, isByHand: false });
  });
  await original.database.execute(sql`
    UPDATE orders SET payment_due_at = payment_due_at - interval '2 days' WHERE payment_status = 'pending'`);
  await original.database.execute(sql`
    UPDATE payments SET expires_at = now() - interval '1 day', inquire_at = now() WHERE state = 'pending'`);
  const jobs = createJobs({ database: original.database, log: pino({ level: 'silent' }) });
  await jobs.connect();
  await jobs.add(original.database, jobKind('cancel-unpaid-orders'), {});
  await jobs.stop();
  expect((await run(settings, 'backup', backupFile)).code).toBe(0);
}

/** Begins to restore through a pipe, which has half of the file until the rest is written. */
async function beginRestore(name: string, settings: Record<string, string>) {
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  const child = spawn(process.execPath, [cli, 'restore', path], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const content = await readFile(backupFile);
  const half = Math.floor(content.length / 2);
  const pipe = await open(path, 'w');
  await pipe.write(content.subarray(0, half));
  const isUnderWay = `SELECT FROM pg_locks WHERE relation = 'orders'::regclass AND mode = 'AccessExclusiveLock'`;
  await vi.waitFor(async () => expect((await client.query(isUnderWay)).rowCount, output).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 50,
  });
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await pipe.close();
    },
    /** Returns what it has printed. */
    async finish(): Promise<string> {
      await pipe.write(content.subarray(half));
      await pipe.close();
      const [code] = (await once(child, 'exit')) as [number];
      expect(code, output).toBe(0);
      return output;
    },
  };
}

/** All that could have changed in the copy. */
async function recordsOf(): Promise<unknown> {
  const queries = [
    `SELECT number, status, payment_status FROM orders ORDER BY id`,
    `SELECT id, state, inquire_at FROM payments ORDER BY id`,
    `SELECT id, state FROM payment_refunds ORDER BY id`,
    `SELECT order_id, status FROM order_history ORDER BY order_id, id`,
    `SELECT article, stock FROM catalogue_products`,
    `SELECT number FROM order_documents`,
    `SELECT id, name, state, retry_count FROM pgboss.job ORDER BY id`,
  ];
  const results = [];
  for (const query of queries) results.push((await client.query(query)).rows);
  return results;
}

it('a restored copy shows its pages, and nothing leaves it until it is woken', async () => {
  await leaveWork();
  const port = await freePort();
  const settings = settingsOf(copy, 'copy', port);

  const killed = await beginRestore('killed', { ...settings, DATA_DIR: join(folder, 'killed-data') });
  await killed.kill();
  expect((await client.query('SELECT FROM orders UNION ALL SELECT FROM pgboss.job')).rows).toEqual([]);

  // A shop that starts while it is restored waits for the end, and then sleeps.
  const restore = await beginRestore('whole', settings);
  const shop = new ShopProcess(settings, port);
  await sleep(2000);
  expect((await fetch(`${shop.url}/healthz`).catch(() => ({ status: 0 }))).status).not.toBe(200);
  expect(await restore.finish()).toContain('This copy sleeps.');
  await shop.open();
  const before = await recordsOf();
  expect(before).toContainEqual(expect.arrayContaining([expect.objectContaining({ name: 'payment-refund' })]));

  expect(await (await fetch(`${shop.url}/healthz`)).json()).toEqual({ status: 'degraded', degraded: ['asleep'] });
  for (const path of ['/', '/checkout', '/ca/checkout']) expect((await fetch(shop.url + path)).status).toBe(200);
  expect((await shop.call('GET', '/sale/checkout-options', undefined)).body).toMatchObject({ takesOrders: false });
  const buyer = { name: 'Ona', lastName: 'Puig', email: 'ona@ejemplo.cat', agree: true };
  const { accessToken } = (await shop.call<{ accessToken: string }>('POST', '/sale/checkout-account', buyer)).body;
  for (const [method, path, body] of [
    ['POST', '/sale/order', pickupOrder],
    ['POST', '/sale/order/payment', { orderId: 1, payment: 'card' }],
    ['POST', '/sale/order/cancel', { orderId: 1 }],
    ['POST', '/sale/order/withdraw', { orderId: 1, name: 'Ona', confirm: true }],
    ['GET', '/service/payment/signature?orderId=1', undefined],
    ['GET', '/service/sequra/cancel?orderId=1', undefined],
    ['POST', '/service/payment/notification', {}],
  ] as const)
    expect(await shop.call(method, path, body, accessToken), path).toMatchObject({
      status: 503,
      body: { statusCode: 503, code: 'asleep', message: expect.stringMatching(/^En este momento no se pueden/) },
    });
  const { pathname, search } = new URL(back);
  expect((await fetch(shop.url + pathname + search, { redirect: 'manual' })).status).toBe(303);
  const answer = await fetch(`${shop.url}/api/sale/order`, {
    method: 'POST',
    headers: { 'content-language': 'ca', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toMatchObject({ code: 'asleep', message: expect.stringMatching(/^En aquest moment/) });

  for (const typed of [
    'orders paid 1',
    'orders move 1 paid',
    `orders refund ${refunded}`,
    'orders release 1',
    'mail retry all',
  ])
    expect(await run(settings, ...typed.split(' '))).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^This restored copy of the shop sleeps: .+ shop wake$/)],
    });
  expect((await run(settings, 'orders', 'list')).lines).toHaveLength(2);
  // Long enough for a job that runs: the queue is looked through every second.
  await sleep(3000);
  expect(await recordsOf()).toEqual(before);
  expect([mailServer.received.length, bank.refundRequests()]).toEqual([0, 0]);

  const unanswered = await run(settings, 'shop', 'wake');
  expect(unanswered).toEqual({ code: 1, lines: ['It still sleeps: to wake it, add --yes.'] });
  const { lines } = await run(settings, 'shop', 'wake', '--yes');
  expect(lines[0]).toMatch(/^Restored 20.+Z\. Its newest order: \d\d-\d+ /);
  expect(lines).toContain('Waiting: 1 × payment-refund');
  expect(lines.at(-1)).toBe('The shop is awake.');
  await vi.waitFor(async () => expect(await (await fetch(`${shop.url}/healthz`)).json()).toEqual({ status: 'ok' }), {
    timeout: 10_000,
    interval: 50,
  });
  await vi.waitFor(() => expect([mailServer.received.length > 1, bank.refundRequests()]).toEqual([true, 1]), {
    timeout: 60_000,
    interval: 100,
  });
  expect((await shop.call('POST', '/sale/order', pickupOrder, accessToken)).status).toBe(409);
  expect((await run(settings, 'shop', 'wake')).lines).toEqual(['This shop is awake. Nothing was changed.']);
  shop.kill('SIGTERM');
  expect(await shop.exitCode()).toBe(0);
});
