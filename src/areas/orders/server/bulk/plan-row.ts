import type { OrderStatus } from '../../contract.ts';
import { distinctTags, maxTags, tagKey } from '../../order-tags.ts';
import type { BulkAction, BulkRefusal } from '../../staff-bulk-calls.ts';
import type { SeenOrder, WantedOrder } from '../records/bulk-tables.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { mayChangeStatus } from '../status/order-transitions.ts';

/** What a preview looks at of an order. */
export interface Candidate extends Pick<StoredOrder, 'id' | 'number' | 'status' | 'paymentStatus' | 'delivery'> {
  /** How often its status or payment has changed. */
  readonly version: number;
  /** It waits for goods that are not there. */
  readonly lacksGoods: boolean;
  readonly assignee: number | null;
  readonly tags: readonly string[];
}

/** What would become of an order, or why nothing. */
export type Plan =
  | { readonly code: BulkRefusal }
  | { readonly seen: SeenOrder; readonly wanted: WantedOrder; readonly canUndo: boolean };

/** Steps that go on; giving goods back has its own way. */
const forward: readonly OrderStatus[] = ['confirmed', 'preparing', 'ready', 'shipped', 'delivered'];

/** What an action makes of an order, as far as it can be seen before. */
export function planRow(order: Candidate, action: BulkAction): Plan {
  switch (action.kind) {
    case 'next':
      return planStatus(
        order,
        forward.find((status) => mayChangeStatus(order, status, 'shop')),
      );
    case 'status':
      return planStatus(order, action.status);
    case 'cancel':
      return planStatus(order, 'cancelled');
    case 'assign':
      if (order.assignee === action.assignee) return { code: 'unchanged' };
      return { seen: { assignee: order.assignee }, wanted: { assignee: action.assignee }, canUndo: true };
    case 'tag':
      return planTags(order, action);
    default:
      return { seen: {}, wanted: {}, canUndo: false };
  }
}

function planStatus(order: Candidate, status: OrderStatus | undefined): Plan {
  if (status === order.status) return { code: 'unchanged' };
  // What comes back is counted where it is taken in.
  if (status === undefined || status === 'returned' || !mayChangeStatus(order, status, 'shop'))
    return { code: status === 'cancelled' && hasMoney(order) ? 'paid' : 'not_possible' };
  if (order.lacksGoods && status !== 'cancelled') return { code: 'out_of_stock' };
  const canUndo = mayChangeStatus({ ...order, status }, order.status, 'shop', true);
  return { seen: { version: order.version }, wanted: { status }, canUndo };
}

/** Money that has come or is on its way: it goes back before the order is cancelled. */
const hasMoney = (order: Candidate): boolean =>
  (order.paymentStatus === 'paid' || order.paymentStatus === 'processing') &&
  mayChangeStatus({ ...order, paymentStatus: 'pending' }, 'cancelled', 'shop');

function planTags({ tags }: Candidate, { add, remove }: Extract<BulkAction, { kind: 'tag' }>): Plan {
  const removed = remove.map(tagKey);
  const after = distinctTags([...tags.filter((tag) => !removed.includes(tagKey(tag))), ...add]);
  if (after.length === tags.length && after.every((tag) => tags.includes(tag))) return { code: 'unchanged' };
  if (after.length > maxTags) return { code: 'too_many_tags' };
  return { seen: { tags }, wanted: { tags: after }, canUndo: true };
}
