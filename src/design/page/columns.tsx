import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './columns.module.css';

type ColumnsProps = ComponentProps<'div'> & {
  /** `summary`: a narrow column at the end. `menu`: one at the start; `--main-column` limits the width of the other. */
  side: 'summary' | 'menu';
};

/** A page's two columns, one below the other on narrow screens. */
export const Columns = ({ side, className, ...rest }: ColumnsProps) => (
  <div {...rest} className={classNames(styles.columns, styles[side], className)} />
);
