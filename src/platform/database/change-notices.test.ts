import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { announceChange, listenForChanges } from './change-notices.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
let door: Server;
let isOpen = true;
let visits = 0;
const inside = new Set<Socket>();

/** A door before the database that can be shut, as if the server were gone. */
beforeAll(async () => {
  test = await createTestDatabase();
  const { host, port } = test.connection;
  door = createServer((client) => {
    visits += 1;
    client.on('error', () => {});
    if (!isOpen) return client.destroy();
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    server.on('error', () => {}).on('close', () => client.destroy());
    client
      .on('close', () => server.destroy())
      .pipe(server)
      .pipe(client);
    return inside.add(client);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
});
afterAll(async () => {
  door.close();
  await test.drop();
});

it('hears changes again after the database was away, and meanwhile knocks only now and then', async () => {
  const heard: string[] = [];
  const connection = { ...test.connection, host: '127.0.0.1', port: (door.address() as AddressInfo).port };
  const changes = await listenForChanges(connection, (part) => heard.push(part));

  [isOpen, visits] = [false, 0];
  for (const socket of inside) socket.destroy();
  await sleep(4000);
  expect(visits).toBeGreaterThan(1);
  expect(visits).toBeLessThan(10);

  isOpen = true;
  await vi.waitFor(() => expect(heard).toEqual(['catalogue', 'content']), 5000);
  const database = openDatabase(test.connection);
  await announceChange(database, 'catalogue');
  await closeDatabase(database);
  await vi.waitFor(() => expect(heard).toEqual(['catalogue', 'content', 'catalogue']), 5000);
  await changes.close();
});
