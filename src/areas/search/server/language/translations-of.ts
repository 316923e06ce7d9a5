import { splitWords } from './split-words.ts';
import { translationLines } from './vocabulary/translations.ts';

const translations = new Map<string, string[]>();
for (const line of translationLines) {
  const [spanish, catalan] = line.split('=').map((side) => splitWords(side)[0]!.term);
  if (spanish === catalan) continue;
  note(spanish!, catalan!);
  note(catalan!, spanish!);
}

function note(term: string, translation: string): void {
  const known = translations.get(term);
  if (known) known.push(translation);
  else translations.set(term, [translation]);
}

/** A term in the other language. */
export const translationsOf = (term: string): readonly string[] => translations.get(term) ?? [];
