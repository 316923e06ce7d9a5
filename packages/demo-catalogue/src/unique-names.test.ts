import { expect, test } from 'vitest';
import { requireUniqueNames } from './unique-names.ts';

const draft = (identity: string, name: string, brand: 'norda' | 'kolbrand' = 'norda') => ({
  identity,
  brand,
  name: { es: name, ca: `${name} (ca)` },
});

test('stops at two products of a brand with one name, and names both', () => {
  const drafts = [draft('pliers/norda/180', 'NAL 180 Alicates'), draft('pliers/norda/200', 'NAL 180 Alicates')];
  expect(() => requireUniqueNames(drafts)).toThrow(
    'pliers/norda/180 and pliers/norda/200 share the name Norda NAL 180 Alicates',
  );
});

test('compares each language', () => {
  const [one, other] = [draft('a', 'Pala recta'), draft('b', 'Pala redonda')];
  expect(() => requireUniqueNames([one, { ...other, name: { ...other.name, ca: one.name.ca } }])).toThrow('a and b');
});

test('lets two brands use the same words', () => {
  expect(() => requireUniqueNames([draft('a', 'Alicates'), draft('b', 'Alicates', 'kolbrand')])).not.toThrow();
});
