import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './product-grid.module.css';

type ProductGridProps = {
  /** Columns in the widest window; fewer in narrower ones, two on telephones. */
  columns?: 3 | 4 | 5;
  /** One column less, beside the filters. */
  besideFilters?: boolean;
  /** Hides what would start a second row (telephones show two rows). */
  singleRow?: boolean;
  busy?: boolean;
  children: ReactNode;
};

/** Product cards in a grid with shared hairlines. */
export const ProductGrid = ({ columns = 5, besideFilters, singleRow, busy, children }: ProductGridProps) => (
  <div
    className={classNames(
      styles.grid,
      styles[`columns${columns}`],
      besideFilters && styles.besideFilters,
      singleRow && styles.singleRow,
    )}
    aria-busy={busy || undefined}
  >
    {children}
  </div>
);

/** Products one below the other, for `ProductRow`. */
export const ProductRows = ({ busy, children }: Pick<ProductGridProps, 'busy' | 'children'>) => (
  <div className={styles.rows} aria-busy={busy || undefined}>
    {children}
  </div>
);
