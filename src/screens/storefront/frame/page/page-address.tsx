import { useLocation, useMatches } from 'react-router';
import { defaultLocale, type Locale, localisedPath, splitLocale } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Screen } from '#values/screen.ts';
import type { PageSeo } from '../../page-seo.ts';

/**
 * The canonical address of a page and its address in each language, or that it is not for search engines. A screen's data
 * may name another canonical address than its own, and null where it shows what other pages show.
 */
export function PageAddress({ siteUrl, languages }: { siteUrl: string; languages: readonly Locale[] }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  if (!page || page.id === 'unknown') return null;
  const data = page.loaderData as { seo?: PageSeo } | null | undefined;
  const canonical = data?.seo === undefined ? siteUrl + localisedPath(pathname, locale) : data.seo.canonical;
  if (canonical === null || !(page.handle as Partial<Screen> | undefined)?.indexed)
    return <meta name="robots" content="noindex, follow" />;
  // Its loader has failed: an error page is shown in its place.
  if (data === undefined) return null;
  const { path } = splitLocale(canonical.slice(siteUrl.length) || '/');
  const addressIn = (language: Locale): string => siteUrl + localisedPath(path, language);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languages.length > 1 && (
        <>
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
        </>
      )}
    </>
  );
}
