import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SecondFactors } from '#areas/staff/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from './error-text.ts';
import { messages } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { openScreen } from './session.ts';
import { codeOf, useStaffClient, valueOf } from './staff-client.ts';
import styles from './gate.module.css';

type CodeStepProps = {
  email: string;
  methods: SecondFactors;
  onLeave: () => void;
};

/** The second factor: a passkey, the code of an app, or one of the recovery codes. */
export function CodeStep({ email, methods, onLeave }: CodeStepProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const hasApp = methods.includes('totp');
  const hasCodes = methods.includes('recovery');
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const send = useMutation({
    mutationFn: async (typed: string) => valueOf(await client('POST /staff/session/code', { body: { code: typed } })),
    onSuccess: () => openScreen(queries),
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
  const hasPasskey = methods.includes('passkey');
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.links}>{email}</p>
      {hasPasskey && <PasskeyButton {...(!hasApp && { look: 'primary' })} />}
      {hasApp || hasCodes ? (
        <>
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
            // Apps show it as 123 456.
            {...(isRecovery ? {} : { inputMode: 'numeric' as const, maxLength: 7, pattern: '\\d{6}' })}
            value={code}
            onChange={({ target }) => change(isRecovery ? target.value.trim() : target.value.replaceAll(/\s/g, ''))}
            error={send.error ? errorText(send.error) : undefined}
          />
          <Button type="submit" {...(hasApp && { look: 'primary' })} size="large" disabled={send.isPending}>
            {t.signIn}
          </Button>
        </>
      ) : (
        <h1>{t.passkeyTitle}</h1>
      )}
      <p className={styles.links}>
        {hasApp && hasCodes && <LinkButton onClick={toggle}>{isRecovery ? t.useApp : t.useRecoveryCode}</LinkButton>}
        <LinkButton onClick={onLeave}>{t.anotherAccount}</LinkButton>
      </p>
    </form>
  );
}
