import { createStore } from '#values/create-store.ts';

/** The list that was seen last: its address and the orders of its page, through which one order leads to the next. */
export const shownOrders = createStore<{ readonly address: string; readonly ids: readonly number[] }>({
  address: '/orders',
  ids: [],
});
