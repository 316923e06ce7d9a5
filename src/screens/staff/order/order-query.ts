import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { orderQuery } from '../orders/order-list.ts';
import { orderKey, ordersKey } from '../session/order-keys.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** One order with all that the shop knows of it. */
export const useOrder = (orderId: number) => useQuery(orderQuery(useStaffClient(), orderId));

/** Shows an order as a change has answered it; lists are read anew when they are next seen. */
export function storeOrder(queries: QueryClient, order: StaffOrder): void {
  queries.setQueryData([orderKey, order.orderId], order);
  runInBackground(queries.invalidateQueries({ queryKey: [ordersKey] }));
}

/** Reads it again, after somebody else has changed it. */
export const refreshOrder = (queries: QueryClient, orderId: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: [orderKey, orderId] });
