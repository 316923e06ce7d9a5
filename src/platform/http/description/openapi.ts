import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import type { Call, CallKey } from '#values/call.ts';

type Json = Record<string, unknown>;

const errorSchema: Json = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** Describes every call as OpenAPI 3.1, from the same schemas that validate it (decisions.md section 3). */
export function openApiDocument(
  api: Readonly<Record<CallKey, Call>>,
  server: { url: string; title: string; languages: readonly Locale[] },
): Json {
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries(api) as [CallKey, Call][]) {
    const [method, path] = key.split(' ') as [string, string];
    const openPath = path.replace(/:(\w+)/g, '{$1}');
    (paths[openPath] ??= {})[method.toLowerCase()] = operation(key, call, server.languages);
  }
  return {
    openapi: '3.1.0',
    info: { title: server.title, version: '1' },
    servers: [{ url: `${server.url}/api` }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(key: string, call: Call, languages: readonly Locale[]): Json {
  return {
    operationId: operationId(key),
    summary: call.summary,
    tags: [key.split('/')[1]],
    ...(call.access !== 'public' && { security: call.access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      { name: 'Content-Language', in: 'header', schema: { type: 'string', enum: languages, default: 'es' } },
    ],
    ...(call.body && { requestBody: { required: true, content: jsonContent(schemaOf(call.body, 'input')) } }),
    responses: {
      [String(call.status ?? 200)]: { description: 'OK', content: answerContent(call) },
      ...errorResponses(call),
    },
  };
}

/** 'POST /auth/token/refresh' → 'postAuthTokenRefresh'. */
const operationId = (key: string): string =>
  key.toLowerCase().replace(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const answerContent = ({ file, answer }: Call): Json =>
  file ? { [file]: { schema: { type: 'string', format: 'binary' } } } : jsonContent(schemaOf(answer, 'input'));

const jsonContent = (schema: unknown): Json => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function errorResponses(call: Call): Json {
  const codes: Record<string, Set<string>> = {};
  const add = (status: number, code: string) => (codes[status] ??= new Set()).add(code);
  if (call.body ?? call.query ?? call.params) add(400, 'invalid_request');
  if (call.body) add(422, 'invalid_request');
  if (call.access !== 'public') add(401, 'invalid_token');
  if (typeof call.access === 'object') {
    add(401, 'not_signed_in');
    if (call.access.customer === 'account') add(403, 'account_needed');
  }
  for (const [code, status] of Object.entries(call.errors ?? {})) add(status, code);
  if (call.needsAwake) add(503, 'asleep');
  if (call.body) {
    add(413, 'too_large');
    add(415, 'not_json');
  }
  add(429, 'too_many_requests');
  add(500, 'server_error');
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    Object.entries(codes).map(([status, distinct]) => [
      status,
      { description: [...distinct].join(', '), content: jsonContent(schema) },
    ]),
  );
}
