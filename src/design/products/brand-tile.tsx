import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './brand-tile.module.css';

type BrandTileProps = {
  /** The name, with what stands below it as small text. */ name: ReactNode;
  href: string;
  /** The colour of the bar below, such as '#C4262E'. */ colour?: string;
  size?: 'm' | 's';
  onInk?: boolean;
};

/**
 * A brand in type with a bar of its colour, never a logo. The colour is an attribute: the content security policy allows
 * no inline style.
 */
export const BrandTile = ({ name, href, colour, size = 'm', onInk }: BrandTileProps) => (
  <a href={href} className={classNames(styles.tile, 'panel', styles[size], onInk && styles.onInk)}>
    {name}
    <svg className={styles.bar} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour ?? 'currentColor'} />
    </svg>
  </a>
);

/** Eight in a row in the widest window, two on telephones. */
export const BrandTiles = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.tiles, className)} />
);
