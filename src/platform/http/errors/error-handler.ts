import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#values/call.ts';
import { hasFile } from '../read-files.ts';
import { isDatabaseAway } from '../../database/database-errors.ts';
import { logFailure } from '../../log/log.ts';
import type { ErrorTexts } from './error-texts.ts';
import { requestErrorBody } from './request-error-body.ts';

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_json',
  404: 'not_found',
  413: 'too_large',
  415: 'not_json',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Usually an unavailable database is restarting. */
export const retryAfterSeconds = 5;

/** Answers whatever throws below /api in the shop's error shape: logged once, nothing internal in the text. */
export const apiErrorHandler =
  (texts: ErrorTexts) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const statusCode = statusOfThrown(error);
    logThrown(error, statusCode, request, reply);
    const code = codes[statusCode] ?? (statusCode < 500 ? 'invalid_request' : 'server_error');
    if (statusCode === 503) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(statusCode)
      .type('application/json; charset=utf-8')
      .send(
        requestErrorBody(request, texts, { statusCode, code, ...(statusCode === 413 && { facts: limitOf(request) }) }),
      );
  };

/** The limit of a call that takes a file, for people who have chosen one that is larger. */
function limitOf({ routeOptions }: FastifyRequest): { reason?: 'file'; most?: string } {
  const { call } = routeOptions.config as { readonly call?: Call };
  return call?.maxBodyBytes !== undefined && hasFile(call)
    ? { reason: 'file', most: `${call.maxBodyBytes / 1e6} MB` }
    : {};
}

/** The status for what a handler or a page's loader throws: 503 where another attempt in a moment may succeed. */
export function statusOfThrown(error: unknown): number {
  const { statusCode, name } = error as FastifyError;
  if (isDatabaseAway(error) || name === 'TimeoutError') return 503;
  return statusCode && statusCode >= 400 ? statusCode : 500;
}

/** A client that disconnects while it sends is no error of the shop and must not fill the log. */
export function logThrown(error: unknown, statusCode: number, request: FastifyRequest, reply: FastifyReply): void {
  if (statusCode < 500) return;
  if (reply.raw.destroyed || request.raw.errored) request.log.info('the client went away');
  else logFailure(request.log, error, 'request failed', request.url);
}
