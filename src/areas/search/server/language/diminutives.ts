import { stemWord } from './word-forms.ts';

/** What small things end with, and how much of the word must be left: in Spanish, in Aragon and Murcia, in Catalan. */
const endings: readonly { readonly ending: RegExp; readonly minLeft: number }[] = [
  { ending: /e?c?it[oa]s?$/, minLeft: 3 },
  { ending: /it[oa]s?$/, minLeft: 3 },
  { ending: /e?c?ic[oa]s?$/, minLeft: 4 },
  { ending: /ic[oa]s?$/, minLeft: 5 },
  { ending: /e?c?ill[oa]s?$/, minLeft: 4 },
  { ending: /ill[oa]s?$/, minLeft: 5 },
  { ending: /et(?:a|s|es)?$/, minLeft: 5 },
];

/** The stems of which a folded word may be the diminutive: `martillito`, `llavecita`, `broquita`, `destornilladorcico`, `martellet`. */
export function stemsOfDiminutive(word: string): string[] {
  const stems = endings.flatMap(({ ending, minLeft }) => {
    const left = word.replace(ending, '');
    return left !== word && left.length >= minLeft ? [stemWord(`${left}a`)] : [];
  });
  return [...new Set(stems)];
}
