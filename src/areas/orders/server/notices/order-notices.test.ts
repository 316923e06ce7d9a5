import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { pino } from 'pino';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { runJob } from '#areas/account/server/account.fixture.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { startMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { orderRequest, type OrderStatus } from '../../contract.ts';
import { actors, addProduct, pickupOrder, placeRequest, type Rules, startRules } from '../orders.fixture.ts';
import { createOrderNotices, type OrderMailSettings } from './order-notices.ts';

let rules: Rules;
afterEach(() => rules.stop());

const store = ['tienda@shop.example', 'almacen@shop.example'];

/** Orders whose mails really go to a mail server; answers those to the store, as a mail program reads them. */
async function start(orderMails: OrderMailSettings, { runsJobs = true } = {}) {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  rules = await startRules({}, undefined, server.url, [], { runsJobs, orderMails });
  const product = await addProduct(rules.database, { article: '52-0125', price: 1250, stock: 500 });
  const toStore = async () =>
    (await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))).filter((mail) =>
      mail.to?.some(({ address }) => store.includes(address!)),
    );
  return {
    toStore,
    whenStored: (count: number) =>
      vi.waitFor(async () => expect(await toStore()).toHaveLength(count), { timeout: 30_000, interval: 50 }),
    async order(change: object = {}) {
      const userId = rules.newUser();
      await rules.fill(userId, product, 3);
      return placeRequest(rules, userId, orderRequest.parse({ ...pickupOrder, ...change }));
    },
  };
}

const confirm = (id: number, status: OrderStatus = 'confirmed') =>
  rules.database.transaction((tx) => rules.orders.changeStatus(tx, id, { actor: actors.shop, status }));

it('tells the store of a confirmed order, once, with all that it needs to prepare it', async () => {
  const { order, whenStored, toStore } = await start({ to: store });
  const hostile = '"><img src=x onerror=alert(1)>';
  await rules.database.execute(sql`UPDATE catalogue_products SET shelf = 'B-12' WHERE article = '52-0125'`);
  const { id, number, email } = await order({ comment: `Llamad antes ${hostile}` });
  const undone = rules.database.transaction(async (tx) => {
    await rules.orders.changeStatus(tx, id, { actor: actors.shop, status: 'confirmed' });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await confirm(id);
  expect(await confirm(id)).toBeNull();
  await confirm(id, 'preparing');
  await whenStored(1);
  const [mail] = await toStore();
  expect(mail!.to?.map(({ address }) => address)).toEqual(store);
  expect(mail!.replyTo).toEqual([{ name: 'Marta Soler Vidal', address: email }]);
  expect(mail!.subject).toBe(`Nuevo pedido para recoger: ${number} · Lo antes posible`);
  for (const words of [
    'Producto 52-0125 (3 ud. · ref. 52-0125 · estante B-12): 37,50',
    'Total: 37,50',
    'Marta Soler Vidal',
    email,
    '61 234 56 78',
    'Transferencia bancaria, sin pagar',
    `Llamad antes ${hostile}`,
    `npm run shop -- orders show ${number}`,
  ])
    expect(mail!.text?.replaceAll('\u00a0', ' ')).toContain(words);
  expect(mail!.html).not.toContain('<img src=x');
  const left = sql`SELECT FROM pgboss.job WHERE name = 'order-notice-mail'`;
  await vi.waitFor(async () => expect((await rules.database.execute(left)).rows).toEqual([]), 30_000);
  expect(await toStore()).toHaveLength(1);
});

it('says nothing of an order that was cancelled before its mail could be sent', async () => {
  const { order, whenStored, toStore } = await start({ to: store }, { runsJobs: false });
  const [gone, stays] = [await order(), await order()];
  for (const { id } of [gone, stays]) await confirm(id);
  await confirm(gone.id, 'cancelled');
  await rules.jobs.start();
  await whenStored(1);
  const left = sql`SELECT FROM pgboss.job WHERE name = 'order-notice-mail'`;
  await vi.waitFor(async () => expect((await rules.database.execute(left)).rows).toEqual([]));
  expect((await toStore()).map(({ subject }) => subject)).toEqual([expect.stringContaining(stays.number)]);
});

it('tells the store not to prepare what its customer cancels after it was confirmed, with the cancelling', async () => {
  const { order, whenStored, toStore } = await start({ to: store });
  const [confirmed, placed] = [await order(), await order()];
  await confirm(confirmed.id);
  await whenStored(1);
  const actor = actors.customer;
  const cancel = (id: number, fails = false) =>
    rules.database.transaction(async (tx) => {
      await rules.orders.changeStatus(tx, id, { actor, status: 'cancelled' });
      if (fails) throw new Error('rolled back');
    });
  await expect(cancel(confirmed.id, true)).rejects.toThrow('rolled back');
  await cancel(placed.id);
  await cancel(confirmed.id);
  await whenStored(2);
  const mail = (await toStore()).find(({ subject }) => subject?.includes('cancelado'));
  expect(mail!.subject).toBe(`Pedido cancelado, no lo prepares: ${confirmed.number}`);
  expect(mail!.text).toContain('Marta Soler Vidal lo ha cancelado.');
  const left = sql`SELECT FROM pgboss.job WHERE name = 'cancelled-notice-mail'`;
  await vi.waitFor(async () => expect((await rules.database.execute(left)).rows).toEqual([]));
  expect(await toStore()).toHaveLength(2);
});

it('tells nobody where the shop’s data name nobody', async () => {
  const { order } = await start({ to: [], daily: '07:00' });
  const { id } = await order();
  await confirm(id);
  await runJob(rules, 'daily-list');
  const jobs = sql`SELECT FROM pgboss.job WHERE name IN ('order-notice-mail', 'daily-list-mail')`;
  expect((await rules.database.execute(jobs)).rows).toEqual([]);
});

it('lists the day’s deliveries and pickups from that time on, once over all processes', async () => {
  const { order, whenStored, toStore } = await start({ to: store.slice(0, 1), daily: '12:15' });
  const { slots } = await rules.delivery.init('es');
  const collected = ({ date, from, to }: { date: string; from: string; to: string }) =>
    order({ payment: 'card', delivery: { ...pickupOrder.delivery, date, slot: { from, to } } });
  const today = slots.find(({ date }) => date === '2026-11-20')!;
  const timed = await collected(today);
  const soon = await order();
  const tomorrow = await collected(slots.find(({ date }) => date === '2026-11-21')!);
  const unconfirmed = await order();
  for (const { id } of [timed, soon, tomorrow]) await confirm(id);
  await whenStored(3);

  // Ten o'clock in the store.
  await runJob(rules, 'daily-list');
  expect(await toStore()).toHaveLength(3);
  // Down at a quarter past twelve, and up again in the afternoon, in two processes.
  rules.passDays(0.2);
  const jobs = createJobs({ database: rules.database, log: pino({ level: 'silent' }) });
  onTestFinished(() => jobs.stop());
  createOrderNotices({ ...rules, jobs, orderMails: () => ({ to: store.slice(0, 1), daily: '12:15' }) });
  await jobs.start();
  for (let run = 0; run < 3; run += 1) await runJob(rules, 'daily-list');
  await whenStored(4);
  const list = (await toStore()).find(({ subject }) => subject!.startsWith('Para el '))!;
  expect(list.subject).toBe('Para el viernes 20 de noviembre: 2 pedidos');
  // Ready two hours after it was placed.
  const line = `12:00–${today.to} · Marta Soler Vidal (${timed.number} · 3 piezas`;
  for (const words of [line, 'Lo antes posible', soon.number]) expect(list.text).toContain(words);
  for (const { number } of [tomorrow, unconfirmed]) expect(list.text).not.toContain(number);

  rules.passDays(1);
  await runJob(rules, 'daily-list');
  await whenStored(5);
  const next = (await toStore()).at(-1)!;
  expect(next.subject).toMatch(/^Para el sábado,? 21 de noviembre: \d pedidos?, 1 pendiente de antes$/);
  const text = next.text!;
  const places = ['Pendientes de días anteriores', '20 nov · Recogida · ', timed.number, 'Recogidas', tomorrow.number];
  expect(places.map((words) => text.indexOf(words))).toEqual(
    places.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
  );
  expect(text.indexOf(places[0]!)).toBeGreaterThan(0);

  // A day without orders of its own lists what is left of those before, until it is handed over.
  const handOver = async ({ id }: { id: number }) => {
    for (const status of ['preparing', 'ready', 'delivered'] as const) await confirm(id, status);
  };
  for (const one of [soon, tomorrow]) await handOver(one);
  rules.passDays(1);
  await runJob(rules, 'daily-list');
  await whenStored(6);
  expect((await toStore()).at(-1)!.text).toContain(timed.number);
  await handOver(timed);
  rules.passDays(1);
  await runJob(rules, 'daily-list');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await toStore()).toHaveLength(6);
});
