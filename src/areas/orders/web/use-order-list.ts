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

const ask = (choice: OrderChoice, page: number) =>
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

/** The first page replaces what is shown, later ones are put behind it (storefront.md section 4). */
export function useOrderList(choice: OrderChoice, failed: string) {
  const { data, reload, change } = usePrivateData(JSON.stringify(choice), () => ask(choice, 1));
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [last, setLast] = useState<OrderPage | null>(null);
  // The tabs and counts stay while another choice is on its way.
  useEffect(() => {
    if (data.status === 'ready') setLast(data.value);
    if (data.status === 'visitor') setLast(null);
  }, [data]);

  async function loadMore(): Promise<void> {
    if (data.status !== 'ready') return;
    const shown = data.value;
    setLoadingMore(true);
    try {
      const outcome = await ask(choice, shown.page + 1);
      if (outcome.ok) change({ ...outcome.value, orders: withoutTwins([...shown.orders, ...outcome.value.orders]) });
      else showSnackbar({ text: outcome.error.message });
    } catch {
      showSnackbar({ text: failed });
    } finally {
      setLoadingMore(false);
    }
  }
  return { data, last, reload, loadMore, isLoadingMore };
}

// An order made meanwhile moves the others one place on.
const withoutTwins = (orders: readonly Order[]): Order[] => [
  ...new Map(orders.map((order) => [order.orderId, order])).values(),
];
