import { locales } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { chooseLocale } from './chosen-locale.ts';
import { languageNames } from './language-names.ts';
import { messages } from './messages.ts';
import styles from './gate.module.css';

/** In which language somebody will work; the screen changes at once. */
export function LanguageChoice() {
  const t = useMessages(messages);
  const chosen = useLocale();
  return (
    <fieldset className={styles.choice}>
      <legend>{t.language}</legend>
      {locales.map((locale) => (
        <label key={locale} lang={locale}>
          <input type="radio" name="language" checked={locale === chosen} onChange={() => chooseLocale(locale)} />
          {languageNames[locale]}
        </label>
      ))}
    </fieldset>
  );
}
