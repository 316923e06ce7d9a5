import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { locales, localisedPath } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { opens } from '#web/overlay-store.ts';
import { messages } from '../messages.ts';

type LanguageLinkProps = { className?: string; icon?: ReactNode; /** 'Español' instead of 'ES'. */ long?: boolean };

/** Opens the choice of language; without scripts a link to this page in the other language. */
export function LanguageLink({ className, icon, long }: LanguageLinkProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { pathname } = useLocation();
  const other = locales.find((language) => language !== locale)!;
  return (
    <a
      className={className}
      href={localisedPath(pathname, other)}
      aria-label={long ? undefined : t.languageIs}
      aria-haspopup="dialog"
      onClick={opens('language')}
    >
      {icon}
      {long ? t.languageName : t.languageCode}
    </a>
  );
}
