/** The address of a text's results; null for what cannot be asked: nothing, or dots, which addresses take for folders. */
export function searchPath(text: string): string | null {
  const asked = text.trim();
  return /^\.*$/.test(asked) ? null : `/search/${encodeURIComponent(asked.toWellFormed())}`;
}

/** The text of a results page's address, so that the box shows what was asked; empty elsewhere. */
export function searchedText(pathname: string): string {
  const [, encoded = ''] = /^(?:\/ca)?\/search\/([^/]+)$/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
