import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { signInAs } from './staff.fixture.ts';

let server: TestMailServer;
let shop: Shop;
let owner: Browser;
/** Whether the mail server takes mails just now. */
let isOpen = true;
beforeAll(async () => {
  server = await startMailServer({
    onMail() {
      if (!isOpen) throw new Error('450 try again later');
    },
  });
  shop = await startShop({ SMTP_URL: server.url });
  owner = await signInAs(shop, 'owner');
});
afterAll(async () => {
  await shop.stop();
  await server.close();
});

const invite = (body: object) => owner.send('POST', '/staff/people', body);
const again = (id: number) => owner.send('POST', `/staff/people/${id}/invitation`);
/** The mails to an address as a mail program reads them, once there are so many. */
async function mailsTo(address: string, count: number) {
  const read = async () =>
    (await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))).filter(
      ({ to }) => to?.[0]?.address === address,
    );
  await vi.waitFor(async () => expect(await read()).toHaveLength(count), { timeout: 30_000, interval: 50 });
  return read();
}
const linkIn = ({ text = '' }: { text?: string }): URL => new URL(/https?:\S+\/invitation\S+/.exec(text)![0]);
const keyIn = (mail: { text?: string }): string => linkIn(mail).searchParams.get('key')!;
async function accept(key: string, browser = shop.browser()): Promise<string> {
  const body = { key, name: 'Nova', password: 'una frase prou llarga' };
  const { status, body: answer } = await browser.send('POST', '/staff/invitation', body);
  return `${status} ${answer.code ?? answer.state}`;
}
const storedJobs = async (): Promise<string> =>
  JSON.stringify((await shop.database.$client.query('SELECT data, output FROM pgboss.job')).rows);

it('mails the link in the colleague’s language, which is followed once, and stores nothing that opens it', async () => {
  const email = 'nova@ferreteria.example';
  const { status, body } = await invite({ email, role: 'warehouse', locale: 'ca' });
  expect([status, body.person.state]).toEqual([200, 'invited']);
  const [mail] = await mailsTo(email, 1);
  expect(mail!.subject).toContain('rebotiga');
  expect(mail!.text).toContain('magatzem');
  expect(linkIn(mail!).searchParams.get('lang')).toBe('ca');
  expect(keyIn(mail!)).toBe(new URL(body.link).searchParams.get('key'));
  expect(await storedJobs()).not.toContain(keyIn(mail!));
  expect(await accept(keyIn(mail!))).toBe('200 signed_in');
  expect(await accept(keyIn(mail!))).toBe('422 invalid_invitation');
});

it('writes in the language of who invites where none is chosen, with nothing that was typed but the address', async () => {
  await owner.send('PUT', '/staff/me', { name: 'zqpremio gana', locale: 'es' });
  const email = 'otra@ferreteria.example';
  await invite({ email, role: 'sales' });
  const [mail] = await mailsTo(email, 1);
  expect(mail!.subject).toContain('trastienda');
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toContain('zqpremio');
});

it('mails another link for one that went astray, which ends the former, and none is good after two days', async () => {
  const email = 'lost@ferreteria.example';
  const { person } = (await invite({ email, role: 'sales' })).body;
  const [first] = await mailsTo(email, 1);
  expect((await again(person.id)).status).toBe(200);
  const second = (await mailsTo(email, 2)).find((mail) => keyIn(mail) !== keyIn(first!))!;
  expect(await accept(keyIn(first!))).toBe('422 invalid_invitation');
  shop.passTime(2 * 24 * 3600);
  expect(await accept(keyIn(second))).toBe('422 invalid_invitation');
  owner = await signInAs(shop, 'owner');
});

it('sends nothing of an invitation that was withdrawn while the mail server was away', async () => {
  isOpen = false;
  const email = 'gone@ferreteria.example';
  const { person } = (await invite({ email, role: 'sales' })).body;
  const later = 'later@ferreteria.example';
  await invite({ email: later, role: 'sales' });
  expect((await owner.send('DELETE', `/staff/people/${person.id}`)).status).toBe(200);
  isOpen = true;
  const isSent = (to: string): boolean => server.received.some((raw) => raw.includes(to));
  await vi.waitFor(
    async () => {
      await shop.database.$client.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
      const waiting = `SELECT FROM pgboss.job WHERE name = 'staff-invitation-mail' AND state <> 'completed'`;
      expect((await shop.database.$client.query(waiting)).rowCount).toBe(0);
    },
    { timeout: 30_000, interval: 200 },
  );
  expect([isSent(later), isSent(email)]).toEqual([true, false]);
});

it('limits invitations to an address and of a person, and says how long to wait', async () => {
  shop.passTime(3600);
  owner = await signInAs(shop, 'owner');
  const email = 'often@ferreteria.example';
  const { person } = (await invite({ email, role: 'sales' })).body;
  for (let times = 1; times < 5; times += 1) expect((await again(person.id)).status).toBe(200);
  expect((await again(person.id)).status).toBe(429);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => invite({ email: `x${at}@shop.example`, role: 'sales' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  const { body, headers } = answers.find(({ status }) => status === 429)!;
  expect(body).toMatchObject({ code: 'too_many_attempts', message: expect.stringMatching(/dentro de \d+ min/) });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  shop.passTime(3600);
  owner = await signInAs(shop, 'owner');
  expect((await invite({ email: 'next@shop.example', role: 'sales' })).status).toBe(200);
});
