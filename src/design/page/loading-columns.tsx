import type { ReactNode } from 'react';
import { Columns } from './columns.tsx';
import { Notice } from './notice.tsx';
import { PageHead } from './page-head.tsx';
import { LinesSkeleton } from './skeleton.tsx';

type LoadingColumnsProps = {
  title: string;
  /** What screen readers say. */
  loading: string;
  /** What browsers without scripts show, where loading never ends. */
  needsScript: ReactNode;
  /** The class of the page's head, where it has its own. */
  headClassName?: string | undefined;
};

/** A page whose columns are loading. */
export const LoadingColumns = ({ title, loading, needsScript, headClassName }: LoadingColumnsProps) => (
  <>
    <PageHead title={title} className={headClassName} />
    <noscript>
      <Notice>{needsScript}</Notice>
    </noscript>
    <Columns side="summary" aria-busy="true">
      <p className="vh">{loading}</p>
      <LinesSkeleton lines={8} />
      <LinesSkeleton lines={5} />
    </Columns>
  </>
);
