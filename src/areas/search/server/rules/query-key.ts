import { splitWords } from '../language/split-words.ts';
import { stopWords } from '../language/stop-words.ts';

/**
 * What queries of the same words have in common: no accents, no plural, no articles, any order. `Taladros con WiFi` and
 * `wifi taladro` are the same. Empty when a text has no word at all.
 */
export function queryKey(text: string): string {
  const words = splitWords(text);
  const meaningful = words.filter(({ surface }) => !stopWords.has(surface));
  return (meaningful.length > 0 ? meaningful : words)
    .map(({ term }) => term)
    .sort()
    .join(' ');
}
