import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

/** A short choice; with `aria-pressed` a toggle. */
export const Chip = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={classNames(styles.chip, className)} />
);

export const ChipLink = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classNames(styles.chip, className)}>
    {children}
  </a>
);

export const Chips = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.chips, className)} />
);
