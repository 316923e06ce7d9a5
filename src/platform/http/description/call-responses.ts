import type { z } from 'zod';
import type { Call, CallKey, CookieName, DescribedError } from '#values/call.ts';
import { fieldsOf, hasRules, type Json, type NamedSchemas, schemaJson } from './schema-json.ts';

/** The body of every error; what belongs to one code stands beside it in the schema of its status. */
export const errorSchema: Json = {
  type: 'object',
  description: 'The body of every error.',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', description: 'Stable, for programs.' },
    message: { type: 'string', description: 'For people, in the language of the answer.' },
    requestId: { type: 'string', description: 'Under which the log has it; the header X-Request-Id says the same.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string', description: "The path of a field: 'customer.document.number'." },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};

export const responseHeaders: Json = {
  ContentLanguage: { description: 'The language of the answer.', schema: { type: 'string' } },
  Location: { description: 'Where it is now.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds after which to try again.', schema: { type: 'integer', minimum: 1 } },
  SetCookie: { description: 'A cookie that is set or deleted.', schema: { type: 'string' } },
};
const header = (name: keyof typeof responseHeaders): Json => ({ $ref: `#/components/headers/${name}` });

const binarySchema: Json = { schema: { type: 'string', format: 'binary' } };

interface ErrorOfStatus {
  readonly code: string;
  readonly when?: string | undefined;
  readonly facts?: z.ZodObject | undefined;
}

export interface DescriptionParts {
  readonly named: NamedSchemas;
  /** The name of a cookie with its prefix. */
  readonly cookieName: (name: CookieName) => string;
}

/** The responses of a call: its success, and its failures by their status. */
export function responsesOf(key: CallKey, call: Call, { named, cookieName }: DescriptionParts): Json {
  const { sets = [] } = call.cookies ?? {};
  const set = sets.map(cookieName);
  return {
    [String(call.status ?? 200)]: {
      description: `Done.${set.length > 0 ? ` May set or delete the cookies ${set.join(', ')}.` : ''}`,
      headers: {
        'Content-Language': header('ContentLanguage'),
        ...(set.length > 0 && { 'Set-Cookie': header('SetCookie') }),
      },
      content: call.file
        ? Object.fromEntries([call.file].flat().map((type) => [type, binarySchema]))
        : call.stream
          ? { [call.stream]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: schemaJson(call.answer, named) } },
    },
    ...Object.fromEntries(
      [...errorsOf(key, call)].map(([status, errors]) => [String(status), errorResponse(status, errors, named)]),
    ),
  };
}

function errorResponse(status: number, errors: readonly ErrorOfStatus[], named: NamedSchemas): Json {
  const facts = errors.map((error) => (error.facts ? (fieldsOf(error.facts, named).properties ?? {}) : {}));
  return {
    description: errors.map(({ code, when }) => `\`${code}\`${when ? `: ${when}` : ''}`).join('\n\n'),
    headers: {
      'Content-Language': header('ContentLanguage'),
      ...(status === 301 && { Location: header('Location') }),
      ...((status === 429 || status === 503) && { 'Retry-After': header('RetryAfter') }),
    },
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            {
              type: 'object',
              properties: Object.assign({}, ...facts, { code: { enum: errors.map(({ code }) => code) } }) as Json,
            },
          ],
        },
      },
    },
  };
}

/** All failures of a call by their status, those that every call shares among them. */
function errorsOf(key: CallKey, call: Call): Map<number, ErrorOfStatus[]> {
  const found = new Map<number, ErrorOfStatus[]>();
  const add = (status: number, error: ErrorOfStatus): void => {
    const ofStatus = found.get(status) ?? [];
    if (!ofStatus.some(({ code }) => code === error.code)) found.set(status, [...ofStatus, error]);
  };
  for (const [code, error] of Object.entries<number | DescribedError>(call.errors ?? {}))
    if (typeof error === 'number') add(error, { code });
    else add(error.status, { code, when: error.when, facts: error.facts });
  for (const [status, code, when] of sharedErrors(key, call)) add(status, { code, when });
  return new Map([...found].toSorted(([a], [b]) => a - b));
}

function* staffErrors({ recentSignIn }: Call, needed: string): Iterable<[status: number, code: string, when?: string]> {
  if (needed === 'locked_member') return;
  yield [403, 'locked', 'The session is locked: see `POST /staff/session/unlock`.'];
  if (recentSignIn) yield [403, 'reauthentication_required', 'See `POST /staff/reauthenticate`.'];
  if (needed === 'member') return;
  yield [403, 'second_factor_needed', 'In production an owner sets one up first.'];
  yield [403, 'not_permitted', `The role has no \`${needed}\`.`];
}

function* sharedErrors(key: CallKey, call: Call): Iterable<[status: number, code: string, when?: string]> {
  const { body, query, params, access } = call;
  if (body ?? query ?? params) yield [400, 'invalid_request', 'A field is missing or of the wrong type.'];
  if (body) yield [400, 'invalid_json', 'The body cannot be read.'];
  if (body ?? [query, params].some((schema) => schema && hasRules(schema)))
    yield [422, 'invalid_request', 'A field breaks a rule.'];
  const isForStaff = typeof access === 'object' && 'staff' in access;
  if (access !== 'public' && !isForStaff)
    yield [401, 'invalid_token', 'The access token is wrong, expired or of a session that ended.'];
  if (typeof access === 'object') yield [401, 'not_signed_in'];
  if (typeof access === 'object' && !isForStaff && access.customer === 'account') yield [403, 'account_needed'];
  if (isForStaff) yield* staffErrors(call, access.staff);
  if (!key.startsWith('GET ') && !call.foreignOrigin)
    yield [403, 'forbidden_origin', 'The request comes from another site.'];
  if (body) {
    const { maxBodyBytes } = call;
    yield [413, 'too_large', `The body has more than ${maxBodyBytes ? `${maxBodyBytes / 1e6} MB` : '100 kB'}.`];
    yield [415, 'not_json', 'The body comes as another type.'];
  }
  yield [429, 'too_many_requests'];
  yield [500, 'server_error'];
  yield [503, 'unavailable', 'The database is away; in a moment it may answer.'];
  if (call.needsAwake) yield [503, 'asleep', 'A restored copy of the shop that was not woken.'];
}
