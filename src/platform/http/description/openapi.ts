import { defaultLocale, type Locale } from '#i18n/locale.ts';
import {
  type Access,
  apiCookies,
  type BodyType,
  type Call,
  type CallGroup,
  type CallKey,
  type CookieName,
} from '#values/call.ts';
import { apiConventions } from './api-conventions.ts';
import { type DescriptionParts, errorSchema, responseHeaders, responsesOf } from './call-responses.ts';
import { fieldsOf, type Json, type NamedSchemas, schemaJson } from './schema-json.ts';

export interface DescribedApi {
  /** Its title, and what holds for all of its calls; those of the shoppers' API without it. */
  readonly about?: { readonly title: string; readonly conventions: string };
  readonly calls: Readonly<Record<CallKey, Call>>;
  readonly groups: readonly CallGroup[];
}

interface DescribedServer {
  /** Address of the shop, without a trailing slash. */
  readonly url: string;
  readonly languages: readonly Locale[];
  /** The prefix of the names of its cookies. */
  readonly cookiePrefix: string;
  /** Whom to ask about the shop. */
  readonly contact: { readonly name: string; readonly email: string };
}

const shoppersApi = { title: 'Ferreter API', conventions: apiConventions };

/** Describes every call as OpenAPI 3.1, from the same schemas that validate it (decisions.md section 3). */
export function openApiDocument({ about = shoppersApi, calls, groups }: DescribedApi, server: DescribedServer): Json {
  const named: NamedSchemas = { Error: errorSchema };
  const parts = { named, cookieName: (name: CookieName) => `${server.cookiePrefix}${name}` };
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries(calls) as [CallKey, Call][]) {
    const [method, path] = key.split(' ') as [string, string];
    const described = { ...operation(key, call, server.languages, parts), tags: [groupOf(path, groups)] };
    (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = described;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: '1',
      description: about.conventions,
      contact: { ...server.contact, url: server.url },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${server.url}/api` }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => a.localeCompare(b))),
      headers: responseHeaders,
      securitySchemes: Object.values(calls).some(isForStaff)
        ? {
            staff: {
              type: 'apiKey',
              in: 'cookie',
              name: `${server.cookiePrefix}staff`,
              description: 'The session of a member of the staff, for 12 hours.',
            },
          }
        : {
            bearer: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description:
                'The `accessToken` of a sign-in. It lives 15 minutes; `POST /auth/token/refresh` gives the next one.',
            },
          },
    },
  };
}

function groupOf(path: string, groups: readonly CallGroup[]): string {
  const beginnings = groups.flatMap(({ name, paths }) => paths.map((beginning) => ({ name, beginning })));
  const fitting = beginnings.filter(({ beginning }) => path === beginning || path.startsWith(`${beginning}/`));
  const [longest] = fitting.toSorted((a, b) => b.beginning.length - a.beginning.length);
  if (!longest) throw new Error(`no group of the API has the path ${path}`);
  return longest.name;
}

const callers: Readonly<Record<string, string>> = {
  public: 'Anybody may call it.',
  optional: 'Anybody may call it, with or without an access token.',
  account: 'For customers who are signed in to their account.',
  checkout: 'For customers who are signed in, and for a purchase without an account.',
  order:
    'For customers who are signed in, for a purchase without an account, and for whoever opened the order by the link of its mail.',
  member: 'For members of the staff.',
  locked_member: 'For members of the staff, also while their session is locked.',
};
const isForStaff = ({ access }: Call): boolean => typeof access === 'object' && 'staff' in access;

function callerOf(access: Access): string {
  if (typeof access === 'string') return callers[access]!;
  if ('customer' in access) return callers[access.customer]!;
  return callers[access.staff] ?? `For members of the staff whose role has \`${access.staff}\`.`;
}

function securityOf({ access }: Call): Json[] {
  if (access === 'public') return [];
  if (typeof access === 'object' && 'staff' in access) return [{ staff: [] }];
  return access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operation(key: CallKey, call: Call, languages: readonly Locale[], parts: DescriptionParts): Json {
  const { access, body, bodyTypes = ['application/json'] as const } = call;
  return {
    operationId: operationId(key),
    summary: call.summary.split(/[;:.]\s/, 1)[0],
    description: `${call.summary.replace(/\.$/, '')}. ${callerOf(access)}`,
    security: securityOf(call),
    parameters: [
      ...(call.params ? parameters(call, 'params', parts) : []),
      ...(call.query ? parameters(call, 'query', parts) : []),
      {
        name: 'Content-Language',
        in: 'header',
        description: 'The language of content and messages.',
        schema: { type: 'string', enum: languages, default: defaultLocale },
      },
      ...(call.idempotent ? [idempotencyKey] : []),
      ...(call.cookies?.reads ?? []).map((name) => ({
        name: parts.cookieName(name),
        in: 'cookie',
        description: apiCookies[name],
        schema: { type: 'string' },
      })),
    ],
    ...(body && { requestBody: { required: true, content: content(bodyTypes, schemaJson(body, parts.named)) } }),
    responses: responsesOf(key, call, parts),
  };
}

/** 'POST /auth/token/refresh' → 'postAuthTokenRefresh'. */
const operationId = (key: string): string =>
  key.toLowerCase().replace(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const content = (types: readonly BodyType[], schema: Json): Json =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes repeating the request safe: the same key with the same body answers the same, with another body 409. Without it the same basket makes one order.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$', example: '0f6f3c1e-6a55-4c0e-9a43-6a8a4d0e7f11' },
};

/** In an address everything is text: described is what the text says, a list with commas between its values. */
function parameters(call: Call, place: 'params' | 'query', { named }: DescriptionParts): Json[] {
  const schema = call[place]!;
  const { required = [] } = fieldsOf(schema, named);
  return Object.entries(fieldsOf(schema, named, 'output').properties ?? {}).map(
    ([name, { description, ...field }]) => ({
      name,
      in: place === 'params' ? 'path' : 'query',
      required: place === 'params' || required.includes(name),
      ...(description !== undefined && { description }),
      ...(field.type === 'array' && { style: 'form', explode: false }),
      schema: field,
    }),
  );
}
