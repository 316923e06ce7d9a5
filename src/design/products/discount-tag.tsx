import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

/** '−20 %'; nothing for 0. `label` says aloud what the number is ('Descuento'). */
export function DiscountTag({ percent, label, className }: { percent: number; label: string; className?: string }) {
  if (percent <= 0) return null;
  return (
    <span className={classNames(styles.tag, styles.discount, className)}>
      <span className="vh">{label} </span>−{percent}&nbsp;%
    </span>
  );
}
