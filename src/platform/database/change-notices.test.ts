import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { announceChange, type ChangeTag, listenForChanges } from './change-notices.ts';
import type { Database } from './database.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.fixture.ts';
import { type OpenTestDatabase, openTestDatabase } from './test-database.ts';

let test: OpenTestDatabase;
let database: Database;
let proxy: DatabaseProxy;
const allParts = ['catalogue', 'content', 'state'];

beforeAll(async () => {
  test = await openTestDatabase();
  ({ database } = test);
  proxy = await openDatabaseProxy(test.connection);
});
afterAll(async () => {
  await proxy.close();
  await test.drop();
});

const listen = (onChange: (tags: readonly ChangeTag[]) => void, options = {}) =>
  listenForChanges(proxy.connection, onChange, options);

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
  const other: (string | null)[] = [];
  const channels = { other_channel: (payload: string | null) => void other.push(payload) };
  const changes = await listen((tags) => received.push(tags), { channels });
  await database.execute(`SELECT pg_notify('other_channel', '1'), pg_notify('unknown_channel', '2')`);
  await vi.waitFor(() => expect(other).toEqual(['1']), 30_000);

  Object.assign(proxy.state, { isUp: false, attempts: 0 });
  proxy.drop();
  await sleep(4000);
  expect(proxy.state.attempts).toBeGreaterThan(1);
  expect(proxy.state.attempts).toBeLessThan(10);

  proxy.state.isUp = true;
  await vi.waitFor(() => expect(received).toEqual([allParts]), 30_000);
  await announceChange(database, 'catalogue');
  await vi.waitFor(() => expect(received).toEqual([allParts, ['catalogue']]), 30_000);
  expect(other).toEqual(['1', null]);
  await changes.close();
});

it('replaces a connection that no longer responds', async () => {
  const received: (readonly ChangeTag[])[] = [];
  const changes = await listen((tags) => received.push(tags), { checkEveryMs: 200, checkTimeoutMs: 100 });
  await sleep(300);
  expect(received).toEqual([]);
  proxy.silence();
  await vi.waitFor(() => expect(received).toEqual([allParts]), 30_000);
  await changes.close();
});
