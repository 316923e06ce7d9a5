import { splitWords } from './split-words.ts';
import { translations as pairs } from './vocabulary.ts';

const translations = new Map<string, string[]>();
for (const pair of pairs) {
  const [spanish, catalan] = pair.map((side) => splitWords(side)[0]!.term);
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
