import { useEffect, useEffectEvent } from 'react';
import type { PaymentMethodOffer } from '#areas/payment/contract.ts';
import { Box } from '#design/page/box.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import { RepeatButton } from '../repeat-button.tsx';
import { messages } from './messages.ts';
import { PayAgain } from './pay-again.tsx';
import { PaymentDenied, PaymentMissing } from './payment-due.tsx';
import type { PaymentState } from './payment-state.ts';
import { PaymentWait } from './payment-wait.tsx';
import { usePaymentCheck } from './use-payment-check.ts';

interface OrderPaymentProps {
  readonly order: Order;
  readonly state: Exclude<PaymentState, 'paid' | 'transfer'>;
  readonly methods: readonly PaymentMethodOffer[];
  /** The order’s page; a guest has none. */
  readonly ownPath: string | undefined;
  readonly onReload: () => void;
  /** The customer has not paid after all. */
  readonly onUnpaid: () => void;
}

/** How the payment of an order stands that is not paid yet, and what its customer can do. */
export function OrderPayment({ order, state, methods, ownPath, onReload, onUnpaid }: OrderPaymentProps) {
  useReloadAfterReturn(onReload);
  if (state === 'waiting')
    return <PaymentWait order={order} orderPath={ownPath ?? '/order/track'} onChange={onReload} onUnpaid={onUnpaid} />;
  if (state === 'over') return <PaymentOver order={order} canRepeat={ownPath !== undefined} />;
  return (
    <>
      {state === 'denied' ? <PaymentDenied order={order} /> : <PaymentMissing order={order} />}
      <PayAgain key={order.attempts?.length} order={order} methods={methods} onChange={onReload} />
      <QuietCheck order={order} onChange={onReload} />
    </>
  );
}

/** It may be paid in another tab, or the bank may answer late. */
function QuietCheck({ order, onChange }: { order: Order; onChange: () => void }) {
  usePaymentCheck(order, onChange);
  return null;
}

function PaymentOver({ order, canRepeat }: { order: Order; canRepeat: boolean }) {
  const t = useMessages(messages).over;
  return (
    <>
      <PageHead title={t.title} actions={canRepeat && <RepeatButton order={order} variant="ink" />} />
      <Box>
        <p>{t.text}</p>
      </Box>
    </>
  );
}

/** A page that the browser kept while the customer was at the bank shows the payment as it was. */
function useReloadAfterReturn(onReload: () => void): void {
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
