import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import styles from './frame.module.css';
import { messages } from './messages.ts';

/** How much waits behind an item of the menu; nothing where nothing does. */
export function WaitingCount({ count }: { count: number }) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {formatNumber(count, locale)}
      <span className="vh"> {t.waiting}</span>
    </span>
  );
}
