import { subtractEuros } from '#values/money.ts';
import { Totals } from '#design/data-display/totals.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

export function OrderTotals({ order: { units, total, price, deliveryPrice, amount, delivery } }: { order: Order }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const saved = subtractEuros(total, price);
  return (
    <Totals
      locale={locale}
      rows={[
        { name: t.goods(units), value: formatEuros(total, locale) },
        ...(saved > 0
          ? [{ name: t.discount, value: formatEuros(-saved, locale).replace('-', '−'), saving: true }]
          : []),
        {
          name: delivery.type === 'pickup' ? t.pickup : t.delivery,
          value: deliveryPrice > 0 ? formatEuros(deliveryPrice, locale) : t.free,
        },
      ]}
      total={{ name: t.total, note: t.vat, value: amount }}
    />
  );
}
