import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { inviteMember } from '#areas/staff/server/sign-in/invitations.ts';
import { commandActor } from '#values/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { listUnsentMails, maxMailsAtOnce } from '#platform/mail/mail-jobs.ts';
import { messageIdOf, startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { buildPages } from '../../scripts/build.ts';
import { makeOwnShop } from './own-shop.fixture.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

const buyers = 15;
const firstKill = 5;
const secondKill = 8;

let test: OpenTestDatabase;
let database: Database;
let dataDir: string;
let mailServer: TestMailServer;
/** Called for each mail before the shop gets the reply; when it throws, the mail is not accepted. */
let onMail = async (): Promise<void> => {};

beforeAll(async () => {
  await buildPages(() => {});
  test = await openTestDatabase();
  ({ database } = test);
  dataDir = await mkdtemp(join(tmpdir(), 'shop-killed-'));
  mailServer = await startMailServer({ onMail: () => onMail() });
});
afterAll(async () => {
  await mailServer.close();
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Orders as a guest with an address of their own: one address may order, and gets mails, a few times only. */
async function order(shop: ShopProcess, product: number, buyerNumber: number): Promise<PlacedOrder> {
  const buyer = { name: 'Marta', lastName: 'Soler', email: `marta${buyerNumber}@ejemplo.cat`, agree: true };
  const { accessToken } = (await shop.call<{ accessToken: string }>('POST', '/sale/checkout-account', buyer)).body;
  await shop.call('POST', '/sale/basket', { product_id: product, quantity: 1 }, accessToken);
  return (await shop.call<PlacedOrder>('POST', '/sale/order', pickupOrder, accessToken)).body;
}

interface PlacedOrder {
  readonly orderId: number;
  readonly number: string;
}

/** Somebody of the staff moves orders on to where their customers are mailed in ten seconds, and takes the last of them back. */
async function moveOrders(shop: ShopProcess, orders: readonly PlacedOrder[]): Promise<void> {
  const parts = { database, clock: () => new Date() };
  const key = await inviteMember(parts, commandActor('test'), 'pau@ejemplo.cat', 'warehouse');
  let cookie = '';
  async function send<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${shop.url}/api/staff${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    cookie ||= response.headers.getSetCookie()[0]!.split(';', 1)[0]!;
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as Answer;
  }
  await send('/invitation', { key, name: 'Pau', password: 'una frase prou llarga' });
  let last = 0;
  for (const { orderId } of orders) {
    await send(`/orders/${orderId}/status`, { status: 'confirmed', version: 1 });
    const moved = { status: 'preparing', version: 2 };
    last = (await send<{ change: { id: number } }>(`/orders/${orderId}/status`, moved)).change.id;
  }
  await send(`/changes/${last}/undo`, {});
}

it('mails every committed order, and each change that was not taken back, although the process is killed', async () => {
  const product = await addProduct(database, { article: 'drill', stock: 100 });
  const port = await freePort();
  const settings = {
    DATABASE_URL: test.url,
    DATA_DIR: dataDir,
    SHOP_DIR: await makeOwnShop(join(dataDir, 'shop-data')),
    SHOP_MODE: 'production',
    SHOP_SECRET: 'a secret of at least thirty-two characters',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mailServer.url,
  };
  const accepted = mailServer.received;

  const first = new ShopProcess(settings, port);
  await first.open();
  const [moved, takenBack] = [await order(first, product, 101), await order(first, product, 102)];
  await moveOrders(first, [moved, takenBack]);
  let placed = 0;
  // Mails are accepted but the shop gets no reply, so it must send them again.
  onMail = async () => {
    await vi.waitFor(() => expect(placed).toBeGreaterThan(secondKill), 30_000);
    if (accepted.length >= firstKill - 1) first.kill();
  };
  await Promise.allSettled(
    Array.from({ length: buyers }, (_, buyer) => order(first, product, buyer).then(() => (placed += 1))),
  );
  await first.exitCode();
  const { rows } = await database.execute<{ number: string }>(sql`SELECT number FROM orders`);
  expect(rows.length).toBeGreaterThan(secondKill);
  expect(accepted.length).toBeGreaterThanOrEqual(firstKill);

  // The other case: the mails that are being sent are not accepted.
  const second = new ShopProcess(settings, port);
  onMail = async () => {
    if (accepted.length < secondKill - 1) return;
    second.kill();
    throw new Error('451 try again later');
  };
  await second.exitCode();

  const third = new ShopProcess(settings, port);
  onMail = async () => {};
  await third.open();
  const withoutMail = () => rows.filter(({ number }) => !accepted.some((mail) => mail.includes(number)));
  await vi.waitFor(() => expect(withoutMail()).toEqual([]), { timeout: 40_000, interval: 100 });
  await vi.waitFor(async () => expect(await listUnsentMails(database)).toEqual([]), { timeout: 40_000, interval: 100 });
  // What came twice are the mails that were under way at a kill, both times with the same Message-ID.
  const sentOf = ({ number }: PlacedOrder) =>
    new Set(accepted.filter((mail) => mail.includes(number)).map(messageIdOf)).size;
  // Placed, confirmed, being prepared.
  expect([sentOf(moved), sentOf(takenBack)]).toEqual([3, 2]);
  const mails = rows.length + 3;
  expect(new Set(accepted.map(messageIdOf)).size).toBe(mails);
  expect(accepted.length - mails).toBeGreaterThanOrEqual(1);
  expect(accepted.length - mails).toBeLessThanOrEqual(2 * maxMailsAtOnce);

  third.kill('SIGTERM');
  expect(await third.exitCode()).toBe(0);
}, 180_000);
