import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string; error?: string | undefined };

/** A labelled line of text, with what to know about it and its error below; an error brings the focus back to it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={
          classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined
        }
        {...input}
      />
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
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
