import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { localisedPath } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { formatQuery } from '#values/format-query.ts';
import { queryKeyTest, type Screen } from '#values/screen.ts';
import { opens } from '#web/overlay-store.ts';
import { useFrame } from '../frame-data.ts';
import { messages } from '../messages.ts';

type LanguageLinkProps = { className?: string; icon?: ReactNode; /** 'Español' instead of 'ES'. */ long?: boolean };

/** Opens the choice of language; without scripts a link to this page in the other language. Nothing where the shop has one. */
export function LanguageLink({ className, icon, long }: LanguageLinkProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { pathname } = useLocation();
  const query = useShownQuery();
  const other = useFrame().base.languages.find((language) => language !== locale);
  if (!other) return null;
  return (
    <a
      className={className}
      href={localisedPath(pathname, other) + query}
      aria-label={long ? undefined : t.languageIs}
      aria-haspopup="dialog"
      onClick={opens('language')}
    >
      {icon}
      {long ? t.languageName : t.languageCode}
    </a>
  );
}

/** The page's query. Of a cached page only the keys that it shows: others are somebody's own, and the page is everybody's. */
function useShownQuery(): string {
  const { search } = useLocation();
  const screen = useMatches().at(-1)?.handle as Screen | undefined;
  if (search === '' || !screen?.cached) return search;
  const isShown = queryKeyTest(screen.query ?? []);
  const shown = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isShown(name)));
  return formatQuery(shown);
}
