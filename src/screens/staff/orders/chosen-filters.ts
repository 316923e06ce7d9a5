import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { statusMessages } from '../parts/status-messages.ts';
import { messages } from './messages.ts';
import { useOrderChoices } from '../session/order-choices.ts';
import { chosenValues, type FilterKey } from './order-search.ts';

export interface ChosenFilter {
  readonly key: FilterKey;
  readonly value: string;
  /** 'Estado: Por preparar' */
  readonly name: string;
}

/** What the list is filtered by, as people read it. Zones and members are called by their numbers until their names are there. */
export function useChosenFilters(params: URLSearchParams): ChosenFilter[] {
  const t = useMessages(messages);
  const statuses = useMessages(statusMessages);
  const locale = useLocale();
  const needsNames = params.has('zone') || params.has('assignee');
  const { zones = [], members = [] } = useOrderChoices(needsNames) ?? {};
  const namesOf = (named: readonly { readonly id: number; readonly name: string }[]) =>
    Object.fromEntries(named.map(({ id, name }) => [String(id), name]));
  const dayName = (value: string): string =>
    formatDate(`${value}T12:00:00Z`, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const names: Readonly<Partial<Record<FilterKey, Readonly<Record<string, string>>>>> = {
    status: statuses,
    paymentStatus: t.paymentStatuses,
    payment: t.payments,
    deliveryType: t.deliveryTypes,
    zone: namesOf(zones),
    assignee: { ...namesOf(members), nobody: t.nobody },
  };
  const valueName = (key: FilterKey, value: string): string => {
    if (key === 'day' || key === 'from' || key === 'to') return dayName(value);
    return names[key]?.[value] ?? (key === 'hours' ? value.replace('-', '–') : value);
  };
  return chosenValues(params).map(({ key, value }) => ({ key, value, name: `${t[key]}: ${valueName(key, value)}` }));
}
