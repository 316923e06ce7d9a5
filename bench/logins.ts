import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import { passwordCost } from '#areas/account/server/sign-in/password-hash.ts';
import { buildPages } from '../scripts/build.ts';

/**
 * npm run bench:logins: what a login costs beside the password hash alone, measured in turns, by the server itself and by its
 * visitor over HTTP, and what shoppers notice of hundreds of logins at once: the 95th percentile of a rendered page and of
 * the API's product list, without and with them. On the embedded database, or with DATABASE_URL on that server.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const loginsAtOnce = 300;
const accounts = 10;
const password = 'segura-2026';

await buildPages(console.log);
const shop = spawn(process.execPath, ['bench/open-shop.ts'], {
  env: { ...process.env, PAGE_CACHE: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
// The shop ends also when the benchmark is interrupted.
process.on('exit', () => shop.kill());
const [line] = (await once(shop.stdout, 'data')) as [Buffer];
const origin = line.toString().trim();

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ms = (value: number): string => `${value.toFixed(1).padStart(7)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Calls go over keep-alive connections, like those of a browser; they are closed before the shop closes them. */
const agent = new Agent({ keepAlive: true, timeout: 2000 });
const send = (method: 'POST' | 'PUT', path: string, body: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(`${origin}/api${path}`, { agent, method, headers }, (response) => {
      const refused = response.statusCode! >= 300;
      response.resume().on('end', () => (refused ? reject(new Error(`${path}: ${response.statusCode}`)) : resolve()));
    });
    sent.on('error', reject);
    sent.end(text);
  });
const post = (path: string, body: object) => send('POST', path, body);

async function openAccount(email: string): Promise<void> {
  await post('/admin/user/registration', { name: 'Marta', lastName: 'Soler', email, password, agree: true });
  for (;;) {
    const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
    const confirmCode = mails.find(({ to }) => to === email)?.text.match(/confirmCode=(\S+)/)?.[1];
    // Without the registration's cookie the code of its mail sets the password.
    if (confirmCode)
      return send('PUT', '/admin/user/reset-password', { email, checkword: confirmCode, newPassword: password });
    await pause(50);
  }
}

const emails = Array.from({ length: accounts }, (_, index) => `bench${index}.${Date.now()}@ejemplo.cat`);
for (const email of emails) await openAccount(email);
const login = (index: number) => post('/auth/login', { login: emails[index % accounts]!, password });

const serverTimes = async () => (await (await fetch(`${origin}/login-times`)).json()) as number[];

// The quickest tenth of each: on a busy computer the others wait.
const where = process.env.DATABASE_URL ? 'a PostgreSQL server' : 'the embedded database';
console.log(`\nA login, one at a time, beside the hash alone, measured in turns, on ${where}`);
// On every connection to the database the statements are prepared.
await Promise.all(Array.from({ length: 40 }, (_, index) => login(index)));
await serverTimes();
const passwordHash = await hash(password, passwordCost);
const logins: number[] = [];
const hashes: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  logins.push(await timed(() => login(round)));
  hashes.push(await timed(() => verify(passwordHash, password)));
}
const ofHash = quantile(hashes, 0.1);
console.log(`argon2id alone     ${ms(ofHash)}`);
for (const [name, times] of Object.entries({
  "server's own time": await serverTimes(),
  'measured over HTTP': logins,
})) {
  const of = quantile(times, 0.1);
  console.log(`${name.padEnd(18)} ${ms(of)}   the hash is ${((100 * ofHash) / of).toFixed(0)} % of it`);
}

const probes = {
  'a rendered listing': () => fetch(`${origin}/catalog`).then((response) => response.arrayBuffer()),
  'the product list': () => post('/catalog/product/list', { sectionId: 172, limit: 24 }),
};

/** One shopper of each kind sends some twenty requests a second until stopped. */
async function probe(until: Promise<unknown>): Promise<Record<string, number[]>> {
  let isOver = false;
  void until.then(() => (isOver = true));
  const times = Object.fromEntries(Object.keys(probes).map((name) => [name, [] as number[]]));
  await Promise.all(
    Object.entries(probes).map(async ([name, ask]) => {
      while (!isOver) {
        times[name]!.push(await timed(ask));
        await pause(40);
      }
    }),
  );
  return times;
}

await probe(pause(1000));
let elapsed = 0;
const without: Record<string, number[]> = {};
const during: Record<string, number[]> = {};
const add = (to: Record<string, number[]>, times: Record<string, number[]>) => {
  for (const [name, some] of Object.entries(times)) (to[name] ??= []).push(...some);
};
const turns = 3;
for (let turn = 0; turn < turns; turn += 1) {
  add(without, await probe(pause(3000)));
  const started = performance.now();
  const burst = Promise.all(Array.from({ length: loginsAtOnce }, (_, index) => login(index))).then(
    () => (elapsed += performance.now() - started),
  );
  add(during, await probe(burst));
}
const perSecond = (turns * loginsAtOnce * 1000) / elapsed;
const most = (1000 / ofHash).toFixed(0);
console.log(
  `\n${loginsAtOnce} logins at once, ${turns} times: ${perSecond.toFixed(0)}/s; one thread hashes ${most}/s at most`,
);
for (const name of Object.keys(probes)) {
  const [alone, beside] = [without[name]!, during[name]!];
  const summary = (times: readonly number[]) => `p50 ${ms(quantile(times, 0.5))} p95 ${ms(quantile(times, 0.95))}`;
  const ratio = quantile(beside, 0.95) / quantile(alone, 0.95);
  console.log(`${name.padEnd(20)}alone ${summary(alone)}   meanwhile ${summary(beside)}   ratio ${ratio.toFixed(1)}`);
}
process.exit();
