import { type FormEvent, useState } from 'react';
import { locales } from '#i18n/locale.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Field, FieldError } from '../parts/field.tsx';
import { useErrorText } from '../session/error-text.ts';
import { languageNames } from '../session/language-names.ts';
import { useMember } from '../session/session.ts';
import { messages } from './messages.ts';
import { useUpdateMe } from './use-update-me.ts';
import styles from './me.module.css';

/** What colleagues read beside one's changes, and the language of the back office. */
export function PersonForm() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const member = useMember();
  const [name, setName] = useState(member.name);
  const [locale, setLocale] = useState(member.locale);
  const { update, dialog } = useUpdateMe();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    update.mutate({ name, locale });
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={t.name}
          hint={t.nameHint}
          autoComplete="given-name"
          maxLength={60}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <fieldset className={styles.choice}>
          <legend>{t.language}</legend>
          {locales.map((one) => (
            <label key={one} lang={one}>
              <input type="radio" name="locale" checked={one === locale} onChange={() => setLocale(one)} />
              {languageNames[one]}
            </label>
          ))}
        </fieldset>
        {update.error && <FieldError>{errorText(update.error)}</FieldError>}
        <Button type="submit" disabled={update.isPending}>
          {t.save}
        </Button>
      </form>
      {dialog}
    </>
  );
}
