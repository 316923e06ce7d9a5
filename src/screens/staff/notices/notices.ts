import type { AttendedOrder } from '#areas/orders/staff-attention-calls.ts';
import type { OrderWarning } from '#areas/orders/staff-warnings.ts';
import { messages as matterMessages } from '../today/messages.ts';

type MatterKind = keyof (typeof matterMessages)['es']['titles'];
type Matter = OrderWarning & { readonly kind: MatterKind };
const isMatter = (warning: OrderWarning): warning is Matter => warning.kind in matterMessages.es.titles;

/** A matter of an order that needs a hand. */
export interface Notice {
  /** The same matter at a later moment is another notice. */
  readonly key: string;
  readonly orderId: number;
  readonly number: string;
  readonly customer: string;
  readonly kind: MatterKind;
  /** In euros; not of every kind. */
  readonly amount: number | undefined;
  readonly since: string | undefined;
}

/** The most pressing matter of each order, as on the first screen, but the newest first. */
export function noticesOf(orders: readonly AttendedOrder[]): Notice[] {
  const notices = orders.flatMap(({ orderId, number, customer, warnings, since }): Notice[] => {
    const warning = warnings?.find(isMatter);
    if (!warning) return [];
    const { kind, amount } = warning;
    const key = [orderId, kind, amount ?? '', since ?? ''].join(' ');
    return [{ key, orderId, number, customer: customer.name, kind, amount, since }];
  });
  return notices.toSorted((one, other) => (other.since ?? '').localeCompare(one.since ?? ''));
}

/** Keys of notices that were stored on this device; whatever else stands there is as if nothing did. */
export const readKeys = (stored: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
