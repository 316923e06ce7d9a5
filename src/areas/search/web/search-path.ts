import { maxSearchLength } from '#values/listing.ts';

/** The address of a text's results; null for an empty text and for dots, which an address would read as folders. */
export function searchPath(text: string): string | null {
  const query = typedText(text);
  return /^\.*$/.test(query) ? null : `/search/${encodeURIComponent(query)}`;
}

// Control characters, and those that change the direction of text.
const untypable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

// Half of a character, from an address or from the cut; `toWellFormed` is newer than some browsers.
const loneSurrogates = /\p{Cs}/gu;

/** A search text from an address, without control characters and cut to the maximum length. */
export const typedText = (text: string): string =>
  text.replace(untypable, ' ').trim().slice(0, maxSearchLength).replace(loneSurrogates, '\uFFFD');

/** The text of a results page's address, for the search box; empty elsewhere. */
export function searchedText(pathname: string): string {
  const [, encoded = ''] = /^(?:\/ca)?\/search\/([^/]+)$/.exec(pathname) ?? [];
  try {
    return typedText(decodeURIComponent(encoded));
  } catch {
    return '';
  }
}
