import { classNames } from '../class-names.ts';
import styles from './meter-bar.module.css';

type MeterBarProps = { value: number; max: number; label: string; tone?: 'ink' | 'good'; className?: string };

/** A proportion, such as loaded products or progress to free delivery. A native `<progress>`, so that its width needs no inline style. */
export const MeterBar = ({ value, max, label, tone = 'ink', className }: MeterBarProps) => (
  <progress
    className={classNames(styles.meter, styles[tone], className)}
    value={Math.min(value, max)}
    max={max || 1}
    aria-label={label}
  />
);
