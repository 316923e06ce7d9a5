import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { orderKey } from '../session/order-keys.ts';
import { storeOrder } from './order-query.ts';

const orderOf = (version: number) => ({ orderId: 7, version }) as StaffOrder;

test('A read from before a change does not hide what the change has answered', async () => {
  const queries = new QueryClient();
  const reads: ((order: StaffOrder) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: [orderKey, 7],
    queryFn: () => new Promise<StaffOrder>((resolve) => reads.push(resolve)),
  });
  const leave = observer.subscribe(() => {});
  reads[0]?.(orderOf(1));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(orderOf(1)), 30_000);

  void observer.refetch();
  storeOrder(queries, orderOf(2));
  reads[1]?.(orderOf(1));
  // It is asked once more, for what others may have changed since.
  await vi.waitFor(() => expect(reads).toHaveLength(3), 30_000);
  expect(observer.getCurrentResult().data).toEqual(orderOf(2));
  reads[2]?.(orderOf(3));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(orderOf(3)), 30_000);
  leave();
});

test('An order that nobody reads at that moment is not read again for its own change', () => {
  const queries = new QueryClient();
  const queryFn = vi.fn<() => Promise<StaffOrder>>();
  const leave = new QueryObserver(queries, {
    queryKey: [orderKey, 7],
    queryFn,
    initialData: orderOf(1),
    staleTime: Infinity,
  }).subscribe(() => {});
  storeOrder(queries, orderOf(2));
  expect(queries.getQueryData([orderKey, 7])).toEqual(orderOf(2));
  expect(queryFn).not.toHaveBeenCalled();
  leave();
});
