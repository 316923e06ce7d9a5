import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import { systemClock } from '#values/clock.ts';
import { arePagesBuilt, requireBuiltPages } from '../../scripts/build.ts';
import { createApp } from './create-app.ts';
import { needsDemoShop } from './load-demo-shop.ts';
import { releaseStartMemory } from './release-start-memory.ts';
import { runInChild } from './run-in-child.ts';
import { readConfig } from '#platform/config.ts';
import { prepareDataDir } from '#platform/data-dir.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import { StartError } from '#platform/start-error.ts';

const report = (line: string): void => console.log(line);

/** Starts the shop and serves it until SIGINT or SIGTERM. Throws `StartError` with one clear line. */
export async function serveShop(): Promise<void> {
  const config = readConfig(process.env);
  await prepareDataDir(config.dataDir);
  const log = pino({ level: config.logLevel });

  // Listen first: a port in use is reported at once, and requests during the start are answered with 503.
  let handleRequest = (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' }).end('{"status":"starting"}');
  };
  const server = createServer((request, response) => handleRequest(request, response));
  await listen(server, config);

  if (config.mode === 'production') await requireBuiltPages();
  else if (!(await arePagesBuilt())) await runInChild(new URL('../../scripts/build.ts', import.meta.url));
  const { connection, release } = await reachDatabase(config, report);
  await migrate(connection);
  const database = openDatabase(connection);
  // Before the demo is loaded: this reads SHOP_DIR, and a mistake there is reported at once.
  const app = await createApp({ config, database, connection, clock: systemClock, log });
  if (config.mode === 'demo' && (await needsDemoShop(database)))
    await runInChild(new URL('load-demo-in-child.ts', import.meta.url), { connection, dataDir: config.dataDir });
  await app.ready();
  await warmUpPages(app);
  releaseStartMemory();
  handleRequest = (request, response) =>
    void (app.answerFromPageCache(request, response) || app.routing(request, response));
  report(`The shop is open at ${config.publicUrl}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await closeGracefully(server);
    await app.close();
    await closeDatabase(database);
    await release();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/** The first visitor need not wait for code and connections that are used for the first time. */
async function warmUpPages(app: Awaited<ReturnType<typeof createApp>>): Promise<void> {
  for (const url of ['/', '/catalog']) await app.inject({ url, headers: { 'accept-encoding': 'br' } });
}

const listenErrors: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) => `The port ${port} is in use by another program; choose another with PORT=…`,
  EACCES: (_host, port) => `The port ${port} may not be used by this user; choose one from 1024 with PORT=…`,
  EADDRNOTAVAIL: (host) => `HOST=${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST=${host} is no address of this machine.`,
};

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(listenErrors[error.code ?? '']?.(host, port) ?? error.message));
    });
    server.listen(port, host, resolve);
  });
}

const shutdownTimeoutMs = 10_000;

/** Accepts no more requests and waits for the open ones, at most `shutdownTimeoutMs`. */
async function closeGracefully(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
  await closed;
  clearTimeout(timer);
}
