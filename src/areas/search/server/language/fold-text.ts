/** Lower case without accents, which people omit when they type. `l·l` is typed `ll`, `l.l` or `l-l`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/l[·•.-]l/g, 'll')
    .replace(/\b([dlmnst]|qu)['’´`](?=[a-z])/g, ' ')
    .replace(/⁄/g, '/')
    .replace(/''|’’|″|”|“/g, '"');
}

/** An article number or EAN without the separators between its characters. */
export const articleKey = (text: string): string => foldText(text).replace(/[^a-z0-9]/g, '');
