import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchedText, searchPath, typedText } from './search-path.ts';

it('returns null for empty texts, blanks and dots', () => {
  for (const text of ['', '  ', '.', '..', ' ... ']) expect(searchPath(text)).toBeNull();
});

it('reads any other text back from its address, in both languages', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((text) => searchPath(text) !== null),
      (text) => {
        const path = new URL(searchPath(text)!, 'http://localhost').pathname;
        expect(searchedText(path)).toBe(typedText(text));
        expect(searchedText(`/ca${path}`)).toBe(typedText(text));
      },
    ),
  );
});

it('is empty on other pages and for broken addresses', () => {
  for (const path of ['/', '/catalog/search/x', '/search', '/search/%E0%A4%A']) expect(searchedText(path)).toBe('');
});

it.each([
  ['taladro\0', 'taladro'],
  ['\u202Etaladro\u202C', 'taladro'],
  [' \u2066 ', ''],
  ['👷\u200D♀️', '👷\u200D♀️'],
  ['مثقاب', 'مثقاب'],
])('what no person types is left out of %j', (text, typed) => {
  expect(typedText(text)).toBe(typed);
  expect(searchedText(`/search/${encodeURIComponent(text)}`)).toBe(typed);
});
