import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { httpErrorTexts } from './errors/error-texts.ts';
import { validUrl } from './valid-url.ts';
import { serveApi } from './serve-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify({ rewriteUrl: (request) => validUrl(request.url) });
  server.get('/*', (request, reply) => reply.send(`the page ${request.url}`));
  await serveApi(server, {
    config: readConfig({}),
    api: {},
    routes: new Map(),
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
