import { FactList } from '#design/data-display/fact-list.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import { useMessages } from '#i18n/messages.ts';
import { realHours } from '#areas/delivery/pickup-hours.ts';
import { formatPhone } from '#values/contact-rules.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import { orderMoney } from '../money/order-money.ts';
import styles from './order-pages.module.css';

/** Pickup or address, receiver, payment and comment of an order; `isBrief` where place and time are said already. */
export function OrderFacts({ order, isBrief = false }: { order: Order; isBrief?: boolean }) {
  const t = useMessages(messages);
  const { customer, delivery } = order;
  const { pickupPoint, address } = delivery;
  const receiver = order.receiver ?? { name: `${customer.name} ${customer.surname}`, phone: customer.phone };
  const locale = useLocale();
  const places = [
    ...(pickupPoint ? [{ name: t.pickupAt, value: `${pickupPoint.name}, ${pickupPoint.address}` }] : []),
    ...(address ? [{ name: t.deliveredTo, value: addressText(address) }] : []),
    {
      name: t.when,
      value: timeText(delivery, locale, t, 'long') ?? t.asSoonAsReady,
    },
  ];
  return (
    <FactList
      facts={[
        ...(isBrief ? [] : places),
        ...(delivery.takeBack ? [{ name: t.takeBack, value: t.takesBack }] : []),
        ...(delivery.virtual === 'all'
          ? []
          : [{ name: address ? t.receives : t.receiver, value: `${receiver.name}, ${formatPhone(receiver.phone)}` }]),
        ...(customer.type === 'legal' || customer.wantsInvoice
          ? [
              {
                name: t.customer,
                value: [customer.organization ?? `${customer.name} ${customer.surname}`, customer.document?.number]
                  .filter(Boolean)
                  .join(', '),
              },
            ]
          : []),
        { name: t.payment, value: `${t.methods[order.payment]}, ${t.payments[orderMoney(order)]}` },
        ...(order.comment ? [{ name: t.comment, value: order.comment }] : []),
      ]}
    />
  );
}

/** When and where the goods change hands, beside the lines of the order. */
export function OrderChoices({ order }: { order: Order }) {
  const t = useMessages(messages);
  const { type, pickupPoint, address, virtual } = order.delivery;
  const locale = useLocale();
  const place = pickupPoint ? `${pickupPoint.name}, ${pickupPoint.address}` : address && addressText(address);
  return (
    <dl className={styles.choices}>
      <div>
        <dt>{virtual === 'all' ? t.when : type === 'pickup' ? t.pickupAt : t.deliveredTo}</dt>
        <dd>{timeText(order.delivery, locale, t) ?? t.asSoonAsReady}</dd>
      </div>
      {place && (
        <div>
          <dt>{t.place}</dt>
          <dd>{place}</dd>
        </div>
      )}
    </dl>
  );
}

/** By the clock of the shop. */
export const isToday = (date: string): boolean => date === shopTime(new Date()).date;

export interface TimeWords {
  readonly today: string;
  readonly after: (time: string) => string;
}

/** 'mar, 24 nov, 09:00–11:00', 'hoy, 18:20–19:00'; null without a day. */
export function timeText(
  delivery: Pick<Order['delivery'], 'date' | 'slot' | 'readyAt'>,
  locale: Locale,
  { today, after }: TimeWords,
  width: 'short' | 'long' = 'short',
): string | null {
  const hours = realHours(delivery);
  if (!hours) return null;
  const { date, from, to } = hours;
  const day = isToday(date)
    ? today
    : formatDate(`${date}T12:00:00Z`, locale, { weekday: width, day: 'numeric', month: width });
  return [day, from && (to ? `${from}–${to}` : after(from))].filter(Boolean).join(', ');
}

/** 'Carrer de Sant Bru, 18, 2, 1, 08911 Badalona' */
export function addressText({
  value,
  street,
  house,
  floor,
  apartment,
  city,
}: NonNullable<Order['delivery']['address']>): string {
  const own = street ? [street, house, floor, apartment] : [value?.address, floor, apartment];
  return [...own, [value?.zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
