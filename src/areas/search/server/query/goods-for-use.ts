import type { Word } from '../language/split-words.ts';
import { isVague, rootOf } from '../language/uses-of.ts';
import { ofUse, storeWeight, type TermIndex } from '../terms/term-index.ts';
import { fittingQuality } from './goods-for-place.ts';
import { isKind } from './names-kind.ts';
import type { Alternative } from './synonyms-of.ts';
import { quality } from './word-meanings.ts';

const useStep = storeWeight(ofUse);
/** Of a word that says what goods are. */
const kindStep = storeWeight(8);
/** The bits that there are for them. */
const maxUses = 2;
const minRootLength = 3;

/**
 * Of the goods that a word names those come first whose descriptions begin with what is said behind it, where no name has that:
 * of `taladros para hormigón` those that are for it.
 */
export function preferForUse(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  const kindAt = read.findIndex((alternatives) => alternatives.some((one) => isSureKind(index, one)));
  if (kindAt < 0) return;
  const said = words.slice(kindAt + 1).filter((word) => word.kind === 'word' && !isVague(word));
  if (said.length === 0) return;
  const kinds = new Set(read[kindAt]!.filter((one) => isSureKind(index, one)).map(({ terms }) => terms[0]!));
  const [kind] = kinds;
  const { marks } = index;
  let uses = 0;
  const goods = markGoods(index, kinds, marks);
  for (const word of said) {
    const documents = usedFor(index, formsOf(index, word), marks);
    if (documents.length === 0 || documents.length === goods.length) continue;
    uses += 1;
    read[kindAt]!.push({
      terms: [kind!],
      quality: fittingQuality,
      fits: uses === 1 ? 1 : 2,
      documents: Int32Array.from(documents),
    });
    if (uses === maxUses) break;
  }
  for (const document of goods) marks[document] = 0;
}

const isSureKind = (index: TermIndex, { terms, quality: certainty }: Alternative): boolean =>
  certainty >= quality.prefix && isKind(index, terms[0]!);

/** Marks the goods whose names say that they are of some kinds. */
function markGoods(index: TermIndex, kinds: ReadonlySet<number>, marks: Uint8Array): readonly number[] {
  const goods: number[] = [];
  for (const kind of kinds) {
    const { documents, weights } = index.postingsOf(kind);
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at]!;
      if (weights[at]! < kindStep || marks[document] !== 0) continue;
      marks[document] = 1;
      goods.push(document);
    }
  }
  return goods;
}

/** The term of a word, and those of its other forms: `chirría` and `chirrían`. */
export function formsOf(index: TermIndex, { term, surface }: Word): ReadonlySet<number> {
  const own = index.termOf(term);
  if (own === undefined) return new Set();
  const terms = new Set([own]);
  const root = rootOf(surface);
  if (root.length < minRootLength) return terms;
  for (const one of index.words.startingWith(root)) {
    const text = index.textOf(one);
    if (text === root || rootOf(text) === root) terms.add(one);
  }
  return terms;
}

/** Those of the marked goods whose description begins with one of the terms; none where a name has it. */
function usedFor(index: TermIndex, terms: ReadonlySet<number>, marks: Uint8Array): readonly number[] {
  const found = new Set<number>();
  for (const term of terms) {
    const { documents, weights } = index.postingsOf(term);
    for (let at = 0; at < documents.length; at += 1) {
      const step = weights[at]!;
      if (step < useStep || marks[documents[at]!] === 0) continue;
      if (step > useStep) return [];
      found.add(documents[at]!);
    }
  }
  return [...found];
}
