import { useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '#areas/payment/contract.ts';
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
import { messages as orderMessages } from '../../messages.ts';
import { BorrowerFields, isBorrower } from './borrower-fields.tsx';
import { CancelInstead } from './cancel-instead.tsx';
import { messages } from './messages.ts';
import { NoMoreAttempts } from './no-more-attempts.tsx';
import { OtherTime } from './other-time.tsx';
import styles from './payment-due.module.css';
import { amountDue, proposedMethod, type WaysToPay } from './payment-state.ts';
import { chosenTime, isOwnTime, slotsFor, type Time } from './slots-for.ts';
import { usePayOrder } from './use-pay-order.ts';
import { runInBackground } from '#web/run-in-background.ts';

interface PayAgainProps {
  readonly order: Order;
  readonly ways: WaysToPay;
  /** The order has changed: another way to pay that needs no page of a bank, or it is cancelled. */
  readonly onChange: () => void;
}

/** The ways to pay an order that is not paid yet, with what each needs, and the way out. */
export function PayAgain({ order, ways, onChange }: PayAgainProps) {
  const t = useMessages(messages);
  const { methods: names } = useMessages(orderMessages);
  const locale = useLocale();
  const form = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [time, setTime] = useState<Time | null>(null);
  const [isMoving, setMoving] = useState(false);
  const [document, setDocument] = useState<Parameters<typeof isBorrower>[0]>({ type: 'NIF', number: '' });
  const [isWrong, setWrong] = useState(false);
  const { isBusy, error, pay } = usePayOrder(order, onChange);
  const financing = useFinancing();
  const { paymentMethods: methods, slots, contact } = ways;
  const offered = methods.filter(({ available }) => available).map(({ code }) => code);
  const method = chosen ?? proposedMethod(order, offered);
  const isDenied = order.paymentStatus === 'failed';
  const needs = methods.find(({ code }) => code === method)?.needs ?? [];
  const fitting = method ? slotsFor(order, method, slots) : [];
  const needsTime = needs.includes('slot');
  const newTime = needsTime || isMoving ? chosenTime(time, fitting, order) : null;
  // A transfer that is expected goes on: there is nothing to do but to change its time.
  const isExpected = method === 'transfer' && order.payment === 'transfer' && order.paymentStatus === 'pending';
  const isMoved = newTime !== null && !isOwnTime(newTime, order);
  if (!order.actions.includes('pay') || method === null)
    return <NoMoreAttempts order={order} contact={contact} onChange={onChange} />;

  function submit(by: PaymentMethod): void {
    if (needs.includes('document') && !isBorrower(document)) {
      setWrong(true);
      return form.current?.querySelector<HTMLElement>('[name="document.number"]')?.focus();
    }
    runInBackground(
      pay(by, {
        ...(newTime && isMoved && { delivery: newTime }),
        ...(needs.includes('document') && { customer: { document } }),
      }),
    );
  }

  return (
    <Box title={isExpected && order.delivery.virtual !== 'all' ? t.time.orPay : isDenied ? t.choose : t.chooseFirst}>
      <div ref={form}>
        <PaymentMethods
          label={isDenied ? t.choose : t.chooseFirst}
          methods={methods}
          financing={financing}
          amount={amountDue(order)}
          value={method}
          onChange={setChosen}
        />
        {needsTime || isMoving ? (
          <OtherTime
            order={order}
            slots={fitting}
            value={newTime}
            hint={
              needsTime && order.delivery.date ? t.time.needed[order.delivery.type](names[method]) : t.time.samePrice
            }
            onChange={setTime}
          />
        ) : (
          fitting.length > 0 && (
            <Button variant="quiet" size="s" icon="calendar" className={styles.more} onClick={() => setMoving(true)}>
              {t.time.change[order.delivery.type]}
            </Button>
          )
        )}
        {needs.includes('document') && (
          <BorrowerFields
            value={document}
            isWrong={isWrong}
            onChange={(next) => {
              setDocument(next);
              setWrong(false);
            }}
          />
        )}
      </div>
      <div role="status">
        {error && (
          <Notice tone="error" className={styles.failed}>
            {error}
          </Notice>
        )}
      </div>
      <div className={styles.actions}>
        {(!isExpected || isMoved) && (
          <Button size="l" loading={isBusy} onClick={() => submit(method)}>
            {isExpected ? t.time.save : t.pay[method](formatEuros(amountDue(order), locale))}
          </Button>
        )}
        <CancelInstead order={order} onCancelled={onChange} />
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
