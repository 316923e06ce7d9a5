import { useEffect, useEffectEvent } from 'react';
import { Box } from '#design/page/box.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import { moneyMessages } from '../../money/messages.ts';
import { moneyText } from '../../money/money-text.ts';
import { RepeatButton } from '../repeat-button.tsx';
import { messages } from './messages.ts';
import { PayAgain } from './pay-again.tsx';
import { PaymentDenied, PaymentMissing } from './payment-due.tsx';
import type { PaymentState, WaysToPay } from './payment-state.ts';
import { PaymentWait } from './payment-wait.tsx';
import { usePaymentCheck } from './use-payment-check.ts';

interface OrderPaymentProps {
  readonly order: Order;
  readonly state: Exclude<PaymentState, 'paid' | 'transfer'>;
  readonly ways: WaysToPay;
  /** Within the order's own page, which has a heading and asks how the order stands. */
  readonly isWithin?: boolean;
  readonly onReload: () => void;
  /** The customer has not paid after all. */
  readonly onUnpaid: () => void;
}

/** How the payment of an order stands that is not paid yet, and what its customer can do. */
export function OrderPayment({ order, state, ways, isWithin = false, onReload, onUnpaid }: OrderPaymentProps) {
  const level = isWithin ? 2 : 1;
  const orderPath = isWithin ? null : `/profile/orders/${order.orderId}`;
  useReloadAfterReturn(onReload);
  if (state === 'waiting') return <PaymentWait {...{ order, orderPath, level, onUnpaid }} onChange={onReload} />;
  if (state === 'over') return <PaymentOver order={order} />;
  return (
    <>
      {state === 'denied' ? (
        <PaymentDenied order={order} level={level} />
      ) : (
        <PaymentMissing order={order} level={level} />
      )}
      <PayAgain key={order.attempts?.length} order={order} ways={ways} onChange={onReload} />
      {!isWithin && <QuietCheck order={order} onChange={onReload} />}
    </>
  );
}

/** It may be paid in another tab, or the bank may answer late. */
function QuietCheck({ order, onChange }: { order: Order; onChange: () => void }) {
  usePaymentCheck(order, onChange);
  return null;
}

/** The order is cancelled, or its money went back. */
function PaymentOver({ order }: { order: Order }) {
  const t = useMessages(messages).over;
  const moneyTexts = useMessages(moneyMessages);
  const locale = useLocale();
  const isCancelled = order.status === 'cancelled';
  const canRepeat = order.actions.includes('repeat');
  return (
    <>
      <PageHead
        title={isCancelled ? t.title : t.refunded}
        actions={canRepeat && <RepeatButton order={order} variant="ink" />}
      />
      <Box>
        <p>{moneyText(moneyTexts, order, locale)}</p>
        {isCancelled && <p>{t.goods}</p>}
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
