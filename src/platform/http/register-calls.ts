import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallKey } from '#values/call.ts';
import type { Authenticate, AuthenticateStaff, StaffSession } from './visit.ts';
import { jsonText } from '#values/json-text.ts';
import type { ErrorTexts } from './errors/error-texts.ts';
import { EventStream } from './event-stream.ts';
import { leaveEvent } from './http-server.ts';
import type { Route } from './handler.ts';
import { rateLimitedCalls } from './render-rate-limit.ts';
import { requestErrorBody } from './errors/request-error-body.ts';
import { requestLocale, requestVisit } from './request-visit.ts';
import { accessRefusal, handleCall } from './handle-call.ts';
import { maxFormBytes } from './read-files.ts';

interface CallOptions {
  readonly texts: ErrorTexts;
  readonly authenticate: Authenticate;
  /** Absent: nobody is of the staff. */
  readonly authenticateStaff?: AuthenticateStaff | undefined;
  /** Whether this is a restored copy that was not woken yet. */
  readonly isAsleep: () => boolean;
}

/** Marks what a page of the back office asks by itself: it does not keep the session from being locked. */
const backgroundHeader = 'x-background';
/** When a payment provider may notify again, in seconds. */
const retryAsleepAfter = 60;

/** Registers every call of the API on its path below the instance's prefix. */
export function registerCalls(
  server: FastifyInstance,
  routes: ReadonlyMap<CallKey, Route>,
  options: CallOptions,
): void {
  const refuseTooMany = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (await server.isWithinRenderLimit(request, reply)) return;
    await reply
      .code(429)
      .send(requestErrorBody(request, options.texts, { statusCode: 429, code: 'too_many_requests' }));
  };
  for (const [key, route] of routes) {
    const [method, url] = key.split(' ') as [string, string];
    const refuseStrangers = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const visit = requestVisit(request, reply, requestLocale(request), null, await staffOf(request, options, true));
      const refusal = accessRefusal(route.call, visit);
      if (refusal) await reply.code(refusal.statusCode).send(requestErrorBody(request, options.texts, refusal));
    };
    server.route({
      method,
      url,
      // Nobody would end the stream of a HEAD request.
      ...(route.call.stream && { exposeHeadRoute: false }),
      handler: async (request, reply) => answer(request, reply, { key, route }, options),
      // Both are checked before the body is read.
      onRequest: [
        ...(rateLimitedCalls.has(key) ? [refuseTooMany] : []),
        ...(route.call.maxBodyBytes === undefined ? [] : [refuseStrangers]),
      ],
      ...(route.call.maxBodyBytes !== undefined && { bodyLimit: maxFormBytes(route.call.maxBodyBytes) }),
      config: { foreignOrigin: route.call.foreignOrigin === true, call: route.call },
    });
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, route }: { key: CallKey; route: Route },
  options: CallOptions,
): Promise<unknown> {
  const { texts, authenticate, isAsleep } = options;
  const locale = requestLocale(request);
  // An answer is for this visitor at this moment.
  reply.header('cache-control', 'no-store');
  if (route.call.needsAwake && isAsleep()) {
    reply.header('retry-after', retryAsleepAfter);
    return reply.code(503).send(requestErrorBody(request, texts, { statusCode: 503, code: 'asleep' }));
  }
  const { access } = route.call;
  const isForStaff = typeof access === 'object' && 'staff' in access;
  const token = access === 'public' || isForStaff ? undefined : bearerToken(request);
  const user = token === undefined ? null : await authenticate(token);
  if (token !== undefined && !user) {
    return reply.code(401).send(requestErrorBody(request, texts, { statusCode: 401, code: 'invalid_token' }));
  }
  // A shopper's token opens nothing here, nor the staff's cookie anything there.
  const isUse = !route.call.stream && request.headers[backgroundHeader] === undefined;
  const staff = isForStaff ? await staffOf(request, options, isUse) : undefined;
  const visit = requestVisit(request, reply, locale, user, staff);
  const result = await handleCall(
    route,
    { params: request.params, query: request.query, body: request.body },
    visit,
    texts,
  );
  if (result.status === 429)
    request.server.securityLog?.limitReached(request, { call: key, code: result.error?.code ?? '' });
  const retryAfter = result.error?.retryAfterSeconds;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  const location = result.error?.location;
  // Relative to the API, as calls are; the query goes along.
  if (typeof location === 'string')
    reply.header('location', `/api${location}${new URL(request.url, 'http://shop').search}`);
  if (!result.error && result.body instanceof File) return sendFile(reply, result.body);
  if (!result.error && result.body instanceof EventStream) return sendStream(reply, result.body);
  // The pre-serialised string keeps `true` and other bare values JSON.
  return reply
    .code(result.status)
    .type('application/json; charset=utf-8')
    .send(result.error ? JSON.stringify({ ...result.error, requestId: request.id }) : jsonText(result.body));
}

/** The session of the staff that a request's cookie opens; `isUse`: whether somebody is at work, which keeps it unlocked. */
async function staffOf(
  request: FastifyRequest,
  { authenticateStaff }: CallOptions,
  isUse: boolean,
): Promise<StaffSession | null> {
  const token = request.cookies[`${request.server.cookiePrefix}staff`];
  return token === undefined || !authenticateStaff ? null : authenticateStaff(token, isUse);
}

/** Proxies pass it on as it comes. */
function sendStream(reply: FastifyReply, stream: EventStream): FastifyReply {
  reply.raw.once(leaveEvent, () => stream.finish());
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}

async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(Buffer.from(await file.arrayBuffer()));
}

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header === undefined ? undefined : header.replace(/^Bearer +/i, '');
}
