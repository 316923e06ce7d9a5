import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { mailFrame, wordsOf } from './mail-frame.fixture.ts';
import type { MailContent } from './mail-layout.ts';
import { createMailer, type Mail } from './mailer.ts';
import { findSentMail } from './sent-mails.ts';
import { startMailServer, type TestMailServer } from './smtp-server.fixture.ts';

let server: TestMailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const content: MailContent = {
  subject: 'Pedido confirmado',
  heading: 'Gracias',
  blocks: [
    { kind: 'paragraph', text: ['Pedido ', { bold: '26-889862' }, ': <b>lo preparamos</b>.'] },
    { kind: 'paragraph', text: 'Te avisaremos.' },
  ],
  reason: 'Tienes un pedido.',
};

/** A mail as a mail program reads it; in production nothing else is done with it, so that no database is needed. */
async function sent(change: Partial<Mail> = {}, settings: { mailFrom?: string; publicUrl?: string } = {}) {
  const { mailFrom, publicUrl = 'https://shop.example' } = settings;
  const config = { mode: 'production', smtpUrl: server.url, mailFrom, publicUrl } as const;
  const mailer = createMailer({ config, database: {} as Database, clock: () => new Date() });
  await mailer.send({ id: '1', to: 'marta@ejemplo.cat', content, frame: mailFrame('es'), ...change });
  mailer.close();
  return PostalMime.parse(server.received[0]!);
}

it('is answered to the shop, and says that a program wrote it', async () => {
  const mail = await sent();
  expect(mail.replyTo).toEqual([{ name: 'Can Eina', address: 'hola@caneina.example' }]);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

it('is answered to somebody else where it names one', async () => {
  const mail = await sent({ replyTo: { name: 'Marta', address: 'marta@ejemplo.cat' } });
  expect(mail.replyTo).toEqual([{ name: 'Marta', address: 'marta@ejemplo.cat' }]);
});

it.each([
  [{}, 'no-reply@shop.example'],
  // The records of a domain that mail servers check are those of the domain itself.
  [{ publicUrl: 'https://www.shop.example' }, 'no-reply@shop.example'],
  [{ mailFrom: 'tienda@shop.example', publicUrl: 'https://www.shop.example' }, 'tienda@shop.example'],
])('with %o comes from %s', async (settings, address) => {
  expect((await sent({}, settings)).from).toEqual({ name: 'Can Eina', address });
});

it('has each address in its text whole and on a line of its own, so that it can be followed', async () => {
  const order = `https://shop.example/ca/order/track?number=26-889862&key=${'aB-_9'.repeat(20)}`;
  const blocks: MailContent['blocks'] = [
    {
      kind: 'paragraph',
      text: ['Puedes ', { link: 'desistir de la compra', url: `${order}&w` }, '. Gracias, Marçal.'],
    },
    { kind: 'button', text: 'Ver el pedido', url: order },
    {
      kind: 'columns',
      columns: [{ title: 'Ayuda', lines: [[{ link: 'Escríbenos', url: 'https://shop.example/contacts' }]] }],
    },
  ];
  const { text = '' } = await sent({ content: { ...content, blocks } });
  const lines = text.split('\n');
  const addresses = lines.filter((line) => line.includes('://'));
  expect(addresses).toEqual([
    `${order}&w`,
    order,
    'https://shop.example/contacts',
    'https://shop.example/',
    'https://shop.example/legal-notice',
  ]);
  expect(lines[lines.indexOf(`${order}&w`) - 1]).toBe('Puedes desistir de la compra. Gracias, Marçal.');
});

it('begins its HTML with the first words, for lists of mails, where nobody sees them twice', async () => {
  const { html = '', text } = await sent();
  const [, first] = /<body[^>]*><div style="display:none;[^"]*">([^<]*)<\/div>/.exec(html)!;
  expect(wordsOf(first!)).toBe('Pedido 26-889862: <b>lo preparamos</b>.');
  expect(text!.match(/lo preparamos/g)).toHaveLength(1);
});

it('goes to several recipients as one mail', async () => {
  const mail = await sent({ to: ['tienda@shop.example', 'almacen@shop.example'] });
  expect(server.received).toHaveLength(1);
  expect(mail.to?.map(({ address }) => address)).toEqual(['tienda@shop.example', 'almacen@shop.example']);
});

it('reports that mail is refused everywhere after ten domains in a row have refused it for good, until one accepts it', async () => {
  await server.close();
  let isRefused = true;
  server = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(isRefused ? Object.assign(new Error('5.7.1 not from you'), { responseCode: 550 }) : undefined),
  });
  const config = {
    mode: 'production',
    smtpUrl: server.url,
    mailFrom: undefined,
    publicUrl: 'https://shop.example',
  } as const;
  const mailer = createMailer({ config, database: {} as Database, clock: () => new Date() });
  const send = (to: string) =>
    mailer.send({ id: to, to, content, frame: mailFrame('es') }).then(
      () => 'accepted',
      () => 'refused',
    );
  const refuse = async (domains: number): Promise<void> => {
    for (let number = 0; number < domains; number += 1) expect(await send(`marta@d${number}.example`)).toBe('refused');
  };
  // Twenty wrong addresses at one provider are nothing unusual.
  for (let number = 0; number < 20; number += 1) expect(await send(`marta${number}@D0.example`)).toBe('refused');
  await refuse(9);
  expect(mailer.isRefusedEverywhere()).toBe(false);
  isRefused = false;
  expect(await send('marta@ejemplo.cat')).toBe('accepted');
  isRefused = true;
  await refuse(9);
  // Nobody has refused what cannot be sent.
  expect(await send('')).toBe('refused');
  expect(mailer.isRefusedEverywhere()).toBe(false);
  await refuse(10);
  expect(mailer.isRefusedEverywhere()).toBe(true);
  isRefused = false;
  await send('marta@ejemplo.cat');
  expect(mailer.isRefusedEverywhere()).toBe(false);
  mailer.close();
});

it('says in the log that a mail which has left could not be marked as sent, and does not fail', async ({
  onTestFinished,
}) => {
  const { database, drop } = await openTestDatabase();
  const warned: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void warned.push(line) };
  const config = {
    mode: 'production',
    smtpUrl: server.url,
    mailFrom: undefined,
    publicUrl: 'https://shop.example',
  } as const;
  const mailer = createMailer({ config, database, log, clock: () => new Date() });
  onTestFinished(async () => {
    mailer.close();
    await drop();
  });
  await database.$client.query('ALTER TABLE sent_mails ADD CONSTRAINT never CHECK (sent_at IS NULL)');
  const of = { orderId: 7, about: 'order 26-889862, created' };
  await mailer.send({ id: 'job', of, to: 'marta@ejemplo.cat', content, frame: mailFrame('es') });
  expect(server.received).toHaveLength(1);
  expect(warned).toEqual([[expect.objectContaining({ jobId: 'job' }), expect.stringContaining('marked')]]);
});

it('does not send again what it has sent for a job that is run twice, and stores it as it was sent', async ({
  onTestFinished,
}) => {
  const { database, drop } = await openTestDatabase();
  const config = {
    mode: 'production',
    smtpUrl: server.url,
    mailFrom: undefined,
    publicUrl: 'https://shop.example',
  } as const;
  const mailer = createMailer({ config, database, clock: () => new Date() });
  onTestFinished(async () => {
    mailer.close();
    await drop();
  });
  const of = { orderId: 7, about: 'order 26-889862, created' };
  const mail = { id: 'job', of, to: 'marta@ejemplo.cat', frame: mailFrame('es') };
  await mailer.send({ ...mail, content });
  await mailer.send({ ...mail, content: { ...content, subject: 'Pedido listo' } });
  expect(server.received).toHaveLength(1);
  expect(await findSentMail(database, of.orderId, mail.id)).toMatchObject({ subject: content.subject });
});
