import { sql } from 'drizzle-orm';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop } from '#areas/account/server/account.fixture.ts';
import { orderLinkOf, startGuestOrders } from '#areas/orders/server/guest-orders.fixture.ts';
import { pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { StartError } from '#platform/start-error.ts';
import { runCommand } from './run-command.ts';

let guests: Awaited<ReturnType<typeof startGuestOrders>>;
let shop: Shop;
let owner: Browser;
beforeAll(async () => {
  guests = await startGuestOrders();
  shop = guests.shop;
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.stop());

/** What the command says; its error is the last line. */
async function erase(...args: string[]): Promise<string[]> {
  const { host, port, user, database } = shop.database.$client.options;
  const environment = {
    PATH: process.env.PATH,
    DATABASE_URL: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`,
    SHOP_DIR: inject('shopDir'),
    LOG_LEVEL: 'silent',
  };
  const told: string[] = [];
  const output = vi.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
  const terminal = { input: Object.assign(new PassThrough(), { isTTY: false }), output: new PassThrough() };
  try {
    await runCommand(['accounts', 'erase', ...args], environment, terminal);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // The first line of an error names the shop.
    told.push(error.message.split('\n').at(-1)!);
  } finally {
    output.mockRestore();
  }
  return told;
}
const show = async (orderId: number) => (await owner.send('GET', `/staff/orders/${orderId}`)).body.order;
const move = async (orderId: number, status: 'cancelled' | 'confirmed'): Promise<void> => {
  const { version } = await show(orderId);
  await owner.send('POST', `/staff/orders/${orderId}/status`, { status, version });
};

it('erases a guest, somebody who has ordered by phone, and nobody else', async () => {
  const email = guests.newEmail();
  const ended = await guests.orderAsGuest(email);
  const open = await guests.orderAsGuest(email);
  const other = await guests.orderAsGuest(guests.newEmail());
  const mails = await shop.mailsWhen(email, 2);
  const { body: byPhone } = await owner.send('POST', '/staff/orders', {
    customer: { ...pickupOrder.customer, email: email.toUpperCase() },
    delivery: pickupOrder.delivery,
    payment: 'counter',
    lines: [{ product_id: guests.product, quantity: 1 }],
  });
  await move(ended.orderId, 'cancelled');
  await move(byPhone.orderId, 'cancelled');
  await move(open.orderId, 'confirmed');
  const othersOrder = await show(other.orderId);

  expect(await erase(email)).toEqual([
    `${email}: no account, 3 orders.`,
    'Erasing cannot be undone: to do it, add --yes. Nothing was changed.',
  ]);
  expect((await show(ended.orderId)).customer.email).not.toBe('');
  expect(await erase(email, '--yes')).toEqual([
    `${email}: no account, 3 orders.`,
    expect.stringMatching(
      new RegExp(`is erased; orders without personal data: (?=.*${ended.number})(?=.*${byPhone.number})`),
    ),
    `These keep what they need until they have ended, and lose it within two days then: ${open.number}.`,
  ]);
  for (const { orderId } of [ended, byPhone])
    expect(await show(orderId)).toMatchObject({
      customer: { name: '', surname: '', phone: '', email: '' },
      mails: [],
    });
  expect((await show(open.orderId)).customer.name).not.toBe('');
  const { timeline } = await show(ended.orderId);
  expect(timeline.find(({ verb }: { verb: string }) => verb === 'order.erase')).toMatchObject({
    actor: { kind: 'command', id: 'accounts erase' },
  });
  expect(await show(other.orderId)).toEqual(othersOrder);
  const { rows } = await shop.database.execute(sql`SELECT FROM users WHERE lower(email) = ${email}`);
  expect(rows).toEqual([]);
  // Neither session nor link leads to what was theirs.
  expect((await open.guest.send('GET', `/sale/order/detail?orderId=${open.orderId}`)).status).toBe(401);
  expect(
    (
      await shop
        .browser()
        .send('POST', '/sale/order/open', orderLinkOf(mails.find(({ text }) => text.includes(open.number))!))
    ).body.code,
  ).toBe('order_not_found');

  expect(await erase(email, '--yes')).toEqual([`Nobody has the address ${email}. Nothing was changed.`]);
});

it('erases an account with its lists and sessions, as its own deletion does', async () => {
  const email = 'berta@ejemplo.cat';
  const berta = await newAccount(shop, { email });
  const { id } = (await berta.send('GET', '/admin/user')).body;
  await berta.send('POST', '/catalog/product/viewed', { product_ids: [guests.product] });
  expect(await erase('BERTA@ejemplo.cat', '--yes')).toEqual([
    'BERTA@ejemplo.cat: an account, 0 orders.',
    'BERTA@ejemplo.cat is erased; orders without personal data: none.',
  ]);
  expect((await berta.send('GET', '/admin/user')).status).toBe(401);
  const { rows } = await shop.database.execute(
    sql`SELECT user_id FROM catalogue_viewed_products WHERE user_id = ${id}`,
  );
  expect(rows).toEqual([]);
  const { entries } = (await owner.send('POST', '/staff/audit/list', { verb: 'account.erase' })).body;
  expect(entries[0]).toMatchObject({
    actor: { kind: 'command', id: 'accounts erase' },
    subject: { kind: 'account', id: String(id) },
  });
  expect(JSON.stringify(entries)).not.toContain('berta');
});
