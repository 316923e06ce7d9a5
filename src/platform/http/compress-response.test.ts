import { expect, test } from 'vitest';
import { acceptedEncoding } from './compress-response.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0.5', 'br'],
  ['identity', null],
  [undefined, null],
])('a browser that accepts %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
