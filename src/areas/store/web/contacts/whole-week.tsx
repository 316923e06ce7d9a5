import { Schedule } from '#design/data-display/schedule.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { addDays } from '#values/shop-time.ts';
import { messages as storeMessages } from '../../messages.ts';
import { weekRows } from '../opening-hours.tsx';
import type { StoreContacts } from '../store-contacts.ts';
import { useStoreStatus } from '../use-store-status.ts';
import { messages } from './messages.ts';

/** How far ahead an exception is named above the week. */
const daysAhead = 30;

/** The week's hours with the next exception above them. */
export function WholeWeek({ contacts }: { readonly contacts: StoreContacts }) {
  const t = useMessages(messages);
  const texts = useMessages(storeMessages);
  const locale = useLocale();
  const status = useStoreStatus(contacts.hours);
  const next = status && contacts.exceptions.find(({ date }) => date >= status.date);
  const isSoon = next && next.date <= addDays(status.date, daysAhead);
  const day =
    isSoon && formatDate(`${next.date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Schedule
      status={t.wholeWeek}
      detail={day ? [next.note, day].filter(Boolean).join(', ') : '\u00a0'}
      caption={texts.weeklySchedule}
      days={weekRows(contacts, status, texts)}
      note={contacts.scheduleNote}
      open
      size="s"
    />
  );
}
