import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#values/escape-html.ts';

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: object;
  }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

/** GET openapi.json for machines and GET docs for people, made at the first request. */
export function serveApiDocs(server: FastifyInstance, describe: () => Record<string, unknown>): void {
  let made: { readonly json: string; readonly page: string } | undefined;
  const make = () => {
    const document = describe();
    return { json: JSON.stringify(document), page: apiDocsPage(document) };
  };
  const documents = () => (made ??= make());
  server.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documents().json),
  );
  server.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(documents().page));
  server.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(apiDocsStyle));
}

/** The OpenAPI document as a page for people: no script, foldable by the browser itself. */
function apiDocsPage(document: Record<string, unknown>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callHtml(method.toUpperCase(), path, operation)),
  );
  const { schemas } = document.components as { schemas: Record<string, object> };
  const named = Object.entries(schemas).map(
    ([name, schema]) => `<details><summary><b>${name}</b></summary>${schemaHtml(schema)}</details>`,
  );
  const title = escapeHtml(String((document.info as { title: string }).title));
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs.css"></head>' +
    `<body><main><h1>${title}</h1><p>${calls.length} calls below <code>/api</code>. ` +
    `Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>${calls.join('')}` +
    `<h2>Schemas</h2>${named.join('')}</main></body></html>`
  );
}

function callHtml(method: string, path: string, operation: Operation): string {
  const access = ['public', 'signed in', 'signed in or not'][operation.security.length];
  const parameters = operation.parameters
    .map(
      (parameter) =>
        `<li><code>${parameter.name}</code> (${parameter.in}${parameter.required ? ', required' : ''}) ${escapeHtml(parameter.description ?? '')} ${schemaHtml(parameter.schema)}</li>`,
    )
    .join('');
  const body = operation.requestBody
    ? `<h3>Body</h3>${Object.entries(operation.requestBody.content)
        .map(([type, { schema }]) => `<p><code>${type}</code></p>${schemaHtml(schema)}`)
        .join('')}`
    : '';
  const responses = Object.entries(operation.responses)
    .map(([status, response]) =>
      Number(status) < 300
        ? `<h3>${status}</h3>${contentHtml(response.content)}`
        : `<p><strong>${status}</strong> ${escapeHtml(response.description)}</p>`,
    )
    .join('');
  return (
    `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)} · ${access}</span></summary>` +
    `<p>${escapeHtml(operation.description)}</p><ul>${parameters}</ul>${body}${responses}</details>`
  );
}

const contentHtml = (content: Operation['responses'][string]['content']): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' ? schemaHtml(schema) : `<p><code>${type}</code></p>`))
    .join('');

const schemaHtml = (schema: object): string => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

const apiDocsStyle = `
body { font: 16px/1.5 system-ui, sans-serif; color: #14171a; background: #f7f5f0; margin: 0; }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px; }
details { background: #fffefc; border: 1px solid #e0dcd2; margin: 8px 0; padding: 0 16px; }
summary { cursor: pointer; padding: 12px 0; overflow-wrap: anywhere; }
summary span { color: #454c52; }
pre { background: #f1eee7; padding: 12px; overflow: auto; font-size: 13px; }
`;
