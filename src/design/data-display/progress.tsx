import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

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

/** The thin bar at the top while a page is loading. */
export const ProgressBar = ({ active, label }: { active: boolean; label: string }) =>
  active ? <div className={styles.loading} role="progressbar" aria-label={label} /> : null;
