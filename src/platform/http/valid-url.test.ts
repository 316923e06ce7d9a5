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

test.each(['/api/%', '/api?x=%ff', '/api/menu?x=%ff'])('turns %s into an unknown call', (url) => {
  expect(validUrl(url)).toBe('/api/invalid-url');
});

test('leaves an address that only begins like the API to the pages', () => {
  expect(validUrl('/apiary?x=%ff')).toBe('/invalid-url');
});
