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
/** The mails that the server accepted, as sent. */
const accepted: string[] = [];
/** Called for each mail before the shop gets the reply; false: the mail is not accepted. */
let onMail = (): boolean => true;

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
        if (onMail()) accepted.push(mail);
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

it('mails every committed order although the process is killed while mailing', async () => {
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
  // The mail is accepted but the shop gets no reply, so it must send the mail again.
  onMail = () => accepted.length !== firstKill - 1 || kill(first);
  await Promise.allSettled(Array.from({ length: buyers }, () => order(first, product)));
  await first.exitCode();
  expect(accepted).toHaveLength(firstKill);
  const { rows } = await database.execute<{ number: string }>(sql`SELECT number FROM orders`);
  expect(rows.length).toBeGreaterThan(secondKill);

  // The other case: the mail that is being sent is not accepted.
  const second = new ShopProcess(settings, port);
  onMail = () => accepted.length !== secondKill - 1 || !kill(second);
  await second.exitCode();
  expect(accepted).toHaveLength(secondKill - 1);

  const third = new ShopProcess(settings, port);
  onMail = () => true;
  await third.open();
  await vi.waitFor(() => expect(accepted).toHaveLength(rows.length + 1), { timeout: 40_000, interval: 100 });
  expect(rows.filter(({ number }) => !accepted.some((mail) => mail.includes(number)))).toEqual([]);
  // Only the mail of the first kill came twice, both times with the same Message-ID.
  const repeated = messageId(accepted[firstKill - 1]!);
  expect(accepted.filter((mail) => messageId(mail) === repeated)).toHaveLength(2);
  expect(new Set(accepted.map(messageId)).size).toBe(rows.length);

  third.kill('SIGTERM');
  expect(await third.exitCode()).toBe(0);
}, 180_000);
