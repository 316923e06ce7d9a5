import { useEffect, useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  size?: 's' | 'm';
  /** While a change is being saved: shown as busy, still usable. */
  pending?: boolean;
  disabled?: boolean;
  texts: { quantity: string; less: string; more: string };
  /** Called with a number above `max`, in whose place `max` is taken, and with null for what is no whole number from `min` on. */
  onRefusal?: (wanted: number | null) => unknown;
  /** The form that takes the number where no script does. */
  field?: { form: string; name: string };
  className?: string;
};

type ReadNumber = (text: string) => number | null;

/** Loaded for those who type more than digits. */
let readNumber: ReadNumber | undefined;
const loadReader = async (): Promise<ReadNumber> =>
  (readNumber ??= (await import('#values/written-number.ts')).readTypedNumber);

/** A whole number between `min` and `max`; what is typed counts when the field is left or Enter is pressed. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = 9999,
  size = 'm',
  pending,
  disabled,
  texts,
  onRefusal,
  field,
  className,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(value));
  const [isWrong, setWrong] = useState(false);
  const show = (text: string, wrong = false) => {
    setTyped(text);
    setWrong(wrong);
  };
  useEffect(() => {
    setTyped(String(value));
    setWrong(false);
  }, [value]);

  const change = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next));
    show(String(allowed));
    if (next > max) onRefusal?.(next);
    if (allowed !== value) onChange(allowed);
  };
  /** What is refused stays in a field that is left, so that the button beside it does not take another number. */
  const take = (wanted: number | null, isLeft: boolean) => {
    if (wanted !== null && Number.isInteger(wanted) && wanted >= min) return change(wanted);
    show(isLeft ? typed : String(value), isLeft);
    onRefusal?.(null);
  };
  const settle = (isLeft: boolean) => {
    const text = typed.trim();
    if (text === '' || text === String(value)) show(String(value));
    else if (/^\d+$/.test(text)) take(Number(text), isLeft);
    else if (readNumber) take(readNumber(text), isLeft);
    else void loadReader().then((read) => take(read(text), isLeft));
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') change(value + 1);
    else if (event.key === 'ArrowDown') change(value - 1);
    else if (event.key === 'Enter') settle(false);
    else return;
    event.preventDefault();
  };

  return (
    <div
      className={classNames(styles.stepper, styles[size], 'no-print', className)}
      role="group"
      tabIndex={-1}
      aria-label={texts.quantity}
      aria-busy={pending || undefined}
    >
      <button
        type="button"
        aria-label={texts.less}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        {...field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.quantity}
        aria-invalid={isWrong || undefined}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => {
          show(target.value);
          if (/\D/.test(target.value)) void loadReader();
        }}
        onBlur={() => settle(true)}
        onKeyDown={keyDown}
      />
      <button
        type="button"
        aria-label={texts.more}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </div>
  );
}
