import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Order } from '../order-schema.ts';
import type { es } from './messages.es.ts';
import { orderMoney } from './order-money.ts';

/** The sentence on the money of an order, in the texts of a language; amounts in euros. It names the sum that goes or went back. */
export function moneyText(
  texts: typeof es,
  order: Pick<Order, 'status' | 'paymentStatus' | 'amount' | 'refunded' | 'received' | 'due'>,
  locale: Locale,
): string {
  const { amount, refunded = 0, received, due = 0 } = order;
  const money = orderMoney(order);
  const text = texts[money];
  if (typeof text === 'string') return text;
  if (money === 'partly_paid') return text(formatEuros(due, locale));
  return text(formatEuros(money === 'going_back' ? received || amount - refunded : refunded || amount, locale));
}
