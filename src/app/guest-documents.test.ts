import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { redsysParameters, signedByRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';

let shop: Shop;
let drill: number;
beforeAll(async () => {
  shop = await startShop();
  drill = await addProduct(shop.database, { article: 'drill', price: 1000, stock: 100 });
});
afterAll(() => shop.stop());

async function orderAsGuest(email: string): Promise<number> {
  const guest = shop.browser();
  await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  await guest.send('POST', '/sale/basket', { product_id: drill, quantity: 2 });
  const customer = { ...pickupOrder.customer, email };
  return (await guest.send('POST', '/sale/order', { ...pickupOrder, customer, payment: 'card' })).body.orderId;
}
async function notify(orderId: number, amount: number, change: Record<string, string> = {}): Promise<void> {
  const { rows } = await shop.database.execute<{ reference: string }>(
    sql`SELECT reference FROM payments WHERE order_id = ${orderId}`,
  );
  const payload = signedByRedsys({ ...redsysParameters(rows[0]!.reference, amount), ...change });
  await shop.app.inject({ method: 'POST', url: '/api/service/payment/notification', payload });
}
/** Opens an address as a browser does: without a session. */
const open = async (url: string) => {
  const { pathname, search } = new URL(url);
  const { statusCode, headers, body } = await shop.app.inject(pathname + search);
  return { statusCode, type: headers['content-type'], disposition: headers['content-disposition'], body };
};
const documentLink = (text: string): string => /https?:\/\/\S*\/sale\/order\/document\?[^\s).]*/.exec(text)![0];

it('a guest downloads the invoice and its correction by the links of the mails, and nobody else’s', async () => {
  const email = 'ona@ejemplo.cat';
  const orderId = await orderAsGuest(email);
  await notify(orderId, 2000);
  // Both mails leave at once.
  const confirmed = (await shop.mailsWhen(email, 2)).find(({ text }) =>
    /Está pagado: 20,00\s€ con tarjeta\./.test(text),
  );
  const invoice = documentLink(confirmed!.text);
  expect(await open(invoice)).toMatchObject({ statusCode: 200, type: 'application/pdf' });
  await notify(orderId, 500, { Ds_TransactionType: '3', Ds_Response: '0900', Ds_AuthorisationCode: '300001' });
  const [refunded] = await shop.mailsWhen(email, 3);
  const corrective = documentLink(refunded!.text);
  expect(corrective).not.toBe(invoice);
  const number = new URL(corrective).searchParams.get('document')!;
  expect(await open(corrective)).toMatchObject({
    statusCode: 200,
    disposition: `attachment; filename="${number}.pdf"`,
  });

  const other = 'pau@ejemplo.cat';
  const otherId = await orderAsGuest(other);
  const [unpaid] = await shop.mailsWhen(other, 1);
  const key = /key=([^\s&]+)/.exec(unpaid!.text)![1]!;
  const { rows } = await shop.database.execute<{ number: string }>(
    sql`SELECT number FROM orders WHERE id = ${otherId}`,
  );
  const of = (change: Record<string, string>): string => {
    const url = new URL(corrective);
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    return url.href;
  };
  // The other guest's own key opens neither this order nor, with their own number, this order's document.
  expect(await open(of({ key }))).toMatchObject({ statusCode: 404 });
  expect(await open(of({ key, number: rows[0]!.number }))).toMatchObject({ statusCode: 409 });
  expect(await open(of({ key: 'forged' }))).toMatchObject({ statusCode: 404 });
});

it('a denial is mailed once with its reason, and not at all once the order is paid', async () => {
  const email = 'denied@ejemplo.cat';
  const orderId = await orderAsGuest(email);
  await shop.mailsWhen(email, 1);
  for (let again = 0; again < 2; again += 1) await notify(orderId, 2000, { Ds_Response: '0116' });
  const [denied] = await shop.mailsWhen(email, 2);
  expect(denied!.subject).toContain('no se ha aceptado el pago de tu pedido');
  expect(denied!.text).toContain('Motivo: fondos o límite insuficientes.');
  expect(denied!.text).toMatch(/volver a probar con tarjeta o pagar de otra manera: con Bizum o por transferencia/);
  expect(denied!.text).toMatch(/Pagar ahora:\nhttp\S*\/order\/track\?number=/);
  expect(denied!.text).not.toContain('Ona');
  await notify(orderId, 2000);
  const mails = await shop.mailsWhen(email, 3);
  expect(mails[0]!.text).toContain('Está pagado');
});
