import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '#app/create-app.ts';
import { systemClock } from '#values/clock.ts';
import { readConfig } from '#platform/config.ts';
import { createJobs, jobKind } from '#platform/jobs/jobs.ts';
import { maxMailsAtOnce } from '#platform/mail/mail-jobs.ts';
import { openDemoShop } from './open-demo-shop.ts';

/**
 * npm run bench:mail: how many mails of an order the shop writes and sends a second, each a job in the database, beside
 * nodemailer's pool alone with as many connections, which sends the same mail in a loop. To a mail server on this machine, in
 * another process; in turns. On the embedded database, or with DATABASE_URL on that server.
 */
const rounds = 3;
const mails = Number(process.env.BENCH_MAILS ?? 1000);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const mailServer = fork('bench/mail-server.ts');
process.on('exit', () => mailServer.kill());
const [port] = (await once(mailServer, 'message')) as [number];
const smtpUrl = `smtp://127.0.0.1:${port}`;
async function countReceived(): Promise<number> {
  mailServer.send('count');
  return ((await once(mailServer, 'message')) as [number])[0];
}

const { database, close } = await openDemoShop();
const config = readConfig({
  SHOP_MODE: 'production',
  SHOP_SECRET: 'a secret of at least thirty-two characters',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: smtpUrl,
});
const log = pino({ level: 'error' });
const app = await createApp({ config, database, clock: systemClock, log, withoutPages: true });
await app.ready();
const orderId = await placeOrder();
const orderMail = jobKind<{ orderId: number; status: string; about: string }>('order-mail');
// Adds jobs beside the shop, whose queue this is.
const queue = createJobs({ database, log });
await queue.start();

async function throughShop(): Promise<number> {
  const before = await countReceived();
  await database.transaction(async (tx) => {
    for (let number = 0; number < mails; number += 1)
      await queue.add(tx, orderMail, { orderId, status: 'created', about: `mail ${number}` });
  });
  return timed(async () => {
    while ((await countReceived()) < before + mails) await pause(20);
  });
}

async function inALoop(): Promise<number> {
  const pool = createTransport({ url: smtpUrl, pool: true, maxConnections: maxMailsAtOnce });
  const message = { from: 'shop@shop.example', to: 'marta@ejemplo.cat', subject: 'Pedido', html: 'x'.repeat(12_000) };
  const seconds = await timed(() => Promise.all(Array.from({ length: mails }, () => pool.sendMail(message))));
  pool.close();
  return seconds;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Orders one product; returns the order once its own mail has arrived. */
async function placeOrder(): Promise<number> {
  const post = async <Answer>(path: string, payload: object, accessToken?: string): Promise<Answer> => {
    const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
    return (await app.inject({ method: 'POST', url: `/api${path}`, headers, payload })).json<Answer>();
  };
  const { rows } = await database.execute<{ id: number }>(
    sql`SELECT id FROM catalogue_products WHERE price > 0 AND stock > 100 AND NOT is_archived ORDER BY id LIMIT 1`,
  );
  const buyer = { name: 'Marta', lastName: 'Soler', email: `bench.${Date.now()}@ejemplo.cat`, agree: true };
  const { accessToken } = await post<{ accessToken: string }>('/sale/checkout-account', buyer);
  await post('/sale/basket', { product_id: rows[0]!.id, quantity: 1 }, accessToken);
  const order = {
    customer: { type: 'individual', name: 'Marta', surname: 'Soler', email: buyer.email, phone: '612 34 56 78' },
    delivery: { type: 'pickup', pickupPointId: 1 },
    payment: 'transfer',
    comment: '',
    agree: true,
  };
  const answer = await post<{ orderId?: number }>('/sale/order', order, accessToken);
  if (!answer.orderId) throw new Error(JSON.stringify(answer));
  while ((await countReceived()) === 0) await pause(20);
  return answer.orderId;
}

console.log(
  `${mails} mails of an order, ${process.env.DATABASE_URL ? 'a PostgreSQL server' : 'the embedded database'}`,
);
for (let round = 1; round <= rounds; round += 1) {
  const loop = mails / (await inALoop());
  const shop = mails / (await throughShop());
  console.log(
    `round ${round}: the shop ${shop.toFixed(0)} a second, nodemailer's pool alone ${loop.toFixed(0)}: ${((100 * shop) / loop).toFixed(0)} % of it`,
  );
}
await queue.stop();
await app.close();
await close();
mailServer.disconnect();
