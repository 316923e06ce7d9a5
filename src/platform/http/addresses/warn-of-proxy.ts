import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** Logs once that requests come through a proxy without TRUST_PROXY: all visitors then share the limits of one address. */
export function warnOfProxy(server: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy) return;
  let hasWarned = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      request.log.warn(
        'A request came with X-Forwarded-For. Behind a reverse proxy set TRUST_PROXY=1: else all visitors share the limits of one.',
      );
    }
    done();
  });
}
