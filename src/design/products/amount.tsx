import { formatEuros, splitEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export type AmountSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

type AmountProps = {
  /** Euros, VAT included. */ value: number;
  locale: Locale;
  size?: AmountSize;
  reduced?: boolean;
  className?: string;
};

/** A price as the shop shows it: the whole part big, the cents raised; read aloud as one number. */
export function Amount({ value, locale, size = 'm', reduced = false, className }: AmountProps) {
  const { whole, cents } = splitEuros(value, locale);
  return (
    <span className={classNames(styles.amount, styles[size], reduced && styles.reduced, className)}>
      <span className="vh">{formatEuros(value, locale)}</span>
      <span aria-hidden="true">{whole}</span>
      <span aria-hidden="true" className={styles.cents}>
        {`,${cents}`}
      </span>
      <span aria-hidden="true" className={styles.currency}>
        €
      </span>
    </span>
  );
}
