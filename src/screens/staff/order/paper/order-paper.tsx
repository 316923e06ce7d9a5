import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { fullHours } from '#values/slot-hours.ts';
import { messages as ordersMessages } from '../../orders/messages.ts';
import { shopName } from '../../parts/shop-name.ts';
import { messages } from './messages.ts';
import { inWalkingOrder } from './walk-order.ts';
import styles from './order-paper.module.css';

/** What the printer gets of an order: a sheet to prepare it by, shelf after shelf, for every role without prices. */
export function OrderPaper({ order, title, now }: { order: StaffOrder; title: string; now: Date }) {
  const t = useMessages(messages);
  const locale = useLocale();
  return (
    <section className={styles.paper}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{shopName()}</p>
      </header>
      <Facts order={order} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>{t.shelf}</th>
            <th>{t.article}</th>
            <th className={styles.number}>{t.quantity}</th>
            <th>{t.done}</th>
          </tr>
        </thead>
        <tbody>
          {inWalkingOrder(order.lines).map(({ position, shelf, name, article, quantity }) => (
            <tr key={position}>
              <td className={styles.large}>{shelf}</td>
              <td>
                {name}
                <small>{article}</small>
              </td>
              <td className={`${styles.number} ${styles.large}`}>{formatNumber(quantity, locale)}</td>
              <td aria-label={t.done}>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.fields}>
        <p>{t.missing}</p>
        <p>{t.preparedBy}</p>
      </div>
      <p className={styles.foot}>{t.printed(formatDate(now, locale, { dateStyle: 'medium', timeStyle: 'short' }))}</p>
    </section>
  );
}

function Facts({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const { soon } = useMessages(ordersMessages);
  const locale = useLocale();
  const { delivery, customer, receiver, comment, notes, units } = order;
  const { address, date, slot, pickupPoint, zone } = delivery;
  // A sheet is read on another day: no 'today' on it.
  const day =
    date === null
      ? soon
      : formatDate(`${date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const hours = slot ? `, ${fullHours(slot)}` : '';
  const where = address
    ? [
        [address.street, address.house, address.floor, address.apartment].filter(Boolean).join(', ') ||
          address.value?.address,
        [address.value?.zipcode, address.city].filter(Boolean).join(' '),
        address.extra,
        zone?.name,
      ]
    : [pickupPoint?.name];
  const facts = [
    [delivery.type === 'pickup' ? t.pickup : t.delivery, where.filter(Boolean).join(' · ')],
    [t.customer, [customer.organization ?? `${customer.name} ${customer.surname}`.trim(), customer.phone].join(', ')],
    [t.receiver, receiver ? `${receiver.name}, ${receiver.phone}` : ''],
    [t.comment, comment],
    [t.notes, notes.map(({ text }) => text).join(' · ')],
  ] as const;
  return (
    <>
      <p className={styles.when}>
        {day}
        {hours} · {t.pieces(formatNumber(units, locale))}
      </p>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
