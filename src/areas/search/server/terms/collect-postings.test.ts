import { expect, test } from 'vitest';
import { mergePostings, PostingCollector, type PostingLists } from './collect-postings.ts';

const size = 1200;
const termCount = 7;

/** Every document has the terms that divide its number, heavier in an even version. */
async function collect(documents: Iterable<number>, version: number): Promise<PostingLists> {
  const collector = new PostingCollector();
  for (const document of documents) {
    for (let term = 1; term < termCount; term += 1)
      if ((document + version) % term === 0) collector.add(term, term + version, document % 256);
    collector.endDocument(document);
  }
  return collector.byTerm(termCount);
}

const readLists = ({ starts, documents, weights, frequencies }: PostingLists) =>
  Array.from({ length: starts.length - 1 }, (_, term) =>
    Array.from({ length: starts[term + 1]! - starts[term]! }, (__, step) => {
      const at = starts[term]! + step;
      return [documents[at], weights[at], frequencies[at]];
    }),
  );

test('lists the documents of each term in their order, over many blocks', async () => {
  const all = Array.from({ length: size }, (_, document) => document);
  const expected = Array.from({ length: termCount }, (_, term) =>
    term === 0 ? [] : all.filter((document) => document % term === 0).map((one) => [one, term, one % 256]),
  );
  expect(readLists(await collect(all, 0))).toEqual(expected);
});

test('puts changed and new documents in the place of the old ones', async () => {
  const all = Array.from({ length: size }, (_, document) => document);
  const isReplaced = new Uint8Array(size + 10);
  const changed = [
    ...all.filter((document) => document % 10 === 3),
    ...Array.from({ length: 10 }, (_, at) => size + at),
  ];
  for (const document of changed) isReplaced[document] = 1;
  const merged = readLists(await mergePostings(await collect(all, 0), await collect(changed, 2), isReplaced));
  const before = readLists(await collect(all, 0));
  const after = readLists(await collect(changed, 2));
  expect(merged).toEqual(
    before.map((list, term) =>
      [...list.filter(([document]) => isReplaced[document!] === 0), ...after[term]!].toSorted(([a], [b]) => a! - b!),
    ),
  );
});
