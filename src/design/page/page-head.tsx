import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: ReactNode;
  /** The number beside the title: '96 productos'. */ count?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** The page's one `<h1>`. */
export const PageHead = ({ title, count, actions, className }: PageHeadProps) => (
  <div className={classNames(styles.head, className)}>
    <h1>{title}</h1>
    {count && <span className={styles.count}>{count}</span>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
