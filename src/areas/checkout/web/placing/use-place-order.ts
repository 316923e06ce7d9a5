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

/** What the customer ordered before it changed. */
export interface Ordered {
  readonly basket: Basket;
  /** Euros at the button. */
  readonly price: number;
  /** Of delivery or pickup; null where none was on offer. */
  readonly time: { readonly date: string; readonly slot: { readonly from: string; readonly to: string } } | null;
  /** The server has refused that time. */
  readonly isTimeTaken: boolean;
}

interface PlacingState {
  readonly status: 'idle' | 'placing' | 'placed' | 'refused' | 'changed' | 'lost';
  readonly error: ApiError | null;
  /** With `changed`, and while it is placed again. */
  readonly ordered: Ordered | null;
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

/** The place in the slot was taken since the page was loaded, or its time has passed. */
const isSlotTaken = ({ fields }: ApiError): boolean => fields?.some(({ field }) => field === 'delivery.slot') ?? false;

function orderedBy({ body }: OrderAttempt, basket: Basket, isTimeTaken: boolean): Ordered {
  const { date, slot } = body.delivery;
  const time = date && slot ? { date, slot } : null;
  return { basket, price: body.expectedPrice ?? basket.price, time, isTimeTaken };
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
      const isChanged = (outcome.error.code === 'basket_changed' || isSlotTaken(outcome.error)) && basket !== null;
      // The page compares the ordered basket with the store's, which must be loaded first.
      if (isChanged) await reloadBasket();
      else void reloadBasket();
      setState(
        isChanged
          ? { status: 'changed', error: null, ordered: orderedBy(attempt, basket, isSlotTaken(outcome.error)) }
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
