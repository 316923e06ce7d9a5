import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { pendingAttempt, usePlaceOrder } from './use-place-order.ts';

/** After a reload before an order's answer came, with an empty basket: the order may have been made, so ask again. */
export function ResumedOrder({ waiting, otherwise }: { waiting: ReactNode; otherwise: ReactNode }) {
  const { status, resume } = usePlaceOrder();
  const resumePending = useEffectEvent(() => {
    const attempt = pendingAttempt();
    if (attempt) void resume(attempt);
  });
  useEffect(() => resumePending(), []);
  return status === 'refused' || status === 'lost' ? otherwise : waiting;
}
