import { useMessages } from '#i18n/messages.ts';
import { messages as orderMessages } from '../order/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { messages } from './messages.ts';

/** A value of the log as people say it: states and roles in words, lists with commas. */
export function useValueText(): (value: unknown) => string {
  const t = useMessages(messages);
  const { nothing } = useMessages(orderMessages);
  const { statuses, paymentStatuses } = useMessages(ordersMessages);
  const { roles } = useMessages(sessionMessages);
  const words: Readonly<Record<string, string>> = { ...paymentStatuses, ...statuses, ...roles };
  const text = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return nothing;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (Array.isArray(value)) return value.map(text).join(', ') || nothing;
    return typeof value === 'string' ? (words[value] ?? value) : JSON.stringify(value);
  };
  return text;
}
