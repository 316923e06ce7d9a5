import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';
import { actors, addProduct, buyerOf, parsedPickupOrder, type Rules, startRules } from '../orders.fixture.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { eraseOrdersOfUser } from '../erase-orders.ts';
import { placeOrder } from '#areas/orders/server/place/place-order.ts';

let rules: Rules;
let drill: number;
let discs: number;
let userId = 0;
beforeEach(async () => {
  rules = await startRules();
  drill = await addProduct(rules.database, { article: 'drill', price: 32_900 });
  discs = await addProduct(rules.database, { article: 'discs', price: 1667 });
});
afterEach(() => rules.stop());

/** A drill and three discs; for 379,01 €. */
async function place(locale: 'es' | 'ca'): Promise<StoredOrder> {
  userId += 1;
  await rules.fill(userId, drill);
  await rules.fill(userId, discs, 3);
  const order = await placeOrder(rules.orders.placing, { ...buyerOf(userId), locale }, parsedPickupOrder);
  if (order instanceof Failure) throw new Error(order.code);
  return order;
}
const change = (order: StoredOrder, to: Parameters<Rules['orders']['changeStatus']>[2]) =>
  rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, to));
async function placePaid(locale: 'es' | 'ca'): Promise<StoredOrder> {
  const order = await place(locale);
  await change(order, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
  return order;
}

async function withdraw(order: StoredOrder): Promise<string> {
  const statement = { name: 'Marta Soler', items: null, statement: 'No me hace falta' };
  const stored = await rules.orders.returns.withdraw(
    actors.customer,
    { userId: order.userId, orderId: order.id },
    statement,
    null,
  );
  if (stored === null || stored instanceof Failure) throw new Error(stored?.code);
  return stored.reference;
}

interface SentMail extends Record<string, unknown> {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends the mails that wait about returns, or about orders; answers them in the order in which they were added. */
async function sendMails(of: 'return-mail' | 'order-mail' = 'return-mail'): Promise<SentMail[]> {
  await rules.database.execute(
    sql`DELETE FROM pgboss.job WHERE name IN ('order-mail', 'return-mail') AND name <> ${of}`,
  );
  await rules.jobs.start();
  const open = sql`SELECT FROM pgboss.job WHERE name = ${of} AND state < 'completed'`;
  await vi.waitFor(async () => expect((await rules.database.execute(open)).rows).toEqual([]), {
    timeout: 30_000,
    interval: 50,
  });
  const { rows } = await rules.database.execute<SentMail>(sql`
    SELECT recipient AS to, subject, text, html FROM mailbox_mails`);
  return rows;
}
const shopAddress = 'hola@caneina.example';

it('are a receipt in the language of the order, and a notice to the shop in Spanish', async () => {
  const order = await placePaid('ca');
  const reference = await withdraw(order);
  const mails = await sendMails();
  const receipt = mails.find(({ to }) => to === order.email)!;
  expect(receipt.subject).toBe(`Can Eina: hem rebut el teu desistiment (${reference})`);
  expect(receipt.text).toContain(
    `Rebut el divendres 20 de novembre del 2026 a les 10:00:00 (hora de Madrid).\n\nJustificant de desistiment\n` +
      `Justificant: ${reference}\nComanda: ${order.number}\n`,
  );
  expect(receipt.text).toContain('Nom: Marta Soler\nDeclaració: No me hace falta\n');
  expect(receipt.text).toMatch(/Producte drill.*1 u\. · ref\. drill.*329,00\s€/s);
  expect(receipt.text).toMatch(/Producte discs.*3 u\. · ref\. discs.*50,01\s€/s);
  expect(receipt.text).toMatch(/Et tornem 379,01\s€ com a molt tard el 4 de desembre del 2026/);
  expect(receipt.text).toMatch(/envia’ls com a molt tard el 4 de desembre del 2026/);
  expect(receipt.text).toContain('Aquest correu és el teu justificant');

  const notice = mails.find(({ to }) => to === shopAddress)!;
  expect(notice.subject).toBe(`Desistimiento ${reference} (${order.number})`);
  expect(notice.text).toContain('Un cliente ha desistido');
  expect(notice.text).toMatch(/Producto drill.*1 ud\. · ref\. drill.*329,00\s€/s);
  expect(notice.text).toMatch(/\nQué devuelve\n/);
  expect(notice.text).toContain(`Contacto: ${order.email} · +34`);
  expect(notice.text).toMatch(/devolverle 379,01\s€ como muy tarde el 4 de diciembre de 2026/);
  expect(notice.text).not.toContain('devolvemos');
  expect(mails).toHaveLength(2);
});

it('promise no money for an order that was not paid', async () => {
  const order = await place('es');
  await withdraw(order);
  const mails = await sendMails();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([shopAddress, order.email].toSorted());
  const { text: receipt, html } = mails.find(({ to }) => to === order.email)!;
  expect(html, 'no room for pictures that are not there').not.toContain('width="72"');
  expect(receipt).toContain('El pedido no estaba pagado y queda cancelado: no tienes que hacer nada más.');
  expect(receipt).not.toMatch(/devolvemos|tráelos/);
  expect(mails.find(({ to }) => to === shopAddress)!.text).not.toContain('devolverle');
});

it('tell only the customer of each later step', async () => {
  const order = await placePaid('es');
  const reference = await withdraw(order);
  await rules.orders.returns.move(actors.shop, reference, 'goods_back');
  await rules.orders.returns.move(actors.shop, reference, 'refunded');
  const mails = (await sendMails()).filter(({ subject }) => !subject.includes('desistimiento'));
  expect(mails.filter(({ to }) => to === shopAddress).map(({ subject }) => subject)).toEqual([
    `Desistimiento ${reference} (${order.number})`,
  ]);
  const ofCustomer = mails.filter(({ to }) => to === order.email);
  expect(ofCustomer.map(({ subject }) => subject).toSorted()).toEqual([
    `Can Eina: hemos recibido los artículos (${reference})`,
    `Can Eina: te hemos devuelto el importe (${reference})`,
  ]);
  for (const { text } of ofCustomer) expect(text).not.toMatch(/Recibido el|como muy tarde|tráelos/);
});

/** The mail to the customer of an order of whose goods so much is paid back by hand before its withdrawal is refunded. */
async function refundedMail(order: StoredOrder, before?: number): Promise<SentMail | undefined> {
  const reference = await withdraw(order);
  for (const status of ['preparing', 'ready', 'delivered'] as const)
    await change(order, { actor: actors.shop, status });
  await rules.orders.returns.move(actors.shop, reference, 'goods_back');
  if (before !== undefined) {
    const refund = { amount: cents(before), isByHand: true };
    expect(await rules.settling.payments.refund(actors.shop, order.number, refund)).not.toBeInstanceOf(Failure);
  }
  await rules.orders.returns.move(actors.shop, reference, 'refunded');
  const mails = await sendMails();
  return mails.find(({ to, subject }) => to === order.email && /(devuelto el|devolución está).*D-/.test(subject));
}

it('name the sum that goes back, without what went back before', async () => {
  const order = await place('es');
  await rules.settling.payments.recordPaid(actors.shop, order.number, undefined, {
    ...{ amount: cents(37_901), receipt: '1' },
    way: 'terminal',
  });
  const mail = (await refundedMail(order, 1000))!;
  expect(mail.subject).toContain('te hemos devuelto el importe');
  expect(mail.text).toMatch(/Te hemos devuelto 369,01\s€ por el mismo medio con que pagaste\./);
});

it('do not come where nothing goes back any more', async () => {
  const order = await place('es');
  await rules.settling.payments.recordPaid(actors.shop, order.number);
  expect(await refundedMail(order, 37_901)).toBeUndefined();
});

it('do not say that cash has gone back, which the shop hands over', async () => {
  const order = await place('es');
  await rules.settling.payments.recordPaid(actors.shop, order.number, undefined, {
    ...{ amount: cents(37_901), receipt: '1' },
    way: 'cash',
  });
  const mail = (await refundedMail(order))!;
  expect(mail.subject).toContain('tu devolución está resuelta');
  expect(mail.text).toMatch(/Te corresponden 379,01\s€ .*te lo damos en efectivo/);
  expect(mail.text).not.toMatch(/hemos devuelto/i);
});

it('the order’s own mail says what came back without a statement: the articles, the money, which way and by when', async () => {
  const order = await place('es');
  await rules.settling.payments.recordPaid(actors.shop, order.number);
  for (const status of ['preparing', 'ready', 'delivered'] as const)
    await change(order, { actor: actors.shop, status });
  await rules.settling.payments.refund(actors.shop, order.number, { amount: cents(1667), isByHand: true });
  expect(await rules.orders.returns.takeBack(actors.shop, order.number)).not.toBeInstanceOf(Failure);
  const sent = await sendMails('order-mail');
  const { text } = sent.find(({ subject }) => subject === `Can Eina: devolución registrada (${order.number})`)!;
  expect(text).toMatch(
    /Te devolvemos 362,34\s€ como muy tarde el 4 de diciembre de 2026, por el mismo medio con que pagaste\./,
  );
  expect(text).toMatch(/Artículos devueltos\n.*drill.*329,00\s€.*\n.*3 ud\. · ref\. discs.*50,01\s€/);
  expect(text).not.toContain('Total:');
});

it('leave out a customer who has deleted the account', async () => {
  const order = await placePaid('es');
  const reference = await withdraw(order);
  for (const status of ['preparing', 'ready', 'delivered'] as const)
    await change(order, { actor: actors.shop, status });
  for (const state of ['goods_back', 'refunded'] as const)
    await rules.orders.returns.move(actors.shop, reference, state);
  await rules.database.transaction((tx) => eraseOrdersOfUser(tx, { actor: actors.shop, at: new Date() }, order.userId));
  expect((await sendMails()).map(({ to }) => to)).toEqual([shopAddress]);
});
