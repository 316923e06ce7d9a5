import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field.tsx';
import styles from './choice.module.css';

export type RadioOption<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean };

type RadioGroupProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  name?: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** Side by side instead of one below the other. */
  inline?: boolean;
  error?: string;
  className?: string;
};

/** One of a few, as round marks. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  name,
  value,
  onChange,
  options,
  inline,
  error,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={hideLabel ? 'vh' : styles.legend}>{label}</legend>
      <div className={classNames(inline && styles.inline)}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.choice, error && styles.error)}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  );
}
