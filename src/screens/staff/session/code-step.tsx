import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from './error-text.ts';
import { messages } from './messages.ts';
import { refreshSession } from './session.ts';
import { codeOf, useStaffClient, valueOf } from './staff-client.ts';
import styles from './gate.module.css';

/** The second factor: the code of an app, or one of the recovery codes. */
export function CodeStep({ email, onLeave }: { email: string; onLeave: () => void }) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const send = useMutation({
    mutationFn: async (typed: string) => valueOf(await client('POST /staff/session/code', { body: { code: typed } })),
    onSuccess: () => refreshSession(queries),
    // Ten minutes after the password it must be given again.
    onError: (error) => codeOf(error) === 'not_signed_in' && onLeave(),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate(code);
  };
  const change = (typed: string): void => {
    setCode(typed);
    send.reset();
    if (!isRecovery && /^\d{6}$/.test(typed)) send.mutate(typed);
  };
  const toggle = (): void => {
    setIsRecovery(!isRecovery);
    setCode('');
    send.reset();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.links}>{email}</p>
      <h1>{isRecovery ? t.recoveryTitle : t.codeTitle}</h1>
      <p>{isRecovery ? t.recoveryHelp : t.codeHelp}</p>
      <Field
        // The field of the other kind is another one.
        key={String(isRecovery)}
        label={t.code}
        autoComplete="one-time-code"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that this step asks
        autoFocus
        {...(isRecovery ? {} : { inputMode: 'numeric' as const, maxLength: 6, pattern: '\\d{6}' })}
        value={code}
        onChange={({ target }) => change(target.value.trim())}
        error={send.error ? errorText(send.error) : undefined}
      />
      <Button type="submit" look="primary" size="large" disabled={send.isPending}>
        {t.signIn}
      </Button>
      <p className={styles.links}>
        <LinkButton onClick={toggle}>{isRecovery ? t.useApp : t.useRecoveryCode}</LinkButton>
        <LinkButton onClick={onLeave}>{t.anotherAccount}</LinkButton>
      </p>
    </form>
  );
}
