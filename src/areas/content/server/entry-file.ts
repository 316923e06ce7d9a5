import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import { type InEachLanguage, readEach } from './content-folder.ts';
import { fields, fillFacts, readValues, splitFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The words of a promotion or a job. */
export interface EntryTexts {
  readonly slug: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** On its card and below its title. */
  readonly summary: string;
  readonly html: string;
}

const texts = z.object({ title: fields.line, description: fields.line, summary: fields.line });
const textKeys: readonly string[] = Object.keys(texts.shape);
const nothing = z.strictObject({});

/**
 * Reads the two files of a promotion or a job. `shared` is what is the same in both languages and stands in the front
 * matter of the Spanish file alone.
 */
export function readEntryFiles<Shared extends z.ZodType<object>>(
  sources: InEachLanguage<string>,
  slug: string,
  shared: Shared,
  factsOf: (locale: Locale) => Readonly<Record<string, string>>,
): InEachLanguage<EntryTexts & z.output<Shared>> {
  const { es: common } = readEach((locale) =>
    readValues(locale === 'es' ? shared : nothing, sharedValues(splitFrontMatter(sources[locale]).values)),
  );
  return readEach((locale) => {
    const { values, body, bodyLine } = splitFrontMatter(sources[locale]);
    const { title, description, summary } = readValues(texts, values);
    const facts = factsOf(locale);
    return {
      slug,
      title: fillFacts(title, facts),
      description: fillFacts(description, facts),
      summary: fillFacts(summary, facts),
      html: renderMarkdown(body, { locale, facts, firstLine: bodyLine }),
      ...(common as z.output<Shared>),
    };
  });
}

const sharedValues = (values: unknown): object =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([key]) => !textKeys.includes(key)));
