import MarkdownIt from 'markdown-it';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import { renderBlock, splitBlocks } from './content-blocks.ts';
import { fillFacts } from './front-matter.ts';

export interface MarkdownOptions {
  readonly locale: Locale;
  readonly facts: Readonly<Record<string, string>>;
  /** The number of the first line in its file, for errors. */
  readonly firstLine: number;
}

/**
 * Markdown with the blocks of docs/content.md as HTML. HTML in the text is escaped; links lead to the page of the same
 * language, to an https address, a mailbox or a telephone; pictures are the shop's own. Anything else throws.
 */
export function renderMarkdown(source: string, { locale, facts, firstLine }: MarkdownOptions): string {
  // One for each language: it takes longer to make than a text to render.
  const markdown = (renderers[locale] ??= createMarkdown(locale));
  const filled = fillFacts(source, facts, escapeMarkdown);
  const render = (text: string): string => markdown.render(text).trim();
  const renderInline = (text: string): string => markdown.renderInline(text);
  const html = splitBlocks(filled, firstLine)
    .map((part) => renderBlock(part, { render, renderInline }))
    .filter(Boolean)
    .join('\n');
  return raiseFirstHeadings(html);
}

/** Headings of the third level before any of the second follow the page's title, and no level may be left out (WCAG 1.3.1). */
function raiseFirstHeadings(html: string): string {
  const [first = '', ...rest] = html.split(/(?=<h2\b)/);
  return first.replace(/<(\/?)h3\b/g, '<$1h2') + rest.join('');
}

/** Facts are text: nothing in them is markup. */
export const escapeMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

const renderers: Partial<Record<Locale, ReturnType<typeof createMarkdown>>> = {};

function createMarkdown(locale: Locale) {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  const { rules } = markdown.renderer;
  // The rules below say what is wrong; markdown-it would leave a refused link in the text as it was typed.
  markdown.validateLink = () => true;

  rules.link_open = (tokens, index, options, _env, self) => {
    const token = tokens[index]!;
    token.attrSet('href', pageLink(String(token.attrGet('href')), locale));
    if (String(token.attrGet('href')).startsWith('https:')) token.attrSet('rel', 'noopener');
    return self.renderToken(tokens, index, options);
  };
  rules.image = (tokens, index) => {
    const token = tokens[index]!;
    return pictureTag(String(token.attrGet('src')), token.content, markdown.utils.escapeHtml);
  };
  rules.heading_open = (tokens, index, options, _env, self) => {
    if (tokens[index]!.tag === 'h1')
      throw new Error('its headings must begin with ##: the title is in the front matter');
    return self.renderToken(tokens, index, options);
  };
  rules.th_open = (tokens, index, options, _env, self) => {
    tokens[index]!.attrSet('scope', 'col');
    return self.renderToken(tokens, index, options);
  };
  return markdown;
}

/** The address to which a link of a content file leads in a language; throws where it may not. */
export function pageLink(href: string, locale: Locale): string {
  // A file is the same in both languages.
  if (/^\/(?!\/)[^?#]*\.\w{2,5}$/.test(href)) return href;
  if (/^\/(?!\/)/.test(href)) return localisedPath(href, locale);
  if (/^(https:\/\/|mailto:|tel:|#)/.test(href)) return href;
  throw new Error(`the link ${href} must be a path such as /faq, or begin with https:, mailto: or tel:`);
}

/** A picture of the shop's own, whose frame in the page has a fixed shape. */
function pictureTag(source: string, alt: string, escapeHtml: (text: string) => string): string {
  if (!/^\/(?!\/)[\w./-]+$/.test(source))
    throw new Error(`the picture ${source} must be a file in public, such as /workshop.svg`);
  return `<img src="${source}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
}
