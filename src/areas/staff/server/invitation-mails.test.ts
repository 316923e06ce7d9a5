import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, runJob, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { commandActor } from '#values/actor.ts';
import { inviteMember } from './sign-in/invitations.ts';
import { eraseUnanswered } from './sign-in/unanswered-invitations.ts';
import { codeAt, signInAs } from './staff.fixture.ts';

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
  // The demo mails no invitation.
  shop = await startShop({
    SHOP_MODE: 'production',
    PUBLIC_URL: 'https://shop.example',
    SHOP_SECRET: 'a secret that is long enough for production use',
    DATABASE_URL: 'postgres://unused',
    SMTP_URL: server.url,
  });
  owner = await joinAsOwner();
});
afterAll(async () => {
  await shop.stop();
  await server.close();
});

const password = 'una frase prou llarga';
const ownerEmail = 'aina@ferreteria.example';
let appSecret: string;
const parts = () => ({ database: shop.database, clock: shop.now });
async function joinAsOwner(): Promise<Browser> {
  const key = await inviteMember(parts(), commandActor('test'), ownerEmail, 'owner');
  const browser = shop.browser();
  await browser.send('POST', '/staff/invitation', { key, name: 'Aina', password });
  appSecret = (await browser.send('POST', '/staff/second-factor')).body.secret;
  await browser.send('POST', '/staff/second-factor/confirm', { code: codeAt(appSecret, shop.now()) });
  return browser;
}
async function signInOwner(): Promise<Browser> {
  const browser = shop.browser();
  await browser.send('POST', '/staff/session', { email: ownerEmail, password });
  shop.passTime(30);
  const { body } = await browser.send('POST', '/staff/session/code', { code: codeAt(appSecret, shop.now()) });
  expect(body).toEqual({ state: 'signed_in' });
  return browser;
}

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
  const body = { key, name: 'Nova', password };
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
  owner = await signInOwner();
});

it('sends nothing of an invitation that was withdrawn while the mail server was away', async () => {
  isOpen = false;
  const email = 'gone@ferreteria.example';
  const { person } = (await invite({ email, role: 'sales' })).body;
  const later = 'later@ferreteria.example';
  await invite({ email: later, role: 'sales' });
  const refused = `SELECT FROM pgboss.job WHERE name = 'staff-invitation-mail' AND state = 'retry'`;
  await vi.waitFor(async () => expect((await shop.database.$client.query(refused)).rowCount).toBe(2), {
    timeout: 30_000,
    interval: 50,
  });
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

it('limits invitations to an address, of a person and of all together, and says how long to wait', async () => {
  shop.passTime(24 * 3600);
  owner = await signInOwner();
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
  const inviteMany = async (browser: Browser, round: string, count: number) => {
    const emails = Array.from({ length: count }, (_, at) => `${round}${at}@shop.example`);
    return Promise.all(emails.map((to) => browser.send('POST', '/staff/people', { email: to, role: 'owner' })));
  };
  // Whoever was invited as an owner has a limit of their own, and all of them have one together.
  shop.passTime(3600);
  owner = await signInOwner();
  const [{ body: made }] = (await inviteMany(owner, 'second', 20)) as [Awaited<ReturnType<typeof invite>>];
  const second = shop.browser();
  const key = new URL(made.link).searchParams.get('key')!;
  expect(await accept(key, second)).toBe('200 signed_in');
  const { secret } = (await second.send('POST', '/staff/second-factor')).body;
  await second.send('POST', '/staff/second-factor/confirm', { code: codeAt(secret, shop.now()) });
  expect((await inviteMany(second, 'third', 20)).filter(({ status }) => status === 200)).toHaveLength(20);
  shop.passTime(3600);
  owner = await signInOwner();
  const full = await invite({ email: 'honest@shop.example', role: 'sales' });
  expect([full.status, full.body.message]).toEqual([429, expect.stringMatching(/en un día\. .* dentro de 2[12] h/)]);
  expect(Number(full.headers['retry-after'])).toBeGreaterThan(20 * 3600);
  shop.passTime(22 * 3600);
  owner = await signInOwner();
  expect((await invite({ email: 'honest@shop.example', role: 'sales' })).status).toBe(200);
});

it('erases the address of who never came, once withdrawn or a week after the link has expired', async () => {
  shop.passTime(24 * 3600);
  owner = await signInOwner();
  const stored = async (email: string) => {
    const { rows } = await shop.database.$client.query(
      `SELECT 'member' FROM staff_members WHERE email = $1 UNION ALL
       SELECT 'log' FROM audit_personal WHERE after = to_jsonb($1::text) UNION ALL
       SELECT 'job' FROM pgboss.job WHERE state <> 'completed' AND concat(output, data) LIKE '%' || $1 || '%'`,
      [email],
    );
    return rows.length;
  };
  const [typo, absent] = ['typo@shop.example', 'absent@shop.example'];
  const withdrawn = (await invite({ email: typo, role: 'sales' })).body.person;
  await invite({ email: absent, role: 'sales' });
  expect([await stored(typo), await stored(absent)]).toEqual([2, 2]);
  const removed = await owner.send('DELETE', `/staff/people/${withdrawn.id}`);
  expect(removed.body.person).toMatchObject({ email: typo, state: 'ended' });
  expect(await stored(typo)).toBe(0);
  expect((await again(withdrawn.id)).body.code).toBe('member_not_found');
  const { entries } = (
    await owner.send('POST', '/staff/audit/list', { subject: { kind: 'staff', id: String(withdrawn.id) } })
  ).body;
  expect(entries.map(({ verb }: { verb: string }) => verb)).toEqual(['staff.remove', 'staff.invite']);

  shop.passTime(8 * 24 * 3600);
  await eraseUnanswered(parts());
  owner = await signInOwner();
  const people = (await owner.send('GET', '/staff/people')).body.people;
  expect(people.find(({ email }: { email: string }) => email === absent)).toMatchObject({ state: 'expired' });
  shop.passTime(2 * 24 * 3600);
  await runJob(shop, 'staff-cleaning');
  expect(await stored(absent)).toBe(0);
});

it('keeps a member who was invited once more and has not come back', async () => {
  const email = 'nova@ferreteria.example';
  owner = await signInOwner();
  const { people } = (await owner.send('GET', '/staff/people')).body;
  const { id } = people.find((one: { email: string }) => one.email === email);
  // Whoever is called as their address begins, and has changed nothing since.
  await shop.database.$client.query(`UPDATE staff_members SET name = 'nova' WHERE id = $1`, [id]);
  expect((await again(id)).status).toBe(200);
  shop.passTime(10 * 24 * 3600);
  await eraseUnanswered(parts());
  owner = await signInOwner();
  expect((await owner.send('DELETE', `/staff/people/${id}`)).status).toBe(200);
  const left = (await owner.send('GET', '/staff/people')).body.people;
  expect(left.find((one: { email: string }) => one.email === email)).toMatchObject({ name: 'nova', state: 'ended' });
});

it('leaves the demo for its mailbox alone', async () => {
  const demo = await startShop({ SMTP_URL: server.url });
  const host = await signInAs(demo, 'owner');
  const before = server.received.length;
  const email = 'stranger@ejemplo.cat';
  const { link } = (await host.send('POST', '/staff/people', { email, role: 'sales' })).body;
  const [mail] = await demo.mailsWhen(email, 1);
  expect(mail!.text).toContain(new URL(link).searchParams.get('key'));
  const done = `SELECT FROM pgboss.job WHERE name = 'staff-invitation-mail' AND state <> 'completed'`;
  await vi.waitFor(async () => expect((await demo.database.$client.query(done)).rowCount).toBe(0), {
    timeout: 30_000,
    interval: 50,
  });
  await demo.stop();
  expect(server.received).toHaveLength(before);
});
