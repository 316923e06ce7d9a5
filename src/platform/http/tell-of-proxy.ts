import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Tells the log, once, that requests come through a proxy that TRUST_PROXY does not speak of: all visitors then count as one
 * address, and share the limits of one.
 */
export function tellOfProxy(server: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy) return;
  let isTold = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      request.log.warn(
        'A request came with X-Forwarded-For. Behind a reverse proxy set TRUST_PROXY=1: else all visitors share the limits of one.',
      );
    }
    done();
  });
}
