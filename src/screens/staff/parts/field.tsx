import { type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { fieldMessages } from './field-messages.ts';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string; error?: string | undefined };

/** A labelled line of text, with what to know about it and its error below; an error brings the focus back to the first that has one. */
export function Field({ label, hint, error: refused, onInvalid, onChange, ...input }: FieldProps) {
  const id = useId();
  const t = useMessages(fieldMessages);
  const locale = useLocale();
  const [unfit, setUnfit] = useState<string>();
  const error = unfit ?? refused;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    // Of several the first, which is the one to begin with.
    const first = input?.closest('form, dialog, main')?.querySelector('[aria-invalid="true"]');
    if (error !== undefined && (!first || first === input)) input?.focus();
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
        onInvalid={(event) => {
          // In its place the browser would show a bubble, in its own language.
          event.preventDefault();
          const { validity, minLength } = event.currentTarget;
          if (validity.valueMissing) setUnfit(t.missing);
          else if (validity.tooShort) setUnfit(t.tooShort(formatNumber(minLength, locale)));
          else if (validity.typeMismatch) setUnfit(t.email);
          else setUnfit(hint ?? t.unfit);
          onInvalid?.(event);
        }}
        onChange={(event) => {
          setUnfit(undefined);
          onChange?.(event);
        }}
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
