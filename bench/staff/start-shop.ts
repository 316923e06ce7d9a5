import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DemoStaff } from '#areas/staff/contract.ts';
import type { DatabaseConnection } from '#platform/database/database.ts';

/** A shop of a process of its own, which a benchmark asks as the demo's member of sales does. */
export interface BenchedShop {
  readonly origin: string;
  readonly pid: number;
  /** Of the demo's member of sales. */
  readonly account: { readonly email: string; readonly password: string };
  signIn(account: { readonly email: string; readonly password: string }): Promise<string>;
  send(method: string, path: string, request?: Sent): Promise<Response>;
  stop(): Promise<void>;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
}

/** Starts the shop on a database that is filled already; `nodeArguments` are those of its process. */
export async function startShop(
  connection: DatabaseConnection,
  {
    environment = {},
    nodeArguments = [],
  }: { readonly environment?: NodeJS.ProcessEnv; readonly nodeArguments?: readonly string[] } = {},
): Promise<BenchedShop> {
  const shop = spawn(process.execPath, [...nodeArguments, 'bench/open-shop.ts'], {
    env: { ...process.env, DATABASE_URL: urlOf(connection), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => shop.kill());
  const [line] = (await once(shop.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim();

  /** Throws for any answer but 200. */
  async function send(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Response> {
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  const accounts = (await (await send('GET', '/dev/staff.json')).json()) as DemoStaff;

  return {
    origin,
    pid: shop.pid!,
    account: accounts.find(({ role }) => role === 'sales')!,
    send,

    /** The cookies of a session. */
    async signIn({ email, password }): Promise<string> {
      const signedIn = await send('POST', '/api/staff/session', { body: { email, password } });
      return signedIn.headers
        .getSetCookie()
        .map((one) => one.split(';')[0]!)
        .join('; ');
    },

    async stop(): Promise<void> {
      shop.kill('SIGINT');
      await once(shop, 'exit');
    },
  };
}

const urlOf = (connection: DatabaseConnection): string =>
  'connectionString' in connection
    ? connection.connectionString
    : `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port ?? 5432}`;
