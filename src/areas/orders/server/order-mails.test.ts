import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderStatus } from '../contract.ts';
import { actors, buyerOf, startRules, type Rules, addProduct, parsedPickupOrder } from './orders.fixture.ts';
import type { Buyer } from './place/store-order.ts';
import type { StoredOrder } from './records/order-queries.ts';
import { anonymiseOrders } from './orders-of-user.ts';
import { placeOrder } from './place/place-order.ts';

let rules: Rules;
let product: number;
let lastUser = 0;
beforeEach(async () => {
  rules = await startRules();
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
/** The mails of these orders that are still to be sent. */
const waitingMails = async (ids: readonly number[]): Promise<{ about: string }[]> => {
  const { rows } = await rules.database.execute<{ about: string }>(sql`
    SELECT data ->> 'about' AS about FROM pgboss.job
    WHERE name = 'order-mail' AND (data ->> 'orderId')::int IN ${ids} ORDER BY created_on`);
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

it('adds five mails an hour for a guest’s address, thirty for an account’s', async () => {
  const mailsOf = async (buyer: Partial<Buyer>, count: number): Promise<number> => {
    const placed: number[] = [];
    for (let index = 0; index < count; index += 1) placed.push((await order(buyer)).id);
    return (await waitingMails(placed)).length;
  };
  expect(await mailsOf({ ...asGuest, email: 'flooded@ejemplo.cat' }, 6)).toBe(5);
  expect(await mailsOf({ email: 'busy@ejemplo.cat' }, 31)).toBe(30);
  rules.passDays(1 / 24);
  expect(await mailsOf({ ...asGuest, email: 'FLOODED@ejemplo.cat' }, 1)).toBe(1);
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
    /confirma tu correo: .* antes del sábado 21 de noviembre a las 10:00 .* hasta el viernes 27 de noviembre a las 10:00\./,
  );
  for (const { email } of [byCard, confirmed]) expect(texts.get(email)).not.toContain('confirma tu correo');
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
  await rules.database.transaction((tx) => anonymiseOrders(tx, leaves.userId));
  expect([...(await sendMails()).keys()]).toEqual([stays.email]);
});
