import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiError } from '#values/api-error.ts';
import type { Basket } from '#areas/basket/contract.ts';
import { reloadBasket } from '#areas/basket/web/basket-web.ts';
import { browserApi } from '#web/browser-api.ts';
import { browserStorage } from '#web/browser-storage.ts';
import type { OrderBody } from '../draft/order-body.ts';
import { discardDraft } from '../draft/order-draft.ts';

/** An order request. Its idempotency key makes one order of it, however often it is sent. */
export interface OrderAttempt {
  readonly key: string;
  readonly body: OrderBody;
}

interface PlacingState {
  readonly status: 'idle' | 'placing' | 'placed' | 'refused' | 'changed' | 'lost';
  readonly error: ApiError | null;
  /** With `changed`: the basket as it was when the customer ordered, and the euros at the button. */
  readonly ordered: { readonly basket: Basket; readonly price: number } | null;
}

const idle: PlacingState = { status: 'idle', error: null, ordered: null };
const memory = browserStorage('sessionStorage', 'checkout.attempt');

/** The attempt that has no answer yet. */
export const pendingAttempt = (): OrderAttempt | null => memory.read() as OrderAttempt | null;

/** Called once the attempt has an answer. */
export const forgetAttempt = (): void => memory.remove();

/**
 * The attempt for this order: the one stored before a reload or a lost answer, else a new one. The body carries the basket's
 * version, so that a basket changed since does not get the answer of an earlier order.
 */
export function attemptFor(body: OrderBody): OrderAttempt {
  const pending = pendingAttempt();
  if (pending && JSON.stringify(pending.body) === JSON.stringify(body)) return pending;
  const attempt = { key: newKey(), body };
  memory.write(attempt);
  return attempt;
}

// randomUUID exists on secure pages only; a shop in a local network may have none.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends the order. After a lost answer the attempt stays stored, so that sending again makes no second order. */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const [state, setState] = useState(idle);

  /** Returns the server's refusal, if there is one. */
  async function send(
    attempt: OrderAttempt,
    basket: Basket | null = null,
    onPlaced = () => {},
  ): Promise<ApiError | null> {
    setState((before) => ({ ...before, status: 'placing', error: null }));
    const headers = { 'idempotency-key': attempt.key };
    const outcome = await browserApi()('POST /sale/order', { body: attempt.body }, { headers }).catch(() => null);
    if (outcome === null) {
      setState((before) => ({ ...before, status: 'lost' }));
      return null;
    }
    forgetAttempt();
    if (!outcome.ok) {
      const isChanged = outcome.error.code === 'basket_changed' && basket !== null;
      // The page compares the ordered basket with the store's, which must be loaded first.
      if (isChanged) await reloadBasket();
      else void reloadBasket();
      setState(
        isChanged
          ? { status: 'changed', error: null, ordered: { basket, price: attempt.body.expectedPrice ?? basket.price } }
          : { status: 'refused', error: outcome.error, ordered: null },
      );
      return outcome.error;
    }
    discardDraft();
    onPlaced();
    setState({ ...idle, status: 'placed' });
    await navigate(`/order/confirm/${outcome.value.orderId}`, { replace: true });
    void reloadBasket();
    return null;
  }

  return {
    ...state,
    place: (body: OrderBody, basket: Basket, onPlaced: () => void) =>
      state.status === 'placing' || state.status === 'placed'
        ? Promise.resolve(null)
        : send(attemptFor(body), basket, onPlaced),
    /** Requests again the answer of an attempt made before a reload. */
    resume: (attempt: OrderAttempt) => send(attempt),
    clear: () => setState(idle),
  };
}
