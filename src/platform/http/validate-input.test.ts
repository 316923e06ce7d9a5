import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { validateInput } from './validate-input.ts';

const call = defineCall({
  summary: 'test',
  access: 'public',
  body: z.object({
    name: z.string().min(2).max(5),
    quantity: z.int().min(1).max(999),
    kind: z.enum(['a', 'b']),
    agree: z.boolean().refine((agree) => agree, { params: { code: 'must_agree' } }),
  }),
  answer: z.boolean(),
});
const good = { name: 'Anna', quantity: 2, kind: 'a', agree: true };
const check = (body: unknown) => validateInput(call, { params: {}, query: {}, body });

describe('the input of a call', () => {
  test('is accepted without its unknown fields', () => {
    expect(check({ ...good, extra: 1 })).toEqual({ input: { body: good } });
  });

  test.each([
    ['a missing field', { ...good, name: undefined }, 'name', 'missing'],
    ['a wrong type', { ...good, quantity: '2' }, 'quantity', 'wrong_type'],
    ['a fractional whole number', { ...good, quantity: 1.5 }, 'quantity', 'wrong_type'],
    ['an unknown value of a list', { ...good, kind: 'c' }, 'kind', 'not_allowed'],
    ['a control character', { ...good, name: 'An\u0000a' }, 'body', 'control_characters'],
    ['an array instead of an object', [], 'body', 'wrong_type'],
    ['a length that is no number', { name: { length: { toString: 1, valueOf: 1 } } }, 'body', 'wrong_type'],
  ])('is malformed (400) with %s', (_, body, field, code) => {
    const result = check(body);
    expect(result).toMatchObject({ invalid: { statusCode: 400 } });
    expect('invalid' in result && result.invalid.fields).toContainEqual({ field, code });
  });

  test.each([
    ['a text too short', { ...good, name: 'A' }, 'name', 'too_small'],
    ['a text too long', { ...good, name: 'Annabel' }, 'name', 'too_big'],
    ['a number out of range', { ...good, quantity: 1000 }, 'quantity', 'too_big'],
    ['a refused consent', { ...good, agree: false }, 'agree', 'must_agree'],
  ])('breaks a rule (422) with %s', (_, body, field, code) => {
    expect(check(body)).toEqual({ invalid: { statusCode: 422, fields: [{ field, code }] } });
  });
});

test('rejects a query parameter that is not a number (400)', () => {
  const byId = defineCall({
    summary: 'test',
    access: 'public',
    query: z.object({ id: z.string().regex(/^\d+$/) }),
    answer: z.boolean(),
  });
  const checkQuery = (query: unknown) => validateInput(byId, { params: {}, query, body: undefined });
  expect(checkQuery({ id: 'x' })).toMatchObject({ invalid: { statusCode: 400 } });
  expect(checkQuery({ id: '1' })).toEqual({ input: { query: { id: '1' } } });
});

test('rejects an id in a path of the staff that is not a number (400), and a name of a page that is none (422)', () => {
  const params = z.object({ id: z.string().regex(/^\d+$/) });
  const checkPath = (access: 'public' | { staff: 'orders.read' }) =>
    validateInput(defineCall({ summary: 'test', access, params, answer: z.boolean() }), {
      params: { id: 'x' },
      query: {},
      body: undefined,
    });
  const fields = [{ field: 'id', code: 'invalid_format' }];
  expect(checkPath({ staff: 'orders.read' })).toEqual({ invalid: { statusCode: 400, fields } });
  expect(checkPath('public')).toEqual({ invalid: { statusCode: 422, fields } });
});
