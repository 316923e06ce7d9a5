import { useId, type ComponentProps } from 'react';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export function TextArea({
  label,
  labelNote,
  hideLabel,
  hint,
  error,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <Field {...{ id, label, labelNote, hideLabel, hint, error, className }}>
      <textarea {...area} id={id} className={styles.input} {...describedBy(id, { hint, error })} />
    </Field>
  );
}
