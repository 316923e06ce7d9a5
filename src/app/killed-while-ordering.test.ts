import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { addProduct, homeDelivery, pickupOrder, stockOf } from '#areas/orders/server/orders.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { buildPages } from '../../scripts/build.ts';
import { makeOwnShop } from './own-shop.fixture.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

const buyers = 50;
const stock = 400;
/** The process is killed so many milliseconds after this many orders were sent: at other points of orders each time. */
const kills = [
  { afterSent: 10, waitMs: 0 },
  { afterSent: 32, waitMs: 25 },
];

let test: OpenTestDatabase;
let database: Database;
let dataDir: string;
let mailServer: TestMailServer;

beforeAll(async () => {
  await buildPages(() => {});
  test = await openTestDatabase();
  ({ database } = test);
  dataDir = await mkdtemp(join(tmpdir(), 'shop-ordering-'));
  mailServer = await startMailServer();
});
afterAll(async () => {
  await mailServer.close();
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Buyer {
  readonly email: string;
  readonly key: string;
  readonly quantity: number;
  readonly slot: DeliverySlot | null;
}

/** A shop that is started again whenever it is killed, and shoppers who try again until they are answered. */
class RestartedShop {
  readonly #settings: Record<string, string>;
  readonly #port: number;
  #process: ShopProcess;
  sent = 0;

  constructor(settings: Record<string, string>, port: number) {
    this.#settings = settings;
    this.#port = port;
    this.#process = new ShopProcess(settings, port);
  }

  open = (): Promise<void> => this.#process.open();

  async killAndRestart(): Promise<void> {
    this.#process.kill();
    await this.#process.exitCode();
    this.#process = new ShopProcess(this.#settings, this.#port);
    await this.#process.open();
  }

  async stop(): Promise<number | null> {
    this.#process.kill('SIGTERM');
    return this.#process.exitCode();
  }

  async call<Answer>(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
    for (;;) {
      const response = await fetch(`${this.#process.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).catch(() => null);
      const answer = await response?.json().catch(() => null);
      if (response?.ok && answer) return answer as Answer;
      if (response && response.status < 500 && answer) throw new Error(`${path}: ${JSON.stringify(answer)}`);
      await sleep(50);
    }
  }

  /** Places an order, always with the same key; answers each number that it was told. */
  async order(product: number, { email, key, quantity, slot }: Buyer, ip: string): Promise<string[]> {
    const person = { name: 'Marta', lastName: 'Soler', email, agree: true };
    const network = { 'x-forwarded-for': ip };
    const { accessToken } = await this.call<{ accessToken: string }>('/sale/checkout-account', person, network);
    const headers = { ...network, authorization: `Bearer ${accessToken}` };
    await this.call('/sale/basket', { product_id: product, quantity }, headers);
    const delivery = slot
      ? { ...homeDelivery, date: slot.date, slot: { from: slot.from, to: slot.to } }
      : pickupOrder.delivery;
    const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email }, delivery };
    const place = () => this.call<{ number: string }>('/sale/order', order, { ...headers, 'idempotency-key': key });
    this.sent += 1;
    const { number } = await place();
    return [number, (await place()).number];
  }
}

/** Delivery slots that suit a transfer, as often as they take orders. */
async function slotPlaces(url: string): Promise<DeliverySlot[]> {
  const person = { name: 'Marta', lastName: 'Soler', email: 'first@ejemplo.cat', agree: true };
  const headers = { 'content-type': 'application/json' };
  const session = await fetch(`${url}/api/sale/checkout-account`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  const { accessToken } = (await session.json()) as { accessToken: string };
  const answer = await fetch(`${url}/api/service/delivery/init`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { slots } = (await answer.json()) as { slots: DeliverySlot[] };
  return slots
    .filter(({ type, free, notFor }) => type === 'delivery' && free && !notFor.includes('transfer'))
    .flatMap((slot) => Array.from({ length: slot.left ?? buyers }, () => slot));
}

it('places every order whole and once although it is killed while 50 are placed', async () => {
  const product = await addProduct(database, { article: 'drill', stock });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = new RestartedShop(
    {
      DATABASE_URL: test.url,
      DATA_DIR: dataDir,
      SHOP_DIR: await makeOwnShop(join(dataDir, 'shop-data')),
      SHOP_MODE: 'production',
      SHOP_SECRET: 'a secret of at least thirty-two characters',
      PUBLIC_URL: url,
      SMTP_URL: mailServer.url,
      // So that each shopper has another network address.
      TRUST_PROXY: '1',
    },
    port,
  );
  await shop.open();
  const places = await slotPlaces(url);
  expect(places.length).toBeGreaterThan(buyers / 2);
  const everybody = Array.from({ length: buyers }, (_, index): Buyer => ({
    email: `marta${index}@ejemplo.cat`,
    key: randomUUID(),
    quantity: 1 + (index % 3),
    slot: index % 2 ? places[(index - 1) / 2]! : null,
  }));

  const killing = (async () => {
    for (const { afterSent, waitMs } of kills) {
      await vi.waitFor(() => expect(shop.sent).toBeGreaterThanOrEqual(afterSent), { timeout: 90_000, interval: 1 });
      await sleep(waitMs);
      await shop.killAndRestart();
    }
  })();
  const waiting = [...everybody.entries()];
  const numbersOf = new Map<Buyer, string[]>();
  const shopper = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      numbersOf.set(next[1], await shop.order(product, next[1], `10.0.0.${next[0] + 1}`));
  };
  await Promise.all([killing, ...Array.from({ length: 10 }, shopper)]);

  // One order for each key, the same at each answer.
  expect(numbersOf.size).toBe(buyers);
  const numbers = [...numbersOf.values()].map((answers) => new Set(answers));
  expect(numbers.every(({ size }) => size === 1)).toBe(true);
  const { rows: orders } = await database.execute<Record<string, unknown> & { number: string; whole: boolean }>(sql`
    SELECT number, request_key,
      (SELECT sum(sum) FROM order_lines WHERE order_id = orders.id) = price
        AND (SELECT sum(quantity) FROM order_lines WHERE order_id = orders.id) = units
        AND (SELECT count(*) FROM payments WHERE order_id = orders.id AND amount = price + delivery_price) = 1
        AND (SELECT count(*) FROM order_history WHERE order_id = orders.id) = 1
        AND (SELECT -sum(quantity) FROM inventory_movements WHERE order_number = orders.number) = units AS whole
    FROM orders`);
  expect(orders.filter(({ whole }) => !whole)).toEqual([]);
  expect(orders.map(({ number }) => number).toSorted()).toEqual(numbers.flatMap((one) => [...one]).toSorted());

  // Stock and places of slots are those of the orders, no more and no less.
  const sold = everybody.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(await stockOf(database, product)).toBe(stock - sold);
  const { rows: moved } = await database.execute(
    sql`SELECT sum(quantity)::int AS pieces FROM inventory_movements WHERE order_number IS NOT NULL`,
  );
  expect(moved).toEqual([{ pieces: -sold }]);
  const { rows: slots } = await database.execute(sql`
    SELECT taken.taken, count(orders.id)::int AS orders,
      (count(*) FILTER (WHERE orders.delivery -> 'hasPlace' IS NOT NULL))::int AS places FROM delivery_slots taken
    LEFT JOIN orders ON orders.delivery ->> 'date' = taken.date::text AND orders.delivery -> 'slot' ->> 'from' = taken.from_time
      AND orders.delivery ->> 'type' = taken.type
    GROUP BY taken.date, taken.type, taken.from_time, taken.to_time, taken.taken`);
  expect(slots.reduce((sum, { orders: count }) => sum + Number(count), 0)).toBe(buyers / 2);
  // Beyond half of a slot the orders of guests wait for their place.
  expect(slots.filter(({ taken, places: count }) => taken !== count)).toEqual([]);

  const withoutMail = () => orders.filter(({ number }) => !mailServer.received.some((mail) => mail.includes(number)));
  await vi.waitFor(() => expect(withoutMail()).toEqual([]), { timeout: 60_000, interval: 100 });
  expect(await shop.stop()).toBe(0);
}, 180_000);
