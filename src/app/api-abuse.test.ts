import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#routes/storefront-api.ts';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { Call } from '#values/call.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';

let shop: Shop;
let headers: Record<string, string>;

beforeAll(async () => {
  shop = await startShop();
  const browser = await newAccount(shop);
  headers = { authorization: `Bearer ${browser.accessToken}` };
});
afterAll(() => shop.stop());

const calls = Object.entries(api as Record<string, Call>);

async function send(
  key: string,
  input: { body?: string; query?: string; parameter?: string; type?: string; from?: Record<string, string> },
) {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const url = `/api${path.replace(/:\w+/g, encodeURIComponent(input.parameter ?? 'nothing'))}${input.query ?? ''}`;
  const hasBody = input.body !== undefined && method !== 'GET';
  return shop.app.inject({
    method,
    url,
    headers: { ...headers, ...input.from, ...(hasBody && { 'content-type': input.type ?? 'application/json' }) },
    ...(hasBody && { payload: input.body }),
  });
}

/** A refusal in the shop's error shape, or a success; never a failure of ours. */
function expectSound(response: Awaited<ReturnType<typeof send>>, sent: string): void {
  expect(response.statusCode, `${sent} → ${response.body}`).toBeLessThan(500);
  if (response.statusCode < 400) return;
  expect(response.json(), sent).toMatchObject({
    statusCode: response.statusCode,
    code: expect.stringMatching(/^[a-z_]+$/),
    message: expect.any(String),
  });
}

const hostileBodies = [
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '[[]]',
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"id":1e400}',
  '',
  '{',
  '{"a":}',
  'not json',
  '<xml/>',
  `{"a":"${'x'.repeat(90_000)}"}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
];
/** Neither its length nor itself can be compared with a number. */
const withoutPrimitive = { length: { toString: 1, valueOf: 1 }, toString: 1, valueOf: 1 };
const hostileValues: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  '0',
  'NaN',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '🔧🔧',
  'مرحبا‮abc',
  'x'.repeat(10_000),
  [],
  {},
  [null],
  Array.from({ length: 5000 }, (_, index) => index),
  { $ne: null },
];

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** A body of a schema's shape in which every value is hostile, one for each alternative. */
function hostileIn({ properties, items, anyOf }: JsonSchema): unknown[] {
  if (anyOf) return anyOf.flatMap(hostileIn);
  if (items) return hostileIn(items).map((item) => [item]);
  if (!properties) return [withoutPrimitive];
  return Object.entries(properties).flatMap(([name, schema]) => hostileIn(schema).map((value) => ({ [name]: value })));
}

describe.each(calls)('%s', (key, call) => {
  test('answers hostile bodies with a clear refusal', async () => {
    for (const body of hostileBodies) expectSound(await send(key, { body }), body.slice(0, 100));
  });

  test('answers hostile values in each of its fields with a clear refusal', async () => {
    const shape = call.body && 'shape' in call.body ? Object.keys(call.body.shape as object) : [];
    for (const field of shape)
      for (const value of [...hostileValues, withoutPrimitive]) {
        const body = JSON.stringify({ [field]: value });
        expectSound(await send(key, { body }), body.slice(0, 100));
      }
    for (const name of Object.keys(call.query?.shape ?? {}))
      for (const value of hostileValues) {
        const query = `?${name}=${encodeURIComponent(String(value).toWellFormed().slice(0, 5000))}`;
        expectSound(await send(key, { query }), query.slice(0, 100));
      }
    for (const value of hostileValues.filter((value) => typeof value === 'string' && value !== ''))
      expectSound(
        await send(key, { parameter: String(value).toWellFormed().slice(0, 500) }),
        String(value).slice(0, 100),
      );
  });

  test('answers 400 where checking a value throws, however deep it is', async () => {
    if (!call.body) return;
    const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    for (const body of hostileIn(schema).map((value) => JSON.stringify(value)))
      expectSound(await send(key, { body }), body);
  });

  test('refuses other content types and other sites', async () => {
    if (key.startsWith('GET ')) return;
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'text/plain; charset=utf-8'])
      if (call.body && !(call.foreignOrigin && type.endsWith('urlencoded')))
        expect((await send(key, { body: '{}', type })).statusCode).toBe(415);
    if (call.foreignOrigin) return;
    expect((await send(key, { body: '{}', from: { origin: 'https://elsewhere.example' } })).statusCode).toBe(403);
    expect((await send(key, { body: '{}', from: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  });
});

test('an address with broken encoding is unknown, in the shop’s error shape', async () => {
  for (const url of ['/api/%ff', '/api/catalog/product/%', '/api/%E0%A4%A']) {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  }
});

test('answers any JSON in any call with a success or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), fc.json({ maxDepth: 3 }), async ([key], body) =>
      expectSound(await send(key, { body }), `${key} ${body}`),
    ),
    { numRuns: propertyRuns(300) },
  );
});
