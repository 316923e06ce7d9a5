import { realHours } from '#areas/delivery/pickup-hours.ts';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order, OrderStatus } from '../contract.ts';
import { messages } from '../messages.ts';
import { moneyMessages } from '../money/messages.ts';
import { moneyText } from '../money/money-text.ts';
import { type OrderMoney, orderMoney } from '../money/order-money.ts';
import styles from './order-detail.module.css';
import { addressText, isToday, OrderFacts } from './order-facts.tsx';
import { calendarFile } from './calendar-file.ts';
import { saveFile } from './save-file.ts';

const moment = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
/** Nothing more happens to these by itself. */
export const ended: ReadonlySet<OrderStatus> = new Set(['delivered', 'cancelled', 'returned']);

/** Money of which nothing else on the page tells more. */
const toldOf: ReadonlySet<OrderMoney> = new Set([
  'partly_refunded',
  'refunded',
  'not_charged',
  'going_back',
  'gone_back',
]);

/** Where and when the goods change hands, and the history of the order with its next steps. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useMessages(messages);
  const { pickupPoint, address } = order.delivery;
  const headline = useHeadline(order);
  const moneyTexts = useMessages(moneyMessages);
  const locale = useLocale();
  return (
    <section className={`${styles.progress} panel`} aria-labelledby="order-progress">
      <div>
        <h2 id="order-progress">{headline}</h2>
        <p className="muted">
          {pickupPoint && `${pickupPoint.name}, ${pickupPoint.address}`}
          {address && addressText(address)}
        </p>
        {toldOf.has(orderMoney(order)) && <p>{moneyText(moneyTexts, order, locale)}</p>}
        {!ended.has(order.status) && (
          <p className={styles.contact}>
            {pickupPoint?.phone && (
              <ButtonLink variant="line" size="s" icon="phone" href={`tel:${pickupPoint.phone.replaceAll(' ', '')}`}>
                {t.detail.callStore}
              </ButtonLink>
            )}
            {pickupPoint && (
              <ButtonLink
                variant="quiet"
                size="s"
                icon="pin"
                target="_blank"
                rel="noopener"
                href={`https://www.google.com/maps/dir/?api=1&destination=${pickupPoint.coords.lat},${pickupPoint.coords.lng}`}
              >
                {t.detail.directions}
              </ButtonLink>
            )}
            {order.delivery.slot && (
              <Button variant="quiet" size="s" icon="calendar" onClick={() => saveCalendarFile(order, headline)}>
                {t.detail.calendar}
              </Button>
            )}
          </p>
        )}
        <OrderFacts order={order} isBrief />
      </div>
      <Timeline order={order} />
    </section>
  );
}

function saveCalendarFile(order: Order, title: string): void {
  const { pickupPoint, address } = order.delivery;
  const place = pickupPoint ? `${pickupPoint.name}, ${pickupPoint.address}` : address ? addressText(address) : '';
  const text = calendarFile(order, { title: `${title} (${order.number})`, place });
  if (text !== null) saveFile(new Blob([text], { type: 'text/calendar' }), `${order.number}.ics`);
}

/** 'Llega el martes 24 de noviembre, de 9:00 a 11:00', 'Para recoger hoy, de 18:20 a 19:00' */
function useHeadline({ status, delivery, history }: Order): string {
  const t = useMessages(messages);
  const locale = useLocale();
  const dayText = (day: string): string =>
    formatDate(day.includes('T') ? day : `${day}T12:00:00Z`, locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
  if (ended.has(status)) return t.detail.since(t.statuses[status], dayText(history.at(-1)!.at));
  const hours = realHours(delivery);
  const isReady = status === 'ready';
  if (!hours) return isReady ? t.statuses.ready : t.asSoonAsReady;
  const { date, from, to } = hours;
  const words = (isReady ? t.detail.ready : delivery.type === 'pickup' ? t.detail.pickUp : t.detail.arrives)(
    isToday(date) ? t.today : t.detail.onDay(dayText(date)),
  );
  if (!from) return words;
  return to ? t.detail.between(words, from, to) : `${words}, ${t.after(from)}`;
}

function Timeline({ order: { status, history, delivery } }: { order: Order }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const handover = delivery.virtual === 'all' ? [] : ([delivery.type === 'pickup' ? 'ready' : 'shipped'] as const);
  const path = ['confirmed', 'preparing', ...handover, 'delivered'] as const;
  const next = ended.has(status) ? [] : path.slice(path.findIndex((step) => step === status) + 1);
  return (
    <ol className={styles.timeline} aria-label={t.track}>
      {history.map(({ status: reached, at }, index) => (
        <li
          key={`${reached} ${at}`}
          className={index === history.length - 1 ? styles.current : styles.done}
          aria-current={index === history.length - 1 ? 'step' : undefined}
        >
          <b>{t.statuses[reached]}</b>
          <time dateTime={at}>{formatDate(at, locale, moment)}</time>
        </li>
      ))}
      {next.map((step) => (
        <li key={step}>
          <b>{t.statuses[step]}</b>
        </li>
      ))}
    </ol>
  );
}
