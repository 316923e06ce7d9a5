import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-errors.ts';
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
