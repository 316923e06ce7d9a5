import { useEffect } from 'react';
import { isNothingHandedOver } from '#areas/basket/web/basket-web.ts';
import { Columns } from '#design/page/columns.tsx';
import { Notice } from '#design/page/notice.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './checkout-page.module.css';
import { hasHandover } from './checkout-step.ts';
import { DataStep } from './data-step.tsx';
import type { CheckoutOffer } from './draft/order-body.ts';
import { PaymentStep } from './payment-step.tsx';
import { ChangedSlot } from './placing/changed-slot.tsx';
import { OrderChanges } from './placing/order-changes.tsx';
import { CheckoutButton } from './summary/checkout-button.tsx';
import { OrderChoices } from './summary/order-choices.tsx';
import { FoldedSummary, OrderSummary } from './summary/order-summary.tsx';
import { type CheckoutParts, useCheckout } from './use-checkout.ts';

const formId = 'checkout-form';

/** The order form in two steps; the second opens when the first is valid. */
export function CheckoutForm(given: CheckoutParts) {
  const isHandedOver = !isNothingHandedOver(given.basket);
  const parts = isHandedOver ? given : withoutHandover(given);
  const { basket, user, options, offer, onReload, store } = parts;
  const t = useMessages(messages);
  const steps = isHandedOver ? t.steps : t.stepsOfServices;
  const checkout = useCheckout(parts);
  const { fields, step, delivery, toPay, placing, offered, isFolded, goneTime, setOpened } = checkout;
  useEffect(() => {
    hasHandover.set(isHandedOver);
    return () => hasHandover.set(true);
  }, [isHandedOver]);
  const isPlacing = placing.status === 'placing' || placing.status === 'placed';
  return (
    <>
      <PageHead title={step === 1 ? t.title : steps.payment} className={styles.head} />
      {!options.takesOrders && (
        <Notice tone="attention" live className={styles.asleep}>
          {t.asleep}
        </Notice>
      )}
      <FoldedSummary basket={basket} delivery={delivery} />
      <Columns side="summary">
        <form id={formId} aria-label={step === 1 ? steps.data : steps.payment} noValidate onSubmit={checkout.submit}>
          {step === 1 ? (
            <DataStep
              {...fields}
              basket={basket}
              price={toPay.amount}
              options={options}
              isSignedIn={user !== null}
              saved={user?.addresses ?? []}
              zone={checkout.zone}
              store={store}
              onRetryZone={checkout.retryZone}
              wayOut={checkout.wayOut}
              onWayOut={checkout.setWayOut}
            />
          ) : (
            <>
              {placing.ordered && (
                <OrderChanges
                  ordered={placing.ordered}
                  current={{ basket, delivery: toPay.delivery ?? 0, price: toPay.amount }}
                  changedSlot={
                    goneTime &&
                    offered && (
                      <ChangedSlot {...fields} time={goneTime} offer={offered} onAll={() => setOpened('time')} />
                    )
                  }
                  loading={isPlacing}
                />
              )}
              <PaymentStep
                {...fields}
                options={options}
                offer={offered ? { status: 'ready', value: offered } : offer}
                deliveryPrice={toPay.delivery}
                price={toPay.amount}
                isFolded={isFolded}
                opened={checkout.opened}
                onOpen={setOpened}
                onData={checkout.toData}
                onRetry={onReload}
              />
            </>
          )}
        </form>
        <OrderSummary
          basket={basket}
          delivery={delivery}
          choices={
            step === 2 &&
            !isFolded &&
            offered && (
              <OrderChoices draft={fields.draft} options={options} offer={offered} onCorrect={checkout.correct} />
            )
          }
        >
          <CheckoutButton
            {...fields}
            form={formId}
            step={step}
            withPickup={checkout.goesOnWithPickup}
            hasTime={isHandedOver}
            price={toPay.amount}
            hasConsent={step === 2 ? !isFolded : !checkout.hasSession}
            isBusy={step === 1 ? checkout.guest.isOpening : isPlacing}
            isHidden={
              !options.takesOrders ||
              (step === 2 && (placing.ordered !== null || offered === null || toPay.delivery === null))
            }
            status={placing.status}
            error={step === 1 ? checkout.guest.error : placing.error}
          />
        </OrderSummary>
      </Columns>
    </>
  );
}

/** No place and no time to choose: a basket of virtual articles only. */
function withoutHandover({ offer, options, ...parts }: CheckoutParts): CheckoutParts {
  const withoutSlots = (value: CheckoutOffer): CheckoutOffer => ({
    ...value,
    delivery: { ...value.delivery, slots: [] },
  });
  return {
    ...parts,
    options: { ...options, pickupPoints: [], delivery: null },
    offer: offer.status === 'ready' ? { ...offer, value: withoutSlots(offer.value) } : offer,
  };
}
