/**
 * The stem that singular and plural, masculine and feminine share, in Spanish and Catalan alike. It is light on purpose:
 * `amoladora(s)`, `esmoladora/-es`, `eléctrico/-a/-os/-as`, `luz/luces`, `broca/broques`, `cinturó/cinturons`; verbs and
 * derivations stay apart, since `taladro` and `taladrina` are different goods. Words come folded.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  if (stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1);
  if (stem.length > 3 && /[aeo]$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 6 && stem.endsWith('on')) stem = stem.slice(0, -2);
  return hardened(stem);
}

/** Spelling that changes before e: luz/luces, broca/broques, màniga/mànegues, peça/peces. */
const hardened = (stem: string): string => stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/z$/, 'c');
