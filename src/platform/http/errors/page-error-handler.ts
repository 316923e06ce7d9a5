import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { spokenLocale, splitLocale } from '#i18n/locale.ts';
import { errorDocument } from '../../html/html-document.ts';
import { languagesOf } from '../request-visit.ts';
import { logThrown, retryAfterSeconds, statusOfThrown } from './error-handler.ts';

/** Answers errors outside the API with a page that is not rendered by React. */
export function pageErrorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const statusCode = statusOfThrown(error);
  logThrown(error, statusCode, request, reply);
  if (statusCode === 503) reply.header('retry-after', retryAfterSeconds);
  return sendDocument(request, reply, statusCode);
}

/** Answers methods and addresses that no route knows; unknown pages are rendered. */
export const answerUnknownPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendDocument(request, reply, 404);

function sendDocument(request: FastifyRequest, reply: FastifyReply, statusCode: number): FastifyReply {
  const locale = spokenLocale(splitLocale(request.url.split('?', 1)[0]!).locale, languagesOf(request.server));
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorDocument(locale, statusCode));
}
