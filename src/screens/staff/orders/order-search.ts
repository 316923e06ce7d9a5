import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { OrderView, StaffOrderFilters } from '#areas/orders/staff-calls.ts';
import type { PaymentMethod, PaymentStatus } from '#areas/payment/contract.ts';
import { messages } from './messages.ts';

/** What may be filtered by, and the values of each. */
export const filterValues = {
  status: Object.keys(messages.es.statuses) as OrderStatus[],
  paymentStatus: Object.keys(messages.es.paymentStatuses) as PaymentStatus[],
  payment: Object.keys(messages.es.payments) as PaymentMethod[],
  deliveryType: Object.keys(messages.es.deliveryTypes) as ('delivery' | 'pickup')[],
};
export type FilterKey = keyof typeof filterValues;
export const filterKeys = Object.keys(filterValues) as FilterKey[];

export const orderViews = Object.keys(messages.es.view) as OrderView[];
const sorts = ['date_desc', 'date_asc', 'slot_asc', 'price_desc', 'price_asc', 'number_asc'] as const;
export type OrderSort = (typeof sorts)[number];
export const defaultSort: OrderSort = 'date_desc';

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

/** Reads what the list's address holds; what it does not know is as if it were not there. */
export function readOrderSearch(params: URLSearchParams): OrderSearch {
  const chosen = <Key extends FilterKey>(key: Key) => {
    const values: readonly string[] = filterValues[key];
    return params.getAll(key).filter((value) => values.includes(value)) as (typeof filterValues)[Key];
  };
  const page = Number(params.get('page'));
  const deliveryType = chosen('deliveryType')[0];
  return {
    view: known(orderViews, params.get('view')) ?? 'todo',
    query: params.get('q') ?? '',
    filters: {
      status: chosen('status'),
      paymentStatus: chosen('paymentStatus'),
      payment: chosen('payment'),
      ...(deliveryType && { deliveryType }),
    },
    sort: known(sorts, params.get('sort')) ?? defaultSort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with one value other; null takes it away. Another list begins at its first page. */
export function withParam(params: URLSearchParams, key: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null || value === '') next.delete(key);
  else next.set(key, value);
  if (key !== 'page') next.delete('page');
  return next;
}

/** The address with one value of a filter put in or taken out; of deliveries there is one kind at a time. */
export function withFilter(params: URLSearchParams, key: FilterKey, value: string, isOn: boolean): URLSearchParams {
  const next = withParam(params, 'page', null);
  const rest = key === 'deliveryType' ? [] : next.getAll(key).filter((one) => one !== value);
  next.delete(key);
  for (const one of isOn ? [...rest, value] : rest) next.append(key, one);
  return next;
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = withParam(params, 'q', null);
  for (const key of filterKeys) next.delete(key);
  return next;
}
