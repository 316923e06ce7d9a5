import { Link } from 'react-router';
import type { OrderView } from '#areas/orders/staff-calls.ts';
import { classNames } from '#design/class-names.ts';
import { formatDays, formatDuration, formatNumber, pluralForm } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { dayMs, hourMs, minuteMs } from '#values/durations.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { viewsFor } from '../orders/order-search.ts';
import { useMay } from '../session/session.ts';
import { type StaffDay, useStaffDay } from './day-query.ts';
import { messages } from './messages.ts';
import { plainHour } from '#values/slot-hours.ts';
import { nextLeaving } from './slot-state.ts';
import styles from './work-counts.module.css';

/** Those in which an order waits for somebody of the shop, and not for its customer. */
const waiting: readonly OrderView[] = ['todo', 'today', 'money'];

/** How many orders wait in each view, and which of them presses most. */
export function WorkCounts({ counts }: { counts: Partial<Record<OrderView, number>> }) {
  const t = useMessages(messages);
  const { view: names } = useMessages(ordersMessages);
  const locale = useLocale();
  const day = useStaffDay();
  const pressing = usePressing(day);
  const views = viewsFor(useMay()).filter((view) => view !== 'companies' && view !== 'all');
  return (
    <nav className={styles.work} aria-label={t.work}>
      {views.map((view) => (
        <Link
          key={view}
          to={`/orders?view=${view}`}
          className={counts[view] ? classNames(waiting.includes(view) && styles.waiting) : styles.none}
        >
          <span>{names[view]}</span>
          <b>{formatNumber(counts[view] ?? 0, locale)}</b>
          {counts[view] ? pressing[view] && <small>{pressing[view]}</small> : null}
        </Link>
      ))}
    </nav>
  );
}

function usePressing(day: StaffDay | undefined): Partial<Record<OrderView, string | false>> {
  const t = useMessages(messages).pressing;
  const locale = useLocale();
  if (!day) return {};
  const { waitingSince, dueAt, slots, readAt } = day;
  const between = (one: Date | string, other: Date | string): string =>
    spanText(new Date(other).getTime() - new Date(one).getTime(), locale);
  const next = nextLeaving(slots, readAt);
  return {
    todo: !!waitingSince.todo && t.oldest(between(waitingSince.todo, readAt)),
    today:
      !!next &&
      pluralForm(next.orders, locale, t.leaving)(formatNumber(next.orders, locale), plainHour(next.hours.from)),
    money: !!dueAt && t.due(between(readAt, dueAt)),
    uncollected: !!waitingSince.uncollected && t.uncollected(between(waitingSince.uncollected, readAt)),
  };
}

/** Whole minutes, hours from two on, days from two on. */
function spanText(span: number, locale: Locale): string {
  if (span >= 2 * dayMs) return formatDays(Math.floor(span / dayMs), locale);
  if (span >= 2 * hourMs) return formatDuration(Math.floor(span / hourMs) * 60, locale);
  return formatDuration(Math.max(1, Math.floor(span / minuteMs)), locale);
}
