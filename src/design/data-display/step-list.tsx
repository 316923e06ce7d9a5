import { Icon } from '../page/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './step-list.module.css';

type StepListProps = {
  label: string;
  steps: readonly string[];
  /** Counted from 1. */
  current: number;
  /** What screen readers say after a completed step: 'completado'. */
  doneLabel: string;
  /** True: the list stands on graphite instead of a light ground. */
  isOnInk?: boolean;
  className?: string;
};

export const StepList = ({ label, steps, current, doneLabel, isOnInk, className }: StepListProps) => (
  <ol className={classNames(styles.steps, isOnInk && styles.onInk, className)} aria-label={label}>
    {steps.map((step, index) => {
      const done = index + 1 < current;
      return (
        <li
          key={step}
          className={done ? styles.done : undefined}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{done ? <Icon name="check" /> : index + 1}</i>
          <span>
            {step}
            {done && <span className="vh">, {doneLabel}</span>}
          </span>
        </li>
      );
    })}
  </ol>
);
