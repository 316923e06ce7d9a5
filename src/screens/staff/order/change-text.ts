import { type Address, addressLines } from '#areas/delivery/address.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import type { TimelineEntry } from '#areas/staff/contract.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { historyMessages } from './history-messages.ts';
import { messages } from './messages.ts';

type Words = Readonly<Record<string, string>>;

/** What a change did, field by field: 'Estado: Por preparar → Preparando. «Lo pide por teléfono»'. */
export function useChangeText(
  order: StaffOrder,
): (entry: Pick<TimelineEntry, 'changes' | 'reason' | 'undoneBy' | 'verb'>) => string {
  const t = useMessages(messages);
  const history = useMessages(historyMessages);
  const { statuses, paymentStatuses, payments } = useMessages(ordersMessages);
  const locale = useLocale();
  const fields: Words = { ...history.fields, ...t.fields };
  const words: Readonly<Record<string, Words>> = {
    status: statuses,
    paymentStatus: paymentStatuses,
    payment: payments,
    return: history.values,
    slotPlace: history.values,
    hold: history.values,
  };
  const nameOf = (id: number): string =>
    order.lines.find((line) => line.product_id === id)?.name ?? t.productNumber(String(id));
  /** Pieces of an article, an address, or a day and its hours. */
  const objectText = (value: object): string => {
    if ('product_id' in value && 'quantity' in value)
      return `${String(value.quantity)} × ${nameOf(Number(value.product_id))}`;
    if ('street' in value) return addressLines(value as Address).join(', ');
    return Object.values(value).join(' ');
  };
  const valueText = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t.nothing;
    if (Array.isArray(value)) return value.map((one) => valueText(field, one)).join(', ') || t.nothing;
    if (typeof value === 'number' && field !== 'assignee') return formatEuros(value, locale);
    if (typeof value === 'object') return objectText(value);
    return typeof value === 'string' ? (words[field]?.[value] ?? value) : JSON.stringify(value);
  };
  return ({ changes, reason, undoneBy, verb }) => {
    if (verb === 'order.placed') return history.placed;
    const parts = changes.map(({ field, before, after }) => {
      const from = before === null || before === undefined ? '' : `${valueText(field, before)} → `;
      return `${fields[field] ?? field}: ${from}${valueText(field, after)}`;
    });
    return [
      parts.join('; ') || verb,
      ...(reason === null ? [] : [t.because(reason)]),
      ...(undoneBy === null ? [] : [`(${t.takenBack})`]),
    ].join(' ');
  };
}
