import { addEuros, subtractEuros } from '#values/money.ts';
import { Totals } from '#design/data-display/totals.tsx';
import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import { timeText } from './order-facts.tsx';

/** Goods, what is saved, and delivery, which add up to the total, and the VAT in it; `withTime` adds the day and hours. */
export function OrderTotals({ order, withTime = false }: { order: Order; withTime?: boolean }) {
  const { units, refunded, due, total, price, quantitySaving = 0, deliveryPrice, amount, delivery, vat } = order;
  const t = useMessages(messages);
  const locale = useLocale();
  const isPickup = delivery.type === 'pickup';
  const time = withTime && timeText(delivery, locale, t);
  const includedVat = vat.reduce((sum, rate) => addEuros(sum, rate.vat), 0);
  const saved = subtractEuros(subtractEuros(total, price), quantitySaving);
  return (
    <Totals
      after={[
        ...(refunded !== undefined ? [{ name: t.refunded, value: negative(refunded, locale) }] : []),
        ...(due !== undefined
          ? [
              { name: t.paidPart, value: negative(subtractEuros(amount, due), locale) },
              { name: t.due, value: <b>{formatEuros(due, locale)}</b> },
            ]
          : []),
      ]}
      locale={locale}
      rows={[
        { name: t.goods(units), value: formatEuros(total, locale) },
        ...(saved > 0 ? [{ name: t.discount, value: negative(saved, locale), saving: true }] : []),
        ...(quantitySaving > 0 ? [{ name: t.byQuantity, value: negative(quantitySaving, locale) }] : []),
        ...(time ? [{ name: isPickup ? t.pickupAt : t.delivery, value: time }] : []),
        ...(delivery.virtual === 'all'
          ? []
          : [
              {
                name: isPickup ? t.pickup : t.shipping,
                value: deliveryPrice > 0 ? formatEuros(deliveryPrice, locale) : t.free,
              },
            ]),
      ]}
      total={{ name: t.total, note: t.vat(formatEuros(includedVat, locale)), value: amount }}
    />
  );
}

const negative = (amount: number, locale: Locale): string => `−${formatEuros(amount, locale)}`;
