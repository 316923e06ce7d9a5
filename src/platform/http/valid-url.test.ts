import { expect, test } from 'vitest';
import { validUrl } from './valid-url.ts';

test.each(['/', '/catalog/a%20b?x=%C3%B1', '/search/%E2%9C%93', '/api/auth/login', '/a//b'])(
  'leaves %s as it is',
  (url) => {
    expect(validUrl(url)).toBe(url);
  },
);

test.each([
  '/%ff',
  '/catalog/%',
  '//elsewhere.example',
  '//elsewhere.example/%2e',
  '/\\elsewhere.example',
  'http://elsewhere.example/',
  '//elsewhere.example/basket',
])('turns %s into an unknown page', (url) => {
  expect(validUrl(url)).toBe('/invalid-url');
});

test('turns a broken URL below /api into an unknown call', () => {
  expect(validUrl('/api/%')).toBe('/api/invalid-url');
});
