import { useLocation, useMatches } from 'react-router';
import { defaultLocale, locales, localisedPath } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';

/** The page in both languages, and its canonical address where the screen's data has none of its own. */
export function PageAddress({ siteUrl }: { siteUrl: string }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  if (!page || page.id === 'unknown') return null;
  const addressIn = (language: (typeof locales)[number]): string => siteUrl + localisedPath(pathname, language);
  const hasOwn = (page.loaderData as { seo?: { canonical?: string } } | null | undefined)?.seo?.canonical !== undefined;
  return (
    <>
      {!hasOwn && <link rel="canonical" href={addressIn(locale)} />}
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
    </>
  );
}
