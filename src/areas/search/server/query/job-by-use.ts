import { type FoundJob, hasTeller } from '../language/jobs-of.ts';
import { meaningful } from '../language/read-speech.ts';
import type { Word } from '../language/split-words.ts';
import { purposeWords } from '../language/stop-words.ts';
import { synonymsFrom } from '../language/synonym-phrases.ts';
import { useOf, weightOfSaid } from '../language/uses-of.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { namesKind } from './goods-of-job.ts';
import { meaningsOf } from './synonyms-of.ts';

/** How much more it must understand than a job, whose verb and object are written down together. */
const minMore = 1.6;

const infinitive = /(?:[aei]r|ure|ndre)(?:[mts]e|l[aeo]s?|nos)?$/;
const minInfinitive = 5;
const links = new Set(['de', 'd']);

/**
 * What goods are asked for by what is said of them, in a sentence or with a verb, where no goods are named and no job says as much
 * of the query.
 */
export function jobByUse(
  index: TermIndex,
  said: readonly Word[],
  job: FoundJob | null,
  isQuestion: boolean,
): FoundJob | null {
  const use = said.length < 2 ? null : useOf(said, job?.verb);
  if (!use || (job && use.weight < weightOfSaid(job.words) * minMore)) return null;
  const isTold = hasTeller(said);
  if (!isTold && !isQuestion && !said.some((word, at) => isVerb(said, at) && use.words.includes(word))) return null;
  if (namesGoods(index, said, isTold)) return null;
  if (!use.goods.some((phrase) => meaningsOf(index, phrase).length > 0)) return null;
  return {
    verb: use.words[0]!,
    words: new Set(use.words),
    goods: use.goods,
    isProblem: true,
    isTold: true,
    isByUse: true,
  };
}

/** An infinitive, unless it is part of a name: `careta de soldar`, or a noun: `paper de vidre`. */
const isVerb = (said: readonly Word[], at: number): boolean =>
  said[at]!.surface.length >= minInfinitive &&
  infinitive.test(said[at]!.surface) &&
  !links.has(said[at - 1]?.surface ?? '') &&
  !links.has(said[at + 1]?.surface ?? '');

/**
 * Whether the first thing that is named is what is asked for, as in `candado que no se oxide`; in a sentence it may be what is
 * broken: `mi taladro no tiene batería`.
 */
function namesGoods(index: TermIndex, said: readonly Word[], isTold: boolean): boolean {
  const left = meaningful(said, true);
  const [first] = left;
  if (!first) return false;
  const at = said.indexOf(first);
  const [before, after] = [said[at - 1]?.surface ?? '', said[at + 1]?.surface ?? ''];
  if (askers.has(before) && purposeWords.has(after) && hasOtherName(first)) return true;
  if (!namesKind(index, first)) return false;
  return !isTold || askers.has(before) || purposeWords.has(after) || (at === 0 && after === 'que');
}

/** `qué tierra para macetas`: the vocabulary knows the word as goods. */
const hasOtherName = ({ term }: Word): boolean => synonymsFrom(term).some(({ terms }) => terms.length === 1);

/** `qué taladro necesito` asks for a drill. */
const askers = new Set(['que', 'cual', 'quin', 'quina', 'quins', 'quines']);
