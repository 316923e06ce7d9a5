import { useEffect, useRef, useSyncExternalStore } from 'react';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import type { Outcome } from '#values/api-error.ts';
import { browserApi } from '#web/browser-api.ts';
import { pageMessages } from '#web/page-messages.ts';
import { preserveChanges } from '#web/preserve-changes.ts';
import { createTabChannel } from '#web/tab-channel.ts';
import type { Basket, BasketWithAdditions } from '../contract.ts';
import { messages } from '../messages.ts';
import { type BasketState, createBasketStore, neutralBasket } from './create-basket-store.ts';
import { runInBackground } from '#web/run-in-background.ts';

const tabs = createTabChannel('basket');

const put = (productId: number, quantity: number): Promise<Outcome<Basket>> =>
  browserApi()('POST /sale/basket', { body: { product_id: productId, quantity } });

/** As many as there are, where the page did not know that they are fewer. */
async function putAsFarAsPossible(productId: number, quantity: number): Promise<Outcome<Basket>> {
  const outcome = await put(productId, quantity);
  if (outcome.ok || outcome.error.code !== 'quantity_too_high') return outcome;
  const { putWhatIsLeft } = await import('./shortage/shortage.tsx');
  return putWhatIsLeft(productId, quantity, outcome.error, (left) => put(productId, left));
}

const store = createBasketStore({
  calls: {
    get: () => browserApi()('GET /sale/basket'),
    put: putAsFarAsPossible,
    addMissing: (productIds) => browserApi()('POST /sale/basket/products', { body: { product_ids: [...productIds] } }),
    remove: (productId) => browserApi()('DELETE /sale/basket', { body: { product_id: productId } }),
    clear: () => browserApi()('DELETE /sale/basket/clear'),
  },
  onFailure: (text) => showSnackbar({ text: text ?? pageMessages(messages).changeFailed }),
  onChange: () => tabs.announce('changed'),
  exclusive: tabs.exclusive,
});

// Quantities are absolute, so one that is sent twice changes nothing.
const preserved = preserveChanges('basket', store);

const neutral = (): BasketState => neutralBasket;

/** The basket as the shopper sees it; the same empty one for everybody on the server. */
export const useBasket = (): BasketState => useSyncExternalStore(store.subscribe, store.state, neutral);

/** Quantity of a product in the basket, 0 when it is not there. */
export const useBasketQuantity = (productId: number): number =>
  useSyncExternalStore(
    store.subscribe,
    () => store.state().quantities.get(productId) ?? 0,
    () => 0,
  );

/** Whether a change of the product is on its way. */
export const useBasketPending = (productId: number): boolean =>
  useSyncExternalStore(
    store.subscribe,
    () => store.state().pending.has(productId),
    () => false,
  );

/** Lines in the basket as the shopper sees them, for badges. */
export const useBasketCount = (): number =>
  useSyncExternalStore(
    store.subscribe,
    () => store.state().count,
    () => 0,
  );

export const addToBasket = (productId: number, quantity?: number): Promise<boolean> => store.add(productId, quantity);
export const setBasketQuantity = (productId: number, quantity: number): void => store.setQuantity(productId, quantity);
export const removeFromBasket = (productId: number): Promise<boolean> => store.remove(productId);
export const clearBasket = (): Promise<boolean> => store.clear();
/** Loads the basket again after a failure, an order, a repeated order. */
export const reloadBasket = (): Promise<void> => store.catchUp();

/** One piece of each product that is not in the basket yet, at most 96; null when it failed, which a snackbar reports. */
export const addMissingToBasket = (productIds: readonly number[]): Promise<BasketWithAdditions | null> =>
  store.addMissing(productIds);

/** The basket as the shopper sees it at this moment. */
export const basketNow = store.state;

/** A call that changes the basket and answers all of it; null when it failed, which a snackbar reports. */
export const changeBasket = <Answer extends Basket>(call: () => Promise<Outcome<Answer>>): Promise<Answer | null> =>
  store.changeAll(call);

/** Adds what is missing; true if all products are in the basket now. */
export const addAllToBasket = async (productIds: readonly number[]): Promise<boolean> =>
  (await store.addMissing(productIds))?.notAddedProducts.length === 0;

/** Milliseconds until a basket that could not be loaded is requested again. */
const retryPause = 8000;

/** Loads the basket again as soon as that may succeed. Returns the function that stops it. */
function watchOutages(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reload = (): void => void store.reload(true);
  const onState = (): void => {
    clearTimeout(timer);
    const { status, isStale } = store.state();
    if (status === 'failed' || isStale) timer = setTimeout(reload, retryPause);
  };
  const stop = store.subscribe(onState);
  for (const type of ['online', 'offline']) window.addEventListener(type, reload);
  return () => {
    stop();
    clearTimeout(timer);
    for (const type of ['online', 'offline']) window.removeEventListener(type, reload);
  };
}

/** Once in the frame: loads the basket when it is known who is signed in (undefined: not yet), and again when that changes. */
export function useBasketLoading(userId: number | null | undefined): void {
  const owner = useRef<number | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    // A visitor's basket joins the user's at login.
    if (owner.current !== null && owner.current !== userId) store.changeOwner();
    owner.current = userId;
    runInBackground(store.reload());
    for (const [productId, quantity] of preserved.take(userId))
      runInBackground(store.setQuantityNow(productId, quantity));
  }, [userId]);
  useEffect(() => {
    const reload = () => void store.reload();
    const stops = [tabs.listen(reload, reload), preserved.listen(), watchOutages()];
    return () => stops.forEach((stop) => stop());
  }, []);
}
