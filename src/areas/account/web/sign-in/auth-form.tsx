import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design/actions/button.tsx';
import styles from './auth-dialog.module.css';
import { ServerMessage } from './server-message.tsx';
import type { Operation } from '../use-operation.ts';

interface AuthFormProps {
  readonly operation: Operation;
  readonly canSend: boolean;
  readonly button: string;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/**
 * Fields, the server's message and a submit button. While a request runs the button is inactive but stays focusable, so
 * that keyboard users keep their place.
 */
export function AuthForm({ operation, canSend, button, onSend, children }: AuthFormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSend && !operation.loading) onSend();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <ServerMessage error={operation.error} />
      <Button
        type="submit"
        wide
        disabled={!canSend}
        aria-disabled={operation.loading || undefined}
        loading={operation.loading}
      >
        {button}
      </Button>
    </form>
  );
}
