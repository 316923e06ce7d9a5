import { createStore } from '#values/create-store.ts';
import { useStore } from '#web/use-store.ts';

export type CheckoutStep = 1 | 2;

/** The step that the form shows; the header of the checkout shows it too. */
export const checkoutStep = createStore<CheckoutStep>(1);

export const useCheckoutStep = (): CheckoutStep => useStore(checkoutStep);
