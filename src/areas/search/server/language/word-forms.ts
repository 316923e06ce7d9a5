const isFolded = /^[a-z0-9 ]*$/i;

/** Lower case without accents, which people omit when they type. `l·l` is typed `ll`, `l.l` or `l-l`. */
export function foldText(text: string): string {
  if (isFolded.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // Without its sign a claw, `uña`, would be an article.
      .replace(/\buñas?\b/g, 'unya')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/l[·•.-]l/g, 'll')
      .replace(/\b([dlmnst]|qu)['’´`](?=[a-z])/g, ' ')
      // `carpenter's pencil`
      .replace(/(?<=[a-z]{3})['’]s\b/g, 's')
      .replace(/⁄/g, '/')
      .replace(/''|’’|″|”|“/g, '"')
  );
}

/** An article number or EAN without the separators between its characters. */
export const articleKey = (text: string): string => foldText(text).replace(/[^a-z0-9]/g, '');

/**
 * The stem that singular and plural, masculine and feminine share, in Spanish and Catalan alike. It is light on purpose:
 * `amoladora(s)`, `esmoladora/-es`, `eléctrico/-a/-os/-as`, `luz/luces`, `broca/broques`, `cinturó/cinturons`; verbs and
 * derivations stay apart, since `taladro` and `taladrina` are different goods. Words come folded.
 */
export function stemWord(word: string): string {
  if (/\d/.test(word)) return word;
  // Too short to have an ending of its own, but its plural is `luces`.
  if (word.length < 4) return word.length === 3 ? word.replace(/z$/, 'c') : word;
  let stem = word;
  if (stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1);
  if (stem.length > 3 && /[aeo]$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 6 && stem.endsWith('on')) stem = stem.slice(0, -2);
  return hardened(stem);
}

/** Spelling that changes before e: luz/luces, broca/broques, màniga/mànegues, peça/peces; in English battery/batteries. */
const hardened = (stem: string): string =>
  stem
    .replace(/qu$/, 'c')
    .replace(/gu$/, 'g')
    .replace(/z$/, 'c')
    .replace(/(?<=[bcdfghjklmnpqrstvwxz])y$/, 'i');

/**
 * How a word sounds, for queries written by ear: `vroca`, `asulejo`, `llabe`, `conpresor`, `enchuffe`. Letters that Spanish and
 * Catalan speakers confuse become one, and double letters single. Words come folded.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/ll|y/g, 'i')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/[cz](?=[ei])|z|ss|x/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/[vw]/g, 'b')
    .replace(/[mn](?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1');
