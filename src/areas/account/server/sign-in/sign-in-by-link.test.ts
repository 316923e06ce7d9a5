import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, linkOf, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const newEmail = () => `asked${(count += 1)}@ejemplo.cat`;
/** The link of the latest of so many mails to an address. */
const linkTo = async (email: string, mails: number) => linkOf((await shop.mailsWhen(email, mails))[0]!);
const forgot = (browser: Browser, email: string) => browser.send('POST', '/admin/user/forgot-password', { email });
const reset = (browser: Browser, { email, checkword }: Record<string, string>) =>
  browser.send('PUT', '/admin/user/reset-password', { email, checkword, newPassword: 'elegida-aqui-1' });
/** Whose session a page of this browser finds; null: none. */
async function sessionOf(browser: Browser): Promise<string | null> {
  if ((await browser.refresh()).status !== 201) return null;
  return (await browser.send('GET', '/admin/user')).body.email;
}
async function register(browser: Browser, email: string) {
  await browser.send('POST', '/admin/user/registration', { ...marta, email });
  const { confirmCode } = await linkTo(email, 1);
  return { type: 'registration', email, confirmCode };
}

it('the browser that registered is signed in once its address is confirmed, by cookies alone', async () => {
  const [browser, email] = [shop.browser(), newEmail()];
  const link = await register(browser, email);
  const { body, headers } = await browser.send('POST', '/admin/user/confirm-registration', link);
  expect(body).toBe(true);
  expect(String(headers['set-cookie'])).toMatch(/refresh_token=[^;]+;[^,]*HttpOnly/);
  expect(await sessionOf(browser)).toBe(email);
});

it('another browser is not, and sets a password with the link', async () => {
  const [browser, email] = [shop.browser(), newEmail()];
  const link = await register(shop.browser(), email);
  expect(await browser.send('POST', '/admin/user/confirm-registration', link)).toMatchObject({ status: 409 });
  expect((await reset(browser, { email, checkword: link.confirmCode! })).body).toBe(true);
  expect(await sessionOf(browser)).toBeNull();
});

it('the browser that asked for a new password is signed in with it, and its account has no other session', async () => {
  const email = newEmail();
  const former = await newAccount(shop, { email });
  const browser = shop.browser();
  expect((await forgot(browser, email.toUpperCase())).body).toBe(true);
  expect((await reset(browser, await linkTo(email, 2))).body).toBe(true);
  expect(await sessionOf(browser)).toBe(email);
  expect(await sessionOf(former)).toBeNull();
});

it('who opens the link of somebody else is not signed in to their account', async () => {
  const [attacker, email] = [newEmail(), newEmail()];
  await newAccount(shop, { email: attacker });
  const victim = await newAccount(shop, { email });
  // She has asked for a new password of her own, too.
  await forgot(victim, email);
  await forgot(shop.browser(), attacker);
  expect((await reset(victim, await linkTo(attacker, 2))).body).toBe(true);
  expect(await sessionOf(victim)).toBe(email);
  const stranger = shop.browser();
  expect((await reset(stranger, await linkTo(email, 2))).body).toBe(true);
  expect(await sessionOf(stranger)).toBeNull();
});

it('asking for a new password sets the same cookie for an unknown address', async () => {
  const browser = shop.browser();
  await forgot(browser, newEmail());
  expect(browser.cookies.get('recovery')).toMatch(/^[\w-]{43}$/);
});
