import sanitizeHtml from 'sanitize-html';

/** Paragraphs, lists and emphasis without any attribute; everything else of the HTML is dropped. */
export const sanitiseDescription = (html: string): string =>
  sanitizeHtml(withParagraphs(html), {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4'],
    allowedAttributes: {},
    transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3' },
  })
    .replace(/<p>\s*<\/p>/g, '')
    .trim();

/** Boxes and rows of tables, as page builders write them. */
const otherBlocks =
  /<\/?(?:div|section|article|figure|blockquote|center|table|thead|tbody|tr|dl|dt|dd|h5|h6)\b[^<>]*>/gi;

/** Blocks that a description keeps. */
const ownBlocks = /(<\/?(?:p|ul|ol|h[1-4])\b[^<>]*>)/gi;

/** Where another block begins or ends; white space to HTML. */
const boundary = '\f';

/** What stands in other blocks as paragraphs of its own, and each line where the text has no block that is kept. */
function withParagraphs(html: string): string {
  const text = html.replace(otherBlocks, boundary).replace(/<\/t[dh]>/gi, ' ');
  const [before = '', ...parts] = text.split(ownBlocks);
  if (parts.length === 0) return paragraphs(text.split(/[\n\f]+/));
  if (!text.includes(boundary)) return text;
  let depth = 0;
  let result = paragraphs(before.split(boundary));
  for (let at = 0; at < parts.length; at += 2) {
    const [tag, behind] = [parts[at]!, parts[at + 1]!];
    depth = Math.max(0, depth + (tag.startsWith('</') ? -1 : 1));
    result += tag + (depth === 0 ? paragraphs(behind.split(boundary)) : behind.replaceAll(boundary, '\n'));
  }
  return result;
}

const paragraphs = (texts: readonly string[]): string =>
  texts
    .filter((text) => text.trim())
    .map((text) => `<p>${text.trim()}</p>`)
    .join('');

/** Plain text of a cell: no markup, no control characters, single spaces. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Shortens a text without cutting a character in half, which the database would refuse. */
export const shortened = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
