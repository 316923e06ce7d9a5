import styles from './loading-rows.module.css';

/** Rows without words, in the place of those that are still to come; shown when they are late. */
export const LoadingRows = ({ label, rows = 8 }: { label: string; rows?: number }) => (
  <div className={styles.rows} role="status" aria-busy="true" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} />
    ))}
  </div>
);
