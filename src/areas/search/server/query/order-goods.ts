import type { FoundJob } from '../language/jobs-of.ts';
import type { Word } from '../language/split-words.ts';
import type { Phrase } from '../language/synonym-phrases.ts';
import { isVague } from '../language/uses-of.ts';
import { minHead, ofPurpose, ofUse, storeWeight, type TermIndex } from '../terms/term-index.ts';
import { formsOf } from './goods-for-use.ts';
import { meaningsOf } from './synonyms-of.ts';

const useStep = storeWeight(ofUse);
const purposeStep = storeWeight(ofPurpose);
const headStep = storeWeight(minHead);
/** How much more of what is told the goods must speak of that are put before the likeliest. */
const minMore = 0.3;
/** Further goods are hardly seen. */
const maxGoods = 8;

/**
 * The goods for a problem, first those whose own texts say clearly more of it: of what is for `polvo al lijar` masks before glasses, where
 * only the masks are described by dust and sanding.
 */
export function orderGoods(index: TermIndex, job: FoundJob, words: readonly Word[]): FoundJob {
  const said = words
    .filter((word) => word.kind === 'word' && !isVague(word))
    .map((word) => formsOf(index, word))
    .filter(({ size }) => size > 0);
  if (!job.isProblem || job.goods.length < 2 || said.length === 0) return job;
  const weights = said.map((terms) => rarityOf(index, terms));
  const shares = job.goods
    .slice(0, maxGoods)
    .map((phrase, at) => shareSaid(index, phrase, said, weights, at === 0 ? isSaid : isSaidOfUse));
  const best = shares.indexOf(Math.max(...shares));
  if (shares[best]! < shares[0]! + minMore) return job;
  const first = job.goods[best]!;
  return { ...job, goods: [first, ...job.goods.filter((one) => one !== first)] };
}

/** Of the goods that are likeliest already their names count too. */
const isSaid = (step: number): boolean => step >= useStep;

/** Others must be described so: what is named like the thing that is broken is that thing. */
const isSaidOfUse = (step: number): boolean => step === useStep || step === purposeStep;

function rarityOf(index: TermIndex, terms: ReadonlySet<number>): number {
  const count = [...terms].reduce((sum, term) => sum + index.countOf(term), 0);
  return Math.log(1 + index.size / (1 + count));
}

/** How much of some words, the rarer ones more, the texts of goods say, from 0 to 1. */
function shareSaid(
  index: TermIndex,
  phrase: Phrase,
  said: readonly ReadonlySet<number>[],
  weights: readonly number[],
  counts: (step: number) => boolean,
): number {
  const { marks } = index;
  const goods = new Set(meaningsOf(index, phrase).flatMap((terms) => namedSo(index, terms)));
  if (goods.size === 0) return 0;
  for (const document of goods) marks[document] = 1;
  let sum = 0;
  let all = 0;
  for (const [at, terms] of said.entries()) {
    const found = new Set<number>();
    for (const term of terms) {
      const { documents, weights: steps } = index.postingsOf(term);
      for (let place = 0; place < documents.length; place += 1)
        if (marks[documents[place]!] !== 0 && counts(steps[place]!)) found.add(documents[place]!);
    }
    sum += (weights[at]! * found.size) / goods.size;
    all += weights[at]!;
  }
  for (const document of goods) marks[document] = 0;
  return sum / all;
}

/** The goods whose names begin with some terms. */
function namedSo(index: TermIndex, terms: readonly number[]): number[] {
  const { documents, heads } = index.havingAll(terms);
  return [...documents].filter((_, at) => heads[at]! >= headStep);
}
