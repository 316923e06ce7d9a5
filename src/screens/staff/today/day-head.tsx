import { useEffect, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { clockText } from '#values/opening-hours.ts';
import { shopTime } from '#values/shop-time.ts';
import { paramsOf } from '../orders/order-search.ts';
import { plainHour } from '#values/slot-hours.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useMay } from '../session/session.ts';
import { useStaffDay } from './day-query.ts';
import styles from './day-head.module.css';
import { messages } from './messages.ts';
import { nextLeaving } from './slot-state.ts';
import { storeState } from './store-state.ts';

const tickMs = 10_000;

/** The time in the shop, and until when its store is open; no call goes with the clock. */
export function OpenHours() {
  const t = useMessages(messages).store;
  const day = useStaffDay();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (!day) return null;
  const time = clockText(shopTime(now).minutes);
  const { kind, at } = storeState(day.openHours, time);
  return (
    <p className={styles.hours}>
      {plainHour(time)} · {at === undefined ? t[kind] : t[kind](plainHour(at))}
    </p>
  );
}

/** Leads to the orders that the next delivery still lacks; nothing where it lacks none, or none leaves any more today. */
export function PrepareNext() {
  const t = useMessages(messages);
  const may = useMay();
  const day = useStaffDay();
  const next = day && nextLeaving(day.slots, day.readAt);
  if (!next || next.missing === 0 || !may('orders.move')) return null;
  const slot = { date: shopTime(day.readAt).date, ...next.hours };
  const search = paramsOf({
    view: 'all',
    filters: { status: ['confirmed', 'preparing'], deliveryType: 'delivery', slot },
    sort: 'number_asc',
  });
  return (
    <ButtonLink look="primary" to={`/orders?${search}`}>
      <Icon name="box" size="s" />
      {t.prepare}
    </ButtonLink>
  );
}
