import { useEffect, useEffectEvent, useState } from 'react';
import { orderApi } from '#areas/account/web/account-web.ts';
import type { Order } from '../../contract.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** Seconds before each question; then it gives up for this visit. Three minutes in all. */
const pauses = [2, 2, 3, 3, 5, 5, 5, 5, 10, 10, 10, 15, 15, 15, 15, 20, 20, 20];

/**
 * Asks now and then whether an order or its payment stands otherwise than when the page was loaded, and calls `onChange` once
 * it does. In a tab that nobody looks at it waits. `hasGivenUp` after three minutes; `again` starts anew.
 */
export function usePaymentCheck(order: Order, onChange: () => void) {
  const { orderId, status, paymentStatus, payment, surplus } = order;
  const [round, setRound] = useState(0);
  const [givenUp, setGivenUp] = useState<number | null>(null);
  const notify = useEffectEvent(onChange);

  useEffect(() => {
    let isLeft = false;
    async function watch(): Promise<void> {
      for (const seconds of pauses) {
        await pause(seconds);
        await untilVisible();
        if (isLeft) return;
        // Crediya is asked by the shop itself, whose notification may have been lost.
        if (payment === 'crediya' && paymentStatus === 'pending') await askCrediya(orderId);
        const outcome = await orderApi(orderId)('GET /service/payment/check', {
          query: { orderId: String(orderId) },
        }).catch(() => null);
        if (isLeft) return;
        const now = outcome?.ok && outcome.value;
        const isSame = !now || (now.status === paymentStatus && now.surplus === surplus && now.orderStatus === status);
        if (!isSame) return notify();
      }
      setGivenUp(round);
    }
    runInBackground(watch());
    return () => {
      isLeft = true;
    };
  }, [orderId, status, paymentStatus, payment, surplus, round]);

  return { hasGivenUp: givenUp === round, again: () => setRound((count) => count + 1) };
}

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const untilVisible = (): Promise<void> =>
  document.visibilityState === 'visible'
    ? Promise.resolve()
    : new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));

const askCrediya = (orderId: number) =>
  orderApi(orderId)('GET /service/crediya/getState', { query: { orderId: String(orderId) } }).catch(() => null);
