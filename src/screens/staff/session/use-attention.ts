import { useQuery } from '@tanstack/react-query';
import { ordersKey } from './order-keys.ts';
import { useStaffClient, valueOf } from './staff-client.ts';

/** The orders that need a hand; read again with each announced change of an order. */
export function useAttention() {
  const client = useStaffClient();
  return useQuery({
    queryKey: [ordersKey, 'attention'],
    queryFn: async ({ signal }) => valueOf(await client('GET /staff/orders/attention', {}, { signal })),
  });
}
