import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from './error-text.ts';
import { GateFrame } from './gate-frame.tsx';
import { messages } from './messages.ts';
import { refreshSession } from './session.ts';
import { useStaffClient, valueOf } from './staff-client.ts';
import styles from './gate.module.css';

/** Asks the person for their PIN or password; what they were doing waits behind it. */
export function LockScreen({ name }: { name: string }) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [byPassword, setByPassword] = useState(false);
  const unlock = useMutation({
    mutationFn: async () =>
      valueOf(await client('POST /staff/session/unlock', { body: byPassword ? { password: typed } : { pin: typed } })),
    onSuccess: () => refreshSession(queries),
  });
  const signOut = useMutation({
    mutationFn: async () => valueOf(await client('DELETE /staff/session')),
    onSettled: () => refreshSession(queries),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    unlock.mutate();
  };
  const toggle = (): void => {
    setByPassword(!byPassword);
    setTyped('');
    unlock.reset();
  };
  return (
    <GateFrame>
      <form className={styles.form} onSubmit={submit}>
        <h1>{t.lockedTitle}</h1>
        <p>{t.lockedHelp(name)}</p>
        <Field
          key={String(byPassword)}
          label={byPassword ? t.password : t.pin}
          type="password"
          autoComplete={byPassword ? 'current-password' : 'off'}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that a locked screen asks
          autoFocus
          {...(byPassword ? {} : { inputMode: 'numeric' as const, maxLength: 8 })}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            unlock.reset();
          }}
          error={unlock.error ? errorText(unlock.error) : undefined}
        />
        <Button type="submit" look="primary" size="large" disabled={unlock.isPending}>
          {t.unlock}
        </Button>
        <p className={styles.links}>
          <LinkButton onClick={toggle}>{byPassword ? t.usePin : t.usePassword}</LinkButton>
          <LinkButton onClick={() => signOut.mutate()}>{t.signOut}</LinkButton>
        </p>
      </form>
    </GateFrame>
  );
}
