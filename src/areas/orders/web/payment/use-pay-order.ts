import { useState } from 'react';
import { orderApi } from '#areas/account/web/account-web.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import { leaveToPay } from '#areas/payment/web/payment-web.ts';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { CallInput } from '#values/call.ts';
import type { Order, payOrder } from '../../contract.ts';
import { messages } from './messages.ts';

type Changes = Pick<CallInput<typeof payOrder>['body'], 'delivery' | 'customer'>;

/**
 * Pays an order: by its open attempt where the method is the same, else by a new one. `onPlaced` is called where nothing is left
 * to do in another page: a transfer.
 */
export function usePayOrder({ orderId, payment, attempts }: Order, onPlaced: () => void) {
  const { failed } = useMessages(messages);
  const href = useHref();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function start(): Promise<void> {
    const outcome = await orderApi(orderId)('GET /service/payment/start', { query: { orderId: String(orderId) } });
    if (!outcome.ok) return setError(outcome.error.message);
    const step = outcome.value.start;
    // The lender's script runs in the checkout only, by its own policy.
    if (step.kind === 'embedded') window.location.assign(href(`/checkout?orderId=${orderId}`));
    else leaveToPay(step, href(`/order/confirm/${orderId}`));
  }

  /** `changes`: another time or document, which go with a new attempt. */
  async function pay(method: PaymentMethod, changes: Changes = {}): Promise<void> {
    setBusy(true);
    setError('');
    try {
      const isChanged = Object.keys(changes).length > 0;
      const isOpen = !isChanged && method === payment && attempts?.at(-1)?.state === 'pending';
      if (!isOpen) {
        const outcome = await orderApi(orderId)('POST /sale/order/payment', {
          body: { orderId, payment: method, ...changes },
        });
        if (!outcome.ok) {
          // Which slots are left may have changed.
          onPlaced();
          return setError(outcome.error.fields?.[0]?.message ?? outcome.error.message);
        }
      }
      if (method === 'transfer') return onPlaced();
      await start();
    } catch {
      setError(failed);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, error, pay };
}
