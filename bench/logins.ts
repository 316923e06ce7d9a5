import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hash, verify } from '@node-rs/argon2';
import { passwordCost } from '#areas/account/server/password-hash.ts';
import { buildShop } from '../scripts/build.ts';

/**
 * npm run bench:logins: what a login costs beside the password hash alone, measured in turns, and what shoppers notice of
 * hundreds of logins at once: the 95th percentile of a rendered page and of the API's product list, without and with them.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const loginsAtOnce = 300;
const accounts = 10;
const password = 'segura-2026';

await buildShop(console.log);
const shop = spawn(process.execPath, ['bench/open-shop.ts'], {
  env: { ...process.env, PAGE_CACHE: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
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

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return response;
}

async function openAccount(email: string): Promise<void> {
  await post('/admin/user/registration', { name: 'Marta', lastName: 'Soler', email, password, agree: true });
  for (;;) {
    const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
    const confirmCode = mails.find(({ to }) => to === email)?.text.match(/confirmCode=(\S+)/)?.[1];
    if (confirmCode) return void (await post('/admin/user/confirm-registration', { type: 'registration', email, confirmCode }));
    await pause(50);
  }
}

const emails = Array.from({ length: accounts }, (_, index) => `bench${index}.${Date.now()}@ejemplo.cat`);
for (const email of emails) await openAccount(email);
const login = (index: number) => post('/auth/login', { login: emails[index % accounts]!, password });

// The quickest tenth of each: on a busy machine the rest waits.
console.log('\nA login, one at a time, beside the hash alone, measured in turns');
const passwordHash = await hash(password, passwordCost);
const logins: number[] = [];
const hashes: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  logins.push(await timed(() => login(round)));
  hashes.push(await timed(() => verify(passwordHash, password)));
}
const [ofLogin, ofHash] = [quantile(logins, 0.1), quantile(hashes, 0.1)];
console.log(`login ${ms(ofLogin)}   argon2id ${ms(ofHash)}   the hash is ${((100 * ofHash) / ofLogin).toFixed(0)} % of it`);

const probes = {
  'a rendered listing': () => fetch(`${origin}/catalog`).then((response) => response.arrayBuffer()),
  'the product list': () => post('/catalog/product/list', { sectionId: 172, limit: 24 }),
};

/** One shopper of each kind asks some twenty times a second until told to stop. */
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
console.log(`\n${loginsAtOnce} logins at once, ${turns} times: ${perSecond.toFixed(0)}/s; one thread hashes ${most}/s at most`);
for (const name of Object.keys(probes)) {
  const [alone, beside] = [without[name]!, during[name]!];
  const told = (times: readonly number[]) => `p50 ${ms(quantile(times, 0.5))} p95 ${ms(quantile(times, 0.95))}`;
  const ratio = quantile(beside, 0.95) / quantile(alone, 0.95);
  console.log(`${name.padEnd(20)}alone ${told(alone)}   meanwhile ${told(beside)}   ratio ${ratio.toFixed(1)}`);
}
shop.kill();
