import { useId, type ComponentProps } from 'react';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import { Icon } from '../page/icon.tsx';
import styles from './field.module.css';

export type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & FieldTexts & { options: readonly SelectOption[] };

export function Select({ label, labelNote, hideLabel, hint, error, options, className, ...select }: SelectProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Field {...{ id, label, labelNote, hideLabel, hint, error, className }}>
      <div className={styles.box}>
        <select {...select} id={id} className={styles.input} {...describedBy(id, { hint, error })}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
    </Field>
  );
}
