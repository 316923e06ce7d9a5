import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './product-grid.module.css';

type ProductGridProps = {
  /** In the widest window; fewer as it narrows, two on a telephone. */
  columns?: 3 | 4 | 5;
  /** Beside a column of filters there is room for one less. */
  besideFilters?: boolean;
  /** Hides what would start a second row (telephones show two rows). */
  singleRow?: boolean;
  busy?: boolean;
  className?: string;
  children: ReactNode;
};

/** The catalogue sheet: product cards that share hairlines. */
export const ProductGrid = ({ columns = 5, besideFilters, singleRow, busy, className, children }: ProductGridProps) => (
  <div
    className={classNames(
      styles.grid,
      styles[`columns${columns}`],
      besideFilters && styles.besideFilters,
      singleRow && styles.singleRow,
      className,
    )}
    aria-busy={busy || undefined}
  >
    {children}
  </div>
);

/** The same products one below the other, for `ProductRow`. */
export const ProductRows = ({
  busy,
  className,
  children,
}: Pick<ProductGridProps, 'busy' | 'className' | 'children'>) => (
  <div className={classNames(styles.rows, className)} aria-busy={busy || undefined}>
    {children}
  </div>
);
