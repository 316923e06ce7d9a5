import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drawer-list.module.css';

/** Rows of links and buttons, each with its icon and perhaps a `Badge`. */
export const DrawerList = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.list, className)} />
);
