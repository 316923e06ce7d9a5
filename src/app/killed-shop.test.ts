import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { closeDatabase, type Database, openDatabase } from '#platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { buildPages } from '../../scripts/build.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

const buyers = 15;
const firstKill = 5;
const secondKill = 8;

let test: TestDatabase;
let database: Database;
let dataDir: string;
let mailServer: SMTPServer;
/** Whatever the mail server took, as sent. */
const taken: string[] = [];
/** Called for each mail before the shop hears that it was taken; false: it was not. */
let take = (): boolean => true;

beforeAll(async () => {
  await buildPages(() => {});
  test = await createTestDatabase();
  database = openDatabase(test.connection);
  dataDir = await mkdtemp(join(tmpdir(), 'shop-killed-'));
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString('utf8')));
      stream.on('end', () => {
        if (take()) taken.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await closeDatabase(database);
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function order(shop: ShopProcess, product: number): Promise<void> {
  const buyer = { name: 'Marta', lastName: 'Soler', email: 'marta@ejemplo.cat', agree: true };
  const { accessToken } = (await shop.call<{ accessToken: string }>('POST', '/sale/checkout-account', buyer)).body;
  await shop.call('POST', '/sale/basket', { product_id: product, quantity: 1 }, accessToken);
  await shop.call('POST', '/sale/order', pickupOrder, accessToken);
}

const messageId = (mail: string): string => /^message-id: *(<.+>)/im.exec(mail)?.[1] ?? '';

it('mails every order that was committed, although the shop was killed while it mailed', async () => {
  const product = await addProduct(database, { article: 'drill', stock: 100 });
  const port = await freePort();
  const settings = {
    DATABASE_URL: test.url,
    DATA_DIR: dataDir,
    SHOP_MODE: 'production',
    SHOP_SECRET: 'a secret of at least thirty-two characters',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
  };
  const kill = (shop: ShopProcess): true => {
    shop.kill();
    return true;
  };

  const first = new ShopProcess(settings, port);
  await first.open();
  // The mail is taken, but the shop does not hear of it any more: it cannot know, and must send it again.

  take = () => taken.length !== firstKill - 1 || kill(first);
  await Promise.allSettled(Array.from({ length: buyers }, () => order(first, product)));
  await first.exitCode();
  expect(taken).toHaveLength(firstKill);
  const { rows } = await database.execute<{ number: string }>(sql`SELECT number FROM orders`);
  expect(rows.length).toBeGreaterThan(secondKill);

  // The other case: the mail under way has not been taken.
  const second = new ShopProcess(settings, port);
  take = () => taken.length !== secondKill - 1 || !kill(second);
  await second.exitCode();
  expect(taken).toHaveLength(secondKill - 1);

  const third = new ShopProcess(settings, port);
  take = () => true;
  await third.open();
  await vi.waitFor(() => expect(taken).toHaveLength(rows.length + 1), { timeout: 40_000, interval: 100 });
  expect(rows.filter(({ number }) => !taken.some((mail) => mail.includes(number)))).toEqual([]);
  // Only the mail that was taken at the first kill came twice, both under the Message-ID by which a repetition is known.
  const repeated = messageId(taken[firstKill - 1]!);
  expect(taken.filter((mail) => messageId(mail) === repeated)).toHaveLength(2);
  expect(new Set(taken.map(messageId)).size).toBe(rows.length);

  third.kill('SIGTERM');
  expect(await third.exitCode()).toBe(0);
}, 180_000);
