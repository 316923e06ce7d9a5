import sanitizeHtml from 'sanitize-html';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';

export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly updatedAt: string;
  readonly html: string;
}

/**
 * Reads a page's HTML document: title, description and date from its head, sanitised HTML from its body. `{{name}}` is
 * replaced by a fact of the shop; an unknown one throws. Links within the shop keep the page's language.
 */
export function readPageFile(source: string, locale: Locale, facts: Readonly<Record<string, string>>): PageText {
  const filled = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`the shop has no fact called ${name}`);
    return escapeHtml(fact);
  });
  return {
    title: plainText(/<title>([^<]*)<\/title>/.exec(filled)?.[1] ?? ''),
    description: plainText(/<meta name="description" content="([^"]*)"/.exec(filled)?.[1] ?? ''),
    updatedAt: /<meta name="date" content="([\d-]{10})"/.exec(filled)?.[1] ?? '',
    html: sanitise(/<body>([\s\S]*)<\/body>/.exec(filled)?.[1] ?? '', locale),
  };
}

const plainText = (html: string): string =>
  html
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .trim();

const tags = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'em',
  'br',
  'a',
  'details',
  'summary',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

const sanitise = (html: string, locale: Locale): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan'], td: ['colspan'], h2: ['id'], h3: ['id'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: { ...attributes, href: pageLink(attributes.href ?? '', locale) },
      }),
    },
  }).trim();

const pageLink = (href: string, locale: Locale): string =>
  /^\/(?!\/)/.test(href) ? localisedPath(href, locale) : href;
