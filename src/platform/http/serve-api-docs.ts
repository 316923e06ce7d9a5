import type { FastifyInstance } from 'fastify';
import { apiDocsPage, apiDocsStyle } from './api-docs-page.ts';

/** GET openapi.json for machines and GET docs for people, made once. */
export function serveApiDocs(server: FastifyInstance, document: Record<string, unknown>): void {
  const json = JSON.stringify(document);
  const page = apiDocsPage(document);
  server.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  server.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(apiDocsStyle));
}
