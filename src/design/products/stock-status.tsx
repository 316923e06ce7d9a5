import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stock-status.module.css';

/** `good`: in stock, open. `low`: few left. `none`: discontinued. `bad`: closed. */
export type StatusTone = 'good' | 'low' | 'none' | 'bad';

type StockStatusProps = {
  tone: StatusTone;
  /** Left out on narrow screens. */ detail?: ReactNode;
  children: ReactNode;
};

/** A coloured dot with text: colour is never the only information. */
export const StockStatus = ({ tone, detail, children }: StockStatusProps) => (
  <span className={classNames(styles.status, styles[tone])}>
    <span>
      {children}
      {detail && <span className={styles.detail}> · {detail}</span>}
    </span>
  </span>
);
