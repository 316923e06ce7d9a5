import type { QueryClient } from '@tanstack/react-query';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { orderKey, ordersKey } from '../session/order-keys.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** Shows an order as a change has answered it; lists are read anew when they are next seen. */
export function storeOrder(queries: QueryClient, order: StaffOrder): void {
  const queryKey = [orderKey, order.orderId];
  queries.setQueryData(queryKey, order);
  // What is being read may be from before the change, and would hide it.
  if (queries.isFetching({ queryKey }) > 0) runInBackground(refreshOrder(queries, order.orderId));
  runInBackground(queries.invalidateQueries({ queryKey: [ordersKey] }));
}

/** Reads it again, after somebody else has changed it. */
export const refreshOrder = (queries: QueryClient, orderId: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: [orderKey, orderId] });
