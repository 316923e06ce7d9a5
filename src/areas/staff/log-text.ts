import { type Address, addressLines } from '#areas/delivery/address.ts';
import { formatDate, formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { fullHours } from '#values/slot-hours.ts';
import type { AuditEntry } from './contract.ts';
import { ca } from './log-messages.ca.ts';
import { es } from './log-messages.es.ts';

export const logMessages = { es, ca };

interface WayValue {
  readonly type: 'pickup' | 'delivery';
  readonly address?: Address;
  readonly date: string | null;
  readonly slot: { readonly from: string; readonly to: string } | null;
}

type FieldChange = AuditEntry['changes'][number];
type Words = Readonly<Record<string, string>>;
interface Person {
  readonly id: number;
  readonly name: string;
}

interface LogNames {
  readonly articleName?: ((id: number) => string | undefined) | undefined;
  /** Who may be meant by an id. */
  readonly members?: readonly Person[];
}

/** Fields whose numbers are amounts in euros. */
const amounts: readonly string[] = ['amount', 'received', 'refund', 'refunded', 'refundRefused', 'surplus'];

/** What the log holds, as people say it in one language: on the screens, and in the file. */
export function logText(locale: Locale, { articleName, members = [] }: LogNames = {}) {
  const t = logMessages[locale];
  const words: Readonly<Record<string, Words>> = {
    status: t.statuses,
    mail: t.statuses,
    paymentStatus: t.paymentStatuses,
    payment: t.payments,
    return: t.states,
    personalData: t.states,
    slotPlace: t.states,
    hold: t.states,
    role: t.roles,
    locale: t.languages,
    action: t.actions,
  };
  const shortDay = (day: string): string =>
    formatDate(`${day}T12:00:00Z`, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  /** Pieces of an article, an address, or a day and its hours. */
  const objectText = (value: object): string => {
    if ('product_id' in value && 'quantity' in value) {
      const id = Number(value.product_id);
      return `${String(value.quantity)} × ${articleName?.(id) ?? t.productNumber(String(id))}`;
    }
    if ('type' in value && 'slot' in value) return wayText(value as WayValue);
    if ('street' in value) return addressLines(value as Address).join(', ');
    if ('date' in value && 'from' in value && 'to' in value)
      return `${shortDay(String(value.date))} ${fullHours({ from: String(value.from), to: String(value.to) })}`;
    return Object.values(value).join(' ');
  };
  /** Whether it is collected or brought, and where and when. */
  const wayText = ({ type, address, date, slot }: WayValue): string =>
    [t.deliveryTypes[type], ...(address ? addressLines(address) : []), date && shortDay(date), slot && fullHours(slot)]
      .filter(Boolean)
      .join(', ');
  /** `people`: whom the change names, as the log knows them. */
  const valueText = (field: string, value: unknown, people: readonly Person[] = []): string => {
    if (value === null || value === undefined || value === '') return t.nothing;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (Array.isArray(value)) return value.map((one) => valueText(field, one, people)).join(', ') || t.nothing;
    if (field === 'assignee') return [...people, ...members].find(({ id }) => id === value)?.name ?? t.by.staff;
    if (typeof value === 'number' && amounts.includes(field)) return formatEuros(value, locale);
    if (typeof value === 'object') return objectText(value);
    return typeof value === 'string' ? (words[field]?.[value] ?? value) : JSON.stringify(value);
  };
  /** Why: the words of who made a change, of which the first may be the code of how money came. */
  const reasonText = (reason: string): string => reason.replace(/^\w+/, (word) => (t.moneyWays as Words)[word] ?? word);
  const actorText = ({ kind, id, name }: AuditEntry['actor']): string =>
    name ?? (kind === 'command' ? `${t.by.command}: ${id}` : t.by[kind]);
  /** What was done; of a change of the payment alone, what became of it. */
  const verbText = (verb: string, changes: readonly FieldChange[] = []): string => {
    const [payment] = changes;
    const isPayment = verb === 'order.status' && changes.length === 1 && payment!.field === 'paymentStatus';
    const act = isPayment ? (t.paymentActs as Words)[String(payment!.after)] : undefined;
    return act ?? (t.verbs as Words)[verb] ?? verb;
  };
  return {
    fieldText: (field: string): string => (t.fields as Words)[field] ?? field,
    verbText,
    kindText: (kind: string): string => (t.kinds as Words)[kind] ?? kind,
    ...{ valueText, reasonText, actorText },
  };
}
