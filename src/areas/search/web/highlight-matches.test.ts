import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightMatches } from './highlight-matches.ts';

const matches = (name: string, query: string): string[] =>
  highlightMatches(name, query)
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);

it('highlights beginnings of words whatever their accents and case', () => {
  expect(matches('Batería de litio 18 V', 'bateria LIT')).toEqual(['Batería', 'lit']);
  expect(matches('Taladro percutor', 'xyz')).toEqual([]);
});

it('preserves every character of the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, query) => {
      expect(
        highlightMatches(name, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
