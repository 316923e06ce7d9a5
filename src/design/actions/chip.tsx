import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import styles from './chip.module.css';

/** A short choice; with `aria-pressed` a toggle. `removable` shows the cross: `aria-label` must then name what is removed. */
export const Chip = ({
  removable,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { removable?: boolean }) => (
  <button type="button" {...rest} className={classNames(styles.chip, className)}>
    {children}
    {removable && <Icon name="close" />}
  </button>
);

export const ChipLink = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classNames(styles.chip, className)}>
    {children}
  </a>
);

export const Chips = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.chips, className)} />
);
