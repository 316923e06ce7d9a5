import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallKey } from '#values/call.ts';
import { readConfig } from '../config.ts';
import { httpErrorTexts } from './errors/error-texts.ts';
import type { Route } from './handler.ts';
import { validUrl } from './valid-url.ts';
import { serveApi } from './serve-api.ts';

const answer = { summary: 'Answers true', access: 'public', answer: z.literal(true) } as const;
const answerOrder = { call: { ...answer, params: z.object({ id: z.string().regex(/^\d+$/) }) }, handler: () => true };
const answerTrue = { call: answer, handler: () => true };
const routes = new Map<CallKey, Route>([
  ['GET /menu', answerTrue],
  ['POST /product/list', answerTrue],
  ['DELETE /product/list', answerTrue],
  ['GET /product/:slug', answerTrue],
  ['POST /orders/list', answerTrue],
  ['GET /orders/today', answerTrue],
  ['GET /orders/:id', answerOrder],
  ['PUT /orders/:id', answerOrder],
  ['GET /events', { ...answerTrue, call: { ...answer, stream: 'text/event-stream' } }],
]);

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify({ rewriteUrl: (request) => validUrl(request.url) });
  server.get('/*', (request, reply) => reply.send(`the page ${request.url}`));
  await serveApi(server, {
    config: readConfig({}),
    api: { calls: {}, groups: [] },
    contact: () => ({ name: 'Shop', email: 'shop@ejemplo.es' }),
    routes,
    texts: httpErrorTexts,
    authenticate: async () => null,
    isAsleep: () => false,
  });
});
afterAll(() => server.close());

it.each(['/api', '/api/', '/api/nothing', '/api/menu/x?y=1'])(
  'answers the unknown %s in the shape of errors, not with a page',
  async (url) => {
    const response = await server.inject({ url, headers: { 'content-language': 'ca' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ statusCode: 404, code: 'not_found', message: expect.any(String) });
    expect(response.headers['content-language']).toBe('ca');
  },
);

it.each([
  ['POST', '/api/menu?x=1', 'GET, HEAD'],
  ['PUT', '/api/product/list', 'DELETE, GET, HEAD, POST'],
  ['DELETE', '/api/product/a-drill', 'GET, HEAD'],
  ['OPTIONS', '/api/menu', 'GET, HEAD'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
  ['HEAD', '/api/orders/list', 'POST'],
  ['GET', '/api/orders/list?page=2', 'POST'],
  ['DELETE', '/api/orders/list', 'POST'],
  ['PUT', '/api/orders/today', 'GET, HEAD'],
  ['DELETE', '/api/orders/7', 'GET, HEAD, PUT'],
  ['DELETE', '/api/orders/abc', 'GET, HEAD, PUT'],
  ['HEAD', '/api/events', 'GET'],
] as const)('answers %s %s with the methods that the path has', async (method, url, allow) => {
  const headers = { 'content-language': 'ca', 'content-type': 'text/plain' };
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await server.inject({ method, url, headers, ...(hasBody && { payload: '{' }) });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe(allow);
  if (method === 'HEAD') return;
  expect(response.json()).toMatchObject({ statusCode: 405, code: 'method_not_allowed', message: expect.any(String) });
  expect(response.headers['content-language']).toBe('ca');
});

it.each([
  ['HEAD', '/api/menu', 200],
  ['HEAD', '/api/orders/today', 200],
  ['HEAD', '/api/orders/7', 200],
  ['GET', '/api/orders/abc', 422],
  ['POST', '/api/nothing', 404],
  ['DELETE', '/api/product/a/b', 404],
] as const)('answers %s %s with %i', async (method, url, status) => {
  expect((await server.inject({ method, url })).statusCode).toBe(status);
});
