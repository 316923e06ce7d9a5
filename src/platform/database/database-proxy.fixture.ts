import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestDatabase } from './test-database.ts';

/** The text of a simple query, or of one that is prepared; undefined for other messages. */
function queryIn(message: Buffer): string | undefined {
  const [first = '', second] = message.subarray(5).toString().split('\0', 2);
  return { Q: first, P: second }[String.fromCharCode(message[0]!)];
}

/** A network between the shop and its database, with its faults. */
export async function openDatabaseProxy({ host, port, ...rest }: TestDatabase['connection']) {
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const cut = new Set<string>();
  const state = { isUp: true, attempts: 0, cutsEachQueryOnce: false };

  function mustCut(message: Buffer): boolean {
    const text = queryIn(message);
    if (!state.cutsEachQueryOnce || text === undefined || cut.has(text)) return false;
    cut.add(text);
    return true;
  }

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
      if (mustCut(data)) client.destroy();
      else if (!silent.has(client)) server.write(data);
    });
    server.on('data', (data) => silent.has(client) || client.write(data));
    open.add(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    connection: { ...rest, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port },
    /** Whether it takes connections, how many were asked for, and whether it ends the connection of each new query. */
    state,
    /** The queries whose connection was ended. */
    cut,
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
