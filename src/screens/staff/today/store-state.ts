import type { StaffDay } from './day-query.ts';

export type StoreState =
  | { readonly kind: 'open' | 'opens'; readonly at: string }
  | { readonly kind: 'closed' | 'over'; readonly at?: undefined };

/** Until when the store is open, or when it opens today; `time` by its clock. */
export function storeState(openHours: StaffDay['openHours'], time: string): StoreState {
  if (openHours.length === 0) return { kind: 'closed' };
  const next = openHours.find(({ to }) => time < to);
  if (!next) return { kind: 'over' };
  return time < next.from ? { kind: 'opens', at: next.from } : { kind: 'open', at: next.to };
}
