import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { apiErrorBody } from './api-error-body.ts';
import type { ErrorTexts } from './error-texts.ts';
import { requestLocale } from './request-locale.ts';

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_json',
  404: 'not_found',
  413: 'too_large',
  415: 'not_json',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Answers whatever throws below /api in the shop's error shape: logged once, nothing internal in the text. */
export const apiErrorHandler =
  (texts: ErrorTexts) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const statusCode = isDatabaseAway(error) ? 503 : error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const code = codes[statusCode] ?? (statusCode < 500 ? 'invalid_request' : 'server_error');
    return reply
      .code(statusCode)
      .type('application/json; charset=utf-8')
      .send(apiErrorBody(texts, requestLocale(request), { statusCode, code }));
  };

// Codes of the socket and of PostgreSQL's class 57 (the server is shutting down or starting).
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03']);

/** Whether an error means that the database cannot be reached; drizzle wraps the driver's error as cause. */
export function isDatabaseAway(error: unknown): boolean {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    if (awayCodes.has((inner as NodeJS.ErrnoException).code ?? '')) return true;
    if (inner.message.startsWith('Connection terminated') || inner.message.startsWith('timeout exceeded when trying to connect')) return true;
  }
  return false;
}
