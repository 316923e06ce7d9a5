import type { OrderAction } from '../../contract.ts';
import type { Documents } from '../documents/documents.ts';
import { mayChangeStatus } from '../status/order-transitions.ts';
import type { WholeOrder } from './order-queries.ts';

/** What the customer can do with an order now. */
export type ActionsOf = (order: WholeOrder) => OrderAction[];

export function createActionsOf({ documents }: { readonly documents: Pick<Documents, 'isAvailable'> }): ActionsOf {
  return ({ order }) => [
    ...(mayChangeStatus(order, 'cancelled', 'customer') ? (['cancel'] as const) : []),
    'repeat',
    ...(documents.isAvailable(order) ? (['invoice'] as const) : []),
  ];
}
