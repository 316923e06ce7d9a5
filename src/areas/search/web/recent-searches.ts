import { browserStorage } from '#web/browser-storage.ts';

const memory = browserStorage('localStorage', 'recent-searches');
const mostKept = 6;
const longestKept = 200;

/** What was searched for on this device, the latest first. */
export function recentSearches(): readonly string[] {
  const texts = memory.read();
  if (!Array.isArray(texts)) return [];
  return texts
    .filter((text): text is string => typeof text === 'string' && text.length <= longestKept)
    .slice(0, mostKept);
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  memory.write([text, ...others].slice(0, mostKept));
}

export const forgetSearches = (): void => memory.remove();
