import { Client } from 'pg';

/** `busy`: starting up or shutting down; `silent`: nothing answers. */
export type ServerState = 'ready' | 'busy' | 'silent';

interface Server {
  readonly socketFolder: string;
  readonly user: string;
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const cannotConnectNow = '57P03';
const tooManyConnections = '53300';
const diskFull = '53100';
const noSuchDatabase = '3D000';

export async function getServerState(server: Server): Promise<ServerState> {
  try {
    return await withClient(server, async () => 'ready' as const);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === tooManyConnections || code === diskFull) return 'ready';
    return code === cannotConnectNow ? 'busy' : 'silent';
  }
}

/** Creates a database unless it exists; then no other one is connected to, as a full disk may refuse each. */
export async function createDatabase(server: Server, name: string): Promise<void> {
  try {
    await withClient(server, () => Promise.resolve(), name);
  } catch (error) {
    if ((error as { code?: string }).code !== noSuchDatabase) throw error;
    await withClient(server, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`));
  }
}

/** Whether there is any connection besides this one. */
export async function hasClients(server: Server): Promise<boolean> {
  return await withClient(server, async (client) => {
    const others = "SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
    return (await client.query(others)).rowCount !== 0;
  });
}

async function withClient<Result>(
  { socketFolder, user }: Server,
  action: (client: Client) => Promise<Result>,
  database = 'postgres',
): Promise<Result> {
  const client = new Client({
    host: socketFolder,
    port: 5432,
    user,
    database,
    connectionTimeoutMillis: 5000,
  });
  // A server that stops meanwhile ends the connection; the running query reports that, and an idle one need not.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
