import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import { openTestDatabase, type OpenTestDatabase } from '#platform/database/test-database.ts';
import { maxMailsAtOnce } from '#platform/mail/mail-jobs.ts';
import { messageIdOf, startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { portion } from './stock-notice-mails.ts';

const people = 1000;

let test: OpenTestDatabase;
let mailServer: TestMailServer;
beforeAll(async () => {
  test = await openTestDatabase();
  mailServer = await startMailServer();
});
afterAll(async () => {
  await mailServer.close();
  await test.drop();
});

const importing = (path: string): string => JSON.stringify(import.meta.resolve(path));
/**
 * The part of the shop that looks for goods which are back, once at each message and not by the clock, and mails those who
 * wait.
 */
const senderScript = (): string => `
  import { pino } from 'pino';
  import { openDatabase } from ${importing('#platform/database/database.ts')};
  import { createJobs, jobKind } from ${importing('#platform/jobs/jobs.ts')};
  import { createMailer } from ${importing('#platform/mail/mailer.ts')};
  import { createMailLimits } from ${importing('#platform/mail/mail-limits.ts')};
  import { mailFrame } from ${importing('#platform/mail/mail-frame.fixture.ts')};
  import { createStockNotices } from ${importing('./stock-notices.ts')};
  const publicUrl = 'https://shop.example';
  const config = { mode: 'production', smtpUrl: ${JSON.stringify(mailServer.url)}, publicUrl };
  const secret = 'a secret of the tests, long enough for a shop';
  const database = openDatabase(${JSON.stringify(test.connection)});
  const clock = () => new Date();
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const atMessages = { ...jobs, repeat: (name, cron, look) => jobs.handle(jobKind(name), look) };
  const mailer = createMailer({ config, database, clock });
  const mailLimits = createMailLimits({ secret, clock });
  createStockNotices({
    ...{ ...config, account: {}, database, clock, jobs: atMessages, mailer, mailLimits, mailFrame, secret },
  });
  await jobs.start();
  process.on('message', () => jobs.add(database, jobKind('stock-notices'), {}));
  process.on('disconnect', () => process.exit());
  process.send('ready');`;

async function startSender() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', senderScript()], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { timeout: 60_000, interval: 20 });
const count = async (rows: ReturnType<typeof sql>): Promise<number> =>
  (await test.database.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${rows}`)).rows[0]!.count;
const waiting = () => count(sql`stock_notices`);

it('mails each of a thousand who wait for the same article once, in portions, though the shop is killed meanwhile', async () => {
  const product = await addProduct(test.database, { article: 'hose', stock: 3 });
  await test.database.execute(sql`
    INSERT INTO stock_notices (product_id, email, locale, stock, asked_at, expires_at, confirmed_at)
    SELECT ${product}, 'buyer' || n || '@network' || n % 300 || '.example', 'ca', 0, now(), now() + interval '90 days', now()
    FROM generate_series(1, ${people}::int) n`);

  const killed = await startSender();
  killed.send('look');
  await until(() => mailServer.received.length >= portion / 4);
  // A look that has not ended would be repeated by the next process, beside that of the next message.
  await until(async () => (await count(sql`pgboss.job WHERE name = 'stock-notices'`)) === 0);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await count(sql`stock_notices WHERE queued_at IS NULL`)).toBe(people - portion);
  await until(
    async () =>
      (await count(sql`pg_stat_activity WHERE datname = current_database() AND application_name = 'shop jobs'`)) === 0,
  );
  // As if the ten seconds had passed after which a job without a sign of life is tried again.
  await test.database.execute(sql`UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'`);

  const sender = await startSender();
  await until(async () => (await waiting()) === people - portion);
  for (let left = people - portion; left > 0; left -= portion) {
    sender.send('look');
    await until(async () => (await waiting()) === left - portion);
    expect(new Set(mailServer.received.map(messageIdOf)).size).toBe(people - left + portion);
  }
  const mails = mailServer.received.map((raw) => `${/^to: *(\S+)/im.exec(raw)![1]} ${messageIdOf(raw)}`);
  const addresses = new Set(mails.map((mail) => mail.split(' ')[0]));
  expect([addresses.size, new Set(mails).size]).toEqual([people, people]);
  // Those in the air at the kill come again under their Message-ID, by which a mailbox knows them.
  expect(mails.length - people).toBeLessThanOrEqual(maxMailsAtOnce);
}, 150_000);
