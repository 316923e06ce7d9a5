import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each(['/', '/catalog/a%20b?x=%C3%B1', '/search/%E2%9C%93', '/api/auth/login', '/a//b'])(
  '%s stays as it is',
  (url) => {
    expect(readableUrl(url)).toBe(url);
  },
);

test.each([
  '/%ff',
  '/catalog/%',
  '//elsewhere.example',
  '//elsewhere.example/%2e',
  '/\\elsewhere.example',
  'http://elsewhere.example/',
])('%s names nothing', (url) => {
  expect(readableUrl(url)).toBe('/unreadable-address');
});

test('below /api it is an unknown call', () => {
  expect(readableUrl('/api/%')).toBe('/api/unreadable-address');
});
