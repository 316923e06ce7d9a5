import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { SecondFactors } from '#areas/staff/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Field, FieldError } from '../parts/field.tsx';
import { isDemo } from '../parts/shop-name.ts';
import { CodeStep } from './code-step.tsx';
import { useErrorText } from './error-text.ts';
import { GateFrame } from './gate-frame.tsx';
import { LanguageButton } from './language-button.tsx';
import { messages } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { hasPasskeys } from './passkeys.ts';
import { PinStep } from './pin-step.tsx';
import { openScreen, useDevicePeople } from './session.ts';
import { useStaffClient, valueOf } from './staff-client.ts';
import styles from './gate.module.css';

// No shop but a demo has them.
const DemoAccounts = lazy(() => import('./demo-accounts.tsx'));

/** Passkey, PIN on a device that is shared, or password and then the second factor of those who have one. */
export function SignIn() {
  const t = useMessages(messages);
  const { data: people = [], isPending, failureCount } = useDevicePeople();
  const [email, setEmail] = useState('');
  const [methods, setMethods] = useState<SecondFactors>([]);
  const [byEmail, setByEmail] = useState(false);
  if (methods.length > 0)
    return (
      <GateFrame>
        <CodeStep email={email} methods={methods} onLeave={() => setMethods([])} />
      </GateFrame>
    );
  return (
    <GateFrame>
      {isPending && failureCount === 0 ? null : people.length > 0 && !byEmail ? (
        <PinStep title={t.signIn} help={t.pinHelp} others={people}>
          <LinkButton onClick={() => setByEmail(true)}>{t.anotherAccount}</LinkButton>
          <LanguageButton />
        </PinStep>
      ) : (
        <PasswordStep
          email={email}
          onEmail={setEmail}
          onCodeNeeded={setMethods}
          {...(people.length > 0 && { onPin: () => setByEmail(false) })}
        />
      )}
    </GateFrame>
  );
}

type PasswordStepProps = {
  email: string;
  onEmail: (email: string) => void;
  onCodeNeeded: (methods: SecondFactors) => void;
  /** Back to those who have signed in on this device. */
  onPin?: () => void;
};

function PasswordStep({ email, onEmail, onCodeNeeded, onPin }: PasswordStepProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const byKey = hasPasskeys();
  const signIn = useMutation({
    mutationFn: async () => valueOf(await client('POST /staff/session', { body: { email, password } })),
    onSuccess: ({ state, methods }) => (state === 'code_needed' ? onCodeNeeded(methods) : openScreen(queries)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>{t.signIn}</h1>
      {byKey && (
        <>
          <PasskeyButton anybody look="primary" />
          <p className={styles.hint}>{t.passkeyHint}</p>
          <p className={styles.or}>{t.orPassword}</p>
        </>
      )}
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
      <Button type="submit" look={byKey ? 'strong' : 'primary'} size="large" disabled={signIn.isPending}>
        {t.continue}
      </Button>
      <p className={styles.links}>{t.cannotSignIn}</p>
      <p className={styles.links}>
        {onPin && <LinkButton onClick={onPin}>{t.usePin}</LinkButton>}
        <LanguageButton />
      </p>
      {isDemo() && (
        <Suspense fallback={null}>
          <DemoAccounts />
        </Suspense>
      )}
    </form>
  );
}
