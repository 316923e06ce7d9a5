import { maxSearchLength } from '#values/search-length.ts';

/** The address of a text's results; null for what cannot be asked: nothing, or dots, which addresses take for folders. */
export function searchPath(text: string): string | null {
  const asked = typedText(text);
  return /^\.*$/.test(asked) ? null : `/search/${encodeURIComponent(asked)}`;
}

// Control characters, and those that turn the direction of the line in which they stand.
const untyped = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** An address may hold anything; what no person types is left out, and what is too long cut off. */
export const typedText = (text: string): string =>
  text.toWellFormed().replace(untyped, ' ').trim().slice(0, maxSearchLength).toWellFormed();

/** The text of a results page's address, so that the box shows what was asked; empty elsewhere. */
export function searchedText(pathname: string): string {
  const [, encoded = ''] = /^(?:\/ca)?\/search\/([^/]+)$/.exec(pathname) ?? [];
  try {
    return typedText(decodeURIComponent(encoded));
  } catch {
    return '';
  }
}
