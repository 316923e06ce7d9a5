import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { announceChange, type ChangeTag, listenForChanges } from './change-notices.ts';
import type { Database } from './database.ts';
import { type OpenTestDatabase, openTestDatabase } from './test-database.ts';

let test: OpenTestDatabase;
let database: Database;
let proxy: Server;
let isUp = true;
let isSilent = false;
let attempts = 0;
const allParts = ['catalogue', 'content', 'state'];
const connected = new Set<Socket>();

/** A proxy before the database that can refuse connections, as if the server were gone. */
beforeAll(async () => {
  test = await openTestDatabase();
  ({ database } = test);
  const { host, port } = test.connection;
  proxy = createServer((client) => {
    attempts += 1;
    client.on('error', () => {});
    if (!isUp) return client.destroy();
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    server.on('error', () => {}).on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.on('data', (data) => isSilent || server.write(data));
    server.on('data', (data) => client.write(data));
    return connected.add(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  proxy.close();
  await test.drop();
});

const listen = (onChange: (tags: readonly ChangeTag[]) => void, checks = {}) =>
  listenForChanges(
    { ...test.connection, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port },
    onChange,
    checks,
  );

it('delivers each tag once, when the transaction commits', async () => {
  const received: (readonly ChangeTag[])[] = [];
  const changes = await listen((tags) => received.push(tags));
  await database
    .transaction(async (tx) => {
      await announceChange(tx, 'catalogue');
      throw new Error('rolled back');
    })
    .catch(() => {});
  await database.transaction(async (tx) => {
    await announceChange(tx, ['product:1', 'brand:black+decker', 'product:1']);
    await announceChange(tx, []);
    await sleep(50);
    expect(received).toEqual([]);
  });
  await announceChange(database, 'content');
  await vi.waitFor(() => expect(received).toEqual([['product:1', 'brand:black+decker'], ['content']]), 30_000);
  await changes.close();
});

it('spreads more tags than a notice can carry over several, in order', async () => {
  const received: (readonly ChangeTag[])[] = [];
  const changes = await listen((tags) => received.push(tags));
  const fitting = Array.from({ length: 400 }, (_, at): ChangeTag => `product:${100_000 + at}`);
  const room = 7999 - JSON.stringify(fitting).length - ',"page:"'.length;
  await announceChange(database, [...fitting, `page:${'x'.repeat(room)}`]);
  await announceChange(database, [...fitting, `page:${'x'.repeat(room + 1)}`, 'version:2']);
  await vi.waitFor(() => expect(received).toHaveLength(3), 30_000);
  expect(received[0]).toHaveLength(401);
  expect(received[1]).toEqual(fitting);
  expect(received[2]).toEqual([`page:${'x'.repeat(room + 1)}`, 'version:2']);
  await changes.close();
});

it('announces whole parts when the tags exceed several notices', async () => {
  const received: (readonly ChangeTag[])[] = [];
  const changes = await listen((tags) => received.push(tags));
  await announceChange(database, ['page:faq', `brand:${'ñ'.repeat(4000)}`]);
  await announceChange(
    database,
    Array.from({ length: 15_000 }, (_, at): ChangeTag => `product:${100_000 + at}`),
  );
  await vi.waitFor(() => expect(received).toEqual([['content', 'catalogue'], ['catalogue']]), 30_000);
  await changes.close();
});

it('treats an unreadable notice as a change of everything', async () => {
  const received: (readonly ChangeTag[])[] = [];
  const changes = await listen((tags) => received.push(tags));
  await database.execute(`SELECT pg_notify('shop_changed', 'catalogue'), pg_notify('shop_changed', '{}')`);
  await vi.waitFor(() => expect(received).toEqual([allParts, allParts]), 30_000);
  await changes.close();
});

it('reconnects at a limited rate and treats that as a change of everything', async () => {
  const received: (readonly ChangeTag[])[] = [];
  const changes = await listen((tags) => received.push(tags));

  [isUp, attempts] = [false, 0];
  for (const socket of connected) socket.destroy();
  await sleep(4000);
  expect(attempts).toBeGreaterThan(1);
  expect(attempts).toBeLessThan(10);

  isUp = true;
  await vi.waitFor(() => expect(received).toEqual([allParts]), 30_000);
  await announceChange(database, 'catalogue');
  await vi.waitFor(() => expect(received).toEqual([allParts, ['catalogue']]), 30_000);
  await changes.close();
});

it('replaces a connection that no longer responds', async () => {
  const received: (readonly ChangeTag[])[] = [];
  const changes = await listen((tags) => received.push(tags), { checkEveryMs: 200, checkTimeoutMs: 100 });
  await sleep(300);
  expect(received).toEqual([]);
  isSilent = true;
  await sleep(600);
  isSilent = false;
  await vi.waitFor(() => expect(received).toEqual([allParts]), 30_000);
  await changes.close();
});
