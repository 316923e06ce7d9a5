import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  marta,
  newAccount,
  runJob,
  type Shop,
  startShop,
  type StoredMail,
} from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';

let shop: Shop;
let product: number;
let count = 0;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.execute(sql`DELETE FROM stock_notices`);
  product = await addProduct(shop.database, { article: `saw-${(count += 1)}`, stock: 0 });
});

/** An address that no earlier test has used. */
const address = (name = 'ona'): string => `${name}${count}@ejemplo.cat`;
const ask = (email: string, productId: number = product, browser = shop.browser()) =>
  browser.send('POST', '/service/notice', { product_id: productId, email });
const call = (task: 'confirm' | 'end', key: string) => shop.browser().send('POST', `/service/notice/${task}`, { key });
const keyOf = ({ text }: StoredMail, task: 'confirm' | 'end'): string =>
  new URL(new RegExp(`http\\S+/notice\\?${task}=[\\w.%-]+`).exec(text)![0]).searchParams.get(task)!;
const restock = (stock: number) =>
  shop.database.execute(sql`UPDATE catalogue_products SET stock = ${stock} WHERE id = ${product}`);
const waiting = async () => (await shop.database.execute(sql`SELECT id FROM stock_notices`)).rows.length;

/** Looks for goods that are back, and waits for the mails. */
async function lookForGoods(): Promise<void> {
  await runJob(shop, 'stock-notices');
  const due = sql`SELECT FROM pgboss.job WHERE name = 'stock-notice-mail' AND start_after <= now()`;
  await vi.waitFor(async () => expect((await shop.database.execute(due)).rows).toEqual([]), { timeout: 60_000 });
}

describe('a notice of goods that are back', () => {
  it('is one mail to a confirmed address, and says how many there are', async () => {
    const email = address();
    expect(await ask(email)).toMatchObject({ status: 200, body: true });
    expect((await ask(email.toUpperCase())).body).toBe(true);
    const [confirmation] = await shop.mailsWhen(email, 2);
    expect(await waiting()).toBe(1);
    await restock(3);
    await lookForGoods();
    expect(await shop.mails(email)).toHaveLength(2);

    const key = keyOf(confirmation!, 'confirm');
    for (const _ of [1, 2]) expect(await call('confirm', key)).toMatchObject({ status: 200, body: true });
    await lookForGoods();
    const [mail] = await shop.mailsWhen(email, 3);
    expect(mail!.subject).toMatch(/^Ya hay: /);
    expect(mail!.text).toContain('Ahora hay 3\u00a0unidades.');
    expect(await waiting()).toBe(0);
    await restock(0);
    await restock(9);
    await lookForGoods();
    expect(await shop.mails(email)).toHaveLength(3);
    expect((await call('end', keyOf(mail!, 'end'))).body).toBe(true);
    expect((await call('confirm', key)).status).toBe(404);
  });

  it('needs no link for the address of the account, which exports and deletes it', async () => {
    const email = address('marta');
    const browser = await newAccount(shop, { email });
    await ask(email, product, browser);
    await ask(address('other'), product, browser);
    const { body } = await browser.send('GET', '/admin/user/export');
    expect(body.stockNotices).toMatchObject([{ product_id: product }]);
    await browser.send('DELETE', '/admin/user', { password: marta.password });
    const { rows } = await shop.database.execute(sql`SELECT email FROM stock_notices`);
    expect(rows).toEqual([{ email: address('other') }]);
    expect(await shop.mails(email)).toHaveLength(1);
  });

  it('of goods in stock comes with more of them, or once they have been sold out', async () => {
    const email = address('nil');
    const browser = await newAccount(shop, { email });
    await restock(3);
    await ask(email, product, browser);
    for (const stock of [2, 3]) {
      await restock(stock);
      await lookForGoods();
    }
    expect(await waiting()).toBe(1);
    await restock(0);
    await lookForGoods();
    await restock(2);
    await lookForGoods();
    expect(await waiting()).toBe(0);
    expect((await shop.mailsWhen(email, 2))[0]!.text).toContain('Ahora hay 2');
  });

  it('ends by the link in each mail and after 90 days', async () => {
    const email = address();
    await ask(email);
    const [mail] = await shop.mailsWhen(email, 1);
    for (const _ of [1, 2]) expect((await call('end', keyOf(mail!, 'end'))).body).toBe(true);
    expect(await waiting()).toBe(0);

    await ask(address('pau'));
    const [second] = await shop.mailsWhen(address('pau'), 1);
    await call('confirm', keyOf(second!, 'confirm'));
    shop.passTime(89 * 24 * 3600);
    await lookForGoods();
    expect(await waiting()).toBe(1);
    shop.passTime(2 * 24 * 3600);
    await lookForGoods();
    expect(await waiting()).toBe(0);
  });

  it('comes again with the same Message-ID where the shop was killed between mail and note', async () => {
    const email = address('killed');
    const store = sql`
      INSERT INTO stock_notices (id, product_id, email, locale, stock, asked_at, expires_at, confirmed_at, queued_at)
      OVERRIDING SYSTEM VALUE
      VALUES (900000, ${product}, ${email}, 'es', 0, ${shop.now()}, ${new Date(shop.now().getTime() + 1e9)}, ${shop.now()}, ${shop.now()})`;
    const job = sql`INSERT INTO pgboss.job (id, name, data) VALUES ('00000000-0000-4000-8000-000000000900', 'stock-notice-mail',
      '{"noticeId": 900000, "kind": "back", "about": ""}')`;
    await restock(3);
    // The second time as if the note of the first had not been stored.
    for (const _ of [1, 2]) {
      await shop.database.execute(store);
      await shop.database.execute(job);
      await lookForGoods();
      expect(await waiting()).toBe(0);
    }
    const { rows } = await shop.database.execute(sql`SELECT message_id FROM mailbox_mails WHERE recipient = ${email}`);
    expect(rows).toHaveLength(1);
  });

  it('waits on where the goods have sold out before the mail was written', async () => {
    await shop.database.execute(sql`
      INSERT INTO stock_notices (product_id, email, locale, stock, asked_at, expires_at, confirmed_at)
      VALUES (${product}, ${address('late')}, 'es', 0, ${shop.now()}, ${new Date(shop.now().getTime() + 1e9)}, ${shop.now()})`);
    const mail = sql`INSERT INTO pgboss.job (name, data) SELECT 'stock-notice-mail', json_build_object('noticeId', id, 'kind', 'back', 'about', '') FROM stock_notices`;
    await shop.database.execute(mail);
    await lookForGoods();
    expect([await waiting(), await shop.mails(address('late'))]).toEqual([1, []]);
  });
});

it('refuses what is no product, no address and no key', async () => {
  for (const id of [0, -1, 1e12, 999_999]) expect((await ask(address(), id)).status).toBe(404);
  for (const id of [1.5, '1', null]) expect((await ask(address(), id as number)).status).toBe(400);
  for (const email of ['', 'ona', 'a@b.cat,c@d.cat', 'a@b.cat\r\nBcc: c@d.cat'])
    expect((await ask(email)).status).toBe(422);
  await shop.database.execute(sql`UPDATE catalogue_products SET is_archived = true WHERE id = ${product}`);
  expect((await ask(address())).body).toMatchObject({ statusCode: 409, code: 'product_not_sellable' });
  for (const key of ['', '1', '1.x', `1.${'A'.repeat(43)}'`]) expect((await call('confirm', key)).status).toBe(404);
});

it('limits what one network and one mailbox ask for, as no customer would', async () => {
  const one = shop.browser({ ip: '198.51.100.9' });
  const answers = [];
  for (let times = 0; times < 51; times += 1) answers.push((await ask(address('tag+' + times), product, one)).status);
  expect(answers.slice(0, 50).every((status) => status === 200)).toBe(true);
  expect(answers[50]).toBe(429);
  const form = { product_id: String(product), email: address('tag+form') };
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/ca/notice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  expect(sent.headers.location).toBe('/ca/notice?done=later');

  // Of the fifty links of one mailbox five are mailed in an hour.
  const later = sql`SELECT FROM pgboss.job WHERE name = 'stock-notice-mail' AND start_after > now()`;
  expect((await shop.database.execute(later)).rows).toHaveLength(45);

  const newest = sql`SELECT max(id)::int AS id FROM account_attempts`;
  const [before] = (await shop.database.execute<{ id: number }>(newest)).rows;
  const crowd = shop.browser({ ip: '198.51.100.10' });
  expect((await ask(address('first'), product, crowd)).status).toBe(200);
  // As if 198 more of the same network had asked.
  await shop.database.execute(sql`
    INSERT INTO account_attempts (subject, made_at)
    SELECT subject, made_at FROM account_attempts, generate_series(1, 198) WHERE id > ${before!.id}`);
  expect((await ask(address('last'), product, crowd)).status).toBe(200);
  expect((await ask(address('beyond'), product, crowd)).status).toBe(429);
  expect((await ask(address('beyond'), product, shop.browser({ ip: '198.51.100.11' }))).status).toBe(200);
});
