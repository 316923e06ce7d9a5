import { defaultLocale, type Locale, localisedPath } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';

/** A page that search engines may list. */
export interface SitemapPage {
  /** The path without its language. */
  readonly path: string;
  /** When what it shows last changed; absent where nobody knows. */
  readonly updatedAt?: Date | undefined;
  /** Paths of its pictures, without width and format. */
  readonly pictures?: readonly string[];
}

/** With so few, 20,000 addresses stay below 50 MB whatever their length (sitemaps.org). */
const maxPictures = 5;
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Where the shop is reached, and in which languages. */
interface Site {
  readonly publicUrl: string;
  readonly languages: readonly Locale[];
}

/** A sitemap of pages, each with an address for every language, portion by portion. */
export async function* writeSitemap(
  site: Site,
  ...lists: readonly (Iterable<SitemapPage> | AsyncIterable<SitemapPage>)[]
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespaces}>\n`;
  for (const pages of lists) for await (const page of pages) yield describe(site, page);
  yield '</urlset>\n';
}

function describe({ publicUrl, languages }: Site, { path, updatedAt, pictures = [] }: SitemapPage): string {
  const addressIn = (locale: Locale): string => escapeHtml(encodeURI(publicUrl + localisedPath(path, locale)));
  const link = (language: string, locale: Locale): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(locale)}"/>`;
  const alternates =
    languages.length === 1
      ? ''
      : languages.map((locale) => link(locale, locale)).join('') + link('x-default', defaultLocale);
  const images = pictures
    .slice(0, maxPictures)
    .map(
      (picture) => `<image:image><image:loc>${escapeHtml(`${publicUrl}${picture}/1280.jpg`)}</image:loc></image:image>`,
    )
    .join('');
  return languages
    .map((locale) => `<url><loc>${addressIn(locale)}</loc>${lastmod(updatedAt)}${alternates}${images}</url>\n`)
    .join('');
}

const lastmod = (at: Date | undefined): string => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '');

/** An index of sitemaps. */
export async function* writeSitemapIndex(
  sitemaps: readonly { readonly url: string; readonly updatedAt?: Date | undefined }[],
): AsyncGenerator<string> {
  yield `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const { url, updatedAt } of sitemaps)
    yield `<sitemap><loc>${escapeHtml(url)}</loc>${lastmod(updatedAt)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}
