import { type ReactNode, useEffect } from 'react';
import { shopName } from './shop-name.ts';
import styles from './screen-head.module.css';

type ScreenHeadProps = {
  title: string;
  /** Of the title what is seen on the screen, where its place already says the rest. */ shown?: string;
  aside?: ReactNode;
  /** What can be done, at the right. */ children?: ReactNode;
};

/** The screen's name, also in the window's title, with what can be done on it. */
export function ScreenHead({ title, shown = title, aside, children }: ScreenHeadProps) {
  useEffect(() => {
    document.title = `${title} · ${shopName()}`;
  }, [title]);
  return (
    <div className={styles.head}>
      <h1>
        {shown !== title && <span className="vh">{title.replace(shown, '')}</span>}
        {shown}
      </h1>
      {aside}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
