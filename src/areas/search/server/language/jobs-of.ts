import { computeOnce } from '#platform/compute-once.ts';
import type { Word } from './split-words.ts';
import { type Phrase, readPhrase } from './synonym-phrases.ts';
import { clearForms, englishForms, finiteForms } from './verb-forms.ts';
import { isVague } from './uses-of.ts';
import { jobRules } from './vocabulary.ts';
import { foldText } from './word-forms.ts';

/** A thing to do, or the signs of a problem, what it is done to (null when nothing is said), and the goods for it. */
interface Job {
  readonly verbs: readonly string[];
  readonly english: readonly string[];
  readonly signs: readonly string[];
  readonly looks: readonly string[];
  readonly objects: readonly Phrase[] | null;
  readonly goods: readonly Phrase[];
}

/** A job in a query: the words that say it, and the goods for it. */
export interface FoundJob {
  readonly verb: Word;
  readonly words: ReadonlySet<Word>;
  readonly goods: readonly Phrase[];
  /** It is told as a problem: what else is said of it names no goods. */
  readonly isProblem: boolean;
  /** In a sentence that tells it, so that no name before it is what is looked for. */
  readonly isTold: boolean;
  /** Known by what is said of its goods: no other meaning of these words counts. */
  readonly isByUse?: boolean;
}

/** An object is looked for among so many words after its verb, or before it. */
const reach = 8;
/** What a verb is for says nothing when these are all it is said of: `máquina para lijar`. */
export const carriers: ReadonlySet<string> = new Set(
  `algo alguna algun cosa cosas maquina maquinas aparato aparatos herramienta herramientas producto liquido chisme trasto
  cacharro eina eines estri aparell quelcom producte liquid maquineta invento sistema material solucion solucio remedio remei
  something thing things tool tools machine product stuff`.split(/\s+/),
);

/** `lo de quitar clavos` is said of a thing whose name does not come to mind. */
const pronouns: ReadonlySet<string> = new Set('lo la el los las els les eso esto aquello aixo allo'.split(' '));

/** Names of goods are hardly as long. */
const minSentence = 6;

/** A query with one of these tells something, and does not only name goods. */
const tellers: ReadonlySet<string> = new Set(
  `se me mi mis em meu meva meus meves ha he han esta estan es son tiene tienen tengo te tinc no cuando quan siempre sempre
  hace fa fan si saber puesto quedado posat quedat vuelto tornat mucho mucha muy molt molta massa demasiado por`.split(
    /\s+/,
  ),
);

const articles: ReadonlySet<string> = new Set(['el', 'la', 'l', 'los', 'las', 'els', 'les']);

export const hasTeller = (words: readonly Word[]): boolean =>
  articles.has(words[0]?.surface ?? '') || words.some(({ surface }) => tellers.has(surface));

const tellsSomething = (words: readonly Word[]): boolean => words.length >= minSentence || hasTeller(words);

const readJobs = (): readonly Job[] =>
  jobRules().map((rule) => ({
    verbs: 'verbs' in rule ? rule.verbs.map(foldText) : [],
    english: 'english' in rule ? rule.english : [],
    signs: 'signs' in rule ? (rule.signs ?? []).map(foldText) : [],
    looks: 'looks' in rule ? (rule.looks ?? []).map(foldText) : [],
    objects: rule.objects?.map(readPhrase) ?? null,
    goods: rule.goods.map(readPhrase),
  }));

function jobsByForm(
  jobs: readonly Job[],
  formsOf: (job: Job) => readonly string[],
): ReadonlyMap<string, readonly Job[]> {
  const byForm = new Map<string, Job[]>();
  for (const job of jobs)
    for (const form of new Set(formsOf(job))) {
      const same = byForm.get(form);
      if (same) same.push(job);
      else byForm.set(form, [job]);
    }
  return byForm;
}

const jobsBy = computeOnce(() => {
  const jobs = readJobs();
  return {
    sign: jobsByForm(jobs, ({ signs }) => signs),
    look: jobsByForm(jobs, ({ looks }) => looks),
    clearForm: jobsByForm(jobs, ({ verbs }) => verbs.flatMap(clearForms)),
    englishForm: jobsByForm(jobs, ({ english }) => english.flatMap(englishForms)),
    finiteForm: jobsByForm(jobs, ({ verbs }) => verbs.flatMap(finiteForms)),
  };
});

/**
 * What a query wants to do: `algo para cortar el césped` is about mowers, and a problem that it tells, `gotea el grifo`, about
 * what mends it. The verb of a name (`sierra de calar`) is no job; after a question word (`con qué pego azulejos`) finite forms are.
 */
export function jobOf(words: readonly Word[], isQuestion: boolean): FoundJob | null {
  const isTold = isQuestion || tellsSomething(words);
  let first: FoundJob | null = null;
  for (const at of words.keys()) {
    const job = jobAt(words, at, isQuestion, isTold);
    // What `fer` and `quitar` have to do with is better said by the next verb: `què puc fer servir per tapar una esquerda`.
    if (job && !isVague(job.verb)) return job;
    first ??= job;
  }
  return first;
}

/** The job that a word says, as the sign of a problem or as its verb. */
function jobAt(words: readonly Word[], at: number, isQuestion: boolean, isTold: boolean): FoundJob | null {
  const { surface } = words[at]!;
  const by = jobsBy();
  const problem = bestOf(by.sign.get(surface) ?? (isTold ? by.look.get(surface) : undefined), words, at);
  if (problem) return { ...problem, isProblem: true, isTold };
  const possible =
    by.clearForm.get(surface) ??
    (englishLeads.has(words[at - 1]?.surface ?? '') ? by.englishForm.get(surface) : undefined) ??
    (isQuestion && !isAskedFor(words, at) ? by.finiteForm.get(surface) : undefined);
  const best = isPartOfName(words, at) ? undefined : bestOf(possible, words, at);
  return best ? { ...best, isProblem: false, isTold: false } : null;
}

/** The job with the longest object near a word that says one. */
function bestOf(possible: readonly Job[] | undefined, words: readonly Word[], at: number) {
  const [best] = (possible ?? [])
    .map((job) => ({ job, object: job.objects ? findObject(words, at, job.objects) : [] }))
    .filter(({ object }) => object !== null && !isPlaceOnly(words, at, object))
    .sort((a, b) => b.object!.length - a.object!.length);
  return best && { verb: words[at]!, words: new Set([words[at]!, ...best.object!]), goods: best.job.goods };
}

/** Where something else is put, which is the thing: the terrace in `poner riego por goteo en la terraza`. */
function isPlaceOnly(words: readonly Word[], verb: number, object: readonly Word[]): boolean {
  const at = words.indexOf(object[0] ?? words[verb]!);
  if (at < verb || !isVague(words[verb]!)) return false;
  const before = words.slice(verb + 1, at);
  const place = before.findLastIndex(({ surface }) => surface === 'en');
  return before.slice(0, Math.max(0, place)).some((word) => word.surface.length > 3 && !isVague(word));
}

/** What an English verb stands behind: `to cut`, `can I cut`, `for cutting`. */
const englishLeads = new Set(['to', 'i', 'you', 'we', 'for']);

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
