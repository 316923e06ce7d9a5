import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { type Browser, linkOf, marta, newAccount, runJob, type Shop, startShop } from '../account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const newEmail = () => `victim${(count += 1)}@ejemplo.cat`;
const strangers = 'del-intruso-1';
const chosen = 'elegida-aqui-1';

async function register(email: string, data: object = {}, browser = shop.browser()): Promise<Browser> {
  expect(await browser.send('POST', '/admin/user/registration', { ...marta, email, ...data })).toMatchObject({
    status: 200,
    body: true,
  });
  return browser;
}

/** Registrations of the address by that many strangers, each with a browser of their own. */
async function attack(email: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await register(email, { name: 'Mala', password: strangers });
}

/** The codes mailed to an address, the newest first. */
const codesOf = async (email: string, mails: number): Promise<string[]> =>
  (await shop.mailsWhen(email, mails)).map((mail) => linkOf(mail)).map((link) => link.confirmCode ?? link.checkword!);

const confirm = (browser: Browser, email: string, confirmCode: string) =>
  browser.send('POST', '/admin/user/confirm-registration', { type: 'registration', email, confirmCode });
const reset = (browser: Browser, email: string, checkword: string, newPassword = chosen) =>
  browser.send('PUT', '/admin/user/reset-password', { email, checkword, newPassword });
const loginStatus = async (email: string, password: string) => (await shop.browser().login(email, password)).status;
const nameOf = async (email: string, password: string) => {
  const browser = shop.browser();
  await browser.login(email, password);
  return (await browser.send('GET', '/admin/user')).body.name;
};
const rowsOf = async (email: string) =>
  (await shop.database.execute(sql`SELECT FROM registrations WHERE lower(email) = ${email}`)).rows.length;

describe('after five registrations of an address by strangers', () => {
  it.each([0, 1, 2, 3, 4])('its owner gets her own password by the link of mail %i', async (mail) => {
    const email = newEmail();
    await attack(email, 5);
    const victim = await register(email);
    const codes = await codesOf(email, 5);
    expect((await confirm(victim, email, codes[mail]!)).body).toBe(true);
    expect(await loginStatus(email, strangers)).toBe(401);
    expect(await nameOf(email, marta.password)).toBe('Marta');
    expect(await shop.mails(email)).toHaveLength(5);
  });

  it('a link opened in another browser leads to a new password, once', async () => {
    const email = newEmail();
    await attack(email, 5);
    await register(email);
    const [code = ''] = await codesOf(email, 5);
    const phone = shop.browser();
    for (let turn = 0; turn < 2; turn += 1)
      expect(await confirm(phone, email, code)).toMatchObject({
        status: 409,
        body: { statusCode: 409, code: 'password_needed', message: 'Elige una contraseña para terminar el registro.' },
      });
    expect(await loginStatus(email, strangers)).not.toBe(200);
    expect((await reset(phone, email, code)).body).toBe(true);
    expect(await loginStatus(email, strangers)).toBe(401);
    expect(await loginStatus(email, marta.password)).toBe(401);
    expect(await loginStatus(email, chosen)).toBe(200);
    for (const used of await codesOf(email, 5)) {
      expect((await reset(shop.browser(), email, used, strangers)).status).toBe(422);
      expect((await confirm(phone, email, used)).status).toBe(422);
    }
  });

  it('shows her guest orders to none of the strangers', async () => {
    const product = await addProduct(shop.database, { article: `drill${(count += 1)}`, stock: 5 });
    const email = newEmail();
    const guest = shop.browser();
    await guest.send('POST', '/sale/checkout-account', { name: 'Ana', lastName: 'Puig', email, agree: true });
    await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    expect((await guest.send('POST', '/sale/order', pickupOrder)).status).toBe(200);
    const stranger = await register(email, { password: strangers });
    const victim = await register(email);
    // Of the order and of both registrations.
    const code = (await shop.mailsWhen(email, 3)).map((mail) => /confirmCode=(\S+)/.exec(mail.text)?.[1]).find(Boolean);
    expect((await confirm(shop.browser(), email, code!)).status).toBe(409);
    expect((await stranger.login(email, strangers)).status).toBe(403);
    expect((await confirm(victim, email, code!)).status).toBe(200);
    expect((await stranger.login(email, strangers)).status).toBe(401);
    await victim.login(email, marta.password);
    expect((await victim.send('POST', '/sale/order/list', {})).body.total).toBe(1);
  });
});

describe('a registration', () => {
  it('belongs to the browser, whose later one of the address replaces its own', async () => {
    const email = newEmail();
    const browser = await register(email);
    const token = browser.cookies.get('registration');
    await register(email, { name: 'Martina', password: chosen }, browser);
    expect(browser.cookies.get('registration')).toBe(token);
    const codes = await codesOf(email, 2);
    expect((await confirm(browser, email, codes[1]!)).status).toBe(200);
    expect(await nameOf(email, chosen)).toBe('Martina');
    expect(await loginStatus(email, marta.password)).toBe(401);
  });

  it('sets the same httpOnly cookie for a known address and for an unknown one', async () => {
    const known = newEmail();
    await newAccount(shop, { email: known });
    const cookieOf = async (email: string) => {
      const { headers } = await shop.browser().send('POST', '/admin/user/registration', { ...marta, email });
      return String(headers['set-cookie']).replace(/^registration=[\w-]{43};/, 'registration=…;');
    };
    expect(await cookieOf(known)).toBe('registration=…; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax');
    expect(await cookieOf(newEmail())).toBe(await cookieOf(known));
  });

  it('without a password is confirmed by the code of any mail, with its own browser’s name', async () => {
    const email = newEmail();
    await attack(email, 1);
    const [hostile = ''] = await codesOf(email, 1);
    const victim = await register(email, { password: undefined });
    expect((await confirm(victim, email, hostile)).body.code).toBe('password_needed');
    expect((await reset(victim, email, hostile)).body).toBe(true);
    expect(await nameOf(email, chosen)).toBe('Marta');
  });

  it('can be finished by a recovery instead of a confirmation', async () => {
    const email = newEmail();
    await register(email);
    await shop.browser().send('POST', '/admin/user/forgot-password', { email });
    const [mail] = await shop.mailsWhen(email, 2);
    expect((await reset(shop.browser(), email, linkOf(mail!).checkword!)).body).toBe(true);
    expect(await loginStatus(email, chosen)).toBe(200);
  });

  it('ends when another account takes the address', async () => {
    const email = newEmail();
    await attack(email, 1);
    const [code = ''] = await codesOf(email, 1);
    const owner = await newAccount(shop, { email: `before.${email}` });
    await owner.send('PUT', '/admin/user/change-email', { email });
    const { confirmCode } = linkOf((await shop.mailsWhen(email, 2))[0]!);
    expect((await owner.send('POST', '/admin/user/confirm-change-email', { email, confirmCode })).status).toBe(200);
    expect(await rowsOf(email)).toBe(0);
    expect((await reset(shop.browser(), email, code, strangers)).status).toBe(422);
    expect(await loginStatus(email, marta.password)).toBe(200);
  });
});

describe('concurrent confirmations', () => {
  it('make one account, whichever codes and browsers they come with', async () => {
    const email = newEmail();
    const stranger = await register(email, { name: 'Mala', password: strangers });
    const victim = await register(email);
    const codes = await codesOf(email, 2);
    const answers = await Promise.all([
      ...codes.flatMap((code) => [confirm(victim, email, code), confirm(shop.browser(), email, code)]),
      ...codes.map((code) => reset(shop.browser(), email, code)),
      register(email, { name: 'Otra' }).then(() => ({ status: 0 })),
      // A stranger has no code and cannot confirm.
      confirm(stranger, email, `${codes[0]}x`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![0, 200, 409, 422].includes(status))).toEqual([]);
    expect((await shop.database.execute(sql`SELECT FROM users WHERE email = ${email}`)).rows).toHaveLength(1);
    expect(await loginStatus(email, strangers)).toBe(401);
  });
});

describe('many registrations', () => {
  it('of one address leave the ten oldest and the ten newest', async () => {
    const email = newEmail();
    await register(email, { name: 'Primera' });
    await attack(email, 30);
    await register(email, { name: 'Última' });
    await attack(email, 8);
    const found = sql`SELECT name FROM registrations WHERE lower(email) = ${email} AND name <> 'Mala' ORDER BY id`;
    expect((await shop.database.execute(found)).rows).toEqual([{ name: 'Primera' }, { name: 'Última' }]);
    expect(await rowsOf(email)).toBe(20);
  });

  it('leave at most 20,000 after cleaning, and none older than two weeks', async () => {
    const email = newEmail();
    await shop.database.execute(sql`
      INSERT INTO registrations (email, browser, name, last_name, agreed_at, expires_at)
      SELECT 'x' || n || '@ejemplo.cat', 'x', 'X', 'X', now(), now() + interval '14 days'
      FROM generate_series(1, 21000) AS n`);
    await register(email);
    const total = async () =>
      Number((await shop.database.execute<{ n: string }>(sql`SELECT count(*) AS n FROM registrations`)).rows[0]!.n);
    await runJob(shop, 'account-cleaning');
    expect(await total()).toBe(20_000);
    expect(await rowsOf(email)).toBe(1);
    shop.passTime(15 * 24 * 3600);
    await runJob(shop, 'account-cleaning');
    expect(await total()).toBe(0);
  });
});

describe('cleaning', () => {
  const day = 24 * 3600;

  it('deletes a registration two weeks after its last request', async () => {
    const email = newEmail();
    await register(email);
    shop.passTime(13 * day);
    await runJob(shop, 'account-cleaning');
    expect(await rowsOf(email)).toBe(1);
    shop.passTime(1 * day + 1);
    await runJob(shop, 'account-cleaning');
    expect(await rowsOf(email)).toBe(0);
  });

  it('leaves one whose link was sent again', async () => {
    const email = newEmail();
    const browser = await register(email);
    shop.passTime(14 * day - 60);
    expect((await browser.login(email, marta.password)).status).toBe(403);
    const [code = ''] = await codesOf(email, 2);
    shop.passTime(3600);
    await runJob(shop, 'account-cleaning');
    expect((await confirm(browser, email, code)).status).toBe(200);
  });
});
