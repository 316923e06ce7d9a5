import { wordingFaults } from './shop-rules.ts';
import type { Words } from './words.ts';

const fewest = 3;
const most = 5;

const sentencesIn = (text: string): number => text.split(/(?<=[.!?])\s+(?=[¿¡\p{Lu}\d])/u).length;

/** The figures of a text in order of size: the languages may put them in another order. */
const figuresIn = (text: string): string => (text.match(/\d+(?:[.,/]\d+)*/g) ?? []).toSorted().join(' ');

const isUnfilled = (text: string): boolean => /[{}[\]]|undefined|NaN/.test(text);
const isBadlySpaced = (text: string): boolean =>
  / {2}| [.,;:]|\.\.|^\P{Lu}|[^.!?]$/u.test(text) && !/^[¿¡\d«]/.test(text);

/** What is wrong with a sentence in its two languages: a gap, the wording, a figure that only one of them has. */
export function sentenceFaults({ es, ca }: Words): string[] {
  return [
    ...(isUnfilled(es) || isUnfilled(ca) ? [`something is not filled in: ${es} / ${ca}`] : []),
    ...(isBadlySpaced(es) || isBadlySpaced(ca) ? [`not spaced, begun or ended as a sentence: ${es} / ${ca}`] : []),
    ...wordingFaults(es, 'es').map((fault) => `${fault}: ${es}`),
    ...wordingFaults(ca, 'ca').map((fault) => `${fault}: ${ca}`),
    ...(figuresIn(es) === figuresIn(ca) ? [] : [`other figures: ${es} / ${ca}`]),
    ...(sentencesIn(es) === sentencesIn(ca) ? [] : [`another number of sentences: ${es} / ${ca}`]),
  ];
}

/** What is wrong with a description: each of its sentences, and that they are not three to five. */
export function descriptionFaults(sentences: readonly Words[]): string[] {
  const count = sentencesIn(sentences.map(({ es }) => es).join(' '));
  return [
    ...(count < fewest || count > most ? [`${count} sentences, not ${fewest} to ${most}`] : []),
    ...sentences.flatMap(sentenceFaults),
  ];
}
