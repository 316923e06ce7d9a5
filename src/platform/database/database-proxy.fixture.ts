import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestDatabase } from './test-database.ts';

/** The first byte of the messages that ask for something: a simple query, and the parse or bind of a prepared one. */
const queryMessages = new Set(['Q', 'P', 'B']);

/** A network between the shop and its database, with its faults. */
export async function openDatabaseProxy({ host, port, ...rest }: TestDatabase['connection']) {
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const state = { isUp: true, attempts: 0, queriesUntilCut: Infinity };

  const proxy = createServer((client) => {
    state.attempts += 1;
    client.on('error', () => {});
    if (!state.isUp) return client.destroy();
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    server.on('error', () => {}).on('close', () => client.destroy());
    client.on('close', () => {
      open.delete(client);
      server.destroy();
    });
    client.on('data', (data) => {
      if (queryMessages.has(String.fromCharCode(data[0]!)) && (state.queriesUntilCut -= 1) === 0) client.destroy();
      else if (!silent.has(client)) server.write(data);
    });
    server.on('data', (data) => silent.has(client) || client.write(data));
    open.add(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    connection: { ...rest, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port },
    /** Whether it takes connections, and how many were asked for. */
    state,
    /** Ends the connections that are open. */
    drop: () => open.forEach((client) => client.destroy()),
    /** Swallows whatever is sent on the connections that are open now, as a firewall does that has forgotten them. */
    silence: () => open.forEach((client) => silent.add(client)),
    /** Lets the connections that are open go on. */
    restore: () => open.forEach((client) => silent.delete(client)),
    async close(): Promise<void> {
      open.forEach((client) => client.destroy());
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof openDatabaseProxy>>;
