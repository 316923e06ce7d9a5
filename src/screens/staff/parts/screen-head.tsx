import { type ReactNode, useEffect } from 'react';
import { shopName } from './shop-name.ts';
import styles from './screen-head.module.css';

type ScreenHeadProps = {
  title: string;
  aside?: ReactNode;
  /** What can be done, at the right. */ children?: ReactNode;
};

/** The screen's name, also in the window's title, with what can be done on it. */
export function ScreenHead({ title, aside, children }: ScreenHeadProps) {
  useEffect(() => {
    document.title = `${title} · ${shopName()}`;
  }, [title]);
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {aside}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
