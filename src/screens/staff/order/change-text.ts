import type { TimelineEntry } from '#areas/staff/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { messages } from './messages.ts';

/** What a change did, field by field: 'Estado: Por preparar → Preparando. «Lo pide por teléfono»'. */
export function useChangeText(): (entry: TimelineEntry) => string {
  const t = useMessages(messages);
  const { statuses, paymentStatuses } = useMessages(ordersMessages);
  const words: Readonly<Record<string, string>> = { ...paymentStatuses, ...statuses };
  const fields: Readonly<Record<string, string>> = t.fields;
  const valueText = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t.nothing;
    if (Array.isArray(value)) return value.map(valueText).join(', ') || t.nothing;
    return typeof value === 'string' ? (words[value] ?? value) : JSON.stringify(value);
  };
  return ({ changes, reason, undoneBy, verb }) => {
    const parts = changes.map(({ field, before, after }) => {
      const from = before === null || before === undefined ? '' : `${valueText(before)} → `;
      return `${fields[field] ?? field}: ${from}${valueText(after)}`;
    });
    return [
      parts.join('; ') || verb,
      ...(reason === null ? [] : [t.because(reason)]),
      ...(undoneBy === null ? [] : [`(${t.takenBack})`]),
    ].join(' ');
  };
}
