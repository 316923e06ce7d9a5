import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    foreignOrigin?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an unsafe request was made by another site: Sec-Fetch-Site: cross-site or a foreign Origin.
 * A missing Origin passes; providers' notifications are exempt (decisions.md section 3).
 */
export function comesFromForeignOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  if (safe.has(request.method) || request.routeOptions.config.foreignOrigin) return false;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  return origin !== publicOrigin && origin !== `${request.protocol}://${request.headers.host}`;
}
