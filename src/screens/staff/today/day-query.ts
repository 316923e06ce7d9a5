import { useQuery } from '@tanstack/react-query';
import { ordersKey } from '../session/order-keys.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';

/** What waits longest, and the slots of today; it is read again with each change of an order. */
export function useStaffDay() {
  const client = useStaffClient();
  return useQuery({
    queryKey: [ordersKey, 'day'],
    queryFn: async ({ signal }) => ({
      ...valueOf(await client('GET /staff/orders/today', {}, { signal })),
      // Times are said as they are seen from then.
      readAt: new Date(),
    }),
  }).data;
}
export type StaffDay = NonNullable<ReturnType<typeof useStaffDay>>;
