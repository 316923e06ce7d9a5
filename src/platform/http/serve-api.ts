import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { CallKey } from '#values/call.ts';
import { type Config, cookiePrefix } from '../config.ts';
import type { Authenticate, AuthenticateStaff } from './visit.ts';
import { apiErrorHandler } from './errors/error-handler.ts';
import type { ErrorTexts } from './errors/error-texts.ts';
import type { Route } from './handler.ts';
import { isExemptFromLimits } from './render-rate-limit.ts';
import { type DescribedApi, openApiDocument } from './description/openapi.ts';
import { hasItsParams, methodsByPath } from './methods-by-path.ts';
import { comesFromForeignOrigin } from './origin-check.ts';
import { hasFile, readFiles } from './read-files.ts';
import { registerCalls } from './register-calls.ts';
import { requestErrorBody } from './errors/request-error-body.ts';
import { languagesOf, requestLocale } from './request-visit.ts';
import { serveApiDocs } from './description/serve-api-docs.ts';

interface ApiParts {
  readonly config: Config;
  readonly api: DescribedApi;
  /** Whom the API's description names. */
  readonly contact: () => { readonly name: string; readonly email: string };
  readonly routes: ReadonlyMap<CallKey, Route>;
  readonly texts: ErrorTexts;
  readonly authenticate: Authenticate;
  /** Absent: nobody is of the staff. */
  readonly authenticateStaff?: AuthenticateStaff;
  /** Whether this is a restored copy that was not woken yet. */
  readonly isAsleep: () => boolean;
}

// Far above what a busy shopper causes, as several may share an address. Logins and renders have stricter limits.
const requestsPerMinute = 3000;

/** Banks report in forms; of a name that comes twice the first value counts. */
function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries([...new URLSearchParams(String(body))].toReversed())),
  );
}

/** The path of a request below /api. */
const pathOf = ({ url }: FastifyRequest): string => url.slice('/api'.length).split('?', 1)[0]!;

const notFound = { statusCode: 404, code: 'not_found' } as const;
const wrongMethod = { statusCode: 405, code: 'method_not_allowed' } as const;

/** Serves the API below /api: its calls, its description, and the shop's error shape for all that goes wrong. */
export async function serveApi(server: FastifyInstance, parts: ApiParts): Promise<void> {
  const { config, api, contact, routes, texts } = parts;
  const publicOrigin = new URL(config.publicUrl).origin;
  await server.register(
    async (scope) => {
      await scope.register(rateLimit, {
        max: requestsPerMinute,
        timeWindow: '1 minute',
        allowList: (request) => isExemptFromLimits(config, request),
      });
      scope.setErrorHandler(apiErrorHandler(texts));
      scope.addHook('onRequest', async (request, reply) => {
        // Every response names its language, errors of the server library too (decisions.md section 3).
        reply.header('content-language', requestLocale(request));
        // Refusals too.
        if (request.url.startsWith('/api/staff')) reply.header('cache-control', 'no-store');
        if (!comesFromForeignOrigin(request, publicOrigin)) return;
        return reply.code(403).send(requestErrorBody(request, texts, { statusCode: 403, code: 'forbidden_origin' }));
      });
      const methodsOf = methodsByPath(routes, ['GET /openapi.json', 'GET /docs', 'GET /docs.css']);
      const answerUnknown: RouteHandlerMethod = (request, reply) => {
        const methods = methodsOf(pathOf(request));
        const error = methods.length > 0 ? wrongMethod : notFound;
        if (error === wrongMethod) reply.header('allow', methods.join(', '));
        return reply.code(error.statusCode).send(requestErrorBody(request, texts, error));
      };
      const isOfOther = (request: FastifyRequest): boolean => {
        const { call } = request.routeOptions.config;
        return (
          call !== undefined &&
          !hasItsParams(call, request.params) &&
          !methodsOf(pathOf(request)).includes(request.method)
        );
      };
      // Before the body is read: it is of no interest where nothing takes it.
      scope.addHook('onRequest', async (request, reply) => {
        if (request.is404 || isOfOther(request)) return answerUnknown.call(scope, request, reply) as FastifyReply;
      });
      scope.setNotFoundHandler(answerUnknown);
      // Otherwise the route of the pages, which matches every other path, would match these.
      scope.get('/', answerUnknown);
      scope.get('/*', answerUnknown);
      const isNotification = ([, { call }]: [CallKey, Route]): boolean => call.foreignOrigin === true;
      const notifications = [...routes].filter(isNotification);
      const takesFile = ([, { call }]: [CallKey, Route]): boolean => hasFile(call);
      const others = [...routes].filter((one) => !isNotification(one) && !takesFile(one));
      registerCalls(scope, new Map(others), parts);
      await scope.register(async (notified) => {
        readForms(notified);
        registerCalls(notified, new Map(notifications), parts);
      });
      await scope.register(async (uploads) => {
        readFiles(uploads);
        registerCalls(uploads, new Map([...routes].filter(takesFile)), parts);
      });
      const { publicUrl: url } = config;
      const described = { url, languages: languagesOf(scope), cookiePrefix: cookiePrefix(url) };
      serveApiDocs(scope, () => openApiDocument(api, { ...described, contact: contact() }));
    },
    { prefix: '/api' },
  );
}
