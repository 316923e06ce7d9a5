import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '../database/test-database.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { handleMailJobs, listUnsentMails, type MailJob, mailJobKind, retryMails } from './mail-jobs.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { messageIdOf, startMailServer, type TestMailServer } from './smtp-server.fixture.ts';

const kind = mailJobKind<MailJob & { to: string }>('test-mail');
const marta = { to: 'marta@ejemplo.cat', about: 'order 26-889862, created' };

let test: OpenTestDatabase;
let database: Database;
let server: TestMailServer | undefined;
let stops: (() => Promise<void>)[] = [];
let log = '';
beforeEach(async () => {
  test = await openTestDatabase();
  ({ database } = test);
  log = '';
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await server?.close();
  server = undefined;
  await test.drop();
});

/** Starts what sends the mails that `queueMail` adds. */
async function startMails(smtpUrl: string): Promise<{ jobs: Jobs; mailer: Mailer }> {
  const jobs = createJobs({ database, log: pino({}, { write: (line) => void (log += line) }) });
  const config = { mode: 'production', smtpUrl, mailFrom: undefined, publicUrl: 'https://shop.example' } as const;
  const mailer = createMailer({ config, database, clock: () => new Date() });
  handleMailJobs(jobs, kind, ({ to }, id) =>
    mailer.send({ id, to, senderName: 'Can Eina', subject: 'Pedido', text: 'Pedido', html: '<p>Pedido</p>' }),
  );
  await jobs.start();
  stops.push(async () => {
    await jobs.stop();
    mailer.close();
  });
  return { jobs, mailer };
}

const queueMails = (jobs: Jobs, count: number) =>
  database.transaction(async (tx) => {
    for (let number = 0; number < count; number += 1) await jobs.add(tx, kind, marta);
  });
const whenReceived = (count: number, timeout = 15_000) =>
  vi.waitFor(() => expect(server!.received).toHaveLength(count), { timeout, interval: 50 });
const whenUnsent = (expected: object[]) =>
  vi.waitFor(async () => expect(await listUnsentMails(database)).toMatchObject(expected), {
    timeout: 10_000,
    interval: 50,
  });

describe('a mail that the server refuses', () => {
  it('for good is tried once, logged with its order and without its address, and stored', async () => {
    let attempts = 0;
    server = await startMailServer({
      onMail() {
        attempts += 1;
        throw Object.assign(new Error('5.1.1 marta@ejemplo.cat is unknown here'), { responseCode: 550 });
      },
    });
    const { jobs } = await startMails(server.url);
    await queueMails(jobs, 1);
    await whenUnsent([{ state: 'failed', about: marta.about, attempts: 1 }]);
    await sleep(2500);
    expect(attempts).toBe(1);
    expect(log).toContain('order 26-889862, created');
    expect(log).toContain('550 5.1.1');
    expect(log).not.toContain('ejemplo.cat');
    expect((await listUnsentMails(database))[0]!.reason).toContain('marta@ejemplo.cat is unknown here');
  });

  it('for good is sent again on request, with the same Message-ID', async () => {
    const ids: string[] = [];
    server = await startMailServer({
      onMail(raw) {
        if (ids.push(messageIdOf(raw)) === 1) throw Object.assign(new Error('no'), { responseCode: 554 });
      },
    });
    const { jobs } = await startMails(server.url);
    await queueMails(jobs, 1);
    await whenUnsent([{ state: 'failed' }]);
    const [mail] = await listUnsentMails(database);
    expect(await retryMails(database, 'unknown')).toBe(0);
    expect(await retryMails(database, mail!.id)).toBe(1);
    await whenReceived(1);
    expect(ids[1]).toBe(ids[0]);
    await whenUnsent([]);
  });

  it('for now is tried again', async () => {
    let attempts = 0;
    server = await startMailServer({
      onMail() {
        attempts += 1;
        if (attempts <= 2) throw Object.assign(new Error('try again later'), { responseCode: 451 });
      },
    });
    const { jobs } = await startMails(server.url);
    await queueMails(jobs, 1);
    await whenReceived(1);
    expect(attempts).toBe(3);
    await whenUnsent([]);
  });
});

it('waits when the server refuses the login, and is sent at once on request', async () => {
  let password = 'changed';
  server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: 'shop' })
        : done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
  });
  const { jobs } = await startMails(server.url.replace('//', '//shop:secret@'));
  await queueMails(jobs, 2);
  await whenUnsent([{ state: 'retry' }, { state: 'retry' }]);
  password = 'secret';
  await vi.waitFor(async () => expect(await retryMails(database, 'all')).toBe(2), { timeout: 10_000, interval: 100 });
  await whenReceived(2);
});

it('lists no mail before the shop’s first start', async () => {
  expect(await listUnsentMails(database)).toEqual([]);
  expect(await retryMails(database, 'all')).toBe(0);
});

it('sends five mails at a time over reused connections, and a slow one delays no other', async () => {
  let first = true;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let connections = 0;
  let atOnce = 0;
  let maxAtOnce = 0;
  server = await startMailServer({
    onMailFrom(_address, session, done) {
      if (!(session as { counted?: true }).counted) connections += 1;
      (session as { counted?: true }).counted = true;
      done();
    },
    async onMail() {
      const isSlow = first;
      first = false;
      maxAtOnce = Math.max(maxAtOnce, (atOnce += 1));
      await (isSlow ? released : sleep(20));
      atOnce -= 1;
    },
  });
  const { jobs } = await startMails(server.url);
  await queueMails(jobs, 60);
  await whenReceived(59);
  release();
  await whenReceived(60);
  expect(maxAtOnce).toBe(5);
  expect(server.maxOpen()).toBe(5);
  expect(connections).toBe(5);
});

it('waits for a server that takes longer than half a minute to accept a mail', async () => {
  let attempts = 0;
  server = await startMailServer({
    async onMail() {
      attempts += 1;
      await sleep(33_000);
    },
  });
  const { jobs } = await startMails(server.url);
  await queueMails(jobs, 1);
  await whenReceived(1, 45_000);
  await sleep(1500);
  expect(attempts).toBe(1);
}, 60_000);
