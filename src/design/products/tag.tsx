import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'ink' | 'good' | 'waiting' | 'bad' | 'mute';

/** A label of one or two words on a product or an order. */
export const Tag = ({
  tone = 'plain',
  className,
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) => <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;

/** '−20 %'; nothing for 0. `label` is for screen readers ('Descuento'). */
export function DiscountTag({ percent, label }: { percent: number; label: string }) {
  if (percent <= 0) return null;
  return (
    <span className={classNames(styles.tag, styles.discount)}>
      <span className="vh">{label} </span>−{percent}&nbsp;%
    </span>
  );
}
