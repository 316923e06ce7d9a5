import type { Locale } from '#i18n/locale.ts';
import { formatEuros, splitEuros } from '#i18n/format.ts';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

type PriceProps = {
  /** Euros, VAT included. */
  value: number;
  /** The price that a reduction replaces; null without one. */
  before: number | null;
  locale: Locale;
  size?: AmountSize;
  /** What screen readers say before the struck price: 'Antes'. */
  oldLabel: string;
  /** Text beside the old price in the stacked layout. */
  note?: string;
  /** Text under the price in the stacked layout: '3,33 €/l'. */
  perMeasure?: string;
  /** Red text under the price in the stacked layout: 'Kit: ahorras 74,60 €'. */
  saving?: string;
  /** `stacked`: the old price above (cards, rows). `beside`: under the raised cents (product page, hero). */
  layout?: 'stacked' | 'beside';
  className?: string;
};

/** The current price; a reduced one is red, with the old price struck through. */
export function Price({ value, before, note, perMeasure, saving, layout = 'stacked', ...props }: PriceProps) {
  const { locale, size, oldLabel, className } = props;
  if (before === null && !perMeasure && !saving)
    return <Amount value={value} locale={locale} size={size} className={className} />;
  if (before !== null && layout === 'beside') return <PriceBeside {...{ value, before, ...props }} />;
  return (
    <span className={classNames(styles.stacked, className)}>
      {before !== null && (
        <span className={styles.before}>
          <OldPrice value={before} locale={locale} label={oldLabel} />
          {note && <small className={styles.note}>{note}</small>}
        </span>
      )}
      <Amount value={value} locale={locale} size={size} reduced={before !== null} />
      {saving && <small className={styles.saving}>{saving}</small>}
      {perMeasure && <small className={styles.perMeasure}>{perMeasure}</small>}
    </span>
  );
}

type PriceBesideProps = Pick<PriceProps, 'value' | 'locale' | 'size' | 'oldLabel' | 'className'> & { before: number };

function PriceBeside({ value, before, locale, size = 'm', oldLabel, className }: PriceBesideProps) {
  const { whole, cents } = splitEuros(value, locale);
  return (
    <span className={classNames(styles.amount, styles[size], styles.reduced, className)}>
      <span className="vh">{formatEuros(value, locale)} </span>
      <span aria-hidden="true">{whole}</span>
      <span className={styles.beside}>
        <span aria-hidden="true" className={styles.besideCents}>
          ,{cents}&nbsp;€
        </span>
        <OldPrice value={before} locale={locale} label={oldLabel} className={styles.besideOld} />
      </span>
    </span>
  );
}

export type AmountSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

type AmountProps = {
  /** Euros, VAT included. */ value: number;
  locale: Locale;
  size?: AmountSize;
  reduced?: boolean;
  className?: string;
};

/** An amount with large euros and raised cents; screen readers read one number. */
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

/** The price before the reduction, struck through; `label` is for screen readers ('Antes'). */
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
