import { Link } from 'react-router';
import type { BulkJob } from '#areas/orders/staff-bulk-calls.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Note } from '../parts/note.tsx';
import styles from './bulk.module.css';
import { messages } from './messages.ts';

/** Longer lists make the dialog slow. */
const maxShown = 200;

/** The orders that are left out, each with the reason. */
export function RefusedList({ refused }: Pick<BulkJob, 'refused'>) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (refused.length === 0) return null;
  return (
    <>
      <Note look="warn">{t.leftOut(formatNumber(refused.length, locale))}</Note>
      <ul className={styles.list}>
        {refused.slice(0, maxShown).map(({ orderId, number, code }) => (
          <li key={orderId}>
            {number === null ? t.unknownOrder(orderId) : <Link to={`/orders/${orderId}`}>{number}</Link>}:{' '}
            {t.reasons[code]}
          </li>
        ))}
        {refused.length > maxShown && <li>{t.andMore(formatNumber(refused.length - maxShown, locale))}</li>}
      </ul>
    </>
  );
}
