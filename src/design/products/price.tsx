import type { Locale } from '#i18n/locale.ts';
import { formatEuros, splitEuros } from '#i18n/format.ts';
import { Amount, type AmountSize } from './amount.tsx';
import { classNames } from '../class-names.ts';
import { OldPrice } from './old-price.tsx';
import styles from './price.module.css';

type PriceProps = {
  /** Euros, VAT included. */
  base: number;
  /** Euros; counts when above 0 and below `base`. */
  sale?: number | null;
  locale: Locale;
  size?: AmountSize;
  /** Said aloud before the struck price: 'Antes'. */
  oldLabel: string;
  /** Beside the old price of the stacked layout: what else must be said of it. */
  note?: string;
  /** `stacked`: the old price above (cards, rows). `beside`: under the raised cents (product page, hero). */
  layout?: 'stacked' | 'beside';
  className?: string;
};

export const isReduced = (base: number, sale: number | null | undefined): sale is number =>
  Boolean(sale && sale > 0 && sale < base);

/** What the product costs now, red beside the struck old price when it is reduced. */
export function Price({ base, sale, locale, size, oldLabel, note, layout = 'stacked', className }: PriceProps) {
  if (!isReduced(base, sale)) return <Amount value={base} locale={locale} size={size} className={className} />;
  if (layout === 'beside') return <PriceBeside {...{ base, sale, locale, size, oldLabel, className }} />;
  return (
    <span className={classNames(styles.stacked, className)}>
      <span className={styles.before}>
        <OldPrice value={base} locale={locale} label={oldLabel} />
        {note && <small className={styles.note}>{note}</small>}
      </span>
      <Amount value={sale} locale={locale} size={size} reduced />
    </span>
  );
}

function PriceBeside({ base, sale, locale, size = 'm', oldLabel, className }: PriceProps & { sale: number }) {
  const { whole, cents } = splitEuros(sale, locale);
  return (
    <span className={classNames(styles.amount, styles[size], styles.reduced, className)}>
      <span className="vh">{formatEuros(sale, locale)} </span>
      <span aria-hidden="true">{whole}</span>
      <span className={styles.beside}>
        <span aria-hidden="true" className={styles.besideCents}>
          ,{cents}&nbsp;€
        </span>
        <OldPrice value={base} locale={locale} label={oldLabel} className={styles.besideOld} />
      </span>
    </span>
  );
}
