import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#areas/orders/staff-calls.ts';
import type { MenuItem } from '../palette/menu.ts';
import { ordersKey } from '../session/order-keys.ts';
import { useMay } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';

/** What waits behind an item of the menu. */
const views: Readonly<Partial<Record<MenuItem['text'], OrderView>>> = { orders: 'todo' };

/** How much waits behind the items of the menu; it is read again with each change of an order. */
export function useMenuCounts(): (item: Pick<MenuItem, 'text'>) => number {
  const client = useStaffClient();
  const { data } = useQuery({
    queryKey: [ordersKey, 'counts'],
    queryFn: async ({ signal }) => valueOf(await client('GET /staff/orders/counts', {}, { signal })).counts,
    enabled: useMay()('orders.read'),
  });
  return ({ text }) => {
    const view = views[text];
    return (view && data?.[view]) ?? 0;
  };
}
