import { vatByRate } from '#areas/pricing/vat.ts';
import { addCents, addEuros, centsFromEuros, eurosFromCents, subtractEuros } from '#values/money.ts';
import { Totals } from '#design/data-display/totals.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Basket } from '../contract.ts';
import { messages } from './messages.ts';

interface BasketTotalsProps {
  readonly basket: Pick<Basket, 'count' | 'units' | 'total' | 'price' | 'quantitySaving' | 'vat'>;
  /** How the goods are received; pickup where it is not chosen yet. A text in place of a price that is not known. */
  readonly delivery?: { readonly name: string; readonly price: number | string };
}

/** The server's amounts and what is saved. */
export function BasketTotals({
  basket: { count, units, total, price, quantitySaving = 0, vat },
  delivery,
}: BasketTotalsProps) {
  const t = useMessages(messages).page;
  const locale = useLocale();
  const saved = subtractEuros(subtractEuros(total, price), quantitySaving);
  const minus = (amount: number): string => formatEuros(-amount, locale).replace('-', '−');
  const added = typeof delivery?.price === 'number' ? delivery.price : 0;
  const deliveryPrice =
    typeof delivery?.price === 'string' ? delivery.price : added > 0 ? formatEuros(added, locale) : t.free;
  const rates = vatByRate(
    vat.map(({ rate, gross }) => ({ rate, gross: centsFromEuros(gross) })),
    centsFromEuros(added),
  );
  const includedVat = eurosFromCents(addCents(...rates.map((one) => one.vat)));
  return (
    <Totals
      locale={locale}
      rows={[
        { name: t.goods(count, units), value: formatEuros(total, locale) },
        ...(saved > 0 ? [{ name: t.discount, value: minus(saved), saving: true }] : []),
        ...(quantitySaving > 0 ? [{ name: t.byQuantity, value: minus(quantitySaving) }] : []),
        { name: delivery?.name ?? t.delivery, value: deliveryPrice },
      ]}
      total={{ name: t.total, note: t.vat(formatEuros(includedVat, locale)), value: addEuros(price, added) }}
    />
  );
}
