import { expect, it } from 'vitest';
import { parseSearchRules } from './search-rules-data.ts';

const parse = (data: unknown) => parseSearchRules(JSON.stringify(data), 'search.json');

it('has no rules in an empty file', () => {
  expect(parse({})).toEqual({ synonyms: [], redirects: [], pins: [] });
});

it.each([
  ['an unknown key', { sinonimos: [] }, 'search.json is wrong: sinonimos: unknown, did you mean synonyms?'],
  ['a lonely word', { synonyms: [{ words: ['a', 'b'] }, { words: ['radial'] }] }, 'synonyms entry 2 needs two words'],
  ['signs without a word', { synonyms: [{ words: ['radial', '!!!'] }] }, 'synonyms entry 1 words entry 2 has no word'],
  ['a section by name', { synonyms: [{ words: ['a', 'b'], section: 'Pinturas' }] }, 'section must be the path'],
  ['another shop', { redirects: [{ queries: ['a'], to: '//evil.example' }] }, 'to must be a path of the shop'],
  ['another shop by a backslash', { redirects: [{ queries: ['a'], to: '/\\evil.example' }] }, 'must be a path of'],
  ['an address', { redirects: [{ queries: ['a'], to: 'https://evil.example' }] }, 'must be a path of the shop'],
  ['a circle', { redirects: [{ queries: ['a'], to: '/search/a' }] }, 'redirects entry 1 to must not be a search'],
  ['a language', { redirects: [{ queries: ['a'], to: '/ca/catalog/x' }] }, 'must be without /ca'],
  [
    'a query that leads to two places',
    {
      redirects: [
        { queries: ['taladro wifi'], to: '/a' },
        { queries: ['WiFi taladros'], to: '/b' },
      ],
    },
    'redirects entry 2 queries has «WiFi taladros», which entry 1 has too',
  ],
  ['a pin without articles', { pins: [{ queries: ['a'], articles: [] }] }, 'pins entry 1 articles'],
])('refuses %s and names the entry', (_, data, message) => {
  expect(() => parse(data)).toThrow(message);
});

it('names at most twenty problems', () => {
  expect(() => parse({ pins: Array.from({ length: 30 }, () => ({ queries: [], articles: ['A'] })) })).toThrow(
    /\nsearch.json is wrong: and 10 more$/,
  );
});

it('accepts a byte order mark', () => {
  expect(parseSearchRules('\uFEFF{}', 'search.json').pins).toEqual([]);
});
