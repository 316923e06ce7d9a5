import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from './field.tsx';
import styles from './option-cards.module.css';

export type OptionCard<Value extends string> = {
  value: Value;
  title: ReactNode;
  detail?: ReactNode;
  /** What stands at the end: a price, payment marks. */
  end?: ReactNode;
  disabled?: boolean;
};

type OptionCardsProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly OptionCard<Value>[];
  /** Two beside each other where there is room. */
  columns?: 1 | 2;
  error?: string;
  className?: string;
};

/** A choice among a few options with descriptions: delivery, payment. */
export function OptionCards<Value extends string>({
  label,
  hideLabel,
  value,
  onChange,
  options,
  columns = 1,
  error,
  className,
}: OptionCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={hideLabel ? 'vh' : styles.legend}>{label}</legend>
      <div className={classNames(styles.options, columns === 2 && styles.two)}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.option, option.disabled && styles.off)}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <b>{option.title}</b>
            {option.end && <span className={styles.end}>{option.end}</span>}
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  );
}
