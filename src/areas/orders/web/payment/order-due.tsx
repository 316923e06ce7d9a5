import { useEffect, useEffectEvent, useState } from 'react';
import { orderApi, PrivatePage, usePrivateData } from '#areas/account/web/account-web.ts';
import type { Order } from '../../contract.ts';
import { OrderPayment } from './order-payment.tsx';
import { PaidAtCounter } from './payment-due.tsx';
import { paymentState } from './payment-state.ts';
import { TransferDue } from './transfer-due.tsx';
import { TransferSteps } from './transfer-steps.tsx';
import { usePaymentCheck } from './use-payment-check.ts';

// Loaded together, as one script: each more is named in those of every page.
export { OrderPayment, TransferDue, TransferSteps };

/** What is left to pay of an order, and how, in its page. */
export function OrderDue({ order, onReload }: { order: Order; onReload: () => void }) {
  const [isWaiting, setWaiting] = useState(true);
  const { orderId, attempts, paymentStatus, delivery } = order;
  const key = [orderId, paymentStatus, attempts?.length, delivery.date, delivery.slot?.from].join(' ');
  const { data, reload } = usePrivateData(key, () =>
    orderApi(orderId)('GET /content/page/confirm', { query: { orderId: String(orderId) } }),
  );
  return (
    <PrivatePage data={data} onRetry={reload}>
      {(ways) => {
        const state = paymentState(ways.order, false);
        if (state === 'paid' || state === 'over') return null;
        if (state !== 'transfer')
          return (
            <OrderPayment
              order={ways.order}
              state={state === 'waiting' && !isWaiting ? 'unpaid' : state}
              ways={ways}
              isWithin
              onReload={onReload}
              onUnpaid={() => setWaiting(false)}
            />
          );
        if (ways.order.payment === 'counter') return <PaidAtCounter order={ways.order} />;
        return (
          ways.transfer && (
            <TransferDue
              order={ways.order}
              ways={ways}
              transfer={ways.transfer}
              isDueSaid={false}
              onReload={onReload}
            />
          )
        );
      }}
    </PrivatePage>
  );
}

/** Shows by itself what has become of an order, also when the customer comes back to the page. */
export function OrderCheck({ order, onReload }: { order: Order; onReload: () => void }) {
  usePaymentCheck(order, onReload);
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return null;
}
