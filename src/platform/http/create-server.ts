import cookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { compressResponse } from './compress-response.ts';
import type { Health } from './health.ts';
import { registerRenderRateLimit } from './render-rate-limit.ts';
import { needsHeader } from './security-headers.ts';
import { validUrl } from './valid-url.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

// Node refuses longer headers; the calls' schemas have their own limits.
const maxParamLength = 16_384;

/** The HTTP server with what every response shares: limits, compression, security headers, the health checks. */
export async function createServer(parts: {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  health: Health;
  headers: Readonly<Record<string, string>>;
}): Promise<FastifyInstance> {
  const { config, database, log, health, headers } = parts;
  const server = Fastify({
    loggerInstance: log,
    bodyLimit: 102_400,
    rewriteUrl: (request) => validUrl(request.url),
    routerOptions: { maxParamLength },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Only JSON is read (decisions.md section 3); the server library would take plain text too.
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  warnOfProxy(server, config);
  await registerRenderRateLimit(server, config);
  server.addHook('onSend', (request, reply, payload, done) => {
    // A route may have set a stricter one of its own.
    const contentType = reply.getHeader('content-type');
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name) && needsHeader(name, contentType)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    done(null, compressResponse(request, reply, payload));
  });

  health.addCheck({
    name: 'database',
    isEssential: true,
    isHealthy: async () => (await database.execute(sql`SELECT 1`)).rowCount === 1,
  });
  server.get('/healthz', async (_request, reply) => {
    const report = await health.report();
    return reply.code(report.status === 'unavailable' ? 503 : 200).send(report);
  });
  server.get('/livez', () => ({ status: 'ok' }));
  return server;
}
