import { consentedStorage } from '#web/consented-storage.ts';

const memory = consentedStorage('recent-searches');
const maxSearches = 6;

/** The last searches on this device, the latest first. The stored value may be damaged. */
export function recentSearches(): readonly string[] {
  const texts = memory.read();
  return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string') : [];
}

export function addSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  memory.write([text, ...others].slice(0, maxSearches));
}

export const clearSearches = (): void => memory.remove();
