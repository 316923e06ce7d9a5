import { askedSizeOf } from '../language/size-words.ts';
import type { Word } from '../language/split-words.ts';
import { addGoods, isDescription, withoutForeignJob } from './goods-of-job.ts';
import { isKind } from './names-kind.ts';
import { meaningful, readSpeech, withoutAskingVerbs } from '../language/read-speech.ts';
import { companionWords, purposeWords, severalWords } from '../language/stop-words.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { preferForPlace } from './goods-for-place.ts';
import { preferForUse } from './goods-for-use.ts';
import { joinKind, joinNeighbours, joinNumbers, readThread } from './join-words.ts';
import { jobByUse } from './job-by-use.ts';
import { orderGoods } from './order-goods.ts';
import { findNotSold } from './other-goods.ts';
import { divided, respelt } from './respelt.ts';
import { type Alternative, synonymsOf } from './synonyms-of.ts';
import { alternativesOf, millimetresFirst, nearWords, quality } from './word-meanings.ts';

/** A word of a query and all its meanings; without alternatives the shop does not know it. */
export interface Concept {
  readonly word: Word;
  readonly alternatives: readonly Alternative[];
  /** That of the best alternative. */
  readonly confidence: number;
  /** It says what a thing named before it is for: `grapadora` in `grapas para grapadora`. */
  readonly isPurpose?: boolean;
  /** It says that there are several, and not of what: `juego` in `juego de brocas`. */
  readonly isSet?: boolean;
  /** The query has no other word, only numbers. */
  readonly isAlone?: boolean;
  /** A thing that the shop does not sell, its meanings being what comes nearest, `related` if that may do; or a maker of whom it sells nothing. */
  readonly notSold?: 'thing' | 'related' | 'maker';
  /** The surest meaning is of a word with another letter, and may well be another word: `señal` for `sedal`. */
  readonly isGuess?: boolean;
}

/** Limits, with `maxAlternatives` of each word and `maxWords`, the work of a query. */
export const maxConcepts = 12;
/** Hundreds of words begin with the same two letters; the most used are enough. */
export const maxAlternatives = { ofFewLetters: 40, ofMore: 120 };
const minClearLength = 4;
/** What a typed word counts that has another name. */
const replacedQuality = 0.5;

/** What words mean beside what the catalogue and the built-in synonyms say. */
export interface FurtherMeanings {
  /** Whether a word has one, and so is not to be divided into others. */
  has(word: Word): boolean;
  /** Adds them to what was read. */
  addTo(words: readonly Word[], read: Alternative[][]): void;
}

/** The meanings of a query's words. `isTyping`: the last word may be unfinished. */
export function readQuery(index: TermIndex, query: string, isTyping: boolean, further?: FurtherMeanings): Concept[] {
  const { said, job: heard, isQuestion, isIdle: isAnyQuestion } = readSpeech(query);
  const told = heard && isDescription(index, heard, said) ? null : heard;
  const wished = jobByUse(index, said, told, isQuestion) ?? told;
  const job = wished && !isQuestion ? orderGoods(index, wished, meaningful(said, true)) : wished;
  const isIdle = isAnyQuestion && job === null;
  const all = said.flatMap((word) => (further?.has(word) || job?.words.has(word) ? [word] : divided(index, word)));
  const spoken = withoutAskingVerbs(meaningful(all, job !== null, job?.words), job, isQuestion);
  const typed = (job ? withoutForeignJob(index, job, spoken) : spoken).slice(0, maxConcepts);
  const spelt = typed.map((word, at) =>
    job?.words.has(word) || further?.has(word) || (isTyping && at === typed.length - 1)
      ? { word, confidence: 1 }
      : respelt(index, word),
  );
  const words = spelt.map(({ word }) => word);
  const read = isSize(words)
    ? words.map((word) => millimetresFirst(index, word))
    : words.map((word, at) => [
        ...alternativesOf(index, word, isTyping && at === words.length - 1),
        ...(word === typed[at] ? [] : nearWords(index, typed[at]!.surface, false)),
      ]);
  readThread(index, words, read);
  joinNeighbours(index, words, read);
  const synonyms = synonymsOf(index, words, read);
  for (const [at, added] of synonyms.alternatives.entries())
    read[at] = [...(synonyms.isReplaced[at] ? read[at]!.filter(isWritten).map(weaken) : read[at]!), ...added];
  joinNumbers(index, words, read);
  joinKind(index, words, read);
  if (job) addGoods(index, job, words, read);
  else preferForPlace(index, words, read);
  preferForUse(index, words, read);
  further?.addTo(words, read);
  const purposeAt = all.findIndex(({ surface }) => purposeWords.has(surface));
  const purpose = new Set(purposeAt < 0 ? [] : all.slice(purposeAt));
  const namesAKind = read.map((alternatives) => kindsOf(index, alternatives).length > 0);
  const features = featuresIn(all, words, namesAKind);
  const isKnownToShop = job !== null || words.some((word) => further?.has(word));
  const notSold = isKnownToShop ? null : findNotSold(index, words, read, (word) => purpose.has(word));
  const isUnfinished = isTyping && notSold?.words.includes(words.at(-1)!) && mayGoOn(index, words.at(-1)!);
  if (notSold && !isUnfinished) {
    const { isMaker, meant, nearest, isRelated } = notSold;
    if (!isMaker || (meant.length === 0 && words.filter(({ kind }) => kind === 'word').length === notSold.words.length))
      return notSold.words.map((word, at) => ({
        ...conceptOf(index, word, at === 0 ? nearest : []),
        notSold: isRelated ? 'related' : 'thing',
        isAlone: true,
      }));
    const others = words.flatMap((word, at) => (notSold.words.includes(word) ? [] : kindsOf(index, read[at]!)));
    // Beside a thing a maker's name is no other one: `yeso knauf` is no `placa de yeso`, but a `llave bahco` adjustable.
    const meantBeside = meant.filter(({ terms }) => others.length === 0 || others.includes(terms[0]!));
    for (const word of notSold.words) read[words.indexOf(word)] = [...meantBeside];
  }
  // A `martillo stanley` is what a `martillo` is.
  const things = words.filter(
    (word) =>
      word.kind === 'word' &&
      askedSizeOf(word.surface) === undefined &&
      (read[words.indexOf(word)]!.length > 0 || notSold?.words.includes(word) !== true),
  );
  const isOneWord = things.length === 1;
  const concepts = words.map((word, at) => ({
    ...asTyped(conceptOf(index, word, read[at]!), typed[at]!, spelt[at]!.confidence),
    ...(!isUnfinished && notSold?.words.includes(word) && { notSold: 'maker' as const }),
    isPurpose: purpose.has(word) || features.has(word),
    isSet: !isOneWord && severalWords.has(word.surface),
    isAlone: isOneWord && word === things[0],
  }));
  return isIdle && !concepts.some((one) => kindsOf(index, one.alternatives).length > 0)
    ? concepts.map(forget)
    : concepts;
}

/** What a thing that is named has, which is not the thing: the wheels of a `caja de herramientas con ruedas`. */
function featuresIn(all: readonly Word[], words: readonly Word[], namesAKind: readonly boolean[]): ReadonlySet<Word> {
  const at = all.findIndex(({ surface }) => companionWords.has(surface));
  const behind = new Set(at < 0 ? [] : all.slice(at));
  const isNamed = words.some((word, place) => namesAKind[place] === true && !behind.has(word));
  return isNamed ? behind : new Set();
}

/** What was meant, under the word as it was typed. */
const asTyped = (concept: Concept, word: Word, confidence: number): Concept => ({
  ...concept,
  word,
  confidence: Math.min(concept.confidence, confidence),
});

/** `5x50`, and nothing else. */
const isSize = (words: readonly Word[]): boolean => words.length > 1 && words.every(({ kind }) => kind === 'number');

const forget = ({ word }: Concept): Concept => ({ word, alternatives: [], confidence: 0 });

/** The kinds of goods that a word surely names. */
const kindsOf = (index: TermIndex, alternatives: readonly Alternative[]): number[] =>
  alternatives
    .filter(({ terms, quality: certainty }) => certainty >= quality.prefix && isKind(index, terms[0]!))
    .map(({ terms }) => terms[0]!);

/** A word that has another name is no abbreviation of a shorter one: a `jardinera` is a pot, and no `jardín`. */
const isWritten = ({ isSynonym }: Alternative): boolean => isSynonym !== true;

const weaken = (own: Alternative): Alternative => ({ ...own, quality: own.quality * replacedQuality });

/** Several synonyms may mean the same: only the surest reading of each counts. The alternatives come surest first. */
function withoutRepeats(alternatives: readonly Alternative[]): Alternative[] {
  const seen = new Set<string>();
  return alternatives.filter(({ terms, isSynonym, isWithin, fits, documents }) => {
    const key = `${isSynonym === true} ${fits ?? ''} ${terms.join()}`;
    if (isWithin || documents) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The surest alternatives that some product has. */
function conceptOf(index: TermIndex, word: Word, read: readonly Alternative[]): Concept {
  const used = read
    .filter(({ terms }) => terms.every(index.isUsed))
    .sort((a, b) => b.quality - a.quality || index.countOf(b.terms[0]!) - index.countOf(a.terms[0]!));
  const alternatives = withoutRepeats(used).slice(
    0,
    word.surface.length < minClearLength ? maxAlternatives.ofFewLetters : maxAlternatives.ofMore,
  );
  return { word, alternatives, confidence: alternatives[0]?.quality ?? 0, isGuess: alternatives[0]?.isGuess === true };
}

/** Whether words of products begin with what is being typed: `moto` may become `motosierra`, a `lavadora` is one already. */
const mayGoOn = (index: TermIndex, { surface, term }: Word): boolean => {
  const own = index.termOf(term);
  return [...index.words.startingWith(surface)].some((one) => one !== own && index.isUsed(one));
};
