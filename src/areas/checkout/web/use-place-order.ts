import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiError } from '#values/api-error.ts';
import { reloadBasket } from '#areas/basket/web/basket-web.ts';
import { browserApi } from '#web/browser-api.ts';
import { forgetDraft } from './kept-draft.ts';
import { attemptAt, forgetAttempt, type OrderAttempt } from './order-attempt.ts';
import type { OrderBody } from './order-draft.ts';

interface PlacingState {
  readonly status: 'unset' | 'placing' | 'placed' | 'refused' | 'lost';
  readonly error: ApiError | null;
}

const unset: PlacingState = { status: 'unset', error: null };

/** Sends the order; an answer that got lost leaves its attempt behind, so that sending again makes no second order. */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const [state, setState] = useState(unset);

  /** What the server refused, if it did. */
  async function send(attempt: OrderAttempt): Promise<ApiError | null> {
    setState({ status: 'placing', error: null });
    const headers = { 'idempotency-key': attempt.key };
    const outcome = await browserApi()('POST /sale/order', { body: attempt.body }, { headers }).catch(() => null);
    if (outcome === null) {
      setState({ status: 'lost', error: null });
      return null;
    }
    forgetAttempt();
    if (!outcome.ok) {
      setState({ status: 'refused', error: outcome.error });
      void reloadBasket();
      return outcome.error;
    }
    forgetDraft();
    setState({ status: 'placed', error: null });
    await navigate(`/order/confirm/${outcome.value.orderId}`, { replace: true });
    void reloadBasket();
    return null;
  }

  return {
    ...state,
    place: (body: OrderBody, basketVersion: number) =>
      state.status === 'placing' || state.status === 'placed'
        ? Promise.resolve(null)
        : send(attemptAt(body, basketVersion)),
    /** Asks again for the answer of an attempt made before a reload. */
    resume: send,
    clear: () => setState(unset),
  };
}
