import { divideWord } from '../language/divide-word.ts';
import { speltInOtherTrades } from '../language/other-trades.ts';
import { splitWords, type Word } from '../language/split-words.ts';
import { stemWord } from '../language/word-forms.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { minLengthForOneError, quality, smallOnes } from './word-meanings.ts';

const minDividedLength = 6;
/** From this length on a single near word is the one that was meant. */
const minLengthRespelt = 6;
const maxLengthOfCode = 3;

/**
 * A word with one error that can only be one other is read as that one, with all that it means: `tenasas`, `yave de paso`. It is no
 * surer for it.
 */
export function respelt(index: TermIndex, word: Word): { readonly word: Word; readonly confidence: number } {
  const { kind, surface } = word;
  const asIs = { word, confidence: 1 };
  if (kind !== 'word' || surface.length < minLengthForOneError || isKnown(index, word)) return asIs;
  if (speltInOtherTrades(surface) !== undefined || smallOnes(index, word).length > 0) return asIs;
  const alike = index.words.soundingLike(surface);
  const same = alike.length > 0 ? alike : index.words.soundingLikeStem(surface);
  const near =
    same.length > 0 || surface.length < minLengthRespelt
      ? same
      : index.words.nearest(surface, 1).filter(({ isSameStart, isSlip }) => isSameStart && isSlip);
  const [first] = near;
  if (!first || near.some(({ term }) => term !== first.term)) return asIs;
  // What other trades sell is asked for by its right name only: `temostato` finds the taps that have one.
  if (speltInOtherTrades(first.surface) !== undefined) return asIs;
  return {
    word: { surface: first.surface, term: index.textOf(first.term), kind },
    confidence: same.length > 0 ? quality.sound : quality.oneError,
  };
}

/** `discodediamante`: an unknown word without a near spelling may be several words. */
export function divided(index: TermIndex, word: Word): readonly Word[] {
  const { kind, surface } = word;
  if (kind !== 'word' || surface.length < minDividedLength || isKnown(index, word)) return [word];
  if (speltInOtherTrades(surface) !== undefined) return [word];
  if (smallOnes(index, word).length > 0) return [word];
  if (index.words.nearest(surface, 1).length > 0 || index.words.soundingLikeStem(surface).length > 0) return [word];
  const pieces = divideWord(surface, (piece) => isPiece(index, piece));
  return pieces ? splitWords(pieces.join(' ')) : [word];
}

/** A piece of three letters has to be a word of products: `factor` is no `fac` and `tor`, which old lists have. */
function isPiece(index: TermIndex, piece: string): boolean {
  if (piece.length > maxLengthOfCode) return index.words.has(piece);
  const term = index.termOf(stemWord(piece));
  return term !== undefined && index.isUsed(term) && index.words.has(piece);
}

const isKnown = (index: TermIndex, { term }: Word): boolean => index.termOf(term) !== undefined;
