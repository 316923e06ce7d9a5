/** Lower case without accents: what people leave out when they type. `l·l` is typed `ll`, `l.l` or `l-l`. */
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

/** An article number or EAN without what people put between its characters. */
export const articleKey = (text: string): string => foldText(text).replace(/[^a-z0-9]/g, '');
