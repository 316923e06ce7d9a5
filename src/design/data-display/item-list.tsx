import type { ReactNode } from 'react';
import { pictureFrame, Picture, type PictureSource, smallWidths } from '../products/picture.tsx';
import styles from './item-list.module.css';

type Item = {
  id: number;
  name: string;
  href?: string;
  picture: Omit<PictureSource, 'alt'> | null;
  detail: ReactNode;
  end?: ReactNode;
};

/** Products in short: picture, name, quantity and price. */
export const ItemList = ({ items }: { items: readonly Item[] }) => (
  <ul className={styles.list}>
    {items.map(({ id, name, href, picture, detail, end }) => (
      <li key={id}>
        <span className={pictureFrame(styles.picture)}>
          {picture && <Picture picture={{ ...picture, alt: '' }} sizes="56px" widths={smallWidths} decorative />}
        </span>
        <span>
          {href ? <a href={href}>{name}</a> : name}
          <span className={styles.detail}>{detail}</span>
        </span>
        {end && <b className="nowrap">{end}</b>}
      </li>
    ))}
  </ul>
);
