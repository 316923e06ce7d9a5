import { StockStatus } from '#design/products/stock-status.tsx';
import { useMessages } from '#i18n/messages.ts';
import { siestaTime, timeRanges } from '#values/opening-hours.ts';
import { messages as storeMessages } from '../../messages.ts';
import type { StoreContacts } from '../store-contacts.ts';
import { statusDetail } from '../store-status.tsx';
import { useStoreStatusSince } from '../use-store-status.ts';
import { DayBar } from './day-bar.tsx';
import { messages } from './messages.ts';
import styles from './today.module.css';

interface StoreTodayProps {
  readonly contacts: StoreContacts;
  /** When the page's data were read. */
  readonly moment: string;
}

/** Whether the store is open now, until when, and today's hours. */
export function StoreToday({ contacts, moment }: StoreTodayProps) {
  const t = useMessages(messages);
  const texts = useMessages(storeMessages);
  const status = useStoreStatusSince(contacts.hours, moment);
  const ranges = timeRanges(status.workTime);
  const siesta = siestaTime(status.workTime)?.split(' - ') as [string, string] | undefined;
  const detail = status.closesAt ? texts.todayUntil(status.closesAt) : statusDetail(status, contacts, texts);
  return (
    <div className={styles.today}>
      <StockStatus tone={status.isOpen ? 'good' : 'bad'}>{status.isOpen ? t.openNow : t.closedNow}</StockStatus>
      <b>{detail.charAt(0).toLocaleUpperCase() + detail.slice(1)}</b>
      <span className="small muted">
        {status.note ?? (siesta ? t.siesta(...siesta) : ranges.length === 0 && t.closedToday)}
      </span>
      {ranges.length > 0 && <DayBar ranges={ranges} now={status.minutes} />}
    </div>
  );
}
