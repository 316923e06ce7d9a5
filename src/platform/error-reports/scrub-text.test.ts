import { expect, it } from 'vitest';
import { scrubText } from './scrub-text.ts';

it.each([
  ['no mail to marta.soler@ejemplo.cat', 'no mail to [email]'],
  ['GET https://shop.example/search/marta?q=1 failed', 'GET /search/:own failed'],
  ['GET /api/sale/order/7?key=short failed', 'GET /api/sale/order/:own failed'],
  ['nothing at "/ca/search/marta"', 'nothing at "/ca/search/:own"'],
  ['no mail to marta%40ejemplo.cat', 'no mail to [email]'],
  ['refused 203.0.113.9 and 2001:db8::1:2:3', 'refused [ip] and [ip]'],
  ['phone 612 34 56 78', 'phone [number]'],
  ['order 26-483920 of 12 pieces', 'order [number] of 12 pieces'],
  ['token eyJhbGciOiJIUzI1NiJ9 is old', 'token [key] is old'],
  ['Cannot read properties of undefined (reading "map")', 'Cannot read properties of undefined (reading "map")'],
])('cleans %s', (text, clean) => {
  expect(scrubText(text)).toBe(clean);
});

it('limits the length', () => {
  expect(scrubText('a b '.repeat(1000)).length).toBe(1000);
});
