import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rememberSplits } from './remember-splits.ts';
import { splitWords } from './split-words.ts';

const pieces =
  `taladro Broca para 18 V V, 65 Nm, 1,4 kg. 1/2 " 4½ m m² metros cuadrados pulgadas x × X 8 160 mm c/ P/MADERA 3G1,5 3x2,5
  d’acer l'aigua sal·lot col.lecció GSB 18V-55 1.200 1.200,5 min-1 º ° 3 uds. Uñas ud … - (hasta 125): ;` // with a non-breaking space
    .split(/\s+/);
const spaces = [' ', ' ', ' ', '  ', '\u00a0', '\n', ''];

test('splits a text by its remembered pieces as it would as a whole', () => {
  const split = rememberSplits();
  const text = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...spaces)), { maxLength: 14 })
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(text, (one) => void expect(split(one)).toEqual(splitWords(one))),
    { numRuns: 1000 },
  );
});
