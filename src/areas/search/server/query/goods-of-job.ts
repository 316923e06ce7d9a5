import type { TermIndex } from '../terms/term-index.ts';
import type { FoundJob } from '../language/jobs-of.ts';
import type { Word } from '../language/split-words.ts';
import { fittingQuality } from './goods-for-place.ts';
import { isKind } from './names-kind.ts';
import { namesOfPlace } from '../language/names-of-place.ts';
import { synonymsFrom } from '../language/synonym-phrases.ts';
import { translationsOf } from '../language/translations-of.ts';
import { type Alternative, laterMeaning, meaningsOf } from './synonyms-of.ts';

const goodsQuality = 0.95;

/**
 * The words of a job also mean the goods for it. Where the thing itself is named, its verb means those of its kind: `disco para
 * cortar hierro`.
 */
export function addGoods(index: TermIndex, job: FoundJob, words: readonly Word[], read: Alternative[][]): void {
  const kinds = namedBefore(index, job, words);
  const meant = goodsOf(job, kinds).flatMap((phrase, at) =>
    meaningsOf(index, phrase).map((terms): Alternative => ({
      terms,
      quality: goodsQuality * laterMeaning ** at,
      isForJob: true,
      isRemedy: job.isProblem,
    })),
  );
  if (meant.length === 0) return;
  meant.push(...fitting(index, job, words));
  for (const [at, word] of words.entries())
    if (word === job.verb || (kinds.length === 0 && job.words.has(word)))
      read[at] = [...read[at]!.filter((own) => own.quality === 1 && job.isByUse !== true), ...meant];
}

/** Of the likeliest goods for a job those that are named for a word of the query, or for what that is. */
function fitting(index: TermIndex, { verb, goods, isByUse }: FoundJob, words: readonly Word[]): Alternative[] {
  const named = new Set(goods.map(({ terms: [first] }) => first));
  const said = words.filter((word) => word.kind === 'word' && (isByUse || word !== verb) && !named.has(word.term));
  const fits = new Set(said.flatMap(({ term }) => [term, ...namesOfPlace(term)]));
  const ids = [...fits].map(index.termOf).filter((id) => id !== undefined && index.isUsed(id));
  return goods
    .slice(0, 1)
    .flatMap((phrase) => meaningsOf(index, phrase))
    .flatMap((terms) =>
      ids
        .filter((id) => !terms.includes(id!))
        .map((id): Alternative => ({
          terms: [...terms, id!],
          quality: fittingQuality,
          isForJob: true,
          fits: 1,
        })),
    );
}

/** Whether a query names goods, and what sounds like a problem describes them: `columna de ducha negra`. */
export const isDescription = (index: TermIndex, job: FoundJob, words: readonly Word[]): boolean => {
  const kinds = job.isProblem ? namedBefore(index, job, words) : [];
  return kinds.length > 0 && goodsOf(job, kinds).length === 0;
};

const goodsOf = ({ goods }: FoundJob, kinds: readonly Word[]): FoundJob['goods'] =>
  goods.filter(
    ({ terms: [first = ''] }) =>
      kinds.length === 0 || kinds.some(({ term }) => term === first || translationsOf(term).includes(first)),
  );

/** `escalera para cambiar bombillas` is about ladders alone; of `gotea el grifo de la cocina` only the problem counts. */
export function withoutForeignJob(index: TermIndex, job: FoundJob, words: readonly Word[]): readonly Word[] {
  const kinds = namedBefore(index, job, words);
  if (job.isProblem && kinds.length === 0) return words.filter((word) => job.words.has(word));
  return goodsOf(job, kinds).length > 0 || isName(kinds, words) ? words : words.filter((word) => !job.words.has(word));
}

/** `serrucho para podar` is another name for a `sierra de podar`, and no handsaw. */
const isName = (kinds: readonly Word[], words: readonly Word[]): boolean =>
  kinds.some((kind) => {
    const said = words.slice(words.indexOf(kind));
    return synonymsFrom(kind.term).some(
      ({ terms }) => terms.length > 1 && terms.every((term, at) => said[at]?.term === term),
    );
  });

/** The words before a job's verb that name a kind of goods; of a problem that is told only those that mend it. */
function namedBefore(index: TermIndex, job: FoundJob, words: readonly Word[]): readonly Word[] {
  const before = words.slice(0, words.indexOf(job.verb));
  const kinds = before.filter((word) => !job.words.has(word) && namesKind(index, word));
  return job.isTold && goodsOf(job, kinds).length === 0 ? [] : kinds;
}

export function namesKind(index: TermIndex, { kind, term }: Word): boolean {
  const id = kind === 'word' ? index.termOf(term) : undefined;
  return id !== undefined && isKind(index, id);
}
