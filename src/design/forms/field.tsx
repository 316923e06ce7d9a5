import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import styles from './field.module.css';

/** The texts around a control. */
export type FieldTexts = {
  label: ReactNode;
  /** Text beside the label in a lighter weight, such as '(opcional)'. */
  labelNote?: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Turns the field red and is read with it. */
  error?: string | undefined;
  /** The error is announced when it appears; elsewhere the field takes the focus. */
  isErrorLive?: boolean | undefined;
};

type FieldProps = FieldTexts & { id: string; className?: string; children: ReactNode };

/** Label above, control, then the error in place of the hint. */
export function Field({ id, label, labelNote, hideLabel, hint, error, isErrorLive, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, error && styles.error, className)}>
      <label htmlFor={id} className={hideLabel ? 'vh' : styles.label}>
        {label} {labelNote && <span className={styles.note}>{labelNote}</span>}
      </label>
      {children}
      <FieldMessage id={`${id}-message`} hint={hint} error={error} isErrorLive={isErrorLive} />
    </div>
  );
}

/** Rendered only while there is a hint or an error. */
export function FieldMessage({
  id,
  hint,
  error,
  isErrorLive,
}: Pick<FieldTexts, 'hint' | 'error' | 'isErrorLive'> & { id: string }) {
  if (!error && !hint) return null;
  return (
    <p
      id={id}
      className={classNames(styles.message, error && styles.errorMessage)}
      role={error && isErrorLive ? 'alert' : undefined}
    >
      {error && <Icon name="warning" />}
      {error ?? hint}
    </p>
  );
}

/** The attributes that associate a control with its message. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-message` : undefined,
});
