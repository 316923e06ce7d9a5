import { computeOnce } from '#platform/compute-once.ts';
import { splitWords } from './split-words.ts';
import { translations as pairs } from './vocabulary.ts';

const translations = computeOnce(() => {
  const byTerm = new Map<string, string[]>();
  function note(term: string, translation: string): void {
    const known = byTerm.get(term);
    if (known) known.push(translation);
    else byTerm.set(term, [translation]);
  }
  for (const pair of pairs()) {
    const [spanish, catalan] = pair.map((side) => splitWords(side)[0]!.term);
    if (spanish === catalan) continue;
    note(spanish!, catalan!);
    note(catalan!, spanish!);
  }
  return byTerm;
});

/** A term in the other language. */
export const translationsOf = (term: string): readonly string[] => translations().get(term) ?? [];
