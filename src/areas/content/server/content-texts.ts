import { type Locale, locales } from '#i18n/locale.ts';
import type { ContentFolder } from './content-folder.ts';
import type { EntryTexts } from './entry-file.ts';
import type { readQuestionFiles } from './questions.ts';
import type { readGuideFiles } from './section-content.ts';

/** A text that a search looks in. */
export interface ContentText {
  readonly kind: 'pages' | 'guides' | 'questions';
  readonly title: string;
  /** A path of the shop; of a question about products their section's. */
  readonly url: string;
  /** Without markup. */
  readonly text: string;
  /** Words for what it is about, beside its title. */
  readonly about: string;
  /** Whether products of the section show it, and not the section itself. */
  readonly isOfProducts: boolean;
}

type EntriesOf<Read extends (...args: never[]) => unknown> =
  ReturnType<Read> extends Readonly<Record<Locale, infer Entry>> ? ContentFolder<Entry>['entries'] : never;

interface Sources {
  readonly pages: ContentFolder<{ readonly title: string; readonly lead: string; readonly html: string }>['entries'];
  readonly jobs: ContentFolder<EntryTexts>['entries'];
  readonly projects: ContentFolder<EntryTexts>['entries'];
  readonly guides: EntriesOf<typeof readGuideFiles>;
  readonly questions: EntriesOf<typeof readQuestionFiles>;
}

/** All that the shop's content says, in the order of its kinds. Of a page's questions each is a text of its own. */
export function listContentTexts(sources: Sources, homePage: string): Readonly<Record<Locale, readonly ContentText[]>> {
  const { pages, jobs, projects, guides, questions } = sources;
  const textsIn = (locale: Locale): ContentText[] => {
    const ofPages = [...pages].filter(([name]) => name !== homePage).map(([name, page]) => ({ name, ...page[locale] }));
    return [
      ...ofPages.map(({ name, title, lead, html }) => textOf('pages', title, `/${name}`, `${lead} ${html}`)),
      ...[...jobs.values()].map((one) => entryOf(one[locale], '/tools-by-job')),
      ...[...projects.values()].map((one) => entryOf(one[locale], '/projects')),
      ...[...guides.values()].map((one) => {
        const { title, html, sections } = one[locale];
        return { ...textOf('guides', title, `${sections[0]}#guide`, html), about: sections.map(lastName).join(' ') };
      }),
      ...ofPages.flatMap(({ name, html }) =>
        [...html.matchAll(asked)].map(([, question, answer]) => textOf('questions', question!, `/${name}`, answer!)),
      ),
      ...[...questions.values()].flatMap((one) => {
        const { sections, where, questions: those } = one[locale];
        const names = sections.map(lastName).join(' ');
        return those.map(({ question, answer }) => ({
          ...textOf('questions', question, sections[0]!, `${names} ${answer}`),
          isOfProducts: where === undefined,
        }));
      }),
    ];
  };
  return Object.fromEntries(locales.map((locale) => [locale, textsIn(locale)])) as Record<Locale, ContentText[]>;
}

const asked = /<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs;

const entryOf = ({ slug, title, summary, html }: EntryTexts, folder: string): ContentText =>
  textOf('guides', title, `${folder}/${slug}`, `${summary} ${html}`);

const textOf = (kind: ContentText['kind'], title: string, url: string, html: string): ContentText => ({
  kind,
  title: plain(title),
  url,
  text: plain(html),
  about: '',
  isOfProducts: false,
});

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** `/catalog/obra-jardin-hogar/pintura/pinturas` is about `pinturas`. */
const lastName = (section: string): string => section.slice(section.lastIndexOf('/') + 1).replaceAll('-', ' ');
