import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { ArticleListBuilder } from '../index/article-list.ts';
import { divideWord } from '../language/divide-word.ts';
import { editDistance } from '#values/edit-distance.ts';
import { Ranker } from './rank-documents.ts';
import { maxAlternatives, maxConcepts, readQuery } from '../query/read-query.ts';
import { splitWords } from '../language/split-words.ts';
import { phrases } from '../language/synonym-phrases.ts';
import { type TermIndex, TermIndexBuilder } from '../terms/term-index.ts';

// How much work a query may cause is counted, not timed: a count is the same on every machine.

const names = [
  'Taladro percutor a batería 18 V',
  'Disco de corte 125 × 1 mm para metal',
  'Broca SDS-Plus 8 × 160 mm',
  'Llave Allen 5 mm',
];

async function smallIndex(): Promise<TermIndex> {
  const builder = new TermIndexBuilder();
  for (const [document, name] of names.entries()) {
    builder.add(splitWords(name), 10);
    builder.endDocument(document);
  }
  for (const { terms, surfaces } of phrases())
    for (const [at, term] of terms.entries()) builder.learn(surfaces[at]!, term);
  return builder.build(names.length);
}

const index = await smallIndex();
const ranker = new Ranker(index, new Float32Array(index.size).fill(1));

const pieces = [
  'taladro',
  'a',
  '1/',
  '1.000',
  '9',
  ' ',
  '-',
  '"',
  "'; DROP TABLE x; --",
  '<img src=x onerror=alert(1)>',
  '🔨',
  '\u202Eعربي',
  '\u0000',
  '\u001b[31m',
  'l·',
  '½',
  'ﷺ',
  '%%',
  '\\',
  'ñ',
  'xk',
  'discode',
  '125mm',
  'x',
  'de ',
  '(',
  '\uD800',
];
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 10_000, size: 'max' }).map((all) => all.join('').slice(0, 10_000)),
  fc.constantFrom(...pieces).map((piece) => piece.repeat(10_000).slice(0, 10_000)),
  fc.string({ unit: 'binary', maxLength: 10_000, size: 'max' }),
);

it('bounds words, meanings and look-ups for any query', () => {
  const nearest = vi.spyOn(index.words, 'nearest');
  const startingWith = vi.spyOn(index.words, 'startingWith');
  const known = vi.spyOn(index.words, 'has');
  fc.assert(
    fc.property(hostile, fc.boolean(), (text, isTyping) => {
      for (const spy of [nearest, startingWith, known]) spy.mockClear();
      const concepts = readQuery(index, text, isTyping);
      expect(concepts.length).toBeLessThanOrEqual(maxConcepts);
      for (const { alternatives } of concepts) expect(alternatives.length).toBeLessThanOrEqual(maxAlternatives.ofMore);
      // 24 words are looked at, 12 of them for all that they may mean.
      expect(nearest.mock.calls.length).toBeLessThanOrEqual(24 + 2 * maxConcepts);
      expect(startingWith.mock.calls.length).toBeLessThanOrEqual(maxConcepts);
      expect(known.mock.calls.length).toBeLessThanOrEqual(24 * 48 * 20);
      expect(ranker.rank(concepts).documents.length).toBeLessThanOrEqual(names.length);
    }),
    { numRuns: propertyRuns(150) },
  );
});

it('bounds the look-ups for an article number', async () => {
  const builder = new ArticleListBuilder();
  builder.add(0, { article: '48-69272', ean: '2000048692722', eans: [], model: null });
  const list = await builder.build();
  expect(list.named(`${'9 '.repeat(5000)}48-69272`)).toEqual([]);
  expect(list.begun('9'.repeat(10_000))).toEqual([]);
  expect(list.named(`x `.repeat(10) + '48 69272')).toEqual([0]);
});

it('divides a word with look-ups linear in its length, and very long words not at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom('a', 'ab', 'de', 'disco'), (length, piece) => {
      const isWord = vi.fn<(piece: string) => boolean>(() => true);
      divideWord(piece.repeat(length).slice(0, length), isWord);
      expect(isWord.mock.calls.length).toBeLessThanOrEqual(length > 48 ? 0 : length * 20);
    }),
  );
});

it('counts errors up to the limit as it does without one', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), fc.boolean(), (typed, meant, limit, asPrefix) => {
      const distance = editDistance(typed, meant, 99, asPrefix);
      expect(editDistance(typed, meant, limit, asPrefix)).toBe(Math.min(distance, limit + 1));
    }),
  );
});

it('stops comparing words that are too far apart', () => {
  expect(editDistance('a'.repeat(30), 'b'.repeat(30), 2)).toBe(3);
  expect(index.words.nearest('a'.repeat(33), 2)).toEqual([]);
});
