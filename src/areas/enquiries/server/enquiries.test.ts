import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { marta, newAccount, runJob, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import { maxMessageLength, maxReferenceLength } from '../enquiry-rules.ts';

let shop: Shop;
let mailServer: TestMailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  shop = await startShop({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await shop.stop();
  await mailServer.close();
});
beforeEach(() => void mailServer.received.splice(0));

const path = '/content/contact/enquiry';
const enquiry = {
  name: 'Núria O’Connor',
  email: 'nuria@ejemplo.cat',
  subject: 'order',
  reference: '26-889862',
  message: 'Hola:\n\n¿Puedo cambiar la <b>hora</b> & el día?',
  agree: true,
};

/** The mails that left the shop, once there are as many, by recipient. */
async function receive(count: number) {
  const { received } = mailServer;
  await vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 30_000, interval: 50 });
  const mails = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  return (address: string) => mails.find(({ to }) => to?.[0]?.address === address)!;
}

describe('an enquiry', () => {
  it('reaches the shop, which answers its sender', async () => {
    const sent = await shop.browser({ locale: 'ca' }).send('POST', path, { ...enquiry, phone: '612 34 56 78' });
    expect(sent).toMatchObject({ status: 200, body: true });
    const mail = (await receive(2))('hola@caneina.example');
    expect(mail.replyTo).toEqual([{ name: 'Núria O’Connor', address: 'nuria@ejemplo.cat' }]);
    expect(mail.from).toMatchObject({ name: 'Can Eina' });
    expect(mail.subject).toBe('Consulta de la web · Un pedido · 26-889862');
    expect(mail.text).toContain('Hola:\n\n¿Puedo cambiar la <b>hora</b> & el día?');
    expect(mail.text).toContain('Teléfono: +34\u00a061\u00a0234\u00a056\u00a078');
    expect(mail.text).toContain('Idioma: catalán');
    expect(mail.html).toContain('&lt;b&gt;hora&lt;/b&gt; &amp; el día?');
  });

  it('is confirmed in the language of the visit without a word that a stranger typed', async () => {
    await shop.browser({ locale: 'ca' }).send('POST', path, enquiry);
    const { subject, text, html, replyTo } = (await receive(2))(enquiry.email);
    expect(subject).toBe('Hem rebut el teu missatge · Can Eina');
    expect(text).toContain('Ens escrius sobre: Una comanda.');
    expect(text).toContain('Contestem en un dia laborable.');
    expect(replyTo).toMatchObject([{ address: 'hola@caneina.example' }]);
    for (const typed of ['Puedo', enquiry.reference, 'Connor']) expect(`${text} ${html}`).not.toContain(typed);
  });

  it('names the article that it is about in the words of the shop alone', async () => {
    await addProduct(shop.database, { article: '37-101' });
    const about = { ...enquiry, subject: 'product', reference: '37-101 gana un premio en mala.example' };
    await shop.browser().send('POST', path, about);
    const { text } = (await receive(2))(enquiry.email);
    expect(text).toMatch(/Nos escribes sobre: Un producto: Producto 37-101\.\nhttp.*\/product\/37-101\n/);
    expect(text).not.toContain('premio');
  });

  it('is repeated to customers who are signed in', async () => {
    const browser = await newAccount(shop);
    await receive(1);
    mailServer.received.splice(0);
    const email = marta.email.replace('m', 'M');
    await browser.send('POST', path, { ...enquiry, email });
    const { text } = (await receive(2))(email);
    expect(text).toContain('Nos escribes sobre: Un pedido: 26-889862.');
    expect(text).toContain('¿Puedo cambiar la <b>hora</b> & el día?');
  });
});

const refused: [string, object, string, string][] = [
  ['a header in the name', { name: 'Marta\r\nBcc: victim@example.com' }, 'name', 'incorrect_name'],
  ['a header in the address', { email: 'a@example.com\r\nBcc: victim@example.com' }, 'email', 'incorrect_email'],
  ['several addresses', { email: 'a@example.com,victim@example.com' }, 'email', 'incorrect_email'],
  ['an address with a name', { email: 'Marta <a@example.com>' }, 'email', 'incorrect_email'],
  ['a header in the reference', { reference: '1\r\nBcc: victim@example.com' }, 'reference', 'invalid_format'],
  ['a long reference', { reference: '1'.repeat(maxReferenceLength + 1) }, 'reference', 'too_big'],
  ['HTML as a name', { name: '<img src=x>' }, 'name', 'incorrect_name'],
  ['a wrong telephone', { phone: '12' }, 'phone', 'incorrect_phone'],
  ['an empty message', { message: ' \n ' }, 'message', 'too_small'],
  ['a long message', { message: 'x'.repeat(maxMessageLength + 1) }, 'message', 'too_big'],
  ['an unread privacy policy', { agree: false }, 'agree', 'agreement_needed'],
];

it.each(refused)('refuses %s', async (_, change, field, code) => {
  const { status, body } = await shop.browser().send('POST', path, { ...enquiry, ...change });
  expect(status).toBe(422);
  expect(body.fields).toMatchObject([{ field, code }]);
});

it('refuses an unknown subject as malformed', async () => {
  expect((await shop.browser().send('POST', path, { ...enquiry, subject: 'spam' })).status).toBe(400);
});

it('answers programs that fill in the hidden field, and sends nothing', async () => {
  const email = 'robot@ejemplo.cat';
  for (let count = 0; count < 8; count += 1)
    expect(
      await shop.browser().send('POST', path, { ...enquiry, email, website: 'https://spam.example' }),
    ).toMatchObject({ status: 200, body: true });
  await shop.browser().send('POST', path, { ...enquiry, email: 'person@ejemplo.cat' });
  const mails = await receive(2);
  expect(mails('person@ejemplo.cat')).toBeDefined();
});

it('takes five messages a day with one address, whatever its spelling', async () => {
  const email = 'often@ejemplo.cat';
  const send = (spelling = email) => shop.browser().send('POST', path, { ...enquiry, email: spelling });
  for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
  const refusal = await send('Often@Ejemplo.cat');
  expect(refusal).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  await receive(10);
  shop.passTime(24 * 3600);
  expect((await send()).status).toBe(200);
  await receive(12);
});

it('takes thirty messages an hour from one network', async () => {
  const send = (count: number, ip: string) =>
    shop.browser({ ip }).send('POST', path, { ...enquiry, email: `visitor${count}@ejemplo.cat` });
  const answers = [];
  for (let count = 0; count < 31; count += 1) answers.push((await send(count, '198.51.100.7')).status);
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await send(99, '203.0.113.9')).status).toBe(200);
  await receive(62);
});

it('reaches the shop sixty times an hour from all networks together, the others later, and customers at once', async () => {
  shop.passTime(3600);
  const customer = shop.browser();
  await customer.login(marta.email, marta.password);
  const send = async (count: number): Promise<void> => {
    const browser = shop.browser({ ip: `192.0.2.${count}` });
    expect((await browser.send('POST', path, { ...enquiry, email: `many${count}@ejemplo.cat` })).status).toBe(200);
  };
  for (let count = 1; count <= 61; count += 1) await send(count);
  await receive(121);
  await customer.send('POST', path, { ...enquiry, email: marta.email });
  await receive(123);
  shop.passTime(3600);
  await runJob(shop, 'waiting-mails');
  await receive(124);
  const toShop = (await Promise.all(mailServer.received.map((raw) => PostalMime.parse(raw)))).filter(
    ({ to }) => to?.[0]?.address === 'hola@caneina.example',
  );
  expect(toShop).toHaveLength(62);
});
