import sanitizeHtml from 'sanitize-html';

/** Paragraphs, lists and emphasis without any attribute; everything else of the HTML is dropped. */
export function sanitiseDescription(html: string): string {
  const text = html.includes('<')
    ? html
    : html
        .split(/\n+/)
        .filter(Boolean)
        .map((line) => `<p>${line}</p>`)
        .join('');
  return sanitizeHtml(text, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4'],
    allowedAttributes: {},
    transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3' },
  }).trim();
}

/** Plain text of a cell: no markup, no control characters, single spaces. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Shortens a text without cutting a character in half, which the database would refuse. */
export const shortened = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
