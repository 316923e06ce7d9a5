import { expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

it.each(['4006381333931', '036000291452', '96385074', '10614141000415'])('accepts %s', (number) => {
  expect(isGtin(number)).toBe(true);
});

it.each([
  ['a number within a shop', '2000000000015'],
  ['a weighed item', '0212345678904'],
  ['a short number within a shop', '20000004'],
  ['a wrong check digit', '4006381333932'],
  ['another length', '40063813339'],
  ['no digits', 'ABC'],
  ['none', null],
])('refuses %s', (_, number) => {
  expect(isGtin(number)).toBe(false);
});
