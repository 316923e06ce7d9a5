import { useEffect, useState } from 'react';
import type { CallAnswer } from '#values/call.ts';
import { usePrivateData } from '#areas/account/web/account-web.ts';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { browserApi } from '#web/browser-api.ts';
import type { listOrders, Order } from '../contract.ts';

export interface OrderChoice {
  readonly status: 'active' | 'delivered' | 'cancelled' | null;
  /** Days, YYYY-MM-DD; empty for any. */
  readonly from: string;
  readonly to: string;
  readonly sort: 'date_desc' | 'date_asc';
}

const pageLength = 10;
type OrderPage = CallAnswer<typeof listOrders>;

const fetchOrders = (choice: OrderChoice, page: number) =>
  browserApi()('POST /sale/order/list', {
    body: {
      page,
      limit: pageLength,
      status: choice.status,
      from: choice.from || null,
      to: choice.to || null,
      sort: choice.sort,
    },
  });

/** The first page replaces the list, later pages are appended (storefront.md section 4). `failureText` reports a page that failed. */
export function useOrderList(choice: OrderChoice, failureText: string) {
  const { data, reload, change } = usePrivateData(JSON.stringify(choice), () => fetchOrders(choice, 1), {
    needsAccount: true,
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [lastPage, setLastPage] = useState<OrderPage | null>(null);
  // Keeps the counts on the page while other filters load.
  useEffect(() => {
    if (data.status === 'ready') setLastPage(data.value);
    if (data.status === 'visitor') setLastPage(null);
  }, [data]);

  async function loadMore(): Promise<void> {
    if (data.status !== 'ready') return;
    const loaded = data.value;
    setLoadingMore(true);
    try {
      const outcome = await fetchOrders(choice, loaded.page + 1);
      if (outcome.ok) change({ ...outcome.value, orders: uniqueOrders([...loaded.orders, ...outcome.value.orders]) });
      else showSnackbar({ text: outcome.error.message });
    } catch {
      showSnackbar({ text: failureText });
    } finally {
      setLoadingMore(false);
    }
  }
  return { data, lastPage, reload, loadMore, isLoadingMore };
}

// An order placed between two pages moves the others on by one, so the second page repeats the last of the first.
const uniqueOrders = (orders: readonly Order[]): Order[] => [
  ...new Map(orders.map((order) => [order.orderId, order])).values(),
];
