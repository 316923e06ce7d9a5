import { cloneElement, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './tooltip.module.css';

type TooltipProps = { text: string; className?: string; children: ReactElement<{ 'aria-describedby'?: string }> };

/** Appears 300 ms after pointing at or focusing the child, which it describes; Escape puts it away. */
export function Tooltip({ text, className, children }: TooltipProps) {
  const id = useId();
  const [away, setAway] = useState(false);
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && setAway(true);
  const allowAgain = () => setAway(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the child, which is the control
    <span
      className={classNames(styles.place, away && styles.away, className)}
      onKeyDown={escape}
      onBlur={allowAgain}
      onPointerLeave={allowAgain}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
