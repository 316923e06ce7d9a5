import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as orderMessages } from '../order/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { usePeople } from '../people/use-people.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { messages } from './messages.ts';

/** Fields of the log that are amounts in euros. */
const amounts: readonly string[] = ['amount', 'refund', 'surplus'];

/** A field's value in the log as people say it: states and roles in words, people by name, amounts in euros, lists with commas. */
export function useValueText(): (field: string, value: unknown) => string {
  const t = useMessages(messages);
  const locale = useLocale();
  const { nothing } = useMessages(orderMessages);
  const { statuses, paymentStatuses } = useMessages(ordersMessages);
  const { roles } = useMessages(sessionMessages);
  const people = usePeople().data?.people ?? [];
  const words: Readonly<Record<string, string>> = { ...paymentStatuses, ...statuses, ...roles };
  const text = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return nothing;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (Array.isArray(value)) return value.map((one) => text(field, one)).join(', ') || nothing;
    if (typeof value === 'number' && amounts.includes(field)) return formatEuros(value, locale);
    if (field === 'assignee') return people.find(({ id }) => id === value)?.name ?? String(value);
    return typeof value === 'string' ? (words[value] ?? value) : JSON.stringify(value);
  };
  return text;
}
