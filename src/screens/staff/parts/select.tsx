import { type SelectHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  /** Value and text of each choice. */
  options: readonly (readonly [string, string])[];
};

/** A labelled choice of one. */
export function Select({ label, options, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.input} {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
