import { classNames } from '../class-names.ts';
import styles from './payment-marks.module.css';

/** Payment methods as words, not logos. */
export const PaymentMarks = ({
  names,
  label,
  className,
}: {
  names: readonly string[];
  label?: string;
  className?: string;
}) => (
  <ul className={classNames(styles.marks, className)} aria-label={label}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);
