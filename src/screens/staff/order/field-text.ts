import { type Address, addressLines } from '#areas/delivery/address.ts';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { useOrderChoices } from '../session/order-choices.ts';
import { statusMessages } from '../parts/status-messages.ts';
import { historyMessages } from './history/history-messages.ts';
import { messages } from './messages.ts';

interface WayValue {
  readonly type: 'pickup' | 'delivery';
  readonly address?: Address;
  readonly date: string | null;
  readonly slot: { readonly from: string; readonly to: string } | null;
}

type Words = Readonly<Record<string, string>>;
interface Person {
  readonly id: number;
  readonly name: string;
}

/** Fields of the log whose numbers are amounts in euros. */
const amounts: readonly string[] = ['amount', 'received', 'refund', 'refunded', 'refundRefused', 'surplus'];

/** How the log's fields of an order are called, and their values as people say them. */
export function useFieldText(articleName: (id: number) => string | undefined = () => undefined) {
  const t = useMessages(messages);
  const history = useMessages(historyMessages);
  const statuses = useMessages(statusMessages);
  const { paymentStatuses, payments, deliveryTypes } = useMessages(ordersMessages);
  const locale = useLocale();
  const members = useOrderChoices(true)?.members ?? [];
  const words: Readonly<Record<string, Words>> = {
    status: statuses,
    mail: statuses,
    paymentStatus: paymentStatuses,
    payment: payments,
    return: history.values,
    slotPlace: history.values,
    hold: history.values,
  };
  const shortDay = (day: string): string =>
    formatDate(`${day}T12:00:00Z`, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  /** Pieces of an article, an address, or a day and its hours. */
  const objectText = (value: object): string => {
    if ('product_id' in value && 'quantity' in value) {
      const id = Number(value.product_id);
      return `${String(value.quantity)} × ${articleName(id) ?? t.productNumber(String(id))}`;
    }
    if ('type' in value && 'slot' in value) return wayText(value as WayValue);
    if ('street' in value) return addressLines(value as Address).join(', ');
    if ('date' in value && 'from' in value && 'to' in value)
      return `${shortDay(String(value.date))} ${String(value.from)}–${String(value.to)}`;
    return Object.values(value).join(' ');
  };
  /** Whether it is collected or brought, and where and when. */
  const wayText = ({ type, address, date, slot }: WayValue): string =>
    [
      deliveryTypes[type],
      ...(address ? addressLines(address) : []),
      date && shortDay(date),
      slot && `${slot.from}–${slot.to}`,
    ]
      .filter(Boolean)
      .join(', ');
  /** `people`: whom the change names, as the log knows them. */
  const valueText = (field: string, value: unknown, people: readonly Person[] = []): string => {
    if (value === null || value === undefined || value === '') return t.nothing;
    if (Array.isArray(value)) return value.map((one) => valueText(field, one, people)).join(', ') || t.nothing;
    if (field === 'assignee') return [...people, ...members].find(({ id }) => id === value)?.name ?? t.by.staff;
    if (typeof value === 'number' && amounts.includes(field)) return formatEuros(value, locale);
    if (typeof value === 'object') return objectText(value);
    return typeof value === 'string' ? (words[field]?.[value] ?? value) : JSON.stringify(value);
  };
  /** Why: the words of who made a change, of which the first may be the code of how money came. */
  const reasonText = (reason: string): string =>
    reason.replace(/^\w+/, (word) => (t.pay.methods as Words)[word] ?? word);
  const names: Words = { ...history.fields, ...t.fields };
  return { names, valueText, reasonText };
}
