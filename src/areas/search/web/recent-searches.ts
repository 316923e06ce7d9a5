import { consentedStorage } from '#web/consented-storage.ts';

const memory = consentedStorage('recent-searches');
const maxSearches = 6;
const maxLength = 200;

/** The last searches on this device, the latest first. */
export function recentSearches(): readonly string[] {
  const texts = memory.read();
  if (!Array.isArray(texts)) return [];
  return texts
    .filter((text): text is string => typeof text === 'string' && text.length <= maxLength)
    .slice(0, maxSearches);
}

export function addSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  memory.write([text, ...others].slice(0, maxSearches));
}

export const clearSearches = (): void => memory.remove();
