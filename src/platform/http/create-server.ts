import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Locale } from '#i18n/locale.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Config, cookiePrefix } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type DatabaseProbe, databaseChecks } from './database-checks.ts';
import { trustOption } from './addresses/trusted-proxies.ts';
import { compressResponse } from './compress-response.ts';
import { dropInvalidAddresses } from './addresses/forwarded-addresses.ts';
import type { SecurityLog } from './security-log.ts';
import type { Health } from './health.ts';
import { answerUnknownPage, pageErrorHandler } from './errors/page-error-handler.ts';
import { registerRenderRateLimit } from './render-rate-limit.ts';
import { needsHeader } from './security-headers.ts';
import { validUrl } from './valid-url.ts';
import { warnOfProxy } from './addresses/warn-of-proxy.ts';

// Node refuses longer headers; the calls' schemas have their own limits.
const maxParamLength = 16_384;

/** The HTTP server with what every response shares: limits, compression, security headers, the health checks. */
export async function createServer(parts: {
  config: Config;
  database: Database;
  probe: DatabaseProbe;
  log: FastifyBaseLogger;
  health: Health;
  /** The languages in which the shop speaks. */
  languages: readonly Locale[];
  securityLog: SecurityLog;
  /** The security headers of an address. */
  headersOf: (url: string) => readonly (readonly [string, string])[];
}): Promise<FastifyInstance> {
  const { config, database, probe, log, health, languages, securityLog, headersOf } = parts;
  const server = Fastify({
    loggerInstance: log,
    // A part of the server that takes long to start, as on a busy machine, is waited for: after ten seconds the start would fail.
    pluginTimeout: 0,
    bodyLimit: 102_400,
    rewriteUrl(request) {
      dropInvalidAddresses(request.headers);
      return validUrl(request.url);
    },
    routerOptions: { maxParamLength },
    genReqId: () => randomUUID(),
    trustProxy: trustOption(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Only JSON is read (decisions.md section 3); the server library would take plain text too.
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  server.decorate('cookiePrefix', cookiePrefix(config.publicUrl));
  server.decorate('languages', [...languages]);
  server.decorate('securityLog', securityLog);
  warnOfProxy(server, config, health);
  server.setErrorHandler(pageErrorHandler);
  server.setNotFoundHandler(answerUnknownPage);
  await registerRenderRateLimit(server, config);
  server.addHook('onSend', (request, reply, payload, done) => {
    // Pictures are shown in mails, too, which web mail loads from its own site.
    if (String(reply.getHeader('content-type')).startsWith('image/'))
      reply.header('cross-origin-resource-policy', 'cross-origin');
    // A route may have set a stricter one of its own.
    const contentType = reply.getHeader('content-type');
    for (const [name, value] of headersOf(request.url))
      if (!reply.hasHeader(name) && needsHeader(name, contentType)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    done(null, compressResponse(request, reply, payload));
  });

  for (const check of databaseChecks(database, probe)) health.addCheck(check);
  server.get('/healthz', async (_request, reply) => {
    const report = await health.report();
    return reply.code(report.status === 'unavailable' ? 503 : 200).send(report);
  });
  server.get('/livez', () => ({ status: 'ok' }));
  return server;
}
