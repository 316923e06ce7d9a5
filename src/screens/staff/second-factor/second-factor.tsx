import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { useErrorText } from '../session/error-text.ts';
import { useMember } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { usePasswordAgain } from '../session/use-password-again.tsx';
import { AppStep } from './app-step.tsx';
import { messages } from './messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import gate from '../session/gate.module.css';

type SecondFactorProps = {
  /** The codes are kept. */
  onDone: () => void;
  /** Nothing else is answered before. */
  isNeeded?: boolean;
  /** What else can be done at the first step. */
  children?: ReactNode;
};

/** Sets up a second factor: the app reads a secret, a code of it confirms that, and recovery codes are shown once. */
export function SecondFactor({ onDone, isNeeded, children }: SecondFactorProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const errorText = useErrorText();
  const { hasSecondFactor } = useMember();
  const { withPassword, dialog } = usePasswordAgain();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const start = useMutation({
    mutationFn: () => withPassword(async () => valueOf(await client('POST /staff/second-factor'))),
    // The secret is not kept once it has left the screen.
    gcTime: 0,
  });
  const restart = (): void => start.mutate();
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={onDone} />;
  if (start.data)
    return (
      <>
        <AppStep offer={start.data} onConfirmed={setRecoveryCodes} onRestart={restart} />
        {dialog}
      </>
    );
  return (
    <div className={gate.form}>
      <StepTitle>{hasSecondFactor ? t.changeTitle : t.addTitle}</StepTitle>
      <p>{t.intro}</p>
      {isNeeded && <p>{t.neededFirst}</p>}
      <p>{t.needsApp}</p>
      {hasSecondFactor && <p>{t.replaces}</p>}
      {start.error && <FieldError>{errorText(start.error)}</FieldError>}
      <Button look="primary" size="large" disabled={start.isPending} onClick={restart}>
        {t.start}
      </Button>
      {children}
      {dialog}
    </div>
  );
}
