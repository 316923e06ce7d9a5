import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';

interface Marked {
  /** Where they were marked; another list has none. */
  readonly list: string;
  readonly rows: ReadonlyMap<number, StaffOrderRow>;
  /** All that match are marked, those of other pages too. */
  readonly isAll: boolean;
  /** Where a range begins. */
  readonly last: number | null;
}

const none = (list: string): Marked => ({ list, rows: new Map(), isAll: false, last: null });

/**
 * The rows that are marked for a bulk. They belong to one view, search and filter, which `list` names, and stay while its pages
 * are turned and its rows sorted. `orders` are those on the page.
 */
export function useMarks(list: string, orders: readonly StaffOrderRow[]) {
  const [stored, setMarked] = useState(() => none(list));
  const marked = stored.list === list ? stored : none(list);
  const change = useCallback(
    (next: (now: Marked) => Partial<Marked>) =>
      setMarked((before) => {
        const now = before.list === list ? before : none(list);
        return { ...now, ...next(now) };
      }),
    [list],
  );
  // A list that is read again has the same function for its rows: only those that have changed are drawn anew.
  const present = useRef(orders);
  useEffect(() => {
    present.current = orders;
  }, [orders]);
  /** Marks a row, or takes its mark away; with `isRange` all rows from the last one to it. */
  const mark = useCallback(
    (orderId: number, isOn: boolean, isRange = false) =>
      change(({ rows, isAll, last }) => {
        const all = present.current;
        const next = new Map(isAll ? all.map((order) => [order.orderId, order]) : rows);
        const to = all.findIndex((order) => order.orderId === orderId);
        const from = isRange ? all.findIndex((order) => order.orderId === last) : to;
        const start = from < 0 ? to : from;
        for (const order of all.slice(Math.min(start, to), Math.max(start, to) + 1))
          if (isOn) next.set(order.orderId, order);
          else next.delete(order.orderId);
        return { rows: next, isAll: false, last: orderId };
      }),
    [change],
  );
  return useMemo(
    () => ({
      ...marked,
      mark,
      isMarked: (orderId: number) => marked.isAll || marked.rows.has(orderId),
      markPage: (isOn: boolean) =>
        change(({ rows }) => {
          const next = new Map(rows);
          for (const order of orders)
            if (isOn) next.set(order.orderId, order);
            else next.delete(order.orderId);
          return { rows: next, isAll: false };
        }),
      markAll: () => change(() => ({ isAll: true })),
      clear: () => change(() => ({ rows: new Map(), isAll: false })),
    }),
    [marked, mark, change, orders],
  );
}
export type Marks = ReturnType<typeof useMarks>;
