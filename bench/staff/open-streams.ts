import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDemoShop } from '../open-demo-shop.ts';
import { startShop } from './start-shop.ts';

/*
 * npm run bench:streams: the memory that open back offices cost the shop, each of which hears of changes by a stream of its own. The
 * goal is that twenty cost under 100 kB each. A person has ten at most, so that there are as many people as that takes. On a database
 * of its own, or with DATABASE_URL there.
 */
const goalBytes = 100_000;
const counts = [20, 200, 20, 200, 20, 200];
const most = 200;
const streamsOfPerson = 10;
const warmMs = 10_000;

process.env.DATA_DIR ??= './var/bench-streams';
const { connection, database, close } = await openDemoShop();
const shop = await startShop(connection, { nodeArguments: ['--expose-gc'] });
const { email, password } = shop.account;
const cookies: string[] = [];
for (let person = 0; person < most / streamsOfPerson; person += 1) cookies.push(await signIn(person));

console.log(`load average ${loadavg()[0]!.toFixed(1)} at the start`);
const open: ClientRequest[] = [];
// What the first ones make the process keep is no cost of each.
await openStreams(most);
await openStreams(0);
await sleep(warmMs);
for (const count of counts) {
  const before = await readMemory();
  await openStreams(count);
  const during = await readMemory();
  await openStreams(0);
  const after = await readMemory();
  const each = (of: keyof Memory): string =>
    ((during[of] - (before[of] + after[of]) / 2) / count / 1000).toFixed(1).padStart(6);
  console.log(
    `${String(count).padStart(3)} streams, each: resident ${each('rss')} kB, used of the heap ${each('heapUsed')} kB (goal ${goalBytes / 1000}); without: ${(before.rss / 1e6).toFixed(1)} and ${(after.rss / 1e6).toFixed(1)} MB`,
  );
}

await shop.stop();
await close();

interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
}

/** The least of a few readings: what is collected late, and what else the shop does, is no cost of a stream. */
async function readMemory(): Promise<Memory> {
  let least: Memory = { rss: Infinity, heapUsed: Infinity };
  for (let reading = 0; reading < 5; reading += 1) {
    await sleep(1500);
    const { rss, heapUsed } = (await (await shop.send('GET', '/memory')).json()) as Memory;
    least = { rss: Math.min(least.rss, rss), heapUsed: Math.min(least.heapUsed, heapUsed) };
  }
  return least;
}

/** A colleague of the demo's with the same password; the cookies of a session. */
async function signIn(person: number): Promise<string> {
  const own = `${person}-${process.pid}-${email}`;
  await database.execute(sql`
    INSERT INTO staff_members (email, name, role, locale, password_hash, created_at)
    SELECT ${own}, name, role, locale, password_hash, created_at FROM staff_members WHERE email = ${email}`);
  return shop.signIn({ email: own, password });
}

/** Opens streams, or closes some, until there are so many. */
async function openStreams(count: number): Promise<void> {
  for (const stream of open.splice(count)) stream.destroy();
  while (open.length < count) {
    const cookie = cookies[Math.floor(open.length / streamsOfPerson)]!;
    const stream = request(`${shop.origin}/api/staff/events`, { agent: false, headers: { cookie } });
    stream.end();
    open.push(stream);
    const [answer] = (await once(stream, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
    if (answer.statusCode !== 200) throw new Error(`a stream was answered ${answer.statusCode}`);
    answer.on('error', () => {});
    stream.on('error', () => {});
    answer.resume();
  }
}
