import { splitWords, type Word } from './split-words.ts';

/** Splits a text as `splitWords` does. */
export type SplitText = (text: string) => readonly Word[];

/** Letters, with the signs that stand between or after them: what such a piece means does not depend on a number beside it. */
const plain = /^[a-záàéèíïóòúüñç·'’.,;:()¡!¿?-]+$/i;
/** So many pieces after another may belong to it: `3 metros cuadrados`. */
const maxBelonging = 2;
/** Nothing after these and a space belongs to what stands before. */
const clauseEnd = /[.,:;]\s/g;

/**
 * Splits texts by clauses and these by words, and remembers both: a catalogue's texts are made of some thousands. What has a
 * number or a sign stays together with what follows.
 */
export function rememberSplits(): SplitText {
  const splitPiece = remember(20_000, splitWords);
  const isPlain = remember(20_000, (piece) => plain.test(piece));
  const splitClause = remember(20_000, (clause) => {
    const words: Word[] = [];
    let together = '';
    let belonging = 0;
    for (const [piece] of clause.matchAll(/\S+\s*/g)) {
      const word = piece.trimEnd();
      belonging = isPlain(word) ? belonging - 1 : maxBelonging;
      if (belonging >= 0) together += piece;
      else {
        if (together !== '') words.push(...splitPiece(together.trimEnd()));
        together = '';
        words.push(...splitPiece(word));
      }
    }
    if (together !== '') words.push(...splitPiece(together.trimEnd()));
    return words;
  });
  return (text) => {
    const words: Word[] = [];
    let from = 0;
    for (const { index } of text.matchAll(clauseEnd)) {
      for (const word of splitClause(text.slice(from, index + 1))) words.push(word);
      from = index + 1;
    }
    const last = splitClause(text.slice(from));
    if (from === 0) return last;
    for (const word of last) words.push(word);
    return words;
  };
}

/** What a function of a text has answered, for so many texts. */
export function remember<Answer>(max: number, compute: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    let answer = known.get(text);
    if (answer !== undefined) return answer;
    if (known.size >= max) known.clear();
    answer = compute(text);
    known.set(text, answer);
    return answer;
  };
}
