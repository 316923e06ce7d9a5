import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

type Json = Record<string, unknown>;
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: object;
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { schema: object }> };
  readonly responses: Record<string, { headers?: Json; content: Record<string, { schema: object }> }>;
}
interface Input {
  readonly path?: Json;
  readonly query?: Json;
  readonly header?: Record<string, string>;
  readonly body?: unknown;
}

/** A client that knows nothing but the API's description: it calls operations by name, and checks what goes out and comes in. */
export class DescribedClient {
  readonly #app: FastifyInstance;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #cookies = new Map<string, string>();
  readonly #basePath: string;
  readonly operations: ReadonlyMap<string, Operation & { readonly method: 'GET' | 'POST'; readonly path: string }>;
  accessToken: string | undefined;

  private constructor(app: FastifyInstance, document: Json) {
    this.#app = app;
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema(document, 'api');
    const [{ url }] = document.servers as [{ url: string }];
    this.#basePath = new URL(url).pathname;
    this.operations = new Map(
      Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, operation]) =>
            [operation.operationId, { ...operation, path, method: method.toUpperCase() as 'GET' }] as const,
        ),
      ),
    );
  }

  static async of(app: FastifyInstance): Promise<DescribedClient> {
    return new DescribedClient(app, (await app.inject('/api/openapi.json')).json());
  }

  /** Makes a call; throws where the request or its answer is not as described. */
  async call(operationId: string, input: Input = {}) {
    const operation = this.operations.get(operationId);
    if (!operation) throw new Error(`no operation ${operationId}`);
    const { method, parameters, requestBody, security } = operation;
    for (const { name, in: place, required, schema } of parameters) {
      const value = place === 'cookie' ? this.#cookies.get(name) : (input[place] as Json | undefined)?.[name];
      if (value !== undefined) this.#check(schema, value, `${operationId} ${name}`);
      else if (required) throw new Error(`${operationId} needs ${name}`);
    }
    const json = requestBody?.content['application/json']?.schema;
    if (json) this.#check(json, input.body, `the body of ${operationId}`);
    const known = parameters.filter(({ in: place }) => place === 'cookie').map(({ name }) => name);
    const response = await this.#app.inject({
      method,
      url: this.#urlOf(operation.path, input),
      cookies: Object.fromEntries([...this.#cookies].filter(([name]) => known.includes(name))),
      headers: {
        ...input.header,
        ...(this.accessToken && security.length > 0 && { authorization: `Bearer ${this.accessToken}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { payload: JSON.stringify(input.body) }),
    });
    const { statusCode: status } = response;
    const described = operation.responses[status];
    if (!described) throw new Error(`${operationId} answers ${status}: ${response.payload}`);
    if (response.cookies.length > 0 && !described.headers?.['Set-Cookie'])
      throw new Error(`${operationId} sets cookies unsaid`);
    for (const { name, value } of response.cookies)
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    const answer = described.content['application/json'];
    if (!answer) return { status, body: response.rawPayload };
    const body = response.json();
    // An error says nothing that is not described; an answer may get further fields.
    const schema = status < 400 ? answer.schema : { ...answer.schema, unevaluatedProperties: false };
    this.#check(schema, body, `${status} of ${operationId}`);
    return { status, body };
  }

  #urlOf(path: string, { path: values = {}, query = {} }: Input): string {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return `${this.#basePath}${filled}${search.size > 0 ? `?${search}` : ''}`;
  }

  #check(schema: object, value: unknown, what: string): void {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object;
    const validate = this.#ajv.compile(absolute);
    if (!validate(value))
      throw new Error(`${what}: ${this.#ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`);
  }
}
