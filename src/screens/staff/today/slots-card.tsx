import { Link } from 'react-router';
import { classNames } from '#design/class-names.ts';
import { formatDuration, formatNumber, pluralForm } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { shopTime } from '#values/shop-time.ts';
import { paramsOf } from '../orders/order-search.ts';
import { fullHours } from '#values/slot-hours.ts';
import { Card } from '../parts/card.tsx';
import { Tag, type TagLook } from '../parts/tag.tsx';
import { useStaffDay } from './day-query.ts';
import { messages } from './messages.ts';
import { type DayRow, dayRows, type SlotState } from './slot-state.ts';
import styles from './slots-card.module.css';

const looks = { done: 'end', in_time: 'go', late: 'bad', soon: 'warn' } as const satisfies Record<
  SlotState['kind'],
  TagLook
>;

/** Of a slot with more places, one box for each would be wider than a row. */
const maxBoxes = 12;

/** The deliveries and collections of today, each slot with what is left to do; nothing where there are none. */
export function SlotsCard() {
  const t = useMessages(messages);
  const day = useStaffDay();
  if (!day || day.slots.length === 0) return null;
  return (
    <Card title={t.slots.title} aside={<Link to="/orders?sort=slot_asc">{t.slots.coming}</Link>} bare>
      <ul>
        {dayRows(day.slots, day.readAt).map((slot) => (
          <li key={`${slot.type} ${slot.hours?.from} ${slot.hours?.to}`}>
            <Slot slot={slot} now={day.readAt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** It leads to its orders. */
function Slot({ slot, now }: { slot: DayRow; now: Date }) {
  const t = useMessages(messages).slots;
  const locale = useLocale();
  const { type, hours, places, state } = slot;
  const { date } = shopTime(now);
  const search = paramsOf({ view: 'all', filters: { deliveryType: type, slot: { date, ...hours } }, sort: 'slot_asc' });
  const said = (['delivered', 'shipped', 'ready', 'missing'] as const).flatMap((part) =>
    slot[part] > 0 ? pluralForm(slot[part], locale, t[type][part])(formatNumber(slot[part], locale)) : [],
  );
  const total = slot.missing + slot.ready + slot.shipped + slot.delivered;
  return (
    <Link className={classNames(styles.slot, styles[state.kind])} to={`/orders?${search}`}>
      <b>
        {type === 'delivery' && <span className="vh">{t.types.delivery}, </span>}
        {hours ? fullHours(hours) : t.types[type]}
      </b>
      <span className={styles.orders}>
        {/* What it draws is said in the words beside it. */}
        {places && places.total <= maxBoxes ? (
          <span className={styles.boxes} aria-hidden="true">
            {Array.from({ length: Math.max(total, places.total) }, (_, at) => (
              <i key={at} className={at < total - slot.missing ? styles.full : at < total ? styles.open : undefined} />
            ))}
          </span>
        ) : (
          <span className={styles.bar} aria-hidden="true">
            <i className={styles.full} style={{ width: `${Math.round(((total - slot.missing) / total) * 100)}%` }} />
          </span>
        )}
        <span>{said.join(', ')}</span>
      </span>
      <span className={styles.places}>{places ? t.places(places.taken, places.total) : !hours && t.allDay}</span>
      <Tag look={looks[state.kind]}>
        {state.kind === 'soon' ? t.soon[type](formatDuration(state.minutes, locale)) : t.states[state.kind]}
      </Tag>
    </Link>
  );
}
