import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAccount, runJob, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { actors, addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { redsysParameters, signedByRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { changeOrders } from './commands/with-orders.ts';

let shop: Shop;
let drill: number;
beforeAll(async () => {
  shop = await startShop();
  drill = await addProduct(shop.database, { article: 'drill', price: 1000, stock: 100 });
});
afterAll(() => shop.stop());

it('reminds of a transfer once, before its time ends, in the language of its order', async () => {
  const people = [
    { locale: 'es', email: 'marta@ejemplo.cat', words: ['falta tu transferencia', 'Guardamos los artículos hasta'] },
    { locale: 'ca', email: 'ona@ejemplo.cat', words: ['falta la teva transferència', 'Guardem els articles fins'] },
  ];
  const numbers: string[] = [];
  for (const { locale, email } of people) {
    const browser = await newAccount(shop, { email }, { locale });
    await browser.send('POST', '/sale/basket', { product_id: drill, quantity: 1 });
    const customer = { ...pickupOrder.customer, email };
    numbers.push((await browser.send('POST', '/sale/order', { ...pickupOrder, customer })).body.number);
    await shop.mailsWhen(email, 2);
  }
  await runJob(shop, 'remind-of-transfers');
  shop.passTime(5.5 * 86_400);
  await runJob(shop, 'remind-of-transfers');
  for (const [at, { email, words }] of people.entries()) {
    const [mail] = await shop.mailsWhen(email, 3);
    expect(mail!.subject).toContain(numbers[at]);
    expect(mail!.subject).toContain(words[0]);
    expect(mail!.text).toContain(words[1]);
    expect(mail!.text).toContain('ES91 2100 0418 4502 0005 1332');
  }
  await runJob(shop, 'remind-of-transfers');
  for (const { email } of people) expect(await shop.mails(email)).toHaveLength(3);
});

describe('money for a cancelled order', () => {
  async function cancelledOrder(email: string, locale: string, payment: string) {
    const browser = await newAccount(shop, { email }, { locale });
    await browser.send('POST', '/sale/basket', { product_id: drill, quantity: 2 });
    const customer = { ...pickupOrder.customer, email };
    const { orderId, number } = (await browser.send('POST', '/sale/order', { ...pickupOrder, customer, payment })).body;
    await browser.send('POST', '/sale/order/cancel', { orderId });
    await shop.mailsWhen(email, 3);
    return { orderId, number } as { orderId: number; number: string };
  }

  /** The bank tells that an order's first attempt was paid. */
  async function notifyPaid(orderId: number): Promise<void> {
    const { rows } = await shop.database.execute<{ reference: string }>(
      sql`SELECT reference FROM payments WHERE order_id = ${orderId}`,
    );
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/service/payment/notification',
      payload: signedByRedsys(redsysParameters(rows[0]!.reference, 2000)),
    });
    expect(statusCode).toBe(200);
  }

  it.each([
    ['es', 'late@ejemplo.cat', 'tu pago ha llegado tarde', ['20,00', 'Te devolvemos el dinero', 'llámanos al']],
    ['ca', 'tard@ejemplo.cat', 'el teu pagament ha arribat tard', ['20,00', 'Et tornem els diners', 'truca’ns al']],
  ])('is told in %s to its customer, once, with the telephone of the shop', async (locale, email, subject, words) => {
    const { orderId, number } = await cancelledOrder(email, locale, 'card');
    await notifyPaid(orderId);
    await notifyPaid(orderId);
    const [mail] = await shop.mailsWhen(email, 4);
    expect(mail!.subject).toContain(`${subject} (${number})`);
    for (const word of [...words, number, '93 ']) expect(mail!.text).toContain(word);
  });

  it('is told when it is a transfer that the shopkeeper records', async () => {
    const { number } = await cancelledOrder('transfer@ejemplo.cat', 'es', 'transfer');
    const config = readConfig({ PUBLIC_URL: 'http://localhost:4300' });
    await changeOrders({ config, database: shop.database }, async ({ payments }) => {
      await payments.recordPaid(actors.shop, number);
    });
    const [mail] = await shop.mailsWhen('transfer@ejemplo.cat', 4);
    expect(mail!.subject).toContain('tu pago ha llegado tarde');
  });
});

describe.each(['es', 'ca'])('in the language %s of its order', (locale) => {
  const words = {
    es: {
      other: 'tu pago no es del importe del pedido',
      pay: 'sigue pendiente de pago',
      twice: 'hemos recibido otro pago',
      back: 'te hemos devuelto dinero',
      excess: 'recibido de más',
      corrective: 'La factura rectificativa está',
    },
    ca: {
      other: 'el teu pagament no és de l’import de la comanda',
      pay: 'continua pendent de pagament',
      twice: 'hem rebut un altre pagament',
      back: 't’hem tornat diners',
      excess: 'rebut de més',
      corrective: 'La factura rectificativa és',
    },
  }[locale]!;

  it('a customer learns that money pays nothing, and that money goes back', async () => {
    const email = `surplus-${locale}@ejemplo.cat`;
    const browser = await newAccount(shop, { email }, { locale });
    await browser.send('POST', '/sale/basket', { product_id: drill, quantity: 2 });
    const customer = { ...pickupOrder.customer, email };
    const request = { ...pickupOrder, customer, payment: 'card' };
    const { orderId, number } = (await browser.send('POST', '/sale/order', request)).body;
    await browser.send('POST', '/sale/order/payment', { orderId, payment: 'card' });
    const { rows } = await shop.database.execute<{ reference: string }>(
      sql`SELECT reference FROM payments WHERE order_id = ${orderId} ORDER BY id`,
    );
    const notify = async (attempt: number, amount: number, change: Record<string, string> = {}) => {
      const payload = signedByRedsys({ ...redsysParameters(rows[attempt]!.reference, amount), ...change });
      return (await shop.app.inject({ method: 'POST', url: '/api/service/payment/notification', payload })).statusCode;
    };
    /** The mail that has come since the last one; a repeated notification brings none. */
    let count = 2;
    const nextMail = async () => (await shop.mailsWhen(email, (count += 1)))[0]!;

    expect(await notify(1, 1900)).toBe(422);
    await notify(1, 1900);
    const other = await nextMail();
    expect(other.subject).toContain(`${words.other} (${number})`);
    for (const word of ['19,00', '20,00', words.pay, '93 ']) expect(other.text).toContain(word);
    await notify(1, 2000);
    // The confirmation.
    await nextMail();
    await notify(0, 2000);
    await notify(0, 2000);
    expect((await nextMail()).subject).toContain(`${words.twice} (${number})`);

    const refund = { Ds_TransactionType: '3', Ds_Response: '0900' };
    await notify(1, 1900, { ...refund, Ds_AuthorisationCode: '300001' });
    const excess = await nextMail();
    expect(excess.subject).toContain(`${words.back} (${number})`);
    expect(excess.text).toContain(words.excess);
    expect(excess.text).not.toContain(words.corrective);
    await notify(0, 2000, { ...refund, Ds_AuthorisationCode: '300002' });
    await nextMail();
    await notify(1, 500, { ...refund, Ds_AuthorisationCode: '300003' });
    await notify(1, 500, { ...refund, Ds_AuthorisationCode: '300003' });
    const part = await nextMail();
    for (const word of ['5,00', words.corrective]) expect(part.text).toContain(word);
    expect(part.text).not.toContain(words.excess);
    // The shop's own mails are sent beside the customer's.
    await vi.waitFor(async () => {
      const toShop = (await shop.mails('hola@caneina.example')).filter(({ subject }) => subject.includes(number));
      expect(toShop.map(({ subject }) => subject).toSorted()).toEqual([
        ...Array.from({ length: 3 }, () => `El banco ha devuelto dinero del pedido ${number}`),
        `Revisa el dinero del pedido ${number}`,
        `Revisa el dinero del pedido ${number}`,
      ]);
    }, 30_000);
  });
});
