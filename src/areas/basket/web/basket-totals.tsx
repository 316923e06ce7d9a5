import { subtractEuros } from '#values/money.ts';
import { Totals } from '#design/data-display/totals.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Basket } from '../contract.ts';
import { messages } from './messages.ts';

/** The server's amounts and what is saved. */
export function BasketTotals({
  basket: { count, units, total, price },
}: {
  basket: Pick<Basket, 'count' | 'units' | 'total' | 'price'>;
}) {
  const t = useMessages(messages).page;
  const locale = useLocale();
  const saved = subtractEuros(total, price);
  return (
    <Totals
      locale={locale}
      rows={[
        { name: t.goods(count, units), value: formatEuros(total, locale) },
        ...(saved > 0
          ? [{ name: t.discount, value: formatEuros(-saved, locale).replace('-', '−'), saving: true }]
          : []),
        { name: t.delivery, value: t.free },
      ]}
      total={{ name: t.total, note: t.vat, value: price }}
    />
  );
}
