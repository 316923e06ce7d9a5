import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '../database/database.ts';
import { createTestDatabase, openTestDatabase } from '../database/test-database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { mailFrame } from './mail-frame.fixture.ts';
import { handleMailJobs, listUnsentMails, type MailJob, mailJobKind, retryMails } from './mail-jobs.ts';
import { createMailer } from './mailer.ts';
import { messageIdOf, startMailServer, type TestMailServer } from './smtp-server.fixture.ts';

const kind = mailJobKind<MailJob & { to: string }>('test-mail');
const frame = mailFrame('es');
const marta = { to: 'marta@ejemplo.cat', about: 'order 26-889862, created' };

type MailServerOptions = Parameters<typeof startMailServer>[0];

/** Each test has a database and a mail server of its own: most of them wait, and so wait at the same time. */
interface Mails {
  readonly database: Database;
  readonly server: TestMailServer;
  /** Adds mails, in one transaction. */
  queue(count: number): Promise<void>;
  log(): string;
  whenReceived(count: number, timeout?: number): Promise<void>;
  whenUnsent(expected: object[]): Promise<void>;
}

/** Starts a mail server and what sends mails to it; `login` is that of the shop. */
async function startMails(
  onTestFinished: TestContext['onTestFinished'],
  options: MailServerOptions,
  login = '',
): Promise<Mails> {
  const { database, drop } = await openTestDatabase();
  const server = await startMailServer(options);
  let log = '';
  const jobs = createJobs({ database, log: pino({}, { write: (line) => void (log += line) }) });
  const smtpUrl = server.url.replace('//', `//${login}`);
  const config = { mode: 'production', smtpUrl, mailFrom: undefined, publicUrl: 'https://shop.example' } as const;
  const mailer = createMailer({ config, database, clock: () => new Date() });
  handleMailJobs(jobs, kind, ({ to }, id) =>
    mailer.send({ id, to, content: { subject: 'Pedido', heading: 'Pedido', blocks: [], reason: '' }, frame }),
  );
  await jobs.start();
  onTestFinished(async () => {
    await jobs.stop();
    mailer.close();
    await server.close();
    await drop();
  });
  return {
    database,
    server,
    queue: (count) =>
      database.transaction(async (tx) => {
        for (let number = 0; number < count; number += 1) await jobs.add(tx, kind, marta);
      }),
    log: () => log,
    whenReceived: (count, timeout = 15_000) =>
      vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout, interval: 50 }),
    whenUnsent: (expected) =>
      vi.waitFor(async () => expect(await listUnsentMails(database)).toMatchObject(expected), {
        timeout: 30_000,
        interval: 50,
      }),
  };
}

describe.concurrent('a mail that the server refuses', () => {
  it('for good is tried once, logged with its order and without its address, and stored', async ({
    onTestFinished,
  }) => {
    let attempts = 0;
    const mails = await startMails(onTestFinished, {
      onMail() {
        attempts += 1;
        throw Object.assign(new Error('5.1.1 marta@ejemplo.cat is unknown here'), { responseCode: 550 });
      },
    });
    await mails.queue(1);
    await mails.whenUnsent([{ state: 'failed', about: marta.about, attempts: 1 }]);
    await sleep(2500);
    expect(attempts).toBe(1);
    expect(mails.log()).toContain('order 26-889862, created');
    expect(mails.log()).toContain('550 5.1.1');
    expect(mails.log()).not.toContain('ejemplo.cat');
    expect((await listUnsentMails(mails.database))[0]!.reason).toContain('marta@ejemplo.cat is unknown here');
  });

  it('for good is sent again on request, with the same Message-ID', async ({ onTestFinished }) => {
    const ids: string[] = [];
    const mails = await startMails(onTestFinished, {
      onMail(raw) {
        if (ids.push(messageIdOf(raw)) === 1) throw Object.assign(new Error('no'), { responseCode: 554 });
      },
    });
    await mails.queue(1);
    await mails.whenUnsent([{ state: 'failed' }]);
    const [mail] = await listUnsentMails(mails.database);
    expect(await retryMails(mails.database, 'unknown')).toBe(0);
    expect(await retryMails(mails.database, mail!.id)).toBe(1);
    await mails.whenReceived(1);
    expect(ids[1]).toBe(ids[0]);
    await mails.whenUnsent([]);
  });

  it('for now is tried again', async ({ onTestFinished }) => {
    let attempts = 0;
    const mails = await startMails(onTestFinished, {
      onMail() {
        attempts += 1;
        if (attempts <= 2) throw Object.assign(new Error('try again later'), { responseCode: 451 });
      },
    });
    await mails.queue(1);
    await mails.whenReceived(1);
    expect(attempts).toBe(3);
    await mails.whenUnsent([]);
  });
});

it.concurrent('waits when the server refuses the login, and is sent at once on request', async ({ onTestFinished }) => {
  let password = 'changed';
  const options: MailServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: 'shop' })
        : done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
  };
  const mails = await startMails(onTestFinished, options, 'shop:secret@');
  await mails.queue(2);
  await mails.whenUnsent([{ state: 'retry' }, { state: 'retry' }]);
  password = 'secret';
  await vi.waitFor(async () => expect(await retryMails(mails.database, 'all')).toBe(2), {
    timeout: 30_000,
    interval: 100,
  });
  await mails.whenReceived(2);
});

it.concurrent('lists no mail before the shop’s first start', async ({ onTestFinished }) => {
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase(connection);
  onTestFinished(async () => {
    await closeDatabase(database);
    await drop();
  });
  expect(await listUnsentMails(database)).toEqual([]);
  expect(await retryMails(database, 'all')).toBe(0);
});

it.concurrent('sends five mails at a time over reused connections, and a slow one delays no other', async ({
  onTestFinished,
}) => {
  let first = true;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let connections = 0;
  let atOnce = 0;
  let maxAtOnce = 0;
  const mails = await startMails(onTestFinished, {
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
  await mails.queue(60);
  await mails.whenReceived(59);
  release();
  await mails.whenReceived(60);
  expect(maxAtOnce).toBe(5);
  expect(mails.server.maxOpen()).toBe(5);
  expect(connections).toBe(5);
});

// Half a minute is waited in `npm run test:all`, and there once: the database has no part in it.
const isSkipped = !process.env['TEST_ALL'] || process.env['TEST_DATABASE'] === 'server';

it.concurrent(
  'waits for a server that takes longer than half a minute to accept a mail',
  {
    skip: isSkipped,
  },
  async ({ onTestFinished }) => {
    let attempts = 0;
    const mails = await startMails(onTestFinished, {
      async onMail() {
        attempts += 1;
        await sleep(33_000);
      },
    });
    await mails.queue(1);
    await mails.whenReceived(1, 45_000);
    await sleep(1500);
    expect(attempts).toBe(1);
  },
);
