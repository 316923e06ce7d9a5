import { stemWord } from './word-forms.ts';

/** What small words end with in Spanish, in Aragon and Murcia, and in Catalan. A `cinturilla` is no small `cintura`. */
const endings = [
  { ending: /e?cit[oa]s?$/, minLeft: 3, isAfterConsonant: true },
  { ending: /it[oa]s?$/, minLeft: 3, isAfterConsonant: false },
  { ending: /e?cic[oa]s?$/, minLeft: 4, isAfterConsonant: true },
  { ending: /ic[oa]s?$/, minLeft: 5, isAfterConsonant: false },
  { ending: /et(?:a|s|es)?$/, minLeft: 5, isAfterConsonant: true },
];
const vowels = ['a', 'o', 'e', 'as', 'os', 'es'];

/** What a folded word may be the diminutive of: `martillito`, `llavecita`, `broquita`, `destornilladorcico`, `martellet`. */
export function wordsOfDiminutive(word: string): string[] {
  const words = endings.flatMap(({ ending, minLeft, isAfterConsonant }) => {
    const left = word.replace(ending, '');
    if (left === word || left.length < minLeft) return [];
    const roots = [left, stemWord(`${left}a`)];
    return [...(isAfterConsonant ? [left] : []), ...roots.flatMap((root) => vowels.map((vowel) => root + vowel))];
  });
  return [...new Set(words)];
}
