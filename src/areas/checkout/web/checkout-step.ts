import { createStore } from '#values/create-store.ts';
import { useStore } from '#web/use-store.ts';

export type CheckoutStep = 1 | 2;

/** The step that the form shows; the header of the checkout shows it too. */
export const checkoutStep = createStore<CheckoutStep>(1);

/** Whether anything is handed over, and so has a day; services alone have none. */
export const hasHandover = createStore(true);
export const useHasHandover = (): boolean => useStore(hasHandover);

export const useCheckoutStep = (): CheckoutStep => useStore(checkoutStep);
