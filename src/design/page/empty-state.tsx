import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2;
};

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, text, picture, actions, level = 1 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
