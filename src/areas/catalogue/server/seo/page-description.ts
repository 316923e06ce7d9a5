/** Search results cut off longer descriptions. */
const maxLength = 160;

/** Sentences for search results, as many as fit; a single long one ends between two words. */
export function pageDescription(...sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences.map(plainText).filter(Boolean)) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length > maxLength) return text.length >= maxLength / 2 ? text : cutBetweenWords(longer);
    text = longer;
  }
  return text;
}

const cutBetweenWords = (text: string): string => `${text.slice(0, maxLength).replace(/[\s,;:.(«]+\S*$/, '')}…`;

/** The text of sanitised HTML, whose only entities are these. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();
