import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { ordersKey } from '../orders/order-list.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';

const keyOf = (orderId: number) => ['order', orderId];

/** One order with all that the shop knows of it. */
export function useOrder(orderId: number) {
  const client = useStaffClient();
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: async ({ signal }) =>
      valueOf(await client('GET /staff/orders/:orderId', { params: { orderId: String(orderId) } }, { signal })).order,
  });
}

/** Shows an order as a change has answered it; lists are read anew when they are next seen. */
export function storeOrder(queries: QueryClient, order: StaffOrder): void {
  queries.setQueryData(keyOf(order.orderId), order);
  void queries.invalidateQueries({ queryKey: [ordersKey] });
}

/** Reads it again, after somebody else has changed it. */
export const refreshOrder = (queries: QueryClient, orderId: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: keyOf(orderId) });
