import styles from './progress-bar.module.css';

/** The thin bar at the top while a page is loading. */
export const ProgressBar = ({ active, label }: { active: boolean; label: string }) =>
  active ? <div className={styles.bar} role="progressbar" aria-label={label} /> : null;
