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
    .replace(/j|g(?=[ei])/g, 'g')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/[vw]/g, 'b')
    .replace(/[mn](?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1');
