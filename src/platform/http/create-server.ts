import cookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { compressResponse } from './compress-response.ts';
import { registerRenderRateLimit } from './render-rate-limit.ts';
import { validUrl } from './valid-url.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

// Node refuses longer headers; the calls' schemas have their own limits.
const maxParamLength = 16_384;

/** The HTTP server with what every response shares: limits, compression, security headers, the health check. */
export async function createServer(parts: {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  headers: Readonly<Record<string, string>>;
}): Promise<FastifyInstance> {
  const { config, database, log, headers } = parts;
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
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    done(null, compressResponse(request, reply, payload));
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
  return server;
}
