import type { BulkJob } from '#areas/orders/staff-bulk-calls.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import styles from './bulk.module.css';
import { messages } from './messages.ts';

/** How far a bulk is. */
export function ProgressOf({ job }: { job: BulkJob }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { state, done, total, refused } = job;
  const count = (value: number): string => formatNumber(value, locale);
  return (
    <>
      <p role="status">
        <b>{state === 'done' ? t.done(count(done)) : t.progressOf(count(done), count(total))}</b>
      </p>
      <progress className={styles.progress} aria-label={t.progress} value={done + refused.length} max={total || 1} />
      {state !== 'done' && <p className={styles.quiet}>{t.goesOn}</p>}
    </>
  );
}
