import { Fragment } from 'react';
import { locales } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { LinkButton } from '../parts/button.tsx';
import { chooseLocale } from './chosen-locale.ts';
import { languageNames } from './language-names.ts';

/** 'Español · Català', before anybody has signed in: the one that is shown, and a button for the other. */
export function LanguageButton() {
  const chosen = useLocale();
  return (
    <span>
      {locales.map((locale, at) => (
        <Fragment key={locale}>
          {at > 0 && <span aria-hidden="true"> · </span>}
          {locale === chosen ? (
            <span lang={locale}>{languageNames[locale]}</span>
          ) : (
            <LinkButton lang={locale} onClick={() => chooseLocale(locale)}>
              {languageNames[locale]}
            </LinkButton>
          )}
        </Fragment>
      ))}
    </span>
  );
}
