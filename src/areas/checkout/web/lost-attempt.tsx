import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { pendingAttempt } from './order-attempt.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The page was loaded anew before an order's answer came, and the basket is empty: the order may have been made. */
export function LostAttempt({ waiting, otherwise }: { waiting: ReactNode; otherwise: ReactNode }) {
  const { status, resume } = usePlaceOrder();
  const ask = useEffectEvent(() => {
    const attempt = pendingAttempt();
    if (attempt) void resume(attempt);
  });
  useEffect(() => ask(), []);
  return status === 'refused' || status === 'lost' ? otherwise : waiting;
}
