/** Search results cut off longer descriptions. */
const maxLength = 160;

const sentenceEnd = /(?<=[.!?…]) (?=[\p{Lu}¿¡])/u;

/** The sentences of these texts for search results, as many as fit; a single long one ends between two words. */
export function pageDescription(...texts: readonly string[]): string {
  return fitted(texts.flatMap(sentencesOf));
}

/** As `pageDescription`, of a named thing: where nothing fits beside the name, which the title has too, the text alone. */
export function namedDescription(name: string, ...texts: readonly string[]): string {
  const sentences = texts.flatMap(sentencesOf);
  const named = fitted([name, ...sentences]);
  return named === name && sentences.length > 0 ? fitted(sentences) : named;
}

const sentencesOf = (text: string): string[] => plainText(text).split(sentenceEnd).filter(Boolean);

function fitted(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
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
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();
