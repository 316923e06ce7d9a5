import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, marta, newAccount, type Shop, startShop } from './account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe('registration', () => {
  it('opens a session after its mailed link was confirmed', async () => {
    const browser = shop.browser();
    expect((await browser.send('POST', '/admin/user/registration', marta)).body).toBe(true);
    const [mail] = await shop.mailsWhen(marta.email, 1);
    expect(mail!.subject).toContain('Can Eina');
    const link = linkOf(mail!);
    expect(link).toMatchObject({ event: 'confirmRegistration', email: marta.email });

    expect(await browser.login(marta.email, 'otra-clave')).toMatchObject({
      status: 401,
      body: { code: 'wrong_login' },
    });
    expect(await browser.login(marta.email, marta.password)).toMatchObject({
      status: 403,
      body: { code: 'email_not_confirmed' },
    });
    await shop.mailsWhen(marta.email, 2);

    const confirmation = { type: 'registration', email: link.email, confirmCode: link.confirmCode };
    expect(await browser.send('POST', '/admin/user/confirm-registration', confirmation)).toMatchObject({
      status: 200,
      body: true,
    });
    expect(await browser.send('POST', '/admin/user/confirm-registration', confirmation)).toMatchObject({
      status: 422,
      body: { code: 'invalid_code' },
    });

    const signedIn = await browser.login('MARTA@Ejemplo.cat', marta.password, 'client-0001');
    expect(signedIn).toMatchObject({
      status: 200,
      body: { clientId: 'client-0001', accessToken: expect.any(String), kind: 'account' },
    });
    expect((await browser.send('GET', '/admin/user')).body).toEqual({
      id: expect.any(Number),
      name: 'Marta',
      lastName: 'Soler Vidal',
      email: marta.email,
      login: marta.email,
      phone: null,
      customerType: 'individual',
      document: null,
      organization: null,
      addresses: [],
      hasPassword: true,
    });
  });

  it('of an address with letters in its domain is one account with the address that browsers send', async () => {
    const [typed, sent] = ['info@ferretería.es', 'info@xn--ferretera-n5a.es'];
    const browser = await newAccount(shop, { email: sent });
    expect((await browser.send('GET', '/admin/user')).body).toMatchObject({ email: sent });
    expect((await shop.browser().login(typed, marta.password)).status).toBe(200);
    expect((await shop.browser().login('INFO@FERRETERÍA.ES', marta.password)).status).toBe(200);
    await shop.browser().send('POST', '/admin/user/forgot-password', { email: typed });
    const mails = await shop.mailsWhen(sent, 2);
    const { checkword } = linkOf(mails.find(({ text }) => text.includes('checkword'))!);
    const again = { email: typed, checkword, newPassword: 'segunda2' };
    expect((await shop.browser().send('PUT', '/admin/user/reset-password', again)).body).toBe(true);
  });

  it('without a password mails a link that sets one and confirms', async () => {
    const { password: _, ...data } = { ...marta, email: 'nueva@ejemplo.cat' };
    const browser = shop.browser({ locale: 'ca' });
    await browser.send('POST', '/admin/user/registration', data);
    const [mail] = await shop.mailsWhen(data.email, 1);
    expect(mail!.subject).toMatch(/^Crea la teva contrasenya/);
    expect(mail!.text).toContain('http://localhost:4300/ca?event=resetPassword');
    const { email, checkword } = linkOf(mail!);
    expect(
      (await browser.send('PUT', '/admin/user/reset-password', { email, checkword, newPassword: 'primera1' })).body,
    ).toBe(true);
    expect((await browser.login(data.email, 'primera1')).status).toBe(200);
  });

  it('answers the same for a known address and mails its owner', async () => {
    await newAccount(shop, { email: 'owner@ejemplo.cat' });
    expect(
      (
        await shop
          .browser()
          .send('POST', '/admin/user/registration', { ...marta, email: 'Owner@ejemplo.cat', password: 'intruso99' })
      ).body,
    ).toBe(true);
    const [mail] = await shop.mailsWhen('owner@ejemplo.cat', 2);
    expect(mail!.subject).toMatch(/^Ya tienes una cuenta/);
    expect((await shop.browser().login('owner@ejemplo.cat', 'intruso99')).status).toBe(401);
    expect((await shop.browser().login('owner@ejemplo.cat', marta.password)).status).toBe(200);
  });

  it('makes one account of concurrent requests', async () => {
    const data = { ...marta, email: 'twice@ejemplo.cat' };
    const browsers = [1, 2, 3].map(() => shop.browser());
    const answers = await Promise.all(browsers.map((one) => one.send('POST', '/admin/user/registration', data)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const mails = await shop.mailsWhen(data.email, 3);
    const { email, confirmCode } = linkOf(mails[0]!);
    const confirm = { type: 'registration', email, confirmCode };
    expect((await browsers[2]!.send('POST', '/admin/user/confirm-registration', confirm)).status).toBe(200);
  });

  it('refuses a link that is expired, forged or of another address', async () => {
    const email = 'late@ejemplo.cat';
    await shop.browser().send('POST', '/admin/user/registration', { ...marta, email });
    const { confirmCode } = linkOf((await shop.mailsWhen(email, 1))[0]!);
    const confirm = (body: object) =>
      shop
        .browser()
        .send('POST', '/admin/user/confirm-registration', { type: 'registration', email, confirmCode, ...body });
    expect((await confirm({ email: 'other@ejemplo.cat' })).status).toBe(422);
    expect((await confirm({ confirmCode: `${confirmCode}x` })).status).toBe(422);
    expect((await confirm({ confirmCode: '' })).status).toBe(422);
    expect((await confirm({ type: 'change' })).status).toBe(422);
    shop.passTime(48 * 3600 + 1);
    expect((await confirm({})).status).toBe(422);
  });
});

describe('password recovery', () => {
  it('sets a new password, ends every session and sends a notice', async () => {
    const email = 'forgot@ejemplo.cat';
    const browser = await newAccount(shop, { email });
    expect(
      (await shop.browser().send('POST', '/admin/user/forgot-password', { email: 'FORGOT@ejemplo.cat' })).body,
    ).toBe(true);
    const link = linkOf((await shop.mailsWhen(email, 2))[0]!);
    expect(link.event).toBe('resetPassword');
    const reset = { email, checkword: link.checkword, newPassword: 'otra-clave-1' };
    expect((await shop.browser().send('PUT', '/admin/user/reset-password', reset)).body).toBe(true);
    expect((await shop.browser().send('PUT', '/admin/user/reset-password', reset)).status).toBe(422);
    expect((await browser.send('GET', '/admin/user')).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
    expect((await browser.login(email, marta.password)).status).toBe(401);
    browser.accessToken = undefined;
    expect((await browser.login(email, 'otra-clave-1')).status).toBe(200);
    expect((await shop.mailsWhen(email, 3))[0]!.subject).toMatch(/^Tu contraseña ha cambiado/);
  });

  it('answers the same for an unknown address and sends no mail', async () => {
    expect(
      await shop.browser().send('POST', '/admin/user/forgot-password', { email: 'nobody@ejemplo.cat' }),
    ).toMatchObject({
      status: 200,
      body: true,
    });
    await newAccount(shop, { email: 'after@ejemplo.cat' });
    expect(await shop.mails('nobody@ejemplo.cat')).toEqual([]);
  });

  it('refuses a link after an hour', async () => {
    const email = 'slow@ejemplo.cat';
    await newAccount(shop, { email });
    await shop.browser().send('POST', '/admin/user/forgot-password', { email });
    const { checkword } = linkOf((await shop.mailsWhen(email, 2))[0]!);
    shop.passTime(3601);
    expect(
      (
        await shop
          .browser()
          .send('PUT', '/admin/user/reset-password', { email, checkword, newPassword: 'otra-clave-1' })
      ).status,
    ).toBe(422);
  });
});

describe('change of e-mail', () => {
  it('takes effect by the new address’s link, and the old address can undo it', async () => {
    const browser = await newAccount(shop, { email: 'old@ejemplo.cat' });
    expect((await browser.send('PUT', '/admin/user/change-email', { email: 'new@ejemplo.cat' })).body).toBe(true);
    const link = linkOf((await shop.mailsWhen('new@ejemplo.cat', 1))[0]!);
    expect(link).toMatchObject({ event: 'confirmEmail', email: 'new@ejemplo.cat' });
    await shop.mailsWhen('old@ejemplo.cat', 2);
    const confirmation = { email: 'new@ejemplo.cat', confirmCode: link.confirmCode };
    expect((await shop.browser().send('POST', '/admin/user/confirm-change-email', confirmation)).body).toBe(true);
    expect((await shop.browser().send('POST', '/admin/user/confirm-change-email', confirmation)).status).toBe(422);
    expect((await browser.send('GET', '/admin/user')).body.email).toBe('new@ejemplo.cat');
    const [notice] = await shop.mailsWhen('old@ejemplo.cat', 3);
    const stop = { email: 'old@ejemplo.cat', checkword: linkOf(notice!).checkword, newPassword: 'recuperada1' };
    expect((await shop.browser().send('PUT', '/admin/user/reset-password', stop)).body).toBe(true);
    expect((await browser.send('GET', '/admin/user')).status).toBe(401);
    expect((await shop.browser().login('new@ejemplo.cat', marta.password)).status).toBe(401);
    expect((await shop.browser().login('old@ejemplo.cat', 'recuperada1')).status).toBe(200);
  });

  it('can be stopped from the old address', async () => {
    const browser = await newAccount(shop, { email: 'keep@ejemplo.cat' });
    await browser.send('PUT', '/admin/user/change-email', { email: 'thief@ejemplo.cat' });
    const { confirmCode } = linkOf((await shop.mailsWhen('thief@ejemplo.cat', 1))[0]!);
    const { checkword } = linkOf((await shop.mailsWhen('keep@ejemplo.cat', 2))[0]!);
    await shop
      .browser()
      .send('PUT', '/admin/user/reset-password', { email: 'keep@ejemplo.cat', checkword, newPassword: 'recuperada1' });
    expect(
      (
        await shop
          .browser()
          .send('POST', '/admin/user/confirm-registration', { type: 'change', email: 'thief@ejemplo.cat', confirmCode })
      ).status,
    ).toBe(422);
  });

  it('answers the same for a taken address and mails its owner', async () => {
    await newAccount(shop, { email: 'taken@ejemplo.cat' });
    const browser = await newAccount(shop, { email: 'wants@ejemplo.cat' });
    expect((await browser.send('PUT', '/admin/user/change-email', { email: 'taken@ejemplo.cat' })).body).toBe(true);
    expect((await shop.mailsWhen('taken@ejemplo.cat', 2))[0]!.subject).toMatch(/^Ya tienes una cuenta/);
    expect((await browser.send('PUT', '/admin/user/change-email', { email: 'wants@ejemplo.cat' })).body.code).toBe(
      'same_email',
    );
  });
});
