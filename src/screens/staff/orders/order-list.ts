import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { StaffClient } from '#web/api-client.ts';
import { orderKey, ordersKey } from '../session/order-keys.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import type { OrderSearch } from './order-search.ts';

export const pageSize = 48;

/** A page of orders, with the counts of all views; what was shown before stays until the next has come. */
export function useOrderList(search: OrderSearch, limit = pageSize) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [ordersKey, search, limit],
    async queryFn({ signal }) {
      const list = valueOf(await client('POST /staff/orders/list', { body: { ...search, limit } }, { signal }));
      // Days are said as they are seen from then.
      return { ...list, readAt: new Date() };
    },
    placeholderData: keepPreviousData,
  });
}

/** One order with all that the shop knows of it: the same answer for its screen and for a look from the list. */
export const orderQuery = (client: StaffClient, orderId: number) =>
  queryOptions({
    queryKey: [orderKey, orderId],
    queryFn: async ({ signal }) =>
      valueOf(await client('GET /staff/orders/:orderId', { params: { orderId: String(orderId) } }, { signal })).order,
  });

/** One order with all that the shop knows of it. */
export const useOrder = (orderId: number) => useQuery(orderQuery(useStaffClient(), orderId));
