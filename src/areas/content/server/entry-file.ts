import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import { type InEachLanguage, readEach } from './content-folder.ts';
import { fields, fillFacts, readValues, splitFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

type Facts = (locale: Locale) => Readonly<Record<string, string>>;
type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The words of a promotion or a job. */
export interface EntryTexts {
  readonly slug: string;
  readonly title: string;
  /** The text for search engines. */
  readonly description: string;
  /** The text on its card and below its title. */
  readonly summary: string;
  readonly html: string;
}

/** Reads the two files of a promotion or a job. */
export const readEntryFiles = <Shared extends z.ZodType<object>>(
  sources: InEachLanguage<string>,
  slug: string,
  shared: Shared,
  factsOf: Facts,
): InEachLanguage<EntryTexts & z.output<Shared>> =>
  readTextFiles(sources, slug, { texts: ['title', 'description', 'summary'], shared }, factsOf);

/**
 * Reads the two files of a name. `texts` are lines of each language's front matter; `shared` is what is the same in both
 * languages and stands in the front matter of the Spanish file alone.
 */
export function readTextFiles<Name extends string, Shared extends z.ZodType<object>>(
  sources: InEachLanguage<string>,
  slug: string,
  { texts, shared }: { readonly texts: readonly Name[]; readonly shared: Shared },
  factsOf: Facts,
): InEachLanguage<{ readonly slug: string; readonly html: string } & Texts<Name> & z.output<Shared>> {
  const nothing = z.strictObject({});
  const words = z.record(z.enum(texts), fields.line);
  const isText = (key: string): boolean => texts.includes(key as Name);
  // In a shop of Spanish alone the Spanish file stands for both.
  const isShared = (locale: Locale): boolean => locale === 'es' || sources[locale] === sources.es;
  const files = readEach((locale) => splitFrontMatter(sources[locale]));
  const { es: common } = readEach((locale) =>
    readValues(isShared(locale) ? shared : nothing, files[locale].values, (key) => !isText(key)),
  );
  return readEach((locale) => {
    const { values, body, bodyLine } = files[locale];
    const facts = factsOf(locale);
    const lines = Object.entries<string>(readValues(words, values, isText));
    return {
      slug,
      html: renderMarkdown(body, { locale, facts, firstLine: bodyLine }),
      ...(Object.fromEntries(lines.map(([name, text]) => [name, fillFacts(text, facts)])) as Texts<Name>),
      ...(common as z.output<Shared>),
    };
  });
}
