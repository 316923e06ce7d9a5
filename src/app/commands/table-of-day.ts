import { addressLines } from '#areas/delivery/address.ts';
import { realHours } from '#areas/delivery/pickup-hours.ts';
import type { ShopOrder } from '#areas/orders/server/orders-csv.ts';
import { hoursText } from './describe-order.ts';

const headers = ['slot', 'order', 'status', 'payment', 'weight', 'street', 'receiver', 'phone', 'comment'];

/**
 * The orders of a day in columns, for whoever loads and drives the van; its first line names them. Those that are not
 * confirmed, because they are not paid, stand below in a table of their own.
 */
export function tableOfDay(orders: readonly ShopOrder[]): string[] {
  const unconfirmed = tableOf(orders.filter(({ status }) => status === 'created'));
  const others = tableOf(orders.filter(({ status }) => status !== 'created'));
  if (unconfirmed.length === 0) return others;
  return [...others, ...(others.length > 0 ? [''] : []), 'Not confirmed yet, and not to be loaded:', ...unconfirmed];
}

function tableOf(orders: readonly ShopOrder[]): string[] {
  if (orders.length === 0) return [];
  const rows = [headers, ...orders.map((order) => cellsOf(order).map(withoutBreaks))];
  const widths = headers.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}

function cellsOf({
  delivery,
  number,
  status,
  paymentStatus,
  weight,
  receiver,
  customer,
  comment,
}: ShopOrder): string[] {
  const { address, takeBack, date } = delivery;
  const hours = realHours(delivery);
  const day = hours && hours.date !== date ? hours.date : '';
  const [street = '', town = ''] = address ? addressLines(address) : ['pickup'];
  const notes = [comment, address?.extra, takeBack && 'take back an old appliance'];
  return [
    (hours && [day, hoursText(hours)].filter(Boolean).join(' ')) || 'any time',
    number,
    status,
    paymentStatus,
    weight === null ? '?' : `${weight.toFixed(1)} kg`,
    [street, town].filter(Boolean).join(', '),
    receiver?.name ?? customer.organization ?? `${customer.name} ${customer.surname}`,
    receiver?.phone ?? customer.phone,
    notes.filter(Boolean).join(' / '),
  ];
}

/** A customer's text may have line breaks, and what a terminal would take for commands. */
const withoutBreaks = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
