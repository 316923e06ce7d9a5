import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from './error-text.ts';
import { messages } from './messages.ts';
import { codeOf, useStaffClient, valueOf } from './staff-client.ts';

/**
 * Runs an act, and once more after the password was given again, where the server asks for that. Who does not give it gets the
 * server's refusal. `dialog` belongs into the screen.
 */
export function usePasswordAgain(): {
  readonly withPassword: <Value>(act: () => Promise<Value>) => Promise<Value>;
  readonly dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<{ readonly end: (isRight: boolean) => void } | null>(null);
  async function withPassword<Value>(act: () => Promise<Value>): Promise<Value> {
    try {
      return await act();
    } catch (error) {
      if (codeOf(error) !== 'reauthentication_required') throw error;
      const isRight = await new Promise<boolean>((end) => setWaiting({ end }));
      setWaiting(null);
      if (!isRight) throw error;
      return act();
    }
  }
  return { withPassword, dialog: waiting && <PasswordDialog onEnd={waiting.end} /> };
}

function PasswordDialog({ onEnd }: { onEnd: (isRight: boolean) => void }) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useId();
  const [password, setPassword] = useState('');
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    const close = (): void => onEnd(false);
    element.addEventListener('close', close);
    return () => element.removeEventListener('close', close);
  }, [onEnd]);
  const give = useMutation({
    mutationFn: async () => valueOf(await client('POST /staff/reauthenticate', { body: { password } })),
    onSuccess: () => onEnd(true),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    give.mutate();
  };
  return (
    <Dialog
      ref={dialog}
      title={t.passwordAgainTitle}
      actions={
        <>
          <Button onClick={() => dialog.current?.close()}>{t.cancel}</Button>
          <Button type="submit" form={form} look="primary" disabled={give.isPending}>
            {t.continue}
          </Button>
        </>
      }
    >
      <p>{t.passwordAgainHelp}</p>
      <form id={form} onSubmit={submit}>
        <Field
          label={t.password}
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
      </form>
    </Dialog>
  );
}
