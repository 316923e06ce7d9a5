import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Call, CallKey } from '#values/call.ts';
import type { Config } from '../config.ts';
import { apiErrorBody } from './api-error-body.ts';
import type { Authenticate } from './authenticate.ts';
import { apiErrorHandler } from './error-handler.ts';
import type { ErrorTexts } from './error-texts.ts';
import type { Route } from './handler.ts';
import { isUncounted } from './limit-costly-answers.ts';
import { openApiDocument } from './openapi.ts';
import { comesFromForeignOrigin } from './origin-check.ts';
import { registerCalls } from './register-calls.ts';
import { requestLocale } from './request-locale.ts';
import { serveApiDocs } from './serve-api-docs.ts';

interface ApiParts {
  readonly config: Config;
  readonly api: Readonly<Record<CallKey, Call>>;
  readonly routes: ReadonlyMap<CallKey, Route>;
  readonly texts: ErrorTexts;
  readonly authenticate: Authenticate;
}

// Far above what a busy shopper causes; several may share an address. Logins and what is costly have
// stricter limits of their own.
const requestsPerMinute = 3000;

/** Serves the API below /api: its calls, its description, and the shop's error shape for all that goes wrong. */
export async function serveApi(server: FastifyInstance, parts: ApiParts): Promise<void> {
  const { config, api, routes, texts, authenticate } = parts;
  const publicOrigin = new URL(config.publicUrl).origin;
  await server.register(
    async (scope) => {
      await scope.register(rateLimit, {
        max: requestsPerMinute,
        timeWindow: '1 minute',
        allowList: (request) => isUncounted(config, request),
      });
      scope.setErrorHandler(apiErrorHandler(texts));
      scope.addHook('onRequest', async (request, reply) => {
        // Every answer names its language, also one that no call gives (decisions.md section 3).
        reply.header('content-language', requestLocale(request));
        if (!comesFromForeignOrigin(request, publicOrigin)) return;
        return reply
          .code(403)
          .send(apiErrorBody(texts, requestLocale(request), { statusCode: 403, code: 'forbidden_origin' }));
      });
      const answerUnknown: RouteHandlerMethod = (request, reply) =>
        reply.code(404).send(apiErrorBody(texts, requestLocale(request), { statusCode: 404, code: 'not_found' }));
      scope.setNotFoundHandler(answerUnknown);
      // Otherwise the pages, which answer every other address, would answer this one too.
      scope.get('/', answerUnknown);
      scope.get('/*', answerUnknown);
      registerCalls(scope, routes, { texts, authenticate });
      serveApiDocs(scope, openApiDocument(api, { url: config.publicUrl, title: 'Ferreter API' }));
    },
    { prefix: '/api' },
  );
}
