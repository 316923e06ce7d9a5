import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldMessage } from './field.tsx';
import styles from './choice.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string;
};

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={className}>
      <label className={classNames(styles.choice, error && styles.error)}>
        <input {...input} id={id} type="checkbox" {...describedBy(id, { error })} />
        <span>{label}</span>
      </label>
      <FieldMessage id={`${id}-message`} error={error} />
    </div>
  );
}
