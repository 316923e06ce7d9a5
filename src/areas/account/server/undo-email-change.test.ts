import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, linkOf, marta, newAccount, type Shop, startShop, type StoredMail } from './account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
/** An account, and the addresses of its owner and of an intruder. */
async function hijackAccount() {
  count += 1;
  const owner = `owner${count}@ejemplo.cat`;
  const thief = await newAccount(shop, { email: owner });
  return { owner, thief, stolen: `stolen${count}@ejemplo.cat` };
}

/** The newest mail to an address whose subject fits. */
const newest = async (to: string, subject: RegExp): Promise<StoredMail> => {
  const found = (await shop.mails(to)).find((mail) => subject.test(mail.subject));
  if (!found) throw new Error(`no mail ${String(subject)} to ${to}`);
  return found;
};

async function moveTo(browser: Browser, from: string, to: string): Promise<void> {
  const before = (await shop.mails(from)).length;
  await browser.send('PUT', '/admin/user/change-email', { email: to });
  const [mail] = await shop.mailsWhen(to, 1);
  const { email, confirmCode } = linkOf(mail!);
  expect((await browser.send('POST', '/admin/user/confirm-change-email', { email, confirmCode })).status).toBe(200);
  await shop.mailsWhen(from, before + 2);
}

const undo = async (address: string, newPassword = 'recuperada1') => {
  const { checkword } = linkOf(await newest(address, /Tu correo ha cambiado/));
  return shop.browser().send('PUT', '/admin/user/reset-password', { email: address, checkword, newPassword });
};

const emailOf = async (login: string, password: string) => {
  const browser = shop.browser();
  await browser.login(login, password);
  return (await browser.send('GET', '/admin/user')).body.email;
};

describe('the notice to the old address undoes the change', () => {
  it('after the password was changed', async () => {
    const { owner, thief, stolen } = await hijackAccount();
    await moveTo(thief, owner, stolen);
    await thief.send('PUT', '/admin/user/change-password', { password: marta.password, newPassword: 'del-intruso-1' });
    expect((await undo(owner)).status).toBe(200);
    expect(await emailOf(owner, 'recuperada1')).toBe(owner);
    expect((await thief.refresh()).status).toBe(401);
  });

  it('after the password was recovered from the new address', async () => {
    const { owner, thief, stolen } = await hijackAccount();
    await moveTo(thief, owner, stolen);
    await thief.send('POST', '/admin/user/forgot-password', { email: stolen });
    const { checkword } = linkOf((await shop.mailsWhen(stolen, 2))[0]!);
    const reset = { email: stolen, checkword, newPassword: 'del-intruso-1' };
    expect((await thief.send('PUT', '/admin/user/reset-password', reset)).status).toBe(200);
    expect((await undo(owner)).status).toBe(200);
    expect(await emailOf(owner, 'recuperada1')).toBe(owner);
  });

  it('after an unconfirmed registration of the old address', async () => {
    const { owner, thief, stolen } = await hijackAccount();
    await moveTo(thief, owner, stolen);
    await shop
      .browser()
      .send('POST', '/admin/user/registration', { ...marta, email: owner, password: 'del-intruso-1' });
    expect((await undo(owner)).status).toBe(200);
    expect(await emailOf(owner, 'recuperada1')).toBe(owner);
  });

  it('after a second change that was undone in between', async () => {
    const { owner, thief, stolen } = await hijackAccount();
    await moveTo(thief, owner, stolen);
    shop.passTime(60);
    await thief.refresh();
    await moveTo(thief, stolen, `second.${stolen}`);
    expect((await undo(stolen, 'del-intruso-1')).status).toBe(200);
    expect((await undo(owner)).status).toBe(200);
    expect(await emailOf(owner, 'recuperada1')).toBe(owner);
    // Only the owner can restore an address now.
    expect((await undo(stolen, 'del-intruso-1')).status).toBe(422);
  });

  it('once, and within a week', async () => {
    const { owner, thief, stolen } = await hijackAccount();
    await moveTo(thief, owner, stolen);
    expect((await undo(owner)).status).toBe(200);
    expect((await undo(owner)).status).toBe(422);
    const other = await hijackAccount();
    await moveTo(other.thief, other.owner, other.stolen);
    shop.passTime(7 * 24 * 3600 + 1);
    expect((await undo(other.owner)).status).toBe(422);
  });
});

it('a change of address cancels a recovery requested from the old address', async () => {
  const { owner, thief: browser, stolen: next } = await hijackAccount();
  await shop.browser().send('POST', '/admin/user/forgot-password', { email: owner });
  const { checkword } = linkOf((await shop.mailsWhen(owner, 2))[0]!);
  await moveTo(browser, owner, next);
  const reset = { email: owner, checkword, newPassword: 'recuperada1' };
  expect((await shop.browser().send('PUT', '/admin/user/reset-password', reset)).status).toBe(422);
});
