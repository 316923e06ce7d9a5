import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import { chooseLocale } from './chosen-locale.ts';
import { messages } from './messages.ts';

/** Changes to the other language before anybody has signed in. */
export function LanguageButton() {
  const t = useMessages(messages);
  const other = useLocale() === 'es' ? 'ca' : 'es';
  return (
    <LinkButton lang={other} onClick={() => chooseLocale(other)}>
      {t.otherLanguage}
    </LinkButton>
  );
}
