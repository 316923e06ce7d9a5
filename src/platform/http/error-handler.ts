import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { apiErrorBody } from './api-error-body.ts';
import type { ErrorTexts } from './error-texts.ts';
import { requestLocale } from './request-visit.ts';

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_json',
  404: 'not_found',
  413: 'too_large',
  415: 'not_json',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** A database that is away is mostly restarting. */
const retryAfterSeconds = 5;

/** Answers whatever throws below /api in the shop's error shape: logged once, nothing internal in the text. */
export const apiErrorHandler =
  (texts: ErrorTexts) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const statusCode = isDatabaseAway(error)
      ? 503
      : error.statusCode && error.statusCode >= 400
        ? error.statusCode
        : 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const code = codes[statusCode] ?? (statusCode < 500 ? 'invalid_request' : 'server_error');
    if (statusCode === 503) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(statusCode)
      .type('application/json; charset=utf-8')
      .send(apiErrorBody(texts, requestLocale(request), { statusCode, code }));
  };

// Codes of the socket, and of PostgreSQL: connection failures (class 08), out of resources (53), a server that is shutting
// down or starting or that ended what took too long (57), an idle transaction (25P03) and a lock that did not come (55P03).
const awaySockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const awayStates = /^(?:08|53|57|25P03|55P03)/;
const awayMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Whether an error means that the database cannot be reached or is too busy; drizzle wraps the driver's error as cause. */
export function isDatabaseAway(error: unknown): boolean {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { code = '', syscall } = inner as NodeJS.ErrnoException;
    // A missing file is no missing socket.
    if (code === 'ENOENT' && syscall !== 'connect') return false;
    if (inner instanceof pg.DatabaseError ? awayStates.test(code) : awaySockets.has(code)) return true;
    if (awayMessages.some((message) => (inner as Error).message.startsWith(message))) return true;
  }
  return false;
}
