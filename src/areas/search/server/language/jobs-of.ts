import type { Word } from './split-words.ts';
import { type Phrase, readPhrase } from './synonym-phrases.ts';
import { clearForms, finiteForms } from './verb-forms.ts';
import { jobRules } from './vocabulary.ts';
import { foldText } from './word-forms.ts';

/** A thing to do, what it is done to (null when nothing is said), and the goods for it. */
interface Job {
  readonly verbs: readonly string[];
  readonly objects: readonly Phrase[] | null;
  readonly goods: readonly Phrase[];
}

/** A job in a query: the words that say it, and the goods for it. */
export interface FoundJob {
  readonly verb: Word;
  readonly words: ReadonlySet<Word>;
  readonly goods: readonly Phrase[];
}

/** An object is looked for among so many words after its verb, or before it. */
const reach = 8;
/** What a verb is for says nothing when these are all it is said of: `máquina para lijar`. */
export const carriers: ReadonlySet<string> = new Set(
  `algo alguna algun cosa cosas maquina maquinas aparato aparatos herramienta herramientas producto liquido chisme trasto
  cacharro eina eines estri aparell quelcom producte liquid maquineta invento sistema material`.split(/\s+/),
);

/** `lo de quitar clavos` is said of a thing whose name does not come to mind. */
const pronouns: ReadonlySet<string> = new Set('lo la el los las els les eso esto aquello aixo allo'.split(' '));

const jobs: readonly Job[] = jobRules.map(({ verbs, objects, goods }) => ({
  verbs: verbs.map(foldText),
  objects: objects?.map(readPhrase) ?? null,
  goods: goods.map(readPhrase),
}));

const jobsByForm = (formsOf: (infinitive: string) => string[]): ReadonlyMap<string, readonly Job[]> => {
  const byForm = new Map<string, Job[]>();
  for (const job of jobs)
    for (const form of new Set(job.verbs.flatMap(formsOf))) {
      const same = byForm.get(form);
      if (same) same.push(job);
      else byForm.set(form, [job]);
    }
  return byForm;
};
const byClearForm = jobsByForm(clearForms);
const byFiniteForm = jobsByForm(finiteForms);

/**
 * What a query wants to do: `algo para cortar el césped` is about mowers. The verb of a name (`sierra de calar`) is no job; after
 * a question word (`con qué pego azulejos`) finite forms are.
 */
export function jobOf(words: readonly Word[], isQuestion: boolean): FoundJob | null {
  for (const [at, { surface }] of words.entries()) {
    const possible =
      byClearForm.get(surface) ?? (isQuestion && !isAskedFor(words, at) ? byFiniteForm.get(surface) : undefined);
    if (!possible || isPartOfName(words, at)) continue;
    const found = possible
      .map((job) => ({ job, object: job.objects ? findObject(words, at, job.objects) : [] }))
      .filter(({ object }) => object !== null)
      .sort((a, b) => b.object!.length - a.object!.length);
    const [best] = found;
    if (best) return { verb: words[at]!, words: new Set([words[at]!, ...best.object!]), goods: best.job.goods };
  }
  return null;
}

const determiners = new Set(['que', 'cual', 'quin', 'quina', 'quins', 'quines']);
const prepositions = new Set(['con', 'amb', 'para', 'per', 'de', 'd', 'en', 'a']);

/** The thing in `qué taladro necesito`; `con qué pego` has a verb there. */
const isAskedFor = (words: readonly Word[], at: number): boolean =>
  determiners.has(words[at - 1]?.surface ?? '') && !prepositions.has(words[at - 2]?.surface ?? '');

const isPartOfName = (words: readonly Word[], at: number): boolean =>
  ['de', 'd'].includes(words[at - 1]?.surface ?? '') &&
  at > 1 &&
  !carriers.has(words[at - 2]!.surface) &&
  !pronouns.has(words[at - 2]!.surface);

/** The words of the longest object near the verb at a place; null when there is none. */
function findObject(words: readonly Word[], verb: number, objects: readonly Phrase[]): Word[] | null {
  let best: Word[] | null = null;
  for (let at = Math.max(0, verb - reach); at <= verb + reach; at += 1) {
    if (at === verb) continue;
    for (const { terms } of objects) {
      const found = wordsOf(words, at, terms);
      if (found && found.length > (best?.length ?? 0)) best = found;
    }
  }
  return best;
}

/** The words that are a phrase from a place on, passing over articles and prepositions. */
function wordsOf(words: readonly Word[], from: number, terms: readonly string[]): Word[] | null {
  const found: Word[] = [];
  for (let at = from; at < words.length && found.length < terms.length; at += 1) {
    const word = words[at]!;
    if (word.term === terms[found.length]) found.push(word);
    else if (found.length === 0 || word.surface.length > 3) return null;
  }
  return found.length === terms.length && found.length > 0 ? found : null;
}
