import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { startTestApp } from '#app/test-app.fixture.ts';
import { openTestDatabase } from '#platform/database/test-database.ts';
import { createJobs, jobKind } from '#platform/jobs/jobs.ts';

export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: string;
}

/** A shop with its own database and a clock that the test sets; called over HTTP. `followsChanges`: it hears of those of the database. */
export async function startShop(
  settings: Record<string, string> = {},
  log?: FastifyBaseLogger,
  { followsChanges = false } = {},
) {
  const { database, ...testDatabase } = await openTestDatabase();
  let moment = new Date();
  const app = await startTestApp({
    database,
    clock: () => moment,
    settings: { PUBLIC_URL: 'http://localhost:4300', ...settings },
    ...(log && { log }),
    ...(followsChanges && { connection: testDatabase.connection }),
  });

  const mails = async (to: string): Promise<StoredMail[]> =>
    (await app.inject('/dev/mailbox.json')).json<StoredMail[]>().filter((mail) => mail.to === to);

  return {
    app,
    database,
    now: () => moment,
    passTime: (seconds: number) => (moment = new Date(moment.getTime() + seconds * 1000)),
    browser: (options: { ip?: string; locale?: string } = {}): Browser => new Browser(app, options),
    mails,
    /** Waits until an address has received `count` mails; newest first. */
    async mailsWhen(to: string, count: number): Promise<StoredMail[]> {
      await vi.waitFor(async () => expect(await mails(to)).toHaveLength(count), { timeout: 30_000, interval: 50 });
      return mails(to);
    },
    async stop() {
      await app.close();
      await testDatabase.drop();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

/** Stores cookies and the access token as a browser does. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #options: { ip?: string; locale?: string };
  readonly cookies = new Map<string, string>();
  accessToken: string | undefined;

  constructor(app: FastifyInstance, options: { ip?: string; locale?: string }) {
    this.#app = app;
    this.#options = options;
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await this.#app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: this.#options.ip ?? '127.0.0.1',
      headers: {
        'content-language': this.#options.locale ?? 'es',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
        ...headers,
      },
      cookies: Object.fromEntries(this.cookies),
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of response.cookies)
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const answer = isJson ? response.json() : response.body;
    if (response.statusCode < 300 && answer?.accessToken) this.accessToken = answer.accessToken;
    return { status: response.statusCode, body: answer, headers: response.headers };
  }

  login = (login: string, password: string, clientId?: string) =>
    this.send('POST', '/auth/login', { login, password, clientId });
  refresh = (clientId = this.cookies.get('client_id')) => this.send('POST', '/auth/token/refresh', { clientId });
}

/** The parameters of the link in a mail. */
export function linkOf(mail: StoredMail): Record<string, string> {
  const url = /https?:\/\/\S*\?event=\S+/.exec(mail.text)?.[0];
  if (!url) throw new Error(`no link in ${mail.text}`);
  return Object.fromEntries(new URL(url).searchParams);
}

/** Runs a scheduled job now. */
export async function runJob({ database }: Pick<Shop, 'database'>, name: string): Promise<void> {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  await jobs.start();
  await jobs.add(database, jobKind(name), {});
  const open = sql`SELECT FROM pgboss.job WHERE name = ${name} AND state <> 'completed'`;
  await vi.waitFor(async () => expect((await database.execute(open)).rows).toEqual([]), {
    timeout: 30_000,
    interval: 50,
  });
  await jobs.stop();
}

export const marta = {
  name: 'Marta',
  lastName: 'Soler Vidal',
  email: 'marta@ejemplo.cat',
  password: 'secreto2026',
  agree: true,
};

/** Registers and confirms an account; returns a browser that is signed in to it. */
export async function newAccount(
  shop: Shop,
  data: Partial<typeof marta> = {},
  options: { ip?: string; locale?: string } = {},
): Promise<Browser> {
  const person = { ...marta, ...data };
  const browser = shop.browser(options);
  const before = (await shop.mails(person.email)).length;
  await browser.send('POST', '/admin/user/registration', person);
  const [mail] = await shop.mailsWhen(person.email, before + 1);
  const { email, confirmCode } = linkOf(mail!);
  await browser.send('POST', '/admin/user/confirm-registration', { type: 'registration', email, confirmCode });
  await browser.login(person.email, person.password);
  return browser;
}
