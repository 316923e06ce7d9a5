import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The bare transaction of an order as prepared SQL, with the rows that the shop writes: the basket's row and lines, the stock
 * with its movement, the order with its number, its request's key, a line, its history and payment, the place in a slot, the
 * emptied basket. On tables of its own, without limits, prices, checks and JSON. Without mails: the shop adds one for the first
 * five orders of a guest in an hour only.
 */
interface OrderLimit {
  put(shopper: number, productId: number): Promise<object>;
  read(shopper: number): Promise<object>;
  /** Places an order; without a slot it is picked up. */
  place(shopper: number, productId: number, slot: number | null): Promise<object>;
  close(): Promise<void>;
}

const schema = 'bench_orders';
const named = (name: string, text: string) => ({ name: `bench-${name}`, text });

const put = named(
  'put',
  `WITH b AS (UPDATE ${schema}.baskets SET version = version + 1 WHERE id = $1 RETURNING id)
   INSERT INTO ${schema}.basket_lines SELECT b.id, $2, 1 FROM b
   ON CONFLICT (basket_id, product_id) DO UPDATE SET quantity = excluded.quantity`,
);
const read = named(
  'read',
  `SELECT b.version, l.quantity, p.* FROM ${schema}.baskets b JOIN ${schema}.basket_lines l ON l.basket_id = b.id
   JOIN ${schema}.products p ON p.id = l.product_id WHERE b.id = $1`,
);
const lock = named('lock', `SELECT id FROM ${schema}.baskets WHERE id = $1 FOR UPDATE`);
const lines = named('lines', `SELECT product_id, quantity FROM ${schema}.basket_lines WHERE basket_id = $1`);
const stock = named(
  'stock',
  `WITH p AS (UPDATE ${schema}.products SET stock = stock - 1 WHERE id = $1 AND stock > 0 RETURNING id, stock)
   INSERT INTO ${schema}.movements (product_id, quantity, stock, at) SELECT id, -1, stock, now() FROM p`,
);
const order = named(
  'order',
  `WITH o AS (
     INSERT INTO ${schema}.orders (number, user_id, request_key, data, placed_at)
     VALUES ('26-' || nextval('${schema}.numbers'), $2, $1, $3, now()) RETURNING id, number),
   l AS (INSERT INTO ${schema}.order_lines (order_id, position, product_id, data) SELECT id, 0, $4, $3 FROM o),
   h AS (INSERT INTO ${schema}.history (order_id, status, at) SELECT id, 'created', now() FROM o)
   INSERT INTO ${schema}.payments (order_id, reference, amount) SELECT id, number, 1000 FROM o`,
);
const place = named(
  'place',
  `INSERT INTO ${schema}.slots (slot, taken) VALUES ($1, 1)
   ON CONFLICT (slot) DO UPDATE SET taken = slots.taken + 1 WHERE slots.taken < 100000`,
);
const empty = named(
  'empty',
  `WITH b AS (UPDATE ${schema}.baskets SET version = version + 1 WHERE id = $1 RETURNING id)
   DELETE FROM ${schema}.basket_lines USING b WHERE basket_id = b.id`,
);

const tables = `
  DROP SCHEMA IF EXISTS ${schema} CASCADE;
  CREATE SCHEMA ${schema};
  SET search_path TO ${schema};
  CREATE TABLE baskets (id int PRIMARY KEY, version int NOT NULL);
  CREATE TABLE basket_lines (basket_id int, product_id int, quantity int NOT NULL, PRIMARY KEY (basket_id, product_id));
  CREATE TABLE products (id int PRIMARY KEY, stock int NOT NULL, data jsonb NOT NULL);
  CREATE TABLE movements (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, product_id int, quantity int, stock int, at timestamptz);
  CREATE TABLE orders (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, number text UNIQUE, user_id int, request_key text, data jsonb, placed_at timestamptz,
    UNIQUE (user_id, request_key));
  CREATE SEQUENCE numbers;
  CREATE TABLE slots (slot int PRIMARY KEY, taken int NOT NULL);
  CREATE INDEX ON orders (user_id, placed_at);
  CREATE TABLE order_lines (order_id bigint REFERENCES orders, position int, product_id int, data jsonb, PRIMARY KEY (order_id, position));
  CREATE TABLE history (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, order_id bigint REFERENCES orders, status text, at timestamptz);
  CREATE TABLE payments (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, order_id bigint, reference text UNIQUE, amount int);
  RESET search_path`;

/** Opens as many connections as the shop has for requests. */
async function openOrderLimit(connectionString: string, shoppers: number, products: number): Promise<OrderLimit> {
  const pool = new pg.Pool({ connectionString, max: 11, idleTimeoutMillis: 300_000 });
  await pool.query(tables);
  await pool.query(`INSERT INTO ${schema}.baskets SELECT n, 0 FROM generate_series(0, ${shoppers - 1}) n`);
  const data = `jsonb_build_object('text', repeat('x', 400))`;
  await pool.query(
    `INSERT INTO ${schema}.products SELECT n, 1000000, ${data} FROM generate_series(0, ${products - 1}) n`,
  );
  const payload = JSON.stringify({ text: 'x'.repeat(400) });
  let orders = 0;
  const readBasket = async (shopper: number) => (await pool.query({ ...read, values: [shopper] })).rows;
  return {
    read: readBasket,
    async put(shopper, productId) {
      await pool.query({ ...put, values: [shopper, productId] });
      return readBasket(shopper);
    },
    async place(shopper, productId, slot) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query({ ...lock, values: [shopper] });
        await client.query({ ...lines, values: [shopper] });
        await client.query({ ...stock, values: [productId] });
        await client.query({ ...order, values: [`key-${(orders += 1)}`, shopper, payload, productId] });
        await client.query({ ...empty, values: [shopper] });
        if (slot !== null) await client.query({ ...place, values: [slot] });
        await client.query('COMMIT');
        return { orderId: orders };
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.query(`DROP SCHEMA ${schema} CASCADE`);
      await pool.end();
    },
  };
}

/** Orders as fast as fifty shoppers can, one order after the other each. */
export async function orderAsFastAsTheyCan(
  place: (shopper: number, turn: number) => Promise<number>,
  shoppers: number,
  seconds: number,
): Promise<{ perSecond: number; p95: number }> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      for (let turn = 0; performance.now() < until; turn += 1) times.push(await place(shopper, turn));
    }),
  );
  const perSecond = (times.length * 1000) / (performance.now() - started);
  times.sort((one, other) => one - other);
  return { perSecond, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

/**
 * Run as a process of its own, it prints its address: POST /put, /read and /place with /<shopper>/<product> are the three
 * requests of an order, /place/<shopper>/<product>/<slot> for one to be delivered; POST /alone?seconds=2&hot=1&slots=40 places
 * orders without HTTP for so long and answers how many.
 */
if (import.meta.main) {
  const [url, count] = process.argv.slice(2);
  const shoppers = Number(count);
  const limit = await openOrderLimit(url!, shoppers, shoppers);

  async function answerTo(path: string): Promise<object> {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const [, kind, shopper, product, slot] = pathname.split('/');
    if (kind !== 'alone')
      return limit[kind as 'put' | 'read' | 'place'](Number(shopper), Number(product), slot ? Number(slot) : null);
    const slots = Number(searchParams.get('slots'));
    const place = async (of: number, turn: number): Promise<number> => {
      const from = performance.now();
      await limit.place(of, searchParams.has('hot') ? 0 : of, slots > 0 ? (of + turn) % slots : null);
      return performance.now() - from;
    };
    return orderAsFastAsTheyCan(place, shoppers, Number(searchParams.get('seconds')));
  }

  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () =>
      answerTo(request.url!).then(
        (answer) => response.writeHead(200).end(JSON.stringify(answer)),
        (error) => response.writeHead(500).end(String(error)),
      ),
    );
  });
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  process.on('SIGINT', () => void limit.close().then(() => process.exit(0)));
}
