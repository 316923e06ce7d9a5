import { Client } from 'pg';

/** `busy` is on its way up or down. */
export type ServerState = 'ready' | 'busy' | 'silent';

const CANNOT_CONNECT_NOW = '57P03';
const TOO_MANY_CONNECTIONS = '53300';

/** Asks the server behind a socket how it is. */
export async function askServerState(socketFolder: string): Promise<ServerState> {
  try {
    return await withClient(socketFolder, async () => 'ready' as const);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === TOO_MANY_CONNECTIONS) return 'ready';
    return code === CANNOT_CONNECT_NOW ? 'busy' : 'silent';
  }
}

/** Creates the shop's database in a fresh cluster. */
export async function createShopDatabase(socketFolder: string): Promise<void> {
  await withClient(socketFolder, async (client) => {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'shop'");
    if (rowCount === 0) await client.query('CREATE DATABASE shop');
  });
}

/** Whether anybody but the one who asks is connected. */
export async function hasClients(socketFolder: string): Promise<boolean> {
  return await withClient(socketFolder, async (client) => {
    const others = "SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
    return (await client.query(others)).rowCount !== 0;
  });
}

async function withClient<Result>(socketFolder: string, action: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    host: socketFolder,
    port: 5432,
    user: 'shop',
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  });
  // A server that stops meanwhile ends the connection; the query under way reports that, an idle one need not.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
