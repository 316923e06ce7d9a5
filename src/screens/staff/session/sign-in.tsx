import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Field, FieldError } from '../parts/field.tsx';
import { CodeStep } from './code-step.tsx';
import { useErrorText } from './error-text.ts';
import { GateFrame } from './gate-frame.tsx';
import { LanguageButton } from './language-button.tsx';
import { messages } from './messages.ts';
import { refreshSession } from './session.ts';
import { useStaffClient, valueOf } from './staff-client.ts';
import styles from './gate.module.css';

/** Password, then the second factor of those who have one. */
export function SignIn() {
  const [email, setEmail] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  return (
    <GateFrame>
      {needsCode ? (
        <CodeStep email={email} onLeave={() => setNeedsCode(false)} />
      ) : (
        <PasswordStep email={email} onEmail={setEmail} onCodeNeeded={() => setNeedsCode(true)} />
      )}
    </GateFrame>
  );
}

type PasswordStepProps = { email: string; onEmail: (email: string) => void; onCodeNeeded: () => void };

function PasswordStep({ email, onEmail, onCodeNeeded }: PasswordStepProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: async () => valueOf(await client('POST /staff/session', { body: { email, password } })),
    onSuccess: ({ state }) => (state === 'code_needed' ? onCodeNeeded() : refreshSession(queries)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>{t.signIn}</h1>
      <Field
        label={t.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => onEmail(target.value)}
      />
      <Field
        label={t.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {signIn.error && <FieldError>{errorText(signIn.error)}</FieldError>}
      <Button type="submit" look="primary" size="large" disabled={signIn.isPending}>
        {t.continue}
      </Button>
      <p className={styles.links}>{t.cannotSignIn}</p>
      <p className={styles.links}>
        <LanguageButton />
      </p>
    </form>
  );
}
