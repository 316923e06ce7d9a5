import { useMemo, useState } from 'react';

interface Row {
  readonly orderId: number;
}

export interface Steady<Listed extends Row> {
  readonly orders: readonly Listed[];
  /** Rows that are there now and are not shown. */
  readonly added: number;
  /** Shown rows that are not there any more, or stand elsewhere. */
  readonly hasMoved: boolean;
}

/** Rows as they are shown, with what is known of each now, and how the list differs by now. */
export function steadyRows<Listed extends Row>(shown: readonly Listed[], present: readonly Listed[]): Steady<Listed> {
  const byId = new Map(present.map((row) => [row.orderId, row]));
  const isShown = new Set(shown.map(({ orderId }) => orderId));
  const kept = present.filter(({ orderId }) => isShown.has(orderId));
  return {
    orders: shown.map((row) => byId.get(row.orderId) ?? row),
    added: present.length - kept.length,
    hasMoved: kept.length < shown.length || kept.some(({ orderId }, index) => shown[index]!.orderId !== orderId),
  };
}

interface ReadList<List> {
  readonly data: List | undefined;
  readonly isPlaceholderData: boolean;
  readonly isFetchedAfterMount: boolean;
  readonly isFetching: boolean;
}

/**
 * A list that is read again by itself, whose rows never move under the pointer: each shows what it is now, but new ones come and
 * old ones go when the person asks for it. `key` is what the list is of: another one is shown as it comes.
 */
export function useSteadyRows<List extends { readonly orders: readonly Row[] }>(
  key: string,
  { data, isPlaceholderData, isFetchedAfterMount, isFetching }: ReadList<List>,
): { list: List | undefined; added: number; hasMoved: boolean; showAll: () => void } {
  const [shown, setShown] = useState<{ key: string; orders: readonly Row[]; isRead: boolean }>();
  // What was remembered from before is shown until it has been read again.
  const isRead = isFetchedAfterMount || !isFetching;
  const isNext = data !== undefined && !isPlaceholderData && (shown?.key !== key || !shown.isRead);
  if (isNext && (shown?.key !== key || shown.orders !== data.orders || shown.isRead !== isRead))
    setShown({ key, orders: data.orders, isRead });
  const showAll = (): void => {
    if (data) setShown({ key, orders: data.orders, isRead: true });
  };
  const steady = useMemo(() => {
    if (!data || shown?.key !== key || isPlaceholderData) return { list: data, added: 0, hasMoved: false };
    const { orders, ...news } = steadyRows(shown.orders, data.orders);
    return { list: { ...data, orders }, ...news };
  }, [data, shown, key, isPlaceholderData]);
  return { ...steady, showAll };
}
