import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { servePaymentSandbox } from '#payment-sandbox';
import { findDemoPayment } from '#demo/orders/find-demo-payment.ts';
import { serveDemoMovements } from '#areas/bank/server/demo-movements.ts';
import { serveNoticeForms } from '#areas/stock-notices/server/serve-notice-forms.ts';
import { serveBasketForms } from '#areas/basket/server/forms/serve-basket-forms.ts';
import { serveGoogleMap, serveMap } from '#areas/delivery/server/map/serve-map.ts';
import { serveZipcodeForm } from '#areas/delivery/server/serve-zipcode-form.ts';
import { serveDiscovery } from '#areas/discovery/server/discovery.ts';
import { servePaymentReturns } from '#areas/settling/server/serve-payment-returns.ts';
import { speakToBuyersIn } from '#areas/orders/server/orders.ts';
import { serveDemoStaff } from '#areas/staff/server/staff-routes.ts';
import { servePickupQr } from '#areas/orders/server/pickup/serve-pickup-qr.ts';
import { serveTransferQr } from '#areas/payment/server/providers/serve-transfer-qr.ts';
import { api } from '#routes/storefront-api.ts';
import { staffApi } from '#routes/staff-api.ts';
import { apiGroups } from '#routes/storefront-groups.ts';
import { staffScreens } from '#routes/staff-screens.ts';
import { screens } from '#routes/storefront-screens.ts';
import { pageServicesElement } from '#values/page-services.ts';
import { canStoreFiles } from '#platform/data-dir.ts';
import { serveErrorReports } from '#platform/error-reports/serve-error-reports.ts';
import { createServer } from '#platform/http/create-server.ts';
import type { DatabaseProbe } from '#platform/http/database-checks.ts';
import { createHealth } from '#platform/http/health.ts';
import { anonymousVisit, inProcessClient } from '#platform/http/in-process-client.ts';
import { routesByKey } from '#platform/http/routes-by-key.ts';
import { securityHeaders, securityHeadersByPath } from '#platform/http/security-headers.ts';
import { serveSecurityText } from '#platform/http/serve-security-text.ts';
import { serveApi } from '#platform/http/serve-api.ts';
import { serveMailbox } from '#demo/mailbox/serve-mailbox.ts';
import { findEntryScripts, findScript, readPageAssets } from '#platform/pages/page-assets.ts';
import { pageDataHeaders, pageHeaders } from '#platform/pages/cached-page.ts';
import { PageCache } from '#platform/pages/page-cache.ts';
import { type LoadPageData, servePageData } from '#platform/pages/serve-page-data.ts';
import { type PagesOptions, type RenderPage, servePages } from '#platform/pages/serve-pages.ts';
import { type WatchedShopState, watchShopState } from '#platform/shop-state/watch-shop-state.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { servePictures } from '#platform/pictures/serve-pictures.ts';
import type { AppParts } from './app-parts.ts';
import { createAreas } from './create-areas.ts';
import { followChanges } from './follow-changes.ts';
import { withPageTags } from './page-tags.ts';
import { paymentOrigins, simulatedAccounts } from './payment-accounts.ts';
import { type AssetFolders, keepAssetsWhileRunning } from './keep-assets.ts';
import { serveBackOffice } from './serve-back-office.ts';
import { serveTheme } from './serve-theme.ts';
import { serveStaticFiles } from './serve-static-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Fills the demo with orders where it has none. */
    placeDemoOrders: () => Promise<void>;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const clientFolder = join(root, 'dist/client');
const staffFolder = join(root, 'dist/staff');
/** After the database was away just when the shop was woken. */
const retryJobsMs = 5000;
const defaultPageCacheBytes = 64 * 1024 * 1024;

/** Builds the whole shop: API, pages and assets. It serves nothing before `listen`. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const assetFolders = { own: join(clientFolder, 'assets'), kept: join(config.dataDir, 'assets') };
  const staffAssets = { own: join(staffFolder, 'assets'), kept: join(config.dataDir, 'assets-staff') };
  // The demo builds in its own folder, and no release follows another there.
  const isProduction = config.mode === 'production';
  const keptAssets =
    isProduction && !parts.withoutPages
      ? [assetFolders, staffAssets].map((folders) => keepAssetsWhileRunning(folders, parts.log))
      : [];
  const health = createHealth();
  health.addCheck({ name: 'disk_full', isHealthy: () => canStoreFiles(config.dataDir) });
  const state = await watchShopState(parts.database, config);
  health.addCheck({ name: 'asleep', isHealthy: () => !state.isAsleep() });
  const { isAsleep } = state;
  const areas = await createAreas({ ...parts, health, isAsleep });
  const { hstsSubdomains, languages, securityLog } = areas;
  const { mapOrigins, tagSources } = config;
  const allowed = { https: config.publicUrl.startsWith('https:'), hstsSubdomains, mapOrigins, tagSources };
  const headersOf = securityHeadersByPath({ ...allowed, ...paymentOrigins(config) });
  const probe: DatabaseProbe = {};
  const server = await createServer({ ...parts, probe, health, languages, securityLog, headersOf });
  server.addHook('onReady', () => startJobs(parts, state, areas.jobs));
  // They never end by themselves.
  server.addHook('preClose', async () => areas.orderEvents.stop());
  server.addHook('onClose', async () => {
    for (const assets of keptAssets) assets.stop();
    await areas.stop();
  });
  try {
    const assetsKept = Promise.all(keptAssets.map(({ kept }) => kept));
    await serveAreas(server, { parts, areas, state, probe, assetFolders, staffAssets, assetsKept, allowed });
    server.decorate('placeDemoOrders', areas.placeDemoOrders);
    return server;
  } catch (error) {
    await server.close().catch(() => undefined);
    throw error;
  }
}

interface ServingParts {
  readonly parts: AppParts;
  readonly areas: Awaited<ReturnType<typeof createAreas>>;
  readonly state: WatchedShopState;
  readonly probe: DatabaseProbe;
  readonly assetFolders: AssetFolders;
  readonly staffAssets: AssetFolders;
  readonly assetsKept: Promise<unknown>;
  readonly allowed: Parameters<typeof securityHeaders>[0];
}

/** What answers requests: calls, pages, pictures, files. */
async function serveAreas(
  server: FastifyInstance,
  { parts, areas, state, probe, assetFolders, staffAssets, assetsKept, allowed }: ServingParts,
): Promise<void> {
  const { config, errorReporter } = parts;
  const { isAsleep } = state;
  await speakToBuyersIn(parts.database, areas.languages);
  const routes = routesByKey({ ...api, ...staffApi }, areas.routes);
  const { authenticate, contact, texts } = areas;
  const authenticateStaff = areas.staff.sessions.authenticate;
  const described = { calls: api, groups: apiGroups };
  await serveApi(server, { config, api: described, contact, routes, texts, authenticate, authenticateStaff, isAsleep });
  if (config.mode === 'demo') {
    serveMailbox(server, parts.database, config.publicUrl);
    serveDemoStaff(server, areas.staff);
    serveDemoMovements(server, parts);
    const paidBefore = (reference: string) => findDemoPayment(parts.database, reference);
    await servePaymentSandbox(server, simulatedAccounts(config), parts.sandboxFolder, paidBefore);
  }
  servePictures(server, config.dataDir);
  serveMap(server, areas.mapFiles);
  if (areas.transferQr) serveTransferQr(server, areas.transferQr);
  servePickupQr(server, areas.orders.pickupCodes);
  servePaymentReturns(server, areas.settling);
  serveBasketForms(server, { basket: areas.basket, publicUrl: config.publicUrl });
  serveNoticeForms(server, { notices: areas.stockNotices, publicUrl: config.publicUrl });
  serveZipcodeForm(server, { ...parts, ...areas, publicUrl: config.publicUrl });
  serveSecurityText(server, { email: areas.email, publicUrl: config.publicUrl, clock: parts.clock });
  const publicFiles = join(config.shopDir, 'public');
  serveDiscovery(server, {
    ...parts,
    ...areas.discovery,
    publicUrl: config.publicUrl,
    dataDir: config.dataDir,
    publicFiles,
  });
  if (errorReporter) serveErrorReports(server, { reporter: errorReporter, publicUrl: config.publicUrl });
  if (!parts.withoutPages || parts.withIndexes)
    server.addHook('onReady', () => areas.warmUp(() => rehearsePages(server)));
  if (parts.withoutPages) return followChanges(server, { parts, areas, state, probe, caches: [] });

  await parts.beforePages?.();
  const { pageCacheBytes = defaultPageCacheBytes, clock } = parts;
  const security = securityHeaders(allowed);
  const pages = new PageCache({ maxBytes: pageCacheBytes, headers: { ...security, ...pageHeaders }, clock });
  const pageData = new PageCache({
    maxBytes: pageCacheBytes / 4,
    headers: { ...security, ...pageDataHeaders },
    clock,
  });
  await assetsKept;
  const assetsOf = ({ own, kept }: AssetFolders): string[] => (config.mode === 'production' ? [own, kept] : [own]);
  await serveStaticFiles(server, { assets: assetsOf(assetFolders), publicFiles, logoFiles: areas.logoFiles });
  await serveBackOffice(server, {
    folder: staffFolder,
    assets: assetsOf(staffAssets),
    screens: staffScreens,
    shopName: areas.contact().name,
    languages: areas.languages,
    https: allowed.https,
    isDemo: config.mode === 'demo',
  });
  const theme = serveTheme(server, areas.theme);
  if (config.googleMapsApiKey)
    serveGoogleMap(server, {
      key: config.googleMapsApiKey,
      script: findScript(clientFolder, 'src/entry/google-map.ts'),
    });
  const { renderPage, loadPageData } = (await import(join(root, 'dist/server/server.js'))) as {
    renderPage: RenderPage;
    loadPageData: LoadPageData;
  };
  const { measurement } = config;
  const services = pageServicesElement({
    ...(Object.keys(measurement).length > 0 && { measurement }),
    ...(errorReporter && { release: errorReporter.release }),
  });
  const assets = readPageAssets(clientFolder);
  const apiFor: PagesOptions['apiFor'] = (locale, log, { tags, cookie } = {}) => {
    const visit = anonymousVisit(locale, log);
    const client = inProcessClient(routes, cookie ? { ...visit, cookie } : visit, areas.texts);
    return tags ? withPageTags(client, tags) : client;
  };
  const { publicUrl } = config;
  const entryScripts = findEntryScripts(clientFolder);
  servePageData(server, {
    screens,
    loadPageData,
    apiFor,
    entryScript: (locale) => entryScripts[locale],
    cache: pageData,
    publicUrl,
  });
  servePages(server, {
    screens,
    renderPage,
    apiFor,
    assets: (locale, files) => services + assets(locale, files) + theme.link,
    themeColour: theme.colour,
    cache: pages,
    mayHaveBasket: areas.mayHaveBasket,
    publicUrl,
  });
  await followChanges(server, { parts, areas, state, probe, caches: [pages, pageData] });
}

/** The first visitor need not wait for code and connections that are used for the first time. */
async function rehearsePages(server: FastifyInstance): Promise<void> {
  for (const url of ['/', '/catalog']) await server.inject({ url, headers: { 'accept-encoding': 'br' } });
}

/** A sleeping copy runs no job; those that are added wait until it is woken. */
async function startJobs({ log }: AppParts, state: WatchedShopState, jobs: Jobs): Promise<void> {
  if (!state.isAsleep()) return jobs.start();
  log.warn('this is a restored copy that sleeps: it takes no orders and runs no jobs until "shop wake"');
  await jobs.connect();
  state.onWake(() => {
    log.info('the shop was woken');
    const start = (): void => {
      jobs.start().catch((err: unknown) => {
        log.error({ err }, 'the jobs could not be started, to be tried again');
        setTimeout(start, retryJobsMs).unref();
      });
    };
    start();
  });
}
