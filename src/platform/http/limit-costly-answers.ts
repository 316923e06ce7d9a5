import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

// Twenty a second is a tenth of a core. Somebody who types causes some three a second and who leafs through a listing one,
// so an office of fifty behind one address does not notice. The short time keeps a burst short too, and the wait after it.
const mostCostly = 200;
const within = 10_000;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether nobody counts what this visitor does: a demo is tried out, and measured, from its own machine. */
export const isUncounted = ({ mode }: Pick<Config, 'mode'>, { ip }: FastifyRequest): boolean =>
  mode === 'demo' && loopback.has(ip);

/** Calls that cost as much as rendering a page, and that anybody may send in endless variety. */
export const costlyCalls = new Set(['POST /search', 'POST /catalog/search', 'POST /catalog/product/list']);

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts something costly for the network address of the request; false when it has had too much of it lately. */
    mayCost: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  }
}

/**
 * Counts the costly answers of each network address (of IPv6 each /64), pages and calls together, for the last thousands of
 * addresses and in this process only: what it protects is this process. The answer refused gets a Retry-After.
 */
export async function limitCostlyAnswers(server: FastifyInstance, config: Pick<Config, 'mode'>): Promise<void> {
  await server.register(rateLimit, { global: false });
  const count = server.createRateLimit({
    max: mostCostly,
    timeWindow: within,
    allowList: (request: FastifyRequest) => isUncounted(config, request),
  });
  server.decorate('mayCost', async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return true;
    reply.header('retry-after', Math.max(1, counted.ttlInSeconds));
    return false;
  });
}
