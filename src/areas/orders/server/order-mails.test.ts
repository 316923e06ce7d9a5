import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listWaitingMails } from '#platform/mail/waiting-mails.ts';
import { testCard, testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { orderRequest, type OrderStatus } from '../contract.ts';
import {
  actors,
  buyerOf,
  startRules,
  type Rules,
  addProduct,
  homeDelivery,
  parsedPickupOrder,
  pickupOrder,
} from './orders.fixture.ts';
import type { Buyer } from './place/store-order.ts';
import type { StoredOrder } from './records/order-queries.ts';
import { eraseOrdersOfUser } from './erase-orders.ts';
import { placeOrder } from './place/place-order.ts';

let rules: Rules;
let product: number;
let lastUser = 0;
/** A lender, which asks for a document. */
const lender = {
  ...testCard(),
  name: 'lender',
  capabilities: { methods: ['sequra'], start: 'redirect', minutesToPay: 30 } as const,
};
beforeEach(async () => {
  rules = await startRules({}, undefined, undefined, [lender]);
  product = await addProduct(rules.database, { article: 'screws', stock: 500 });
});
afterEach(() => rules.stop());

const asGuest = { isGuest: true, isEmailConfirmed: false };
async function order(change: Partial<Buyer> = {}, payment: 'transfer' | 'card' = 'transfer'): Promise<StoredOrder> {
  const userId = (lastUser += 1);
  await rules.fill(userId, product);
  return (await placeOrder(
    rules.orders.placing,
    { ...buyerOf(userId), ...change },
    { ...parsedPickupOrder, payment },
  )) as StoredOrder;
}
const changeStatus = ({ id }: Pick<StoredOrder, 'id'>, status: OrderStatus) =>
  rules.database.transaction((tx) => rules.orders.changeStatus(tx, id, { actor: actors.shop, status }));
/** The mails of these orders that are to be sent now. */
const waitingMails = async (ids: readonly number[]): Promise<{ about: string }[]> => {
  const { rows } = await rules.database.execute<{ about: string }>(sql`
    SELECT data ->> 'about' AS about FROM pgboss.job
    WHERE name = 'order-mail' AND (data ->> 'orderId')::int IN ${ids} AND start_after <= now() ORDER BY created_on`);
  return rows;
};

it('adds a mail for each status, named by the order’s number and the status', async () => {
  const { id, number } = await order();
  await changeStatus({ id }, 'confirmed');
  expect(await waitingMails([id])).toEqual([
    { about: `order ${number}, created` },
    { about: `order ${number}, confirmed` },
  ]);
});

it('sends five mails an hour to a guest’s mailbox and thirty to an account’s, the others later', async () => {
  const placed = async (buyer: Partial<Buyer>, count: number): Promise<(Date | null)[]> => {
    const numbers: string[] = [];
    for (let index = 0; index < count; index += 1) numbers.push((await order(buyer)).number);
    const waiting = await listWaitingMails(rules.database, numbers);
    return numbers.map((number) => waiting.get(number) ?? null);
  };
  const hours = (count: number) => new Date(rules.clock().getTime() + count * 3_600_000);
  const guests = [
    ...(await placed({ ...asGuest, email: 'flooded@ejemplo.cat' }, 5)),
    ...(await placed({ ...asGuest, email: 'FLOODED+1@ejemplo.cat' }, 7)),
  ];
  expect(guests.slice(0, 5)).toEqual([null, null, null, null, null]);
  expect(guests.slice(5)).toEqual([...Array<Date>(5).fill(hours(1)), hours(24), hours(24)]);
  const accounts = await placed({ email: 'busy@ejemplo.cat' }, 31);
  expect(accounts).toEqual([...Array<null>(30).fill(null), hours(1)]);
});

it('mails the customer of a paid order at each change, however many mails there were before', async () => {
  for (let count = 0; count < 5; count += 1) await order({ ...asGuest, email: 'refused@ejemplo.cat' });
  const placed = await order({ ...asGuest, email: 'refused@ejemplo.cat' }, 'card');
  expect((await listWaitingMails(rules.database, [placed.number])).size).toBe(1);
  await rules.database.transaction((tx) =>
    rules.orders.changeStatus(tx, placed.id, { actor: actors.system, status: 'confirmed', paymentStatus: 'paid' }),
  );
  for (const status of ['preparing', 'ready', 'delivered'] as const) await changeStatus(placed, status);
  expect((await waitingMails([placed.id])).map(({ about }) => about.split(', ')[1])).toEqual([
    'created',
    'confirmed',
    'preparing',
    'ready',
    'delivered',
  ]);
  expect(await listWaitingMails(rules.database, [placed.number])).toEqual(new Map());
});

/** Sends the mails that wait; answers their texts by recipient. */
async function sendMails(): Promise<ReadonlyMap<string, string>> {
  await rules.jobs.start();
  const open = sql`SELECT FROM pgboss.job WHERE name = 'order-mail'`;
  await vi.waitFor(async () => expect((await rules.database.execute(open)).rows).toEqual([]), {
    timeout: 30_000,
    interval: 50,
  });
  const { rows } = await rules.database.execute<{ to: string; text: string }>(
    sql`SELECT recipient AS to, text FROM mailbox_mails`,
  );
  return new Map(rows.map(({ to, text }) => [to, text]));
}

it('leads an account to its order, in the language of the order', async () => {
  const { id, email } = await order({ locale: 'ca' });
  const text = (await sendMails()).get(email);
  expect(text).toContain(`\nMostra la comanda:\nhttps://shop.example/ca/profile/orders/${id}\n`);
  expect(text).toContain(`https://shop.example/ca/withdrawal?orderId=${id}`);
  expect(text).not.toContain('confirma el teu correu');
});

it('has the data of a transfer, and none for a card', async () => {
  const byTransfer = await order();
  const byCard = await order({}, 'card');
  const texts = await sendMails();
  expect(texts.get(byTransfer.email)).toMatch(/^IBAN: ES91 .*\nTitular: .*\nImporte exacto: 10,00.*$/m);
  expect(texts.get(byTransfer.email)).toContain(`Concepto, solo esto: ${byTransfer.number}`);
  expect(texts.get(byCard.email)).not.toContain('IBAN');
});

it('asks a guest to confirm the address where that extends the time to pay', async () => {
  const byTransfer = await order(asGuest);
  const byCard = await order(asGuest, 'card');
  const confirmed = await order(asGuest);
  await changeStatus(confirmed, 'confirmed');
  const texts = await sendMails();
  expect(texts.get(byTransfer.email)).toMatch(
    /confirma tu correo: .* antes del viernes 20 de noviembre a las 12:00\. .* hasta el viernes 27 de noviembre a las 10:00\./,
  );
  for (const { email } of [byCard, confirmed]) expect(texts.get(email)).not.toContain('confirma tu correo');
});

/** The bank refuses the card of an order's first attempt. */
const refuse = ({ number, price, deliveryPrice }: StoredOrder) =>
  rules.settling.settlePayment(
    'test-card',
    testCardNotification(`${number.replace('-', '')}T1`, price + deliveryPrice, 'failed'),
  );

it('of a refused payment names the ways that its page offers, those too that ask for something', async () => {
  const placed = await order({}, 'card');
  await refuse(placed);
  const { paymentMethods } = await rules.settling.listWays(placed.userId, placed.id, 'es');
  expect(paymentMethods.map(({ code }) => code)).toEqual(['card', 'transfer', 'sequra']);
  await sendMails();
  const { rows } = await rules.database.execute(sql`SELECT FROM mailbox_mails WHERE recipient = ${placed.email}
    AND text LIKE '%volver a probar con tarjeta o pagar de otra manera: por transferencia o con seQura.%'`);
  expect(rows).toHaveLength(1);
});

it('of an order that is changed to transfer has its data and its new slot, in place of what earlier mails said', async () => {
  const userId = (lastUser += 1);
  await rules.fill(userId, product);
  const request = orderRequest.parse({ ...pickupOrder, delivery: homeDelivery, payment: 'card' });
  const placed = (await placeOrder(rules.orders.placing, { ...buyerOf(userId), ...asGuest }, request)) as StoredOrder;
  await refuse(placed);
  const pay = (date: string) =>
    rules.settling.payAgain(actors.customer, userId, placed.id, 'transfer', {
      time: { date, slot: homeDelivery.slot },
    });
  const mails = async () => (await waitingMails([placed.id])).map(({ about }) => about.split(', ')[1]);
  // Twice at once and once more: no further attempt and no further mail.
  await Promise.all([pay('2026-11-27'), pay('2026-11-27')]);
  await pay('2026-11-27');
  expect(await mails()).toEqual(['created', 'payment denied', 'transfer']);
  await pay('2026-11-30');
  // Back again before a mail was sent.
  await pay('2026-11-27');
  expect(await mails()).toEqual(['created', 'payment denied', 'transfer']);
  await sendMails();
  const { rows } = await rules.database.execute<{ subject: string; text: string }>(
    sql`SELECT subject, text FROM mailbox_mails WHERE recipient = ${placed.email} AND subject LIKE '%transferencia%'`,
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    `Can Eina: cómo pagar tu pedido por transferencia (${placed.number})`,
  ]);
  for (const part of [`Concepto, solo esto: ${placed.number}-2`, 'viernes 27 de noviembre', 'sustituye'])
    expect(rows[0]!.text).toContain(part);
});

it('does not say that an order is confirmed which was cancelled while that mail waited', async () => {
  const placed = await order();
  await changeStatus(placed, 'confirmed');
  await changeStatus(placed, 'cancelled');
  await sendMails();
  const { rows } = await rules.database.execute<{ subject: string }>(
    sql`SELECT subject FROM mailbox_mails WHERE recipient = ${placed.email}`,
  );
  const subjects = rows.map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects).toContainEqual(expect.stringContaining('cancelado'));
  expect(subjects.join()).not.toContain('confirmado');
});

it('says how an order is picked up once it is ready, and not before', async () => {
  const placed = await order();
  const { email, number } = placed;
  for (const status of ['confirmed', 'preparing', 'ready'] as const) await changeStatus(placed, status);
  await sendMails();
  const { rows } = await rules.database.execute<{ subject: string; text: string; html: string }>(
    sql`SELECT subject, text, html FROM mailbox_mails WHERE recipient = ${email} AND text LIKE '%Código de recogida%'`,
  );
  expect(rows.map(({ subject }) => subject)).toEqual([expect.stringContaining('está listo')]);
  // Placed on Friday 20 November; a week, and Friday is open until seven.
  expect(rows[0]!.text).toContain('Te lo guardamos hasta el viernes 27 de noviembre a las 19:00.');
  expect(rows[0]!.text).toContain(`Código de recogida: ${rules.orders.pickupCodes.codeOf(number)}\n`);
  expect(rows[0]!.html).toContain(`src="https://shop.example${rules.orders.pickupCodes.qrPath(number)}"`);
});

it('shows the pictures of the products by the shop’s address', async () => {
  const picture = JSON.stringify([{ hash: 'abc', width: 800, height: 600 }]);
  await rules.database.execute(sql`UPDATE catalogue_products SET pictures = ${picture}::jsonb WHERE id = ${product}`);
  const { email } = await order();
  await sendMails();
  const { rows } = await rules.database.execute<{ html: string }>(
    sql`SELECT html FROM mailbox_mails WHERE recipient = ${email}`,
  );
  expect(rows[0]!.html).toContain('src="https://shop.example/pictures/abc/160.jpg"');
});

it('skips the mail of an order that is gone, and sends those of others', async () => {
  const gone = await order();
  const stays = await order();
  await rules.database.execute(sql`DELETE FROM payments WHERE order_id = ${gone.id}`);
  await rules.database.execute(sql`DELETE FROM orders WHERE id = ${gone.id}`);
  expect([...(await sendMails()).keys()]).toEqual([stays.email]);
});

it('sends nothing to a customer who has deleted the account', async () => {
  const stays = await order();
  const leaves = await order();
  await rules.database.transaction((tx) =>
    rules.orders.changeStatus(tx, leaves.id, { actor: actors.shop, status: 'cancelled' }),
  );
  await rules.database.transaction((tx) =>
    eraseOrdersOfUser(tx, { actor: actors.shop, at: new Date() }, leaves.userId),
  );
  expect([...(await sendMails()).keys()]).toEqual([stays.email]);
});
