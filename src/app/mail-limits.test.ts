import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Browser, linkOf, runJob, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { orderLinkOf } from '#areas/orders/server/guest-orders.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { listUnsentMails, retryMails } from '#platform/mail/mail-jobs.ts';
import { describeMail } from './commands/mail.ts';
import { startTestApp } from './test-app.fixture.ts';

const ip = '198.51.100.7';
const day = 24 * 3600;
let shop: Shop;
let product: number;
beforeEach(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', price: 1000, stock: 10_000 });
});
afterEach(() => shop.stop());

async function order(email: string, from = ip) {
  const guest = shop.browser({ ip: from });
  await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { body, status } = await guest.send('POST', '/sale/order', pickupOrder);
  expect(status).toBe(200);
  return { guest, ...(body as { orderId: number; number: string }) };
}
const cancel = ({ guest, orderId }: { guest: Browser; orderId: number }) =>
  guest.send('POST', '/sale/order/cancel', { orderId });
const mailOf = async ({ guest, orderId }: { guest: Browser; orderId: number }) =>
  (await guest.send('GET', `/content/page/confirm?orderId=${orderId}`)).body.order.mail as {
    state: string;
    until: string | null;
  };
const register = (email: string, from = ip) =>
  shop.browser({ ip: from }).send('POST', '/admin/user/registration', {
    name: 'Ona',
    lastName: 'Puig',
    email,
    password: 'clave-larga-7x',
    agree: true,
  });

/** Once all that is due was sent: how many mails each recipient has had. */
async function sentMails(): Promise<ReadonlyMap<string, number>> {
  const due = sql`SELECT FROM pgboss.job WHERE (name LIKE '%-mail' OR name = 'account-recovery') AND start_after <= now()`;
  await vi.waitFor(async () => expect((await shop.database.execute(due)).rows).toEqual([]), {
    timeout: 60_000,
    interval: 50,
  });
  const { rows } = await shop.database.execute<{ recipient: string; count: number }>(
    sql`SELECT recipient, count(*)::int AS count FROM mailbox_mails GROUP BY recipient`,
  );
  return new Map(rows.map(({ recipient, count }) => [recipient, count]));
}
const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((one, other) => one + other, 0);
const inHours = (hours: number): string => new Date(shop.now().getTime() + hours * 3_600_000).toISOString();

describe('a network that has strangers mailed', () => {
  it('reaches 30 of 61 in a day by ordering and cancelling, and the orders say that their mail waits', async () => {
    for (let count = 0; count < 61; count += 1) {
      const placed = await order(`stranger${count}@ejemplo.cat`);
      const expected =
        count < 30
          ? { state: 'sent', until: null }
          : { state: 'waiting', until: inHours((day / 3600) * Math.floor(count / 30)) };
      if ([0, 29, 30, 59, 60].includes(count)) expect(await mailOf(placed)).toEqual(expected);
      expect((await cancel(placed)).body.order.mail).toEqual(expected);
    }
    const sent = await sentMails();
    expect([sent.size, sum(sent)]).toEqual([30, 60]);
    const waiting = await listUnsentMails(shop.database);
    expect(waiting).toHaveLength(62);
    expect(new Set(waiting.map(({ heldBy }) => heldBy))).toEqual(new Set(['network']));
    expect(await retryMails(shop.database, 'all')).toBe(0);

    shop.passTime(day);
    await runJob(shop, 'waiting-mails');
    expect((await sentMails()).size).toBe(60);
  });

  it('reaches 30 by 31 registrations, by requests for passwords and enquiries, counted together', async () => {
    for (let count = 0; count < 31; count += 1)
      expect(await register(`stranger${count}@ejemplo.cat`)).toMatchObject({ status: 200, body: true });
    const enquiry = { name: 'Ona', subject: 'order', message: 'Hola', agree: true };
    const other = shop.browser({ ip });
    await other.send('POST', '/content/contact/enquiry', { ...enquiry, email: 'asked@ejemplo.cat' });
    await other.send('POST', '/admin/user/forgot-password', { email: 'stranger3@ejemplo.cat' });
    await other.send('POST', '/admin/user/forgot-password', { email: 'stranger30@ejemplo.cat' });
    const sent = await sentMails();
    expect([...sent.keys()].filter((to) => to.startsWith('stranger'))).toHaveLength(30);
    expect(sent.get('asked@ejemplo.cat')).toBeUndefined();
    expect(sent.get('stranger3@ejemplo.cat')).toBe(2);
    expect((await register('elsewhere@ejemplo.cat', '203.0.113.9')).body).toBe(true);
    expect((await sentMails()).get('elsewhere@ejemplo.cat')).toBe(1);
  });

  it('reaches no more by placing at once, in two processes', async () => {
    const second = await startTestApp({
      database: shop.database,
      clock: shop.now,
      settings: { PUBLIC_URL: 'http://localhost:4300' },
    });
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, count) =>
          (count % 2 ? shop.app : second).inject({
            method: 'POST',
            url: '/api/admin/user/registration',
            remoteAddress: ip,
            payload: { name: 'Ona', lastName: 'Puig', email: `at-once${count}@ejemplo.cat`, agree: true },
          }),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect((await sentMails()).size).toBe(30);
    } finally {
      await second.close();
    }
  });

  it('counts by the /56 and /48 around an IPv6 address, too', async () => {
    const from = (group: number) => `2001:db8:7:${group.toString(16)}::1`;
    await Promise.all(Array.from({ length: 121 }, (_, count) => register(`six${count}@ejemplo.cat`, from(count))));
    expect((await sentMails()).size).toBe(120);
  });
});

it('has five mails an hour in one mailbox, however it is written', async () => {
  for (let count = 1; count <= 8; count += 1)
    await cancel(await order(`bo.mb+${count}@gmail.com`, `198.51.100.${count}`));
  expect(sum(await sentMails())).toBe(5);
  const held = await listUnsentMails(shop.database);
  expect(held).toHaveLength(11);
  expect(held[0]).toMatchObject({ state: 'created', attempts: 0, heldBy: 'mailbox' });
  const [line] = held.map(describeMail);
  expect(line).toMatch(
    /order 26-\d+, \w+ {2}HELD BACK until [-\d]+ [:\d]+Z at the latest {2}its mailbox has not opened/,
  );
  shop.passTime(3600);
  await runJob(shop, 'waiting-mails');
  expect(sum(await sentMails())).toBe(10);
  shop.passTime(3600);
  await runJob(shop, 'waiting-mails');
  expect(sum(await sentMails())).toBe(10);
});

describe('of mails that wait', () => {
  /** Takes the 30 places of a network, the first three by orders. */
  const fill = async () => {
    const orders = [];
    for (let count = 0; count < 3; count += 1) {
      orders.push(await order(`filling${count}@ejemplo.cat`));
      shop.passTime(1);
    }
    await Promise.all(Array.from({ length: 27 }, (_, count) => register(`registering${count}@ejemplo.cat`)));
    return orders;
  };

  it('the first is sent when the link of one before is opened, not when an order is cancelled', async () => {
    const until = inHours(24);
    const orders = await fill();
    const first = await order('first@ejemplo.cat');
    const second = await order('second@ejemplo.cat');
    await cancel(orders[2]!);
    expect(await mailOf(first)).toEqual({ state: 'waiting', until });

    const [mail] = await shop.mailsWhen('filling0@ejemplo.cat', 1);
    await shop.browser().send('POST', '/sale/order/track', orderLinkOf(mail!));
    await shop.mailsWhen('first@ejemplo.cat', 1);
    expect([await mailOf(first), await mailOf(second)]).toEqual([
      { state: 'sent', until: null },
      { state: 'waiting', until: new Date(Date.parse(until) + 1000).toISOString() },
    ]);

    await register('filling1@ejemplo.cat', '203.0.113.9');
    const registered = (await shop.mailsWhen('filling1@ejemplo.cat', 2)).find(({ text }) => text.includes('?event='));
    const { email, confirmCode } = linkOf(registered!);
    await shop.browser().send('PUT', '/admin/user/reset-password', {
      email,
      checkword: confirmCode,
      newPassword: 'clave-larga-7x',
    });
    await shop.mailsWhen('second@ejemplo.cat', 1);
  });

  it('those of a stopped shop are sent after its next start', async () => {
    await fill();
    await order('patient@ejemplo.cat');
    await sentMails();
    await shop.app.close();
    shop.passTime(day);
    const again = await startTestApp({
      database: shop.database,
      clock: shop.now,
      settings: { PUBLIC_URL: 'http://localhost:4300' },
    });
    try {
      await runJob(shop, 'waiting-mails');
      await vi.waitFor(async () => expect((await sentMails()).get('patient@ejemplo.cat')).toBe(1), {
        timeout: 30_000,
        interval: 50,
      });
    } finally {
      await again.close();
    }
  });
});
