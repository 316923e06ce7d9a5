import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import type { OrderSearch } from './order-search.ts';

export const ordersKey = 'orders';
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
