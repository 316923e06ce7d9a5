import { stopWords } from '../language/stop-words.ts';
import { foldText, stemWord } from '../language/word-forms.ts';

/** A word of a phrase that carries a meaning. */
export interface PhraseWord {
  readonly surface: string;
  readonly stem: string;
  /** Where it ends in the phrase, with what is attached to it: `1/4"`, `SDS-Plus`. */
  readonly end: number;
}

/** A text of a phrase; its words are read when they are first needed. */
export class Phrase {
  readonly text: string;
  #words: readonly PhraseWord[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get words(): readonly PhraseWord[] {
    return (this.#words ??= phraseWords(this.text));
  }
}

const words = /\p{L}[\p{L}·'’]*|\d+(?:[.,/]\d+)*/gu;

/** The words of a text, folded; `18v` and `18 V` are the same two. Of a stop word at the end more may be about to come. */
export function phraseWords(text: string, isLastUnfinished = false): PhraseWord[] {
  const found = [...text.matchAll(words)];
  return found.flatMap(({ 0: word, index }, at) => {
    const surface = foldText(word).trim();
    const isUnfinished = isLastUnfinished && at === found.length - 1;
    if (surface === '' || (stopWords.has(surface) && !isUnfinished)) return [];
    const end = text.slice(index).search(/\s|$/) + index;
    return [{ surface, stem: stemWord(surface), end }];
  });
}
