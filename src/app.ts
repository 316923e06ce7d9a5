import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { api } from '#api';
import { screens } from '#screens';
import type { Clock } from '#values/clock.ts';
import { catalogueRoutes } from '#areas/catalogue/server/catalogue-routes.ts';
import { createContent } from '#areas/content/server/content.ts';
import { contentRoutes } from '#areas/content/server/content-routes.ts';
import * as contentTexts from '#areas/content/server/server-messages.ts';
import { readMenuData } from '#areas/navigation/server/menu-data.ts';
import { createNavigation } from '#areas/navigation/server/navigation.ts';
import { navigationRoutes } from '#areas/navigation/server/navigation-routes.ts';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { createStore } from '#areas/store/server/store.ts';
import { storeRoutes } from '#areas/store/server/store-routes.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { anonymousVisit } from '#platform/http/anonymous-visit.ts';
import type { Authenticate } from '#platform/http/authenticate.ts';
import { apiErrorBody } from '#platform/http/api-error-body.ts';
import { apiErrorHandler } from '#platform/http/error-handler.ts';
import { httpErrorTexts, mergeErrorTexts } from '#platform/http/error-texts.ts';
import { inProcessClient } from '#platform/http/in-process-client.ts';
import { comesFromForeignOrigin } from '#platform/http/origin-check.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import { registerCalls } from '#platform/http/register-calls.ts';
import { requestLocale } from '#platform/http/request-locale.ts';
import { routesByKey } from '#platform/http/routes-by-key.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { serveApiDocs } from '#platform/http/serve-api-docs.ts';
import { pageFinder } from '#platform/pages/page-finder.ts';
import { readPageAssets } from '#platform/pages/page-assets.ts';
import { PageCache } from '#platform/pages/page-cache.ts';
import { type RenderPage, servePages } from '#platform/pages/serve-pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const clientFolder = join(root, 'dist/client');

/** What the app is built from; tests put in their own. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** API only, without the built pages. */
  readonly withoutPages?: boolean;
}

/** Builds the whole shop: API, pages and assets. It serves nothing until it is told to listen. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, clock, log } = parts;
  const texts = mergeErrorTexts(httpErrorTexts, contentTexts);
  const authenticate: Authenticate = () => Promise.resolve(null);
  const store = createStore({ shop: readShopData(config.shopDir), clock, publicUrl: config.publicUrl });
  const content = createContent({ pagesDir: join(config.shopDir, 'pages'), facts: store.facts, publicUrl: config.publicUrl });
  const navigation = createNavigation({ menu: readMenuData(config.shopDir), hasPage: pageFinder(screens, content.hasPage) });
  const routes = routesByKey(api, [...catalogueRoutes(), ...storeRoutes(store), ...contentRoutes(content), ...navigationRoutes(navigation)]);
  const headers = securityHeaders({ https: config.publicUrl.startsWith('https:') });
  const publicOrigin = new URL(config.publicUrl).origin;

  const server = Fastify({ loggerInstance: log, bodyLimit: 102_400, trustProxy: config.trustProxy, disableRequestLogging: true });
  await server.register(cookie);
  await server.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(headers);
    done();
  });

  server.get('/healthz', async (_request, reply) => {
    try {
      await database.execute(sql`SELECT 1`);
      return { status: 'ok' };
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });

  await server.register(
    async (scope) => {
      scope.setErrorHandler(apiErrorHandler(texts));
      scope.addHook('onRequest', async (request, reply) => {
        if (!comesFromForeignOrigin(request, publicOrigin)) return;
        return reply.code(403).send(apiErrorBody(texts, requestLocale(request), { statusCode: 403, code: 'forbidden_origin' }));
      });
      scope.setNotFoundHandler((request, reply) =>
        reply.code(404).send(apiErrorBody(texts, requestLocale(request), { statusCode: 404, code: 'not_found' })),
      );
      registerCalls(scope, routes, { texts, authenticate });
      serveApiDocs(scope, openApiDocument(api, { url: config.publicUrl, title: 'Ferreter API' }));
    },
    { prefix: '/api' },
  );

  if (!parts.withoutPages) {
    await server.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
    });
    await server.register(fastifyStatic, { root: join(config.shopDir, 'public'), wildcard: false, decorateReply: false, maxAge: '1d' });
    const { renderPage } = (await import(join(root, 'dist/server/entry-server.js'))) as { renderPage: RenderPage };
    servePages(server, {
      screens,
      renderPage,
      apiFor: (locale, request) => inProcessClient(routes, anonymousVisit(locale, request.log), texts),
      assets: readPageAssets(clientFolder),
      cache: new PageCache(64 * 1024 * 1024),
      headers,
    });
  }
  return server;
}
