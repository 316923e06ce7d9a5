import { z } from 'zod';
import { computeOnce } from '#platform/compute-once.ts';
import { readDataFile } from '#platform/data-files.ts';
import { type Phrase, readPhrase } from './synonym-phrases.ts';
import { splitWords, type Word } from './split-words.ts';
import { stopWords } from './stop-words.ts';

const phrases = z.array(z.string().min(1)).min(1);

const otherTrades = z.strictObject({
  goods: z.array(
    z.strictObject({ about: z.string(), words: phrases, nearest: phrases, isRelated: z.literal(true).optional() }),
  ),
  makers: z.array(z.strictObject({ makers: phrases, nearest: phrases })),
});

/** A thing or a maker that a shop of this trade may not sell, as it is spelt, and what comes nearest to it. */
export interface OtherGoods {
  readonly surfaces: readonly string[];
  readonly nearest: readonly Phrase[];
  readonly isMaker: boolean;
  /** What comes nearest may do instead, as goods of the same trade do. */
  readonly isRelated: boolean;
}

function read(
  words: readonly string[],
  nearest: readonly string[],
  is: Pick<OtherGoods, 'isMaker' | 'isRelated'>,
): OtherGoods[] {
  const near = nearest.map(readPhrase);
  return words.map((text) => ({
    surfaces: splitWords(text)
      .filter(({ surface }) => !stopWords.has(surface))
      .map(({ surface }) => surface.replace(/s$/, '')),
    nearest: near,
    ...is,
  }));
}

const singularsOf = (surface: string): string[] =>
  surface.endsWith('s') ? [surface.slice(0, -1), surface.replace(/es$/, '')] : [surface];

const byFirst = computeOnce((): ReadonlyMap<string, readonly OtherGoods[]> => {
  const { goods, makers } = readDataFile('search/other-trades.json', otherTrades);
  const named = [
    ...goods.flatMap(({ words, nearest, isRelated = false }) => read(words, nearest, { isMaker: false, isRelated })),
    ...makers.flatMap((row) => read(row.makers, row.nearest, { isMaker: true, isRelated: true })),
  ];
  return Map.groupBy(named, ({ surfaces }) => surfaces[0] ?? '');
});

/** How the list spells a word; undefined when it does not have it. Its stem would be that of other words: `neumático`, `neumática`. */
export const speltInOtherTrades = (surface: string): string | undefined =>
  singularsOf(surface).find((one) => byFirst().has(one));

/** The goods of several words, as the list spells them, all of whose words are among these, in any order. */
export function severalWordsOfOtherTrades(words: readonly Word[]): readonly (readonly string[])[] {
  const spelt = new Set(words.flatMap(({ surface }) => singularsOf(surface)));
  return [...spelt]
    .flatMap((surface) => byFirst().get(surface) ?? [])
    .filter(({ isMaker, surfaces }) => !isMaker && surfaces.length > 1 && surfaces.every((one) => spelt.has(one)))
    .map(({ surfaces }) => surfaces);
}

/** The goods of other trades that a query names from a word on, those of most words first. */
export function otherGoodsAt(words: readonly Word[], at: number): readonly OtherGoods[] {
  const isSpelt = (step: number, surface: string): boolean =>
    singularsOf(words[at + step]?.surface ?? '').includes(surface);
  return singularsOf(words[at]!.surface)
    .flatMap((surface) => byFirst().get(surface) ?? [])
    .filter(({ surfaces }) => surfaces.every((surface, step) => isSpelt(step, surface)))
    .sort((a, b) => b.surfaces.length - a.surfaces.length);
}
