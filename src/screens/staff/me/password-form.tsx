import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from '../session/error-text.ts';
import { useMember } from '../session/session.ts';
import { messages } from './messages.ts';
import { useUpdateMe } from './use-update-me.ts';
import styles from './me.module.css';

/** Chooses another password, which ends the person's sessions elsewhere. */
export function PasswordForm() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { email } = useMember();
  const [password, setPassword] = useState('');
  const { update, dialog } = useUpdateMe(() => setPassword(''));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    update.mutate({ password });
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <p>{t.passwordText}</p>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field
          label={t.newPassword}
          hint={t.passwordHint}
          type="password"
          autoComplete="new-password"
          minLength={12}
          maxLength={200}
          required
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            update.reset();
          }}
          error={update.error ? errorText(update.error) : undefined}
        />
        <Button type="submit" disabled={update.isPending}>
          {t.changePassword}
        </Button>
      </form>
      {dialog}
    </>
  );
}
