import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from '../session/error-text.ts';
import { useMember } from '../session/session.ts';
import { messages } from './messages.ts';
import { useUpdateMe } from './use-update-me.ts';
import styles from './me.module.css';

/** Sets or deletes the PIN, which unlocks the screen and changes people on a shared device. */
export function PinForm() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { hasPin } = useMember();
  const [pin, setPin] = useState('');
  const { update, dialog } = useUpdateMe(() => setPin(''));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    update.mutate({ pin });
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <p>{hasPin ? t.pinThere : t.pinMissing}</p>
        <Field
          label={t.newPin}
          hint={t.pinHint}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          pattern="\d{4,8}"
          maxLength={8}
          required
          value={pin}
          onChange={({ target }) => {
            setPin(target.value);
            update.reset();
          }}
          error={update.error ? errorText(update.error) : undefined}
        />
        <div className={styles.acts}>
          <Button type="submit" disabled={update.isPending}>
            {t.setPin}
          </Button>
          {hasPin && (
            <Button look="quiet" disabled={update.isPending} onClick={() => update.mutate({ pin: null })}>
              {t.deletePin}
            </Button>
          )}
        </div>
      </form>
      {dialog}
    </>
  );
}
