import { useState } from 'react';
import type { ApiError } from '#values/api-error.ts';
import type { Basket } from '#areas/basket/contract.ts';
import { reloadBasket } from '#areas/basket/web/basket-web.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import { leaveToPay } from '#areas/payment/web/payment-web.ts';
import { browserApi } from '#web/browser-api.ts';
import { useHref } from '#web/link.tsx';
import { secondMs } from '#values/durations.ts';
import type { OrderBody } from '../draft/order-body.ts';
import { discardDraft } from '../draft/order-draft.ts';
import { attemptFor, forgetRefused, type OrderAttempt, pendingAttempt, rememberPlaced } from './order-attempt.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** What the customer ordered before it changed. */
export interface Ordered {
  readonly basket: Basket;
  /** What its delivery costs, in euros. */
  readonly delivery: number;
  /** Euros at the button. */
  readonly price: number;
  /** The chosen time of delivery or pickup; null where none was on offer. */
  readonly time: { readonly date: string; readonly slot: { readonly from: string; readonly to: string } } | null;
  /** The server has refused that time. */
  readonly isTimeTaken: boolean;
}

/** What the page shows of the order beside its amount. */
type Shown = Pick<Ordered, 'basket' | 'delivery'>;

interface PlacingState {
  readonly status: 'idle' | 'placing' | 'placed' | 'refused' | 'changed' | 'lost';
  readonly error: ApiError | null;
  /** What the customer ordered, with `changed` and while it is placed again. */
  readonly ordered: Ordered | null;
}

const idle: PlacingState = { status: 'idle', error: null, ordered: null };
/** Longer than the server works on an order; a connection that broke off may never say so. */
const maxWaitMs = 40 * secondMs;

/** The place in the slot was taken since the page was loaded, or its time has passed. */
const isSlotTaken = ({ fields }: ApiError): boolean => fields?.some(({ field }) => field === 'delivery.slot') ?? false;

function orderedBy({ body }: OrderAttempt, shown: Shown, isTimeTaken: boolean): Ordered {
  const { date, slot } = body.delivery ?? {};
  const time = date && slot ? { date, slot } : null;
  return { ...shown, price: body.expectedPrice ?? shown.basket.price, time, isTimeTaken };
}

/**
 * Leaves the checkout for where an order is paid: the bank's page, the lender's, its form in the checkout, or the order's own
 * page, which also serves where the bank or lender does not answer.
 */
async function goToPayment(orderId: number, payment: PaymentMethod, href: (path: string) => string) {
  const orderPath = href(`/order/confirm/${orderId}`);
  if (payment === 'sequra') return window.location.replace(href(`/checkout?orderId=${orderId}`));
  if (payment === 'transfer') return window.location.replace(orderPath);
  const query = { orderId: String(orderId) };
  const outcome = await browserApi()('GET /service/payment/start', { query }).catch(() => null);
  if (!outcome?.ok || outcome.value.start.kind === 'embedded') return window.location.replace(orderPath);
  leaveToPay(outcome.value.start, orderPath);
}

/** Sends the order. After a lost answer the attempt stays stored, so that sending again makes no second order. */
export function usePlaceOrder() {
  const href = useHref();
  const [state, setState] = useState(idle);

  /** Returns the server's refusal, if there is one. */
  async function send(
    attempt: OrderAttempt,
    shown: Shown | null = null,
    onPlaced = () => {},
  ): Promise<ApiError | null> {
    setState((before) => ({ ...before, status: 'placing', error: null }));
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), maxWaitMs);
    const options = { headers: { 'idempotency-key': attempt.key }, signal: waiting.signal };
    const outcome = await browserApi()('POST /sale/order', { body: attempt.body }, options).catch(() => null);
    clearTimeout(timer);
    if (outcome === null) {
      setState((before) => ({ ...before, status: 'lost' }));
      return null;
    }
    if (!outcome.ok) {
      forgetRefused(attempt);
      const isChanged = (outcome.error.code === 'basket_changed' || isSlotTaken(outcome.error)) && shown !== null;
      // The page compares the ordered basket with the store's, which must be loaded first.
      if (isChanged) await reloadBasket();
      else runInBackground(reloadBasket());
      setState(
        isChanged
          ? { status: 'changed', error: null, ordered: orderedBy(attempt, shown, isSlotTaken(outcome.error)) }
          : { status: 'refused', error: outcome.error, ordered: null },
      );
      return outcome.error;
    }
    rememberPlaced(attempt, outcome.value.orderId);
    discardDraft();
    onPlaced();
    setState({ ...idle, status: 'placed' });
    await goToPayment(outcome.value.orderId, attempt.body.payment, href);
    return null;
  }

  return {
    ...state,
    place: (body: OrderBody, shown: Shown, onPlaced: () => void) =>
      state.status === 'placing' || state.status === 'placed'
        ? Promise.resolve(null)
        : send(attemptFor(body), shown, onPlaced),
    /** Requests the answers that were lost again, the latest first, until one of them is an order. */
    async resume(): Promise<void> {
      let attempt = pendingAttempt();
      while (attempt && (await send(attempt))) attempt = pendingAttempt();
    },
    clear: () => setState(idle),
  };
}
