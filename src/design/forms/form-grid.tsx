import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form-grid.module.css';

/** Widths for a field's `className`; a field without one takes half a row. With `mobileHalf` it does so on telephones too. */
export const fieldWidths = {
  whole: styles.whole,
  twoThirds: styles.twoThirds,
  third: styles.third,
  sixth: styles.sixth,
  mobileHalf: styles.mobileHalf,
};

/** Lays out the fields of a form. */
export const FormGrid = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.grid, className)} />
);
