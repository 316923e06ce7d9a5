import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { useErrorText } from '../session/error-text.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import gate from '../session/gate.module.css';

/** Asks for the password once more, where the sign-in was some time ago. */
export function PasswordAgain({ onRight }: { onRight: () => void }) {
  const t = useMessages(messages);
  const session = useMessages(sessionMessages);
  const client = useStaffClient();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const give = useMutation({
    mutationFn: async () => valueOf(await client('POST /staff/reauthenticate', { body: { password } })),
    onSuccess: onRight,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    give.mutate();
  };
  return (
    <form className={gate.form} onSubmit={submit}>
      <StepTitle>{t.passwordTitle}</StepTitle>
      <p>{t.passwordHelp}</p>
      <Field
        label={session.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          give.reset();
        }}
        error={give.error ? errorText(give.error) : undefined}
      />
      <Button type="submit" look="primary" size="large" disabled={give.isPending}>
        {session.continue}
      </Button>
    </form>
  );
}
