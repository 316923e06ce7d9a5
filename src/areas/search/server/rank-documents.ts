import type { Alternative, Concept } from './read-query.ts';
import { readWeight, type TermIndex } from './term-index.ts';

export interface Ranked {
  readonly document: number;
  readonly score: number;
  /** Its name, brand, section or attributes have every word that the shop knows. */
  readonly hasAll: boolean;
}

const heaviest = 10;
/** With so few that have all, those that have most of what was asked follow. */
const fewMatches = 12;
/** A word that only the description has is mentioned, not met. */
const leastMet = 0.15;
const mentionedShare = 0.3;
const leastShare = { besideFull: 0.6, alone: 0.45 };
/** Words that mean nothing here may outnumber those that do by this much, else the query is not about us. */
const mostUnknownPerKnown = 2;

/** The documents that answer a query, best first: what has all before what has most; nothing when that would be a guess. */
export function rankDocuments(index: TermIndex, concepts: readonly Concept[], boostOf: (document: number) => number): Ranked[] {
  const known = concepts.filter(({ alternatives }) => alternatives.length > 0);
  if (!isAnswerable(concepts, known)) return [];
  const columns = known.map(({ alternatives }) => scoreColumn(index, alternatives));
  const weights = columns.map((column, at) => rarity(column, index.size) * (known[at]!.word.kind === 'word' ? 1 : 0.8));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const found: (Ranked & { share: number })[] = [];
  for (let document = 0; document < index.size; document += 1) {
    let score = 0;
    let share = 0;
    let met = 0;
    for (let at = 0; at < columns.length; at += 1) {
      const part = columns[at]![document]!;
      if (part === 0) continue;
      score += part * weights[at]!;
      const isMet = part >= leastMet;
      share += weights[at]! * (isMet ? 1 : mentionedShare);
      if (isMet) met += 1;
    }
    // Half of the words are enough even where they are the common ones.
    const enough = met * 2 >= columns.length ? leastShare.alone : 0;
    if (score > 0) found.push({ document, score: score * boostOf(document), share: Math.max(share / whole, enough), hasAll: met === columns.length });
  }
  return bestOf(found).sort((a, b) => Number(b.hasAll) - Number(a.hasAll) || b.score - a.score || a.document - b.document);
}

/** A number alone does not say what was meant: of the words at least one must be known. */
function isAnswerable(concepts: readonly Concept[], known: readonly Concept[]): boolean {
  const isWord = ({ word }: Concept): boolean => word.kind === 'word' && word.surface.length > 2;
  const words = concepts.filter(isWord).length;
  const knownWords = known.filter(isWord).length;
  return known.length > 0 && (words === 0 || (knownWords > 0 && words - knownWords <= knownWords * mostUnknownPerKnown));
}

function bestOf(found: readonly (Ranked & { share: number })[]): Ranked[] {
  const full = found.filter(({ hasAll }) => hasAll);
  if (full.length >= fewMatches) return full;
  if (full.length > 0) return found.filter(({ hasAll, share }) => hasAll || share >= leastShare.besideFull);
  const best = found.reduce((most, { share }) => Math.max(most, share), 0);
  return best < leastShare.alone ? [] : found.filter(({ share }) => share >= Math.max(leastShare.alone, best - 0.2));
}

/** How well each document meets one word of the query, 0 to 1. */
function scoreColumn(index: TermIndex, alternatives: readonly Alternative[]): Float32Array {
  const column = new Float32Array(index.size);
  for (const { terms, quality } of alternatives) {
    const scores = terms.length === 1 ? undefined : commonScores(index, terms);
    const { documents, weights } = index.postingsOf(terms[0]!);
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at]!;
      const weight = scores ? (scores.get(document) ?? 0) : readWeight(weights[at]!);
      const score = (weight / heaviest) * quality;
      if (score > column[document]!) column[document] = score;
    }
  }
  return column;
}

/** The mean weight of the documents that have all of the terms. */
function commonScores(index: TermIndex, terms: readonly number[]): Map<number, number> {
  let common: Map<number, number> | undefined;
  for (const term of terms) {
    const { documents, weights } = index.postingsOf(term);
    const next = new Map<number, number>();
    documents.forEach((document, at) => {
      const before = common ? common.get(document) : 0;
      if (before !== undefined) next.set(document, before + readWeight(weights[at]!) / terms.length);
    });
    common = next;
  }
  return common!;
}

/** Inverse document frequency: a rare word says more. */
function rarity(column: Float32Array, size: number): number {
  let count = 0;
  for (const score of column) if (score > 0) count += 1;
  return Math.log(1 + size / Math.max(1, count));
}
