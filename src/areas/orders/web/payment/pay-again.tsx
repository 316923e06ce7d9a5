import { useEffect, useState } from 'react';
import type { PaymentMethod, PaymentMethodOffer } from '#areas/payment/contract.ts';
import type { FinancingOffer } from '#areas/payment/financing-plans.ts';
import { loadFinancing, PaymentMethods } from '#areas/payment/web/payment-web.ts';
import { Button } from '#design/actions/button.tsx';
import { Box } from '#design/page/box.tsx';
import { Notice } from '#design/page/notice.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import type { Order } from '../../contract.ts';
import { CancelButton } from '../cancel-button.tsx';
import { messages } from './messages.ts';
import styles from './payment-due.module.css';
import { proposedMethod } from './payment-state.ts';
import { usePayOrder } from './use-pay-order.ts';

interface PayAgainProps {
  readonly order: Order;
  /** Those that fit the order; one that does not says why. */
  readonly methods: readonly PaymentMethodOffer[];
  /** The order has changed: another way to pay that needs no page of a bank, or it is cancelled. */
  readonly onChange: () => void;
}

/** The ways to pay an order that is not paid yet, and the way out. */
export function PayAgain({ order, methods, onChange }: PayAgainProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const { isBusy, error, pay } = usePayOrder(order, onChange);
  const financing = useFinancing();
  const offered = methods.filter(({ available }) => available).map(({ code }) => code);
  const method = chosen ?? proposedMethod(order, offered);
  const isDenied = order.paymentStatus === 'failed';
  const canPay = order.actions.includes('pay') && method !== null;
  return (
    <Box title={isDenied ? t.choose : t.chooseFirst}>
      {canPay ? (
        <PaymentMethods
          label={isDenied ? t.choose : t.chooseFirst}
          methods={methods}
          financing={financing}
          amount={order.amount}
          value={method}
          onChange={setChosen}
        />
      ) : (
        <p>{t.denied.noMore}</p>
      )}
      <div role="status">
        {error && (
          <Notice tone="error" className={styles.failed}>
            {error}
          </Notice>
        )}
      </div>
      <div className={styles.actions}>
        {canPay && (
          <Button size="l" loading={isBusy} onClick={() => void pay(method)}>
            {t.pay[method](formatEuros(order.amount, locale))}
          </Button>
        )}
        {order.actions.includes('cancel') && (
          <CancelButton order={{ orderId: order.orderId }} onCancelled={onChange}>
            {(open) => (
              <Button variant="quiet" onClick={open}>
                {t.cancel}
              </Button>
            )}
          </CancelButton>
        )}
      </div>
    </Box>
  );
}

/** The lenders' terms; none while they are not known. */
function useFinancing(): readonly FinancingOffer[] {
  const [offers, setOffers] = useState<readonly FinancingOffer[]>([]);
  useEffect(() => {
    loadFinancing(browserApi()).then(setOffers, () => {});
  }, []);
  return offers;
}
