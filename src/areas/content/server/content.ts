import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale, locales, localisedPath } from '#i18n/locale.ts';
import { StartError } from '#platform/start-error.ts';
import type { CallAnswer } from '#values/call.ts';
import type { getContentPage } from '../contract.ts';
import { readPageFile } from './page-file.ts';

export interface ContentParts {
  /** Folder with `<page>.es.html` and `<page>.ca.html`. */
  readonly pagesDir: string;
  /** The values of the pages' placeholders. */
  readonly facts: (locale: Locale) => Readonly<Record<string, string>>;
  readonly publicUrl: string;
}

type Page = CallAnswer<typeof getContentPage>;
export type Content = ReturnType<typeof createContent>;

/** The name of the home page's text; its address is '/'. */
const homePage = 'main';

/** The shop's content pages. They are read once at start; each must exist in every language. */
export function createContent({ pagesDir, facts, publicUrl }: ContentParts) {
  const names = new Set(listFiles(pagesDir).flatMap((file) => /^([a-z0-9-]+)\.\w+\.html$/.exec(file)?.[1] ?? []));
  const pages = new Map(
    locales.flatMap((locale) => [...names].map((name) => [`${locale} ${name}`, readPage(name, locale)] as const)),
  );

  function readPage(name: string, locale: Locale): Page {
    const file = join(pagesDir, `${name}.${locale}.html`);
    try {
      const { description, ...text } = readPageFile(readFileSync(file, 'utf8'), locale, facts(locale));
      const path = name === homePage ? '/' : `/${name}`;
      return {
        name,
        ...text,
        seo: { title: text.title, description, canonical: publicUrl + localisedPath(path, locale) },
        breadcrumbs: name === homePage ? [] : [{ name: text.title, url: path }],
      };
    } catch (error) {
      throw new StartError(`${file} is wrong: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    findPage: (name: string, locale: Locale): Page | null => pages.get(`${locale} ${name}`) ?? null,
    /** The pages with an address of their own, and the day of their last change. */
    listPages: () =>
      [...names]
        .filter((name) => name !== homePage)
        .map((name) => ({ path: `/${name}`, updatedAt: dateOf(pages.get(`${defaultLocale} ${name}`)!.updatedAt) })),
    /** Whether a page has its own address; the home page's text does not. */
    hasPage: (name: string): boolean => name !== homePage && names.has(name),
  };
}

const dateOf = (text: string): Date | undefined => (text ? new Date(text) : undefined);

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new StartError(`The shop's pages cannot be read: ${(error as Error).message}`);
  }
}
