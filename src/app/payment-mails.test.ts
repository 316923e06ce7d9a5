import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, runJob, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';

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
