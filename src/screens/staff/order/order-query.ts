import { type QueryClient, useQuery } from '@tanstack/react-query';
import { secondMs } from '#values/durations.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { orderQuery } from '../orders/order-list.ts';
import { orderKey, ordersKey } from '../session/order-keys.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** Nobody says when a mail that waited to be taken back has gone: while one may be waiting for that, it is looked for so often. */
const mailLookMs = 4000;
const mailWaitMs = 30 * secondMs;

/** One order with all that the shop knows of it. */
export const useOrder = (orderId: number) =>
  useQuery({
    ...orderQuery(useStaffClient(), orderId),
    refetchInterval: ({ state }) => (state.data && mayMailSoon(state.data) ? mailLookMs : false),
  });

/** Mails that wait for longer wait for something else. */
const mayMailSoon = ({ mails }: StaffOrder): boolean =>
  mails.some(({ state, at }) => state === 'waiting' && Math.abs(Date.now() - Date.parse(at)) < mailWaitMs);

/** Shows an order as a change has answered it; lists are read anew when they are next seen. */
export function storeOrder(queries: QueryClient, order: StaffOrder): void {
  queries.setQueryData([orderKey, order.orderId], order);
  runInBackground(queries.invalidateQueries({ queryKey: [ordersKey] }));
}

/** Reads it again, after somebody else has changed it. */
export const refreshOrder = (queries: QueryClient, orderId: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: [orderKey, orderId] });
