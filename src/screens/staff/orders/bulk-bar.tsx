import type { ReactNode } from 'react';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { messages } from './messages.ts';
import type { Marks } from './use-marks.ts';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  readonly marks: Marks;
  /** How many orders match, on all pages. */
  readonly total: number;
  /** What can be done with them. */
  readonly children?: ReactNode;
}

/** How many orders are marked, what they come to, and what can be done with all of them at once. */
export function BulkBar({ marks, total, children }: BulkBarProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { rows, isAll } = marks;
  const count = isAll ? total : rows.size;
  if (count === 0) return null;
  const amounts = isAll ? [] : [...rows.values()].flatMap(({ price, amount = price }) => amount ?? []);
  const cents = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  const text = count === 1 ? t.markedOne : t.markedMany(formatNumber(count, locale));
  return (
    <section className={styles.bar} aria-label={t.marked} data-bulk-bar>
      <b role="status">{amounts.length > 0 ? `${text}, ${formatEuros(cents / 100, locale)}` : text}</b>
      {children}
      {!isAll && count < total && (
        <Button look="quiet" onClick={marks.markAll}>
          {t.markAll(formatNumber(total, locale))}
        </Button>
      )}
      <IconButton icon="close" label={t.unmark} onClick={marks.clear} />
    </section>
  );
}
