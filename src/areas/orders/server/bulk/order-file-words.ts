import type { Locale } from '#i18n/locale.ts';
import { clockText } from '#values/opening-hours.ts';
import { shopTime } from '#values/shop-time.ts';
import { type Cell, orderCells, type ShopOrder } from '../orders-csv.ts';
import { orderFileTexts } from './server-messages.ts';

/** The columns of a file that the staff take, in the words of their screens; the command writes codes, which programs read. */
export function orderFileWords(locale: Locale) {
  const t = orderFileTexts[locale];
  const headings: Readonly<Record<string, string>> = t.headings;
  const said: Readonly<Record<string, (order: ShopOrder) => Cell>> = {
    date: ({ date }) => ({ moment: momentText(new Date(date)) }),
    status: ({ status }) => t.statuses[status],
    payment: ({ payment }) => t.payments[payment],
    payment_status: ({ paymentStatus }) => t.paymentStatuses[paymentStatus],
    delivery_type: ({ delivery }) => t.deliveryTypes[delivery.type],
    returns: ({ returns }) => returns.map(({ reference, state }) => `${reference} ${t.returns[state]}`).join(', '),
  };
  return {
    headings: (names: readonly string[]): string[] => names.map((name) => headings[name] ?? rateHeading(name)),
    cells: (order: ShopOrder, names: readonly string[]): Cell[] =>
      orderCells(order, names).map((cell, index) => said[names[index]!]?.(order) ?? cell),
  };

  /** 'vat_21' */
  function rateHeading(name: string): string {
    const [part, rate = ''] = name.split('_');
    return part === 'net' ? t.net(rate) : t.vat(rate);
  }
}

/** In the shop's time, as spreadsheets take a moment in any language. */
function momentText(moment: Date): string {
  const { date, minutes } = shopTime(moment);
  return `${date} ${clockText(minutes)}`;
}
