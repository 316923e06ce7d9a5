import type { FastifyRequest } from 'fastify';
import type { ApiError } from '#values/api-error.ts';
import { apiErrorBody } from './api-error-body.ts';
import type { ErrorTexts } from './error-texts.ts';
import { requestLocale } from '../request-visit.ts';

/** The error shape for a request: in its language, with the id under which the log has it. */
export const requestErrorBody = (
  request: FastifyRequest,
  texts: ErrorTexts,
  error: Parameters<typeof apiErrorBody>[2],
): ApiError => ({ ...apiErrorBody(texts, requestLocale(request), error), requestId: request.id });
