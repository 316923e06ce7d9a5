import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

/** The price before the reduction, struck through; `label` says so aloud ('Antes'). */
export const OldPrice = ({
  value,
  locale,
  label,
  className,
}: {
  value: number;
  locale: Locale;
  label: string;
  className?: string;
}) => (
  <s className={classNames(styles.old, className)}>
    <span className="vh">{label} </span>
    {formatEuros(value, locale)}
  </s>
);
