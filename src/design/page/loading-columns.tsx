import type { ReactNode } from 'react';
import { Columns } from './columns.tsx';
import styles from './loading-columns.module.css';
import { Notice } from './notice.tsx';
import { PageHead } from './page-head.tsx';
import { LinesSkeleton } from './skeleton.tsx';

type LoadingColumnsProps = {
  title: string;
  /** What screen readers say. */
  loading: string;
  /** What browsers without scripts show, where loading never ends. */
  needsScript: ReactNode;
  /** What they show besides. */
  plain?: ReactNode;
  /** The class of the page's head, where it has its own. */
  headClassName?: string | undefined;
};

/** A page whose columns are loading. */
export const LoadingColumns = ({ title, loading, needsScript, plain, headClassName }: LoadingColumnsProps) => (
  <>
    <PageHead title={title} className={headClassName} />
    <noscript>
      <Notice>{needsScript}</Notice>
      {plain}
    </noscript>
    <Columns side="summary" aria-busy="true" className={styles.loading}>
      <p className="vh">{loading}</p>
      <LinesSkeleton lines={8} />
      <LinesSkeleton lines={5} />
    </Columns>
  </>
);
