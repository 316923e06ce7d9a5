import cookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { compressAnswer } from './compress-answer.ts';
import { limitCostlyAnswers } from './limit-costly-answers.ts';
import { readableUrl } from './readable-url.ts';
import { tellOfProxy } from './tell-of-proxy.ts';

// Node itself refuses longer ones; the calls' schemas say what is too long for each.
const longestAddress = 16_384;

/** The HTTP server with what every answer shares: limits, compression, security headers, the health check. */
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
    rewriteUrl: (request) => readableUrl(request.url),
    routerOptions: { maxParamLength: longestAddress },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Only JSON is read (decisions.md section 3); the server library would take plain text too.
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  tellOfProxy(server, config);
  await limitCostlyAnswers(server, config);
  server.addHook('onSend', (request, reply, payload, done) => {
    // A route may have set a stricter one of its own.
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    done(null, compressAnswer(request, reply, payload));
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
