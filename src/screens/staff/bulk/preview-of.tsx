import type { BulkAction, BulkPreview } from '#areas/orders/staff-bulk-calls.ts';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { Note } from '../parts/note.tsx';
import { statusMessages } from '../parts/status-messages.ts';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import { RefusedList } from './refused-list.tsx';

/** What would happen, with which orders, and which stay out. */
export function PreviewOf({ kind, preview }: { kind: BulkAction['kind']; preview: BulkPreview }) {
  const t = useMessages(messages);
  const statuses = useMessages(statusMessages);
  const locale = useLocale();
  const { possible, moves, first, refused, unpaid, canUndo } = preview;
  const count = (value: number): string => formatNumber(value, locale);
  const moved = moves.map(({ status, orders }) => t.move(count(orders), statuses[status])).join('; ');
  const notes: Partial<Record<BulkAction['kind'], string>> = {
    next: canUndo ? t.canUndo : t.cannotUndo,
    status: canUndo ? t.canUndo : t.cannotUndo,
    cancel: t.cancelText,
    csv: t.personal,
    xlsx: t.personal,
  };
  if (possible === 0)
    return (
      <>
        <p>{t.none}</p>
        <RefusedList refused={refused} />
      </>
    );
  return (
    <>
      <p>
        <b>{moved || t.possible(count(possible))}.</b> {notes[kind]}
      </p>
      {unpaid > 0 && <Note look="warn">{t.unpaid(count(unpaid), unpaid === 1)}</Note>}
      <ul className={styles.list}>
        {first.map(({ orderId, number, name, amount }) => (
          <li key={orderId} className={styles.row}>
            <Icon name="check" size="s" />
            <b>{number}</b>
            <span className={styles.name}>{name}</span>
            {amount !== undefined && <span>{formatEuros(amount, locale)}</span>}
          </li>
        ))}
        {possible > first.length && <li>{t.andMore(count(possible - first.length))}</li>}
      </ul>
      <RefusedList refused={refused} />
    </>
  );
}
