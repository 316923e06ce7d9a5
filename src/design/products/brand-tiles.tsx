import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './brand-tile.module.css';

/** Eight in a row in the widest window, two on telephones. */
export const BrandTiles = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.tiles, className)} />
);
