import type { ReactNode } from 'react';
import { Icon } from '#design/page/icon.tsx';
import styles from './filter-form.module.css';

type FacetGroupProps = { name: string; open: boolean; children: ReactNode };

/** Native, so that it folds without a script. */
export const FacetGroup = ({ name, open, children }: FacetGroupProps) => (
  <details className={styles.group} open={open}>
    <summary>
      {name}
      <Icon name="chevron-down" size="s" />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
