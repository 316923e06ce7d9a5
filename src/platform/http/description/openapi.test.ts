import { expect, test } from 'vitest';
import { api } from '#routes/storefront-api.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(api, { url: 'http://localhost', title: 'Shop', languages: ['es', 'ca'] }) as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
};

test('every call is described', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(Object.keys(api).sort());
});

test('every operation has a unique name and describes its success', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length);
  for (const operation of operations)
    expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
});

test('every operation describes its failures, one with a body also those of reading it', () => {
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods)) {
      const body = 'requestBody' in operation ? ['400', '413', '415', '422'] : [];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([...body, '429', '500']));
    }
});

test('every error code of an operation is listed once', () => {
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods) as { responses: Record<string, { description: string }> }[])
      for (const { description } of Object.values(responses)) {
        const codes = description.split(', ');
        expect(codes).toEqual([...new Set(codes)]);
      }
});
