import { Schedule } from '#design/data-display/schedule.tsx';
import { StockStatus } from '#design/products/stock-status.tsx';
import { useMessages } from '#i18n/messages.ts';
import { closedText, hoursOn, type StoreStatus } from '#values/opening-hours.ts';
import { addDays } from '#values/shop-time.ts';
import { messages } from '../messages.ts';
import type { StoreContacts } from './store-contacts.ts';
import { OpenOrClosed, statusDetail } from './store-status.tsx';
import { useStoreStatus } from './use-store-status.ts';

/** Status, today's note and the week with today's row marked; this week's exceptions stand in their days' rows. */
export function StoreSchedule({ contacts }: { contacts: StoreContacts }) {
  const t = useMessages(messages);
  const status = useStoreStatus(contacts.hours);
  const detail =
    status && (status.note ?? (status.closesAt ? t.todayUntil(status.closesAt) : statusDetail(status, contacts, t)));
  return (
    <Schedule
      status={status ? <OpenOrClosed status={status} /> : <StockStatus tone="none">{t.hours}</StockStatus>}
      detail={detail ?? '\u00a0'}
      caption={t.weeklySchedule}
      days={weekRows(contacts, status, t)}
      note={contacts.scheduleNote}
      open
    />
  );
}

/** The days of the week with their hours; until hydration, when `status` is null, the regular ones and no day marked. */
export const weekRows = (contacts: StoreContacts, status: StoreStatus | null, t: (typeof messages)['es']) =>
  contacts.schedule.map(({ day, weekday, workTime }) => {
    const today = status?.weekday === weekday;
    const text = status ? hoursOn(contacts.hours, addDays(status.date, weekday - status.weekday)).workTime : workTime;
    return { name: today ? t.today(day) : day, hours: workTimeText(text, t.closedDay), today };
  });

/** Where there is no room, a line ends after a range only. */
const workTimeText = (workTime: string, closed: string): string =>
  workTime === closedText ? closed : workTime.replaceAll(' - ', '\u2060–\u2060');
