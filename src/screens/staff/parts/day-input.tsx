import { useEffect, useRef } from 'react';

/** No shop has orders of before. */
const firstDay = '2000-01-01';

interface DayInputProps {
  readonly id?: string;
  readonly className?: string | undefined;
  /** YYYY-MM-DD; empty: none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/**
 * A day, chosen or typed. The field keeps what is typed: with the first digit of its year a day is whole to the browser, and set anew
 * it would begin from there again.
 */
export function DayInput({ value, onChange, ...own }: DayInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current!;
    if (input !== document.activeElement) input.value = value;
  }, [value]);
  return (
    <input
      ref={field}
      {...own}
      type="date"
      min={firstDay}
      defaultValue={value}
      onChange={({ target }) => {
        if (target.value === '' || target.value >= firstDay) onChange(target.value);
      }}
    />
  );
}
