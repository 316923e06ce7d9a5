import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { runJob, linkOf, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';

const production = {
  SHOP_MODE: 'production',
  SHOP_SECRET: 'a secret of at least thirty-two characters',
  PUBLIC_URL: 'https://shop.example',
  MAIL_FROM: 'tienda@shop.example',
};

let shop: Shop | undefined;
let mailServer: TestMailServer | undefined;
afterEach(async () => {
  await shop?.stop();
  await mailServer?.close();
  shop = mailServer = undefined;
});

const whenReceived = (received: string[], count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 30_000, interval: 50 });

describe('mails over SMTP', () => {
  it('have text and HTML parts in the language of the request', async () => {
    const { received, url } = (mailServer = await startMailServer());
    shop = await startShop({ ...production, SMTP_URL: url });
    await shop
      .browser({ locale: 'ca' })
      .send('POST', '/admin/user/registration', { ...marta, name: 'Núria' }, { origin: 'https://shop.example' });
    await whenReceived(received, 1);
    const mail = await PostalMime.parse(received[0]!);
    expect(mail.from).toMatchObject({ name: 'Can Eina', address: 'tienda@shop.example' });
    expect(mail.to?.[0]).toMatchObject({ address: marta.email });
    expect(mail.subject).toBe('Confirma el teu correu · Can Eina');
    for (const part of [mail.text, mail.html?.replaceAll('&amp;', '&')]) {
      expect(part).toContain('Et donem la benvinguda!');
      expect(part).toContain(
        'https://shop.example/ca?event=confirmRegistration&email=marta%40ejemplo.cat&confirmCode=',
      );
    }
    expect(mail.html).toContain('lang="ca"');
    expect(mail.html).toContain('src="https://shop.example/mail-logo.png"');
    expect(mail.html).not.toContain('<script');
  });

  it('say what the shop’s own files say, as soon as they are there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-dir-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await cp(inject('shopDir'), folder, { recursive: true });
    const { received, url } = (mailServer = await startMailServer());
    shop = await startShop({ ...production, SMTP_URL: url, SHOP_DIR: folder });
    await mkdir(join(folder, 'mails'));
    await writeFile(
      join(folder, 'mails', 'account-registration.es.md'),
      '---\nsubject: "{{customer}}, te damos la llave de {{name}}"\n---\nAbre la puerta, {{customer}}.\n',
    );
    for (let count = 1; count <= 40; count += 1) {
      const person = { ...marta, email: `marta-${count}@ejemplo.cat` };
      await shop.browser().send('POST', '/admin/user/registration', person, { origin: 'https://shop.example' });
      await whenReceived(received, count);
      if (received.at(-1)!.includes('la llave de')) break;
      await sleep(250);
    }
    const mail = await PostalMime.parse(received.at(-1)!);
    expect(mail.subject).toBe('Te damos la llave de Can Eina');
    expect(mail.text).toContain('Abre la puerta.\n\nConfirmar el correo:');
    expect(mail.text).not.toContain('Has creado una cuenta');
  });

  it('are not stored in a mailbox in production', async () => {
    const { url } = (mailServer = await startMailServer());
    shop = await startShop({ ...production, SMTP_URL: url });
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1'])
      expect((await shop.app.inject(path)).statusCode).toBe(404);
  });

  it('are sent when a mail server that was down is back, without delaying the call', async () => {
    const { url, port, received: none, close } = await startMailServer();
    await close();
    shop = await startShop({ ...production, SMTP_URL: url });
    expect((await shop.browser().send('POST', '/admin/user/registration', marta)).body).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const { received } = (mailServer = await startMailServer({ port }));
    await whenReceived(received, 1);
    expect(none).toEqual([]);
  });

  it('have links whose hours count from sending', async () => {
    const { url, port, received: before, close } = await startMailServer();
    shop = await startShop({ SMTP_URL: url });
    await newAccount(shop);
    await whenReceived(before, 1);
    await close();
    const late = { ...marta, email: 'late@ejemplo.cat' };
    await shop.browser().send('POST', '/admin/user/registration', late);
    await shop.browser().send('POST', '/admin/user/forgot-password', { email: marta.email });
    // Both have been tried and have failed before the clock moves.
    const keys = [
      linkOf((await shop.mailsWhen(late.email, 1))[0]!),
      linkOf((await shop.mailsWhen(marta.email, 2))[0]!),
    ];
    shop.passTime(60 * 3600);
    await runJob(shop, 'account-cleaning');
    const { received } = (mailServer = await startMailServer({ port }));
    await whenReceived(received, 2);

    const [confirmation, recovery] = keys;
    shop.passTime(59 * 60);
    const reset = { email: marta.email, checkword: recovery!.checkword, newPassword: 'otra-clave-1' };
    expect((await shop.browser().send('PUT', '/admin/user/reset-password', reset)).status).toBe(200);
    expect((await shop.browser().send('PUT', '/admin/user/reset-password', reset)).status).toBe(422);
    shop.passTime(48 * 3600);
    const confirm = { type: 'registration', email: late.email, confirmCode: confirmation!.confirmCode };
    expect((await shop.browser().send('POST', '/admin/user/confirm-registration', confirm)).status).toBe(422);
  });

  it('are retried after a temporary refusal and sent once', async () => {
    let refusals = 0;
    mailServer = await startMailServer({
      onMail() {
        refusals += 1;
        if (refusals <= 2) throw new Error('450 try again later');
      },
    });
    const { received, url } = mailServer;
    shop = await startShop({ SMTP_URL: url });
    await shop.browser().send('POST', '/admin/user/registration', marta);
    await whenReceived(received, 1);
    expect(await shop.mails(marta.email)).toHaveLength(1);
    const ids = (await PostalMime.parse(received[0]!)).messageId;
    expect(ids).toMatch(/^<[\da-f-]{36}@localhost>$/);
  });
});

describe('the demo’s mailbox', () => {
  it('lists mails newest first, as a page and as JSON', async () => {
    shop = await startShop();
    await newAccount(shop);
    await shop.browser().send('POST', '/admin/user/forgot-password', { email: marta.email });
    const mails = await shop.mailsWhen(marta.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Crea una contraseña nueva · Can Eina',
      'Confirma tu correo · Can Eina',
    ]);
    expect(Object.keys(mails[0]!).sort()).toEqual(['html', 'sentAt', 'subject', 'text', 'to']);
    const page = await shop.app.inject('/dev/mailbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(marta.email);
  });
});
