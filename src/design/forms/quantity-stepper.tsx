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
  /** Called with a number above `max`, in whose place `max` is taken, and with other text than digits, which it may `take`. */
  onRefusal?: (text: string, take: (quantity: number) => void) => unknown;
  /** The form that takes the number where no script does. */
  field?: { form: string; name: string };
  className?: string;
};

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
  useEffect(() => setTyped(String(value)), [value]);

  const change = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next));
    setTyped(String(allowed));
    if (next > max) onRefusal?.(String(next), change);
    if (allowed !== value) onChange(allowed);
  };
  /** What is refused stays in a field that is left, so that the button beside it does not take another number. */
  const settle = (isLeft: boolean) => {
    const text = typed.trim() || String(value);
    if (/^\d+$/.test(text) && Number(text) >= min) return change(Number(text));
    if (!isLeft || !onRefusal) setTyped(String(value));
    onRefusal?.(text, change);
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
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
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
