import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { redsysParameters, signedByRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';
import { openDemoShop } from './open-demo-shop.ts';

/*
 * npm run bench:payments: notifications of Redsys per second, each for another order, verified and settled by the shop over
 * HTTP; the same ones again; and the bare transaction of a settlement as prepared SQL, in turns of the same run. On the
 * embedded database, or with DATABASE_URL there.
 */
const connections = 20;
const rounds = 3;
const perRound = Number(process.env.BENCH_PAYMENTS ?? 1000);

const { connection, database, close } = await openDemoShop();
const databaseUrl =
  'connectionString' in connection
    ? connection.connectionString
    : `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port ?? 5432}`;
const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
const shop = spawn(process.execPath, ['bench/open-shop.ts'], {
  env: { ...process.env, DATABASE_URL: databaseUrl },
  stdio: ['ignore', 'pipe', 'inherit'],
});
// The shop ends also when the benchmark is interrupted.
process.on('exit', () => shop.kill('SIGINT'));
const [line] = (await once(shop.stdout, 'data')) as [Buffer];
const origin = new URL(line.toString().trim());
const agent = new Agent({ keepAlive: true, maxSockets: connections });

interface UnpaidOrder {
  readonly id: number;
  readonly paymentId: number;
  readonly reference: string;
}
const run = String(Date.now()).slice(-6);
let made = 0;

/** Unpaid orders of ten euros, without lines: what is measured is their payment. */
async function makeOrders(count: number): Promise<UnpaidOrder[]> {
  const from = made;
  made += count;
  const delivery = { type: 'pickup', address: null, pickupPoint: null, date: null, slot: null };
  const customer = {
    type: 'individual',
    name: 'Marta',
    surname: 'Soler',
    email: '',
    phone: '',
    document: null,
    organization: null,
  };
  const { rows } = await database.execute<{ id: string; paymentId: string; reference: string }>(sql`
    WITH placed AS (
      INSERT INTO orders (number, user_id, is_guest, email, locale, status, payment_status, payment, total, price, delivery_price,
        units, vat, customer, delivery, request_key, request_hash, placed_at, updated_at, payment_due_at)
      SELECT 'B' || ${run}::text || '-' || n, -n, false, 'bench-' || n || '@ejemplo.cat', 'es', 'created', 'pending', 'card', 1000, 1000, 0, 1,
        '[]', ${JSON.stringify(customer)}::jsonb, ${JSON.stringify(delivery)}::jsonb, ${run}::text || '-' || n, '', now(), now(), now() + interval '1 day'
      FROM generate_series(${from + 1}::int, ${from + count}::int) AS n RETURNING id
    )
    INSERT INTO payments (order_id, method, provider, amount, state, reference, created_at, updated_at, expires_at,
      actor_kind)
    SELECT id, 'card', 'redsys', 1000, 'pending', lpad(id::text, 8, '0') || 'B', now(), now(), now() + interval '1 day', 'command' FROM placed
    RETURNING order_id AS id, id AS "paymentId", reference`);
  return rows.map(({ id, paymentId, reference }) => ({ id: Number(id), paymentId: Number(paymentId), reference }));
}

const bodyOf = ({ reference }: UnpaidOrder): string =>
  new URLSearchParams(signedByRedsys(redsysParameters(reference, 1000))).toString();

function notify(body: string): Promise<void> {
  const url = new URL('/api/service/payment/notification', origin);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`status ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const named = (name: string, text: string, values: unknown[]) => ({ name: `bench-${name}`, text, values });

/** What a settlement cannot do without. */
async function settleBare({ id, paymentId, reference }: UnpaidOrder): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(named('lock', 'SELECT * FROM orders WHERE id = $1 FOR UPDATE', [id]));
    await client.query(named('read', 'SELECT * FROM payments WHERE order_id = $1', [id]));
    await client.query(
      named(
        'money',
        "INSERT INTO payment_money (payment_id, kind, amount, provider, reference, at, actor_kind) VALUES ($1, 'charge', 1000, 'redsys', $2, now(), 'provider')",
        [paymentId, reference],
      ),
    );
    await client.query(
      named(
        'order',
        "UPDATE orders SET status = 'confirmed', payment_status = 'paid', payment_due_at = NULL, updated_at = now() WHERE id = $1",
        [id],
      ),
    );
    await client.query(
      named(
        'history',
        "INSERT INTO order_history (order_id, status, payment_status, at, actor_kind) VALUES ($1, 'confirmed', 'paid', now(), 'provider')",
        [id],
      ),
    );
    await client.query(
      named('payment', "UPDATE payments SET state = 'paid', updated_at = now() WHERE id = $1", [paymentId]),
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** All of these, as many at a time as there are connections; per second. */
async function rateOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<number> {
  const rest = [...items];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let item = rest.pop(); item !== undefined; item = rest.pop()) await act(item);
    }),
  );
  return items.length / ((performance.now() - from) / 1000);
}

const rates = { settled: [] as number[], repeated: [] as number[], bare: [] as number[] };
// The first is to warm up.
for (let round = 0; round <= rounds; round += 1) {
  const bodies = (await makeOrders(perRound)).map(bodyOf);
  const settled = await rateOf(bodies, notify);
  const repeated = await rateOf(bodies, notify);
  const bare = await rateOf(await makeOrders(perRound), settleBare);
  if (round === 0) continue;
  rates.settled.push(settled);
  rates.repeated.push(repeated);
  rates.bare.push(bare);
}

const median = (values: readonly number[]): string =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!.toFixed(0);
console.log(`medians of ${rounds} rounds of ${perRound}, ${connections} at a time; load ${loadavg()[0]!.toFixed(1)}`);
console.log(`notifications verified and settled, with invoice and mail job: ${median(rates.settled)} a second`);
console.log(`the same again, which changes nothing: ${median(rates.repeated)} a second`);
console.log(`the bare transaction: ${median(rates.bare)} a second`);
agent.destroy();
await pool.end();
shop.kill('SIGINT');
await close();
