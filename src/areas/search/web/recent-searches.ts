const storageKey = 'recent-searches';
const mostKept = 6;
const longestKept = 200;

/** What was searched for on this device, the latest first. */
export function recentSearches(): readonly string[] {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string' && text.length <= longestKept).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, mostKept));
}

export const forgetSearches = (): void => keep([]);

function keep(texts: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing shows no history.
  }
}
