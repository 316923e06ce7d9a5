import sanitizeHtml from 'sanitize-html';

/** Paragraphs, lists and emphasis without any attribute; everything else of the HTML is dropped. */
export const sanitiseDescription = (html: string): string =>
  sanitizeHtml(withParagraphs(html), {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4'],
    allowedAttributes: {},
    transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3' },
  }).trim();

/** Boxes and rows of tables, as page builders write them. */
const otherBlocks =
  /<\/?(?:div|section|article|figure|blockquote|center|table|thead|tbody|tr|dl|dt|dd|h5|h6)\b[^<>]*>/gi;

/** Lines, also those between other blocks, as paragraphs where the text has none of its own. */
function withParagraphs(html: string): string {
  const text = html.replace(otherBlocks, '\n').replace(/<\/t[dh]>/gi, ' ');
  if (/<(?:p|ul|ol|h[1-4])\b/i.test(text)) return text;
  return text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${line.trim()}</p>`)
    .join('');
}

/** Plain text of a cell: no markup, no control characters, single spaces. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Shortens a text without cutting a character in half, which the database would refuse. */
export const shortened = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
