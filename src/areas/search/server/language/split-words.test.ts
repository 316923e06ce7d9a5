import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

const words = 'taladro Broca Batería uña uñas metros cuadrados pulgadas m mm x c p in i de d amoladores'.split(' ');

test('words alone are read as they are beside a number', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), (some) => {
      const text = some.join(' ');
      expect(splitWords(text)).toEqual(splitWords(`${text} ; 7`).slice(0, -1));
    }),
  );
});
