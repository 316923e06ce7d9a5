import { addEuros, subtractEuros } from '#values/money.ts';
import { Totals } from '#design/data-display/totals.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Basket } from '../contract.ts';
import { messages } from './messages.ts';

/** The delivery of a basket, in euros; a text in place of a price that is not known. */
export interface DeliveryTotals extends Pick<Basket, 'vat'> {
  readonly name: string;
  readonly price: number | string;
  /** What is to pay with it. */
  readonly amount: number;
}

interface BasketTotalsProps {
  readonly basket: Pick<
    Basket,
    'count' | 'units' | 'total' | 'price' | 'quantitySaving' | 'vat' | 'isOrderable' | 'deliveryTypes'
  >;
  /** How the goods are received; pickup where it is not chosen yet. */
  readonly delivery?: DeliveryTotals;
}

/** Whether a basket has only virtual articles, for which nothing is delivered or picked up. */
export const isNothingHandedOver = ({
  isOrderable,
  deliveryTypes,
}: Pick<Basket, 'isOrderable' | 'deliveryTypes'>): boolean => isOrderable && deliveryTypes.length === 0;

/** The server's amounts and what is saved. */
export function BasketTotals({ basket, delivery }: BasketTotalsProps) {
  const { count, units, total, price, quantitySaving = 0, vat } = basket;
  const t = useMessages(messages).page;
  const locale = useLocale();
  const saved = subtractEuros(subtractEuros(total, price), quantitySaving);
  const minus = (amount: number): string => formatEuros(-amount, locale).replace('-', '−');
  const toPay = delivery ?? { name: t.delivery, price: 0, amount: price, vat };
  const deliveryPrice =
    toPay.price === 0 ? t.free : typeof toPay.price === 'number' ? formatEuros(toPay.price, locale) : toPay.price;
  const includedVat = toPay.vat.reduce((sum, rate) => addEuros(sum, rate.vat), 0);
  return (
    <Totals
      locale={locale}
      rows={[
        { name: t.goods(count, units), value: formatEuros(total, locale) },
        ...(saved > 0 ? [{ name: t.discount, value: minus(saved), saving: true }] : []),
        ...(quantitySaving > 0 ? [{ name: t.byQuantity, value: minus(quantitySaving) }] : []),
        ...(isNothingHandedOver(basket) ? [] : [{ name: toPay.name, value: deliveryPrice }]),
      ]}
      total={{ name: t.total, note: t.vat(formatEuros(includedVat, locale)), value: toPay.amount }}
    />
  );
}
