import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRules from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { api } from '#routes/storefront-api.ts';
import { staffApi } from '#routes/staff-api.ts';
import { apiGroups } from '#routes/storefront-groups.ts';
import { apiCookies, type Call } from '#values/call.ts';
import { openApiDocument } from './openapi.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Record<string, Schema>;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: { readonly content: Record<string, { schema: Schema }> };
  readonly responses: Record<
    string,
    { headers?: Record<string, unknown>; content: Record<string, { schema: Schema }> }
  >;
}

const document = openApiDocument(
  { calls: api, groups: apiGroups },
  {
    url: 'https://ferreteria.es',
    languages: ['es', 'ca'],
    cookiePrefix: '__Host-',
    contact: { name: 'Ferretería', email: 'hola@ferreteria.es' },
  },
) as { paths: Record<string, Record<string, Operation>>; tags: { name: string }[]; components: object };
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    key: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...operation,
  })),
);
const operationOf = (key: keyof typeof api): Operation => described.find((one) => one.key === key)!;

/** Every field of the document's schemas with its name, and every parameter. */
function* fieldsOf(value: unknown): Iterable<[name: string, schema: Schema]> {
  if (typeof value !== 'object' || value === null) return;
  const { properties, parameters } = value as { properties?: Record<string, Schema>; parameters?: unknown };
  yield* Object.entries(properties ?? {});
  if (Array.isArray(parameters))
    for (const { name, schema, description } of parameters) yield [name, { ...schema, description }];
  for (const inner of Object.values(value)) yield* fieldsOf(inner);
}
const fields = [...fieldsOf(document)];
/** The types that a field may have, null aside. */
const typesOf = ({ type, anyOf = [] }: Schema): string[] =>
  [type ?? [], ...anyOf.map(typesOf)].flat().filter((one) => one !== 'null');
const describedAs = (schema: Schema): string =>
  [schema.description, ...(schema.anyOf ?? []).map(describedAs)].filter(Boolean).join(' ');

test('every call is described once, with its group, a title, a text and who may make it', () => {
  expect(described.map(({ key }) => key).toSorted()).toEqual(Object.keys(api).toSorted());
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
  const groups = document.tags.map(({ name }) => name);
  for (const { key, tags, summary, description, security } of described) {
    expect(groups, key).toEqual(expect.arrayContaining([...tags]));
    expect([summary, description], key).toEqual([expect.stringMatching(/^.{5,140}$/), expect.stringMatching(/\.$/)]);
    const { access } = api[key as keyof typeof api];
    expect(security, key).toHaveLength(access === 'public' ? 0 : access === 'optional' ? 2 : 1);
  }
});

test('every call describes its success and its failures', () => {
  for (const { key, requestBody, responses, security } of described) {
    const statuses = Object.keys(responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    const body = requestBody ? ['400', '413', '415', '422'] : [];
    const signedIn = security.length > 0 ? ['401'] : [];
    const unsafe = key.startsWith('GET ') || key.includes('notification') ? [] : ['403'];
    const common = [...body, ...signedIn, ...unsafe, '429', '500', '503'];
    expect(statuses, key).toEqual(expect.arrayContaining(common));
  }
  const codesOf = (key: keyof typeof api, status: number) =>
    operationOf(key).responses[status]!.content['application/json']!.schema.allOf![1]!.properties!.code!.enum;
  expect(codesOf('POST /search', 400)).toEqual(['invalid_request', 'invalid_json']);
  expect(codesOf('GET /catalog/product/:slug', 422)).toEqual(['invalid_request']);
  expect(Object.keys(operationOf('GET /service/delivery/cost').responses)).not.toContain('422');
});

test('what an error says besides its code is described', () => {
  const factsOf = (key: keyof typeof api, status: number) =>
    Object.keys(operationOf(key).responses[status]!.content['application/json']!.schema.allOf![1]!.properties!);
  expect(factsOf('POST /sale/basket', 422)).toEqual(expect.arrayContaining(['maxQuantity', 'maxLines']));
  expect(factsOf('GET /content/page/promotion', 410)).toEqual(expect.arrayContaining(['title', 'to']));
  expect(factsOf('POST /sale/order', 409)).toEqual(expect.arrayContaining(['basket', 'delivery', 'products']));
});

test('ids, numbers of pieces and pages are integers', () => {
  const isId = (name: string, schema: Schema) =>
    /^(id|.*Id|.*_id|count|units|page|pages|limit|quantity)$/.test(name) && !typesOf(schema).includes('string');
  const wrong = fields.filter(
    ([name, schema]) => isId(name, schema) && typesOf(schema).some((one) => one !== 'integer'),
  );
  expect(wrong).toEqual([]);
  expect(typesOf(operationOf('GET /sale/order/detail').parameters[0]!.schema)).toEqual(['integer']);
});

test('every amount says its unit and whether VAT is in it', () => {
  const amounts = new Set(['base', 'sale', 'price', 'sum', 'amount', 'total', 'deliveryPrice', 'freeDeliveryCost']);
  const found = fields.filter(([name, schema]) => amounts.has(name) && typesOf(schema).includes('number'));
  const measured = found.filter(([, { description = '' }]) => !description.includes('`measure`'));
  expect(measured.length).toBeGreaterThan(40);
  expect(measured.filter(([, schema]) => !/Euros, VAT included/.test(describedAs(schema)))).toEqual([]);
});

test('every day and time of day is that of the shop, every moment is in UTC', () => {
  const zones: Record<string, RegExp> = { date: /Europe\/Madrid/, 'date-time': /UTC/ };
  const flat = ({ format, pattern, anyOf = [] }: Schema): (RegExp | undefined)[] => [
    zones[format ?? ''] ?? (pattern?.includes('[0-3]):') ? zones.date : undefined),
    ...anyOf.flatMap(flat),
  ];
  const timed = fields.flatMap(([name, schema]) =>
    flat(schema).flatMap((zone) => (zone ? [{ name, schema, zone }] : [])),
  );
  expect(timed.length).toBeGreaterThan(30);
  expect(timed.filter(({ schema, zone }) => !zone.test(describedAs(schema)))).toEqual([]);
  const untyped = fields.filter(
    ([name, schema]) => /(At|^date|^until)$/.test(name) && flat(schema).every((zone) => !zone),
  );
  expect(untyped.filter(([, schema]) => typesOf(schema).includes('string'))).toEqual([]);
});

test('what is sent besides the body is described: keys, cookies, forms, languages', () => {
  const named = (key: keyof typeof api, place: string) =>
    operationOf(key)
      .parameters.filter((parameter) => parameter.in === place)
      .map(({ name }) => name);
  expect(named('POST /sale/order', 'header')).toEqual(['Content-Language', 'Idempotency-Key']);
  expect(named('POST /sale/basket', 'cookie')).toEqual(['__Host-basket']);
  expect(operationOf('POST /sale/basket').responses[200]!.headers).toHaveProperty('Set-Cookie');
  expect(operationOf('GET /menu').responses[200]!.headers).not.toHaveProperty('Set-Cookie');
  const used = Object.values<Call>({ ...api, ...staffApi }).flatMap(({ cookies: { reads = [], sets = [] } = {} }) => [
    ...reads,
    ...sets,
  ]);
  expect(new Set(used)).toEqual(new Set(Object.keys(apiCookies)));
  const form = 'application/x-www-form-urlencoded';
  expect(Object.keys(operationOf('POST /service/payment/notification').requestBody!.content)).toContain(form);
  const types = operationOf('GET /catalog/product/carousel').parameters.find(({ name }) => name === 'types');
  expect(types).toMatchObject({
    explode: false,
    schema: { items: { enum: ['new', 'recommended', 'similar', 'viewed'] } },
  });
});

test('a body that is one thing or another has one schema for each', () => {
  const ways = (key: keyof typeof api) => {
    const schema = operationOf(key).requestBody!.content['application/json']!.schema;
    return (schema.oneOf ?? []).map((way) => (way as { required?: string[] }).required);
  };
  expect(ways('POST /sale/order/cancel')).toEqual([['orderId'], ['number', 'key']]);
  expect(ways('POST /sale/order/track')).toEqual([
    ['number', 'email'],
    ['number', 'key'],
  ]);
  expect(JSON.stringify(document.components)).not.toContain('eitherOf');
});

test('Redocly finds nothing to say against it', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
}, 30_000);

test('Spectral finds nothing to say against it', async () => {
  const linter = new spectral.Spectral();
  const recommended = spectralRules.oas as unknown as RulesetDefinition;
  linter.setRuleset({ extends: [[recommended, 'recommended']] });
  const problems = await linter.run(JSON.parse(JSON.stringify(document)));
  expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([]);
}, 60_000);
