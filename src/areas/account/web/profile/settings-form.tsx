import type { ReactNode } from 'react';
import { Notice } from '#design/page/notice.tsx';
import { OperationForm, type OperationFormProps } from '../operation-form.tsx';
import styles from './settings-form.module.css';

interface SettingsFormProps extends OperationFormProps {
  /** Shown after success until the next edit; null where success closes the form. */
  readonly success: ReactNode | null;
  /** Text below the fields. */
  readonly note?: string;
}

/** One part of the settings. */
export function SettingsForm({ variant = 'line', success, note, children, ...form }: SettingsFormProps) {
  const isDone = success !== null && form.operation.status === 'success';
  return (
    <OperationForm
      {...form}
      className={styles.form}
      variant={variant}
      result={
        isDone && (
          <Notice tone="good" live>
            {success}
          </Notice>
        )
      }
    >
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </OperationForm>
  );
}
