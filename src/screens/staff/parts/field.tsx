import { type InputHTMLAttributes, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; error?: string | undefined };

/** A labelled line of text, with its error below. */
export function Field({ label, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...input}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export const FieldError = ({ id, children }: { id?: string; children: string }) => (
  <p className={styles.message} id={id} role="alert">
    <Icon name="warning" size="s" />
    {children}
  </p>
);
