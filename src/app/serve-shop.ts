import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ShopData } from '#areas/store/server/shop-data.ts';
import { systemClock } from '#values/clock.ts';
import { arePagesBuilt, buildName, requireBuiltPages } from '../../scripts/build-stamp.ts';
import type { AppParts } from './app-parts.ts';
import type { createApp } from './create-app.ts';
import { needsDemoShop } from '#demo/load/load-demo-shop.ts';
import { reopenOnChange } from './reopen-on-change.ts';
import { refuseUnrealShop, warnOfDemoPictures } from './shop-check/refuse-unreal-shop.ts';
import { runInChild } from './run-in-child.ts';
import { readConfig } from '#platform/config.ts';
import { prepareDataDir } from '#platform/data-dir.ts';
import { shareConnections } from '#platform/database/share-connections.ts';
import { closeDatabase, type Database, type DatabaseConnection, openDatabase } from '#platform/database/database.ts';
import { isDatabaseAway } from '#platform/database/database-errors.ts';
import { reachDatabase, waitForDatabase } from '#platform/database/reach-database.ts';
import { createErrorReporter, type ErrorReporter } from '#platform/error-reports/create-error-reporter.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { migrateFor } from '#platform/shop-state/shop-state.ts';
import { createLog } from '#platform/log/log.ts';
import { StartError } from '#platform/start-error.ts';

const report = (line: string): void => console.log(line);
/** The process ends after this time, whatever is still under way. */
const maxStopMs = 4400;
/** A start takes some three seconds, on a busy machine ten times that. nginx waits for an answer for 60 s. */
const maxWaitForOpenMs = 50_000;
/** How long a process that ends by an error may take to report it. */
const maxReportMs = 2000;
/** The embedded database has been given its process after this time. */
const databaseSpawnMs = 100;

/** Starts the shop and serves it until SIGINT or SIGTERM. Throws `StartError` with one clear line. */
export async function serveShop(): Promise<void> {
  const config = readConfig(process.env);
  await prepareDataDir(config.dataDir);
  const errorReporter = await openErrorReporter(config);
  const log = createLog(
    config,
    errorReporter && (({ error, ...facts }) => errorReporter.report(error, { side: 'server', ...facts })),
  );
  logUnexpectedEnd(log, errorReporter);
  log.info({ mode: config.mode, port: config.port, node: process.version }, 'the shop is starting');

  // Listen first: a port in use is reported at once, and requests during the start are answered with 503, or wait.
  const headers = securityHeaders({ https: config.publicUrl.startsWith('https:') });
  const http = createHttpServer({
    headers,
    accessLog: config.accessLog,
    log,
    maxWaitForOpenMs: config.mode === 'production' ? maxWaitForOpenMs : 0,
  });
  await listen(http.server, config);

  if (config.mode === 'production') requireBuiltPages();
  const pagesBuilt = config.mode === 'production' ? Promise.resolve() : buildPages();
  // It is awaited once the database and SHOP_DIR are read, which may fail earlier.
  pagesBuilt.catch(() => {});
  let isOpen = false;
  const onRefused = (reason: StartError): void => {
    console.error(reason.message);
    process.exit(1);
  };
  const reached = reachDatabase(config, (line) => (isOpen ? log.warn(line) : report(line)));
  const [{ connection, release }, { createApp }] = await Promise.all([reached, loadCode(reached)]);
  const refuseShop =
    config.mode === 'production' ? (shop: ShopData) => refuseUnrealShop(config.shopDir, shop) : undefined;
  const parts = { config, connection, log, errorReporter, pagesBuilt, createApp, onRefused, refuseShop };
  // From before the files are read for the first time, so that no change of them is missed.
  const reopening = reopenOnChange({ config, log, refuseShop, http });
  const { app, database } = await waitForDatabase(() => openShop(parts), report);
  reopening.open(app, () => buildShop(parts, database));
  isOpen = true;
  report(`The shop is open at ${config.publicUrl}`);
  if (config.mode === 'demo')
    report(
      `Its back office is at ${config.publicUrl}/backoffice; who may sign in is at ${config.publicUrl}/dev/staff.json`,
    );
  log.info({ seconds: Math.round(process.uptime()) }, 'the shop is open');

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'the shop is stopping');
    const end = (): void => {
      log.info('the shop has stopped');
      process.exit(0);
    };
    setTimeout(end, maxStopMs);
    await http.stop();
    await reopening.close();
    await closeDatabase(database);
    await release();
    end();
  };
  const onSignal = (signal: string): void => {
    stop(signal).catch((err: unknown) => {
      log.error({ err }, 'the shop could not be stopped in order');
      process.exit(1);
    });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

type ShopParts = Pick<AppParts, 'config' | 'log' | 'errorReporter' | 'onRefused' | 'refuseShop'> & {
  readonly connection: DatabaseConnection;
  readonly pagesBuilt: Promise<void>;
  readonly createApp: typeof createApp;
};

/** Opens the database and builds the shop on it. After a failure everything is closed, so that it can be tried again. */
async function openShop(parts: ShopParts): Promise<{ app: FastifyInstance; database: Database }> {
  const { config, connection, log } = parts;
  await migrateFor(config, connection);
  const maxConnections = shareConnections(config.databaseConnections).requests;
  const database = openDatabase(connection, { maxConnections, log });
  try {
    return { app: await buildShop(parts, database), database };
  } catch (error) {
    await closeDatabase(database);
    throw error;
  }
}

/** Builds the shop of its files and its database; it has jobs of its own, and answers once requests are given to it. */
async function buildShop(parts: ShopParts, database: Database): Promise<FastifyInstance> {
  const { config, log, pagesBuilt } = parts;
  let app: FastifyInstance | undefined;
  try {
    let demoLoaded = Promise.resolve();
    app = await parts.createApp({
      ...parts,
      database,
      clock: systemClock,
      sandboxFolder: join(config.dataDir, 'sandbox'),
      withRehearsal: true,
      // The demo is loaded while the pages are built, but not before SHOP_DIR is read: a mistake there is reported at once.
      async beforePages() {
        demoLoaded = loadDemo(parts, database);
        demoLoaded.catch(() => {});
        await pagesBuilt;
      },
    });
    await demoLoaded;
    if (config.mode === 'demo')
      await app.placeDemoOrders().catch((err: unknown) => log.error({ err }, 'the demo has no orders'));
    if (config.mode === 'production') warnOfDemoPictures(config.shopDir, log);
    await app.ready();
    return app;
  } catch (error) {
    await app?.close().catch(() => undefined);
    throw error;
  }
}

/** Loads the shop's code, which keeps this process busy, while the database starts in its own. */
async function loadCode(databaseReached: Promise<unknown>): Promise<{ createApp: typeof createApp }> {
  await Promise.race([databaseReached, sleep(databaseSpawnMs)]);
  return import('./create-app.ts');
}

async function buildPages(): Promise<void> {
  if (!arePagesBuilt()) await runInChild(new URL('../../scripts/build.ts', import.meta.url));
}

async function loadDemo(
  { config, connection }: { readonly config: AppParts['config']; readonly connection: DatabaseConnection },
  database: Database,
): Promise<void> {
  if (config.mode === 'demo' && (await needsDemoShop(database)))
    await runInChild(new URL('../../demo/load/load-demo-in-child.ts', import.meta.url), {
      connection,
      dataDir: config.dataDir,
    });
}

/** Named by what is built now; whether that fits the sources is checked later. */
async function openErrorReporter({ errorReports }: AppParts['config']): Promise<ErrorReporter | undefined> {
  if (!errorReports) return undefined;
  return createErrorReporter(errorReports, errorReports.release ?? `ferreter@${buildName()}`);
}

/**
 * The process ends as without it, but what is logged shows no personal data. An outage of the database that a library has not
 * caught ends nothing.
 */
function logUnexpectedEnd(log: FastifyBaseLogger, errorReporter: ErrorReporter | undefined): void {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, 'nobody waited for what needed the database');
  });
  process.on('uncaughtException', async (thrown) => {
    log.fatal({ err: thrown }, 'the shop has ended by an unexpected error');
    await errorReporter?.flush(maxReportMs).catch(() => undefined);
    process.exit(1);
  });
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
