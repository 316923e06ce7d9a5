import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { Amount } from '../products/price.tsx';
import styles from './totals.module.css';

type TotalsRow = {
  name: string;
  value: ReactNode;
  /** An amount that the customer saves, in red. */
  saving?: boolean;
};

type TotalsProps = {
  rows: readonly TotalsRow[];
  /** Rows below the total, such as what of it was paid back. */
  after?: readonly TotalsRow[];
  total: { name: string; note?: string; value: number };
  locale: Locale;
};

/** The amounts of a basket or an order, then their total. */
export const Totals = ({ rows, after = [], total, locale }: TotalsProps) => (
  <div className={styles.totals}>
    <Rows rows={rows} />
    <p className={styles.total}>
      <span>
        {total.name}
        {total.note && <small>{total.note}</small>}
      </span>
      <Amount value={total.value} locale={locale} size="l" />
    </p>
    <Rows rows={after} />
  </div>
);

const Rows = ({ rows }: { rows: readonly TotalsRow[] }) =>
  rows.length > 0 && (
    <dl className={styles.rows}>
      {rows.map(({ name, value, saving }) => (
        <div key={name} className={saving ? styles.saving : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
