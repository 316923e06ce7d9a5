import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import { fields, fillFacts, readValues, splitFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface PageText {
  readonly title: string;
  readonly description: string;
  /** The sentence below the title; empty: none. */
  readonly lead: string;
  /** The address of the picture beside the title; null: none. */
  readonly picture: string | null;
  readonly updatedAt: string;
  readonly html: string;
}

const frontMatter = z.strictObject({
  title: fields.line,
  description: fields.line,
  lead: fields.line.optional(),
  picture: fields.ownFile.optional(),
  updated: fields.date,
});

/** Reads a page's content file; `{{name}}` is replaced by a fact of the shop. Throws with what is wrong. */
export function readPageFile(source: string, locale: Locale, facts: Readonly<Record<string, string>>): PageText {
  const { values, body, bodyLine } = splitFrontMatter(source);
  const { title, description, lead = '', picture = null, updated } = readValues(frontMatter, values);
  const fill = (text: string): string => fillFacts(text, facts);
  return {
    title: fill(title),
    description: fill(description),
    lead: fill(lead),
    picture,
    updatedAt: updated,
    html: renderMarkdown(body, { locale, facts, firstLine: bodyLine }),
  };
}
