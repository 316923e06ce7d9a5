import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (name: string, query: string): string[] =>
  markedParts(name, query)
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text);

it('marks beginnings of words without minding accents and case', () => {
  expect(marked('Batería de litio 18 V', 'bateria LIT')).toEqual(['Batería', 'lit']);
  expect(marked('Taladro percutor', 'xyz')).toEqual([]);
});

it('never loses or changes a character of the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, query) => {
      expect(
        markedParts(name, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
