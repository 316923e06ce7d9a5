import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Health } from '../health.ts';

/** Fewer requests say nothing, and after more the counts are halved: what counts is the last few hundred. */
const minRequests = 20;
const maxRequests = 400;
const nearlyAll = 0.9;

/**
 * Logs once that requests come through a proxy without TRUST_PROXY, and degrades the health while nearly all do: all visitors
 * then share the limits of one address.
 */
export function warnOfProxy(
  server: FastifyInstance,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  health: Pick<Health, 'addCheck'>,
): void {
  if (trustProxy) return;
  let hasWarned = false;
  let [requests, forwarded] = [0, 0];
  health.addCheck({
    name: 'proxy_not_trusted',
    isHealthy: () => requests < minRequests || forwarded < requests * nearlyAll,
  });
  server.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    // The monitor may ask without the proxy.
    if (isForwarded || request.url !== '/healthz') requests += 1;
    if (isForwarded) forwarded += 1;
    if (requests > maxRequests) [requests, forwarded] = [requests / 2, forwarded / 2];
    if (!hasWarned && isForwarded) {
      hasWarned = true;
      request.log.warn(
        'A request came with X-Forwarded-For. Behind a reverse proxy set TRUST_PROXY=1: else all visitors share the limits of one.',
      );
    }
    done();
  });
}
