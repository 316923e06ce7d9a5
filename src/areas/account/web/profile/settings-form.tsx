import type { FormEvent, ReactNode } from 'react';
import { Button, type ButtonFace } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { ServerMessage } from '../sign-in/server-message.tsx';
import type { Operation } from '../use-operation.ts';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  readonly operation: Operation;
  readonly canSend: boolean;
  readonly button: string;
  readonly variant?: ButtonFace['variant'];
  /** Shown after success until the next edit; null where success closes the form. */
  readonly success: ReactNode | null;
  /** Below the fields. */
  readonly note?: string;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** One part of the settings: fields, the result of sending them and a button that follows validity. */
export function SettingsForm({
  operation,
  canSend,
  button,
  variant = 'line',
  success,
  note,
  onSend,
  children,
}: SettingsFormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSend && !operation.loading) onSend();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      {note && <p className={styles.note}>{note}</p>}
      <ServerMessage error={operation.error} />
      {success !== null && operation.status === 'success' && (
        <Notice tone="good" live>
          {success}
        </Notice>
      )}
      <Button
        type="submit"
        variant={variant}
        disabled={!canSend}
        aria-disabled={operation.loading || undefined}
        loading={operation.loading}
      >
        {button}
      </Button>
    </form>
  );
}
