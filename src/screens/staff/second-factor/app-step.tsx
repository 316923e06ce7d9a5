import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Field } from '../parts/field.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { useErrorText } from '../session/error-text.ts';
import { refreshSession } from '../session/session.ts';
import { codeOf, useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import gate from '../session/gate.module.css';
import styles from './second-factor.module.css';
import { runInBackground } from '#web/run-in-background.ts';

type AppStepProps = {
  offer: { readonly secret: string; readonly url: string };
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onRestart: () => void;
};

/** The secret, for the camera and to type, and the code by which the app proves that it has it. */
export function AppStep({ offer, onConfirmed, onRestart }: AppStepProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: async (typed: string) =>
      valueOf(await client('POST /staff/second-factor/confirm', { body: { code: typed } })),
    onSuccess({ recoveryCodes }) {
      onConfirmed(recoveryCodes);
      runInBackground(refreshSession(queries));
    },
    // Too long after the password, which the start asks for again.
    onError: (error) => codeOf(error) === 'reauthentication_required' && onRestart(),
    gcTime: 0,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm.mutate(code);
  };
  return (
    <form className={gate.form} onSubmit={submit}>
      <StepTitle>{t.scanTitle}</StepTitle>
      <p>{t.scanHelp}</p>
      <QrCode text={offer.url} label={t.qr} />
      <p>{t.typeKey}</p>
      <div className={styles.copied}>
        <code className={styles.key}>{offer.secret.match(/.{1,4}/g)!.join(' ')}</code>
        <CopyButton text={offer.secret} label={t.copyKey} />
      </div>
      <Field
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Apps show it as 123 456.
        maxLength={7}
        pattern="\d{6}"
        required
        value={code}
        onChange={({ target }) => {
          setCode(target.value.replaceAll(/\s/g, ''));
          confirm.reset();
        }}
        error={confirm.error ? errorText(confirm.error) : undefined}
      />
      <Button type="submit" look="primary" size="large" disabled={confirm.isPending}>
        {t.confirm}
      </Button>
      <p className={gate.links}>
        <LinkButton onClick={onRestart}>{t.anotherQr}</LinkButton>
      </p>
    </form>
  );
}
