import { sortPermissions, viewPermissions } from '#areas/orders/list-permissions.ts';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { OrderView, StaffOrderFilters } from '#areas/orders/staff-calls.ts';
import type { PaymentMethod, PaymentStatus } from '#areas/payment/contract.ts';
import type { StaffPermission } from '#values/staff-roles.ts';
import { statusMessages } from '../parts/status-messages.ts';
import { messages } from './messages.ts';

/** What may be filtered by whose values are the same in every shop. */
export const filterValues = {
  status: Object.keys(statusMessages.es) as OrderStatus[],
  paymentStatus: Object.keys(messages.es.paymentStatuses) as PaymentStatus[],
  payment: Object.keys(messages.es.payments) as PaymentMethod[],
  deliveryType: Object.keys(messages.es.deliveryTypes) as ('delivery' | 'pickup')[],
};
/** All there is: `day` and `hours` are those of the slot, `from` and `to` the days between which it was placed. */
export const filterKeys = [
  'status',
  'paymentStatus',
  'payment',
  'deliveryType',
  'day',
  'hours',
  'zone',
  'assignee',
  'tag',
  'from',
  'to',
] as const;
export type FilterKey = (typeof filterKeys)[number];
/** Of these an order may have one of several. */
const manyValued: readonly FilterKey[] = ['status', 'paymentStatus', 'payment', 'zone', 'tag'];

const orderViews = Object.keys(messages.es.view) as OrderView[];
const orderSorts = ['date_desc', 'date_asc', 'slot_asc', 'price_desc', 'price_asc', 'number_asc'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const defaultSort: OrderSort = 'date_desc';

type May = (permission: StaffPermission) => boolean;
/** The views that somebody may see. */
export const viewsFor = (may: May): OrderView[] => orderViews.filter((view) => may(viewPermissions[view]));
/** How somebody may sort. */
export const sortsFor = (may: May): OrderSort[] => orderSorts.filter((sort) => may(sortPermissions[sort]));

/** What the list shows, as the call takes it. */
export interface OrderSearch {
  readonly view: OrderView;
  readonly query: string;
  readonly filters: StaffOrderFilters;
  readonly sort: OrderSort;
  readonly page: number;
}

const known = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

const positive = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

function dayOf(text: string | null): string | undefined {
  const moment = text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text!) ? text! : undefined;
}

/** '09:00-11:00' as the address has it. */
function hoursOf(text: string | null): { from: string; to: string } | undefined {
  const time = '((?:[01]\\d|2[0-3]):[0-5]\\d)';
  const [, from, to] = new RegExp(`^${time}-${time}$`).exec(text ?? '') ?? [];
  return from && to ? { from, to } : undefined;
}
export const hoursText = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from}-${to}`;

/**
 * Reads what the list's address holds; what it does not know, and what the person may not see, is as if it were not there.
 */
export function readOrderSearch(params: URLSearchParams, may: May = () => true): OrderSearch {
  const filters = readFilters(params);
  return {
    view: known(viewsFor(may), params.get('view')) ?? 'todo',
    query: params.get('q') ?? '',
    filters,
    sort: known(sortsFor(may), params.get('sort')) ?? defaultSort,
    page: positive(params.get('page')) ?? 1,
  };
}

function readFilters(params: URLSearchParams): StaffOrderFilters {
  const chosen = <Key extends keyof typeof filterValues>(key: Key) => {
    const values: readonly string[] = filterValues[key];
    return params.getAll(key).filter((value) => values.includes(value)) as (typeof filterValues)[Key];
  };
  const deliveryType = chosen('deliveryType')[0];
  const slot = { date: dayOf(params.get('day')), ...hoursOf(params.get('hours')) };
  const assignee = params.get('assignee') === 'nobody' ? 'nobody' : positive(params.get('assignee'));
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))];
  const lists = {
    status: chosen('status'),
    paymentStatus: chosen('paymentStatus'),
    payment: chosen('payment'),
    zone: params.getAll('zone').flatMap((id) => positive(id) ?? []),
    tag: params.getAll('tag').filter(Boolean).slice(0, 20),
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(deliveryType && { deliveryType }),
    ...((slot.date || slot.from) && { slot }),
    ...(assignee && { assignee }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The values that the list is filtered by, as the address has them. */
export const chosenValues = (params: URLSearchParams): FilterValue[] => valuesOf(readFilters(params));

interface FilterValue {
  readonly key: FilterKey;
  readonly value: string;
}

function valuesOf(filters: StaffOrderFilters): FilterValue[] {
  const { slot, zone = [], assignee, tag = [], from, to, deliveryType, ...lists } = filters;
  const one = (value: string | number | null | undefined) => (value ? [String(value)] : []);
  const values: Readonly<Record<FilterKey, readonly string[]>> = {
    status: lists.status ?? [],
    paymentStatus: lists.paymentStatus ?? [],
    payment: lists.payment ?? [],
    deliveryType: one(deliveryType),
    day: one(slot?.date),
    hours: slot?.from && slot.to ? [hoursText({ from: slot.from, to: slot.to })] : [],
    zone: zone.map(String),
    assignee: one(assignee),
    tag,
    from: one(from),
    to: one(to),
  };
  return filterKeys.flatMap((key) => values[key].map((value) => ({ key, value })));
}

/** The address of a list with these filters: what `readOrderSearch` reads of it. */
export function paramsOf({
  view = 'all',
  filters = {},
  sort = defaultSort,
}: Partial<Pick<OrderSearch, 'view' | 'filters' | 'sort'>> = {}): URLSearchParams {
  const params = new URLSearchParams({ view, ...(sort !== defaultSort && { sort }) });
  for (const { key, value } of valuesOf(filters)) params.append(key, value);
  return params;
}

/** The address with one value other; null takes it away. Another list begins at its first page. */
export function withParam(params: URLSearchParams, key: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null || value === '') next.delete(key);
  else next.set(key, value);
  if (key !== 'page') next.delete('page');
  return next;
}

/** The address with one value of a filter put in or taken out; it replaces the other where there is one at a time. */
export function withFilter(params: URLSearchParams, key: FilterKey, value: string, isOn: boolean): URLSearchParams {
  const next = withParam(params, 'page', null);
  const rest = manyValued.includes(key) ? next.getAll(key).filter((one) => one !== value) : [];
  next.delete(key);
  for (const one of isOn && value !== '' ? [...rest, value] : rest) next.append(key, one);
  return next;
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = withParam(params, 'q', null);
  for (const key of filterKeys) next.delete(key);
  return next;
}
