import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import type { TimelineEntry } from '#areas/staff/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { useFieldText } from './field-text.ts';
import { historyMessages } from './history-messages.ts';
import { messages } from './messages.ts';

/** What a change did, field by field: 'Estado: Por preparar → Preparando. «Lo pide por teléfono»'. */
export function useChangeText(
  order: StaffOrder,
): (entry: Pick<TimelineEntry, 'changes' | 'people' | 'reason' | 'undoneBy' | 'verb'>) => string {
  const t = useMessages(messages);
  const history = useMessages(historyMessages);
  const { names, valueText, reasonText } = useFieldText(
    (id) => order.lines.find((line) => line.product_id === id)?.name,
  );
  return ({ changes, people, reason, undoneBy, verb }) => {
    if (verb === 'order.placed') return history.placed;
    const parts = changes.map(({ field, before, after }) => {
      const from = before === null || before === undefined ? '' : `${valueText(field, before, people)} → `;
      return `${names[field] ?? field}: ${from}${valueText(field, after, people)}`;
    });
    return [
      parts.join('; ') || verb,
      ...(reason === null ? [] : [t.because(reasonText(reason))]),
      ...(undoneBy === null ? [] : [`(${t.takenBack})`]),
    ].join(' ');
  };
}
