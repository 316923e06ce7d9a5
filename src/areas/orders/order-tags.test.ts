import { expect, it } from 'vitest';
import { distinctTags, tagKey } from './order-tags.ts';

it('takes tags that differ in case, accents or spaces for one, as it is written first', () => {
  expect(distinctTags(['z', 'Z', 'Frágil', 'fragil', 'piso  3', ' Piso 3', 'piso 4', 'Ｚ'])).toEqual([
    'z',
    'Frágil',
    'piso  3',
    'piso 4',
  ]);
  expect(tagKey('L·L')).not.toBe(tagKey('LL'));
});
