import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  title: string;
  aside?: ReactNode;
  /** A table or list reaches to its edges. */ bare?: boolean;
  children: ReactNode;
};

/** A surface with a heading. */
export const Card = ({ title, aside, bare, children }: CardProps) => (
  <section className={styles.card}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {aside}
    </div>
    {bare ? children : <div className={styles.body}>{children}</div>}
  </section>
);
