import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secondMs } from '#values/durations.ts';
import type { Config } from '../config.ts';
import type { SecurityLog } from './security-log.ts';
import { networksOf } from './addresses/network.ts';

// Twenty a second are a tenth of a core. Typing causes about three a second and paging through a listing one, so an office of
// fifty people behind one address stays below. The short window keeps bursts, and the wait after them, short.
const maxRenders = 200;
// A page is prefetched without being rendered, in a third of the time. Counted apart, so that no prefetch costs a visitor a page.
const maxPrefetches = 200;
const windowMs = 10 * secondMs;
/**
 * A longer address and body, as of a list of five hundred lines, counts once more for each such part: work grows with it. Who
 * checks, adds and shares the longest list within ten seconds stays below.
 */
const bytesOfRender = 1000;
/** What a body counts whose length is not said: as the longest list. */
const bytesUnsaid = 40_000;
/** Of an address of IPv6 three networks count, one larger than the other. */
const networkSizes = [0, 1, 2];

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The demo is tried out and measured on the same computer, so loopback has no limits there. */
export const isExemptFromLimits = ({ mode }: Pick<Config, 'mode'>, { ip }: FastifyRequest): boolean =>
  mode === 'demo' && loopback.has(ip);

/**
 * Calls that cost as much as rendering a page, or the quota of a provider, and cannot be cached, as their input varies
 * without end.
 */
export const rateLimitedCalls = new Set([
  'POST /search',
  'POST /catalog/search',
  'POST /catalog/product/list',
  'GET /service/delivery/estimate',
  'POST /sale/basket/quick-order',
  'POST /sale/basket/quick-order/check',
  'POST /sale/basket/list',
  'GET /service/geo/search',
  'GET /service/geo/reverse',
  'GET /service/crediya/preliminary-token',
]);

declare module 'fastify' {
  interface FastifyInstance {
    securityLog?: SecurityLog;
    /** Counts a render, or several for a long request, for its network address; false, with a Retry-After, when it had too many. */
    isWithinRenderLimit: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
    /** The same for the data of pages that browsers prefetch (platform/pages/serve-page-data.ts). */
    isWithinPrefetchLimit: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  }
}

/**
 * Limits what each network may have rendered, pages and calls together. It counts the last thousands of networks, in this
 * process only: that is what it protects.
 */
export async function registerRenderRateLimit(server: FastifyInstance, config: Pick<Config, 'mode'>): Promise<void> {
  await server.register(rateLimit, { global: false });
  const allowList = (request: FastifyRequest): boolean => isExemptFromLimits(config, request);
  const createLimit = (max: number) => {
    const countOf = (size: number) =>
      server.createRateLimit({
        max: (request) => max * networksOf(request.ip)[size]!.times,
        timeWindow: windowMs,
        allowList,
        keyGenerator: (request) => networksOf(request.ip)[size]!.name,
      });
    const counts = networkSizes.map(countOf);
    return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      const own = counts.slice(0, networksOf(request.ip).length);
      for (const count of Array.from({ length: rendersOf(request) }, () => own).flat()) {
        const counted = await count(request);
        if (counted.isAllowed || !counted.isExceeded) continue;
        reply.header('retry-after', Math.max(1, counted.ttlInSeconds));
        server.securityLog?.limitReached(request, { call: 'renders', code: 'too_many_requests' });
        return false;
      }
      return true;
    };
  };
  server.decorate('isWithinRenderLimit', createLimit(maxRenders));
  server.decorate('isWithinPrefetchLimit', createLimit(maxPrefetches));
}

/** How many pages a request counts as. */
function rendersOf({ url, headers }: FastifyRequest): number {
  const body = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : bytesUnsaid;
  return 1 + Math.floor(Math.min(url.length + body, bytesUnsaid) / bytesOfRender);
}
