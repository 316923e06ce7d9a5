import { Schedule } from '#design/data-display/schedule.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as storeMessages } from '../../messages.ts';
import { weekRows } from '../store-schedule.tsx';
import type { StoreContacts } from '../store-contacts.ts';
import { useStoreStatusSince } from '../use-store-status.ts';
import { messages } from './messages.ts';

interface WholeWeekProps {
  readonly contacts: StoreContacts;
  /** When the page's data were read. */
  readonly moment: string;
  readonly open?: boolean;
}

/** The week's hours with the next exception above them. */
export function WholeWeek({ contacts, moment, open }: WholeWeekProps) {
  const t = useMessages(messages);
  const texts = useMessages(storeMessages);
  const locale = useLocale();
  const status = useStoreStatusSince(contacts.hours, moment);
  const next = contacts.exceptions.find(({ date }) => date >= status.date);
  const day = next && formatDate(`${next.date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Schedule
      status={t.wholeWeek}
      detail={day && [next.note, day].filter(Boolean).join(', ')}
      caption={texts.weeklySchedule}
      days={weekRows(contacts, status, texts)}
      note={contacts.scheduleNote}
      open={open}
      size="s"
    />
  );
}
