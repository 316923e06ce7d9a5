import { type FormEvent, useState } from 'react';
import type { PrivateData, User } from '#areas/account/web/account-web.ts';
import type { Basket } from '#areas/basket/contract.ts';
import { Columns } from '#design/page/columns.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import type { FinancingOffer } from '#areas/payment/financing-plans.ts';
import { messages as paymentMessages } from '#areas/payment/messages.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { addEuros } from '#values/money.ts';
import type { CheckoutOptions } from '../contract.ts';
import { messages } from '../messages.ts';
import type { StoreFacts, WayOut } from './address/out-of-zone.tsx';
import { deliveryPrice, noDeliveryTo, useAddressZone } from './address/use-address-zone.ts';
import { CheckoutButton } from './summary/checkout-button.tsx';
import styles from './checkout-page.module.css';
import { DataStep } from './data-step.tsx';
import { dataErrors, type DraftErrors, paymentErrors } from './draft/draft-errors.ts';
import { type CheckoutOffer, fitDraft, fitMethods, fitToBasket, isTimeOffered, orderBody } from './draft/order-body.ts';
import { ChangedSlot } from './placing/changed-slot.tsx';
import { OrderChanges } from './placing/order-changes.tsx';
import { OrderChoices } from './summary/order-choices.tsx';
import { FoldedSummary, OrderSummary } from './summary/order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { saveToProfile } from './draft/save-to-profile.ts';
import { useGuestSession } from './draft/use-guest-session.ts';
import type { OrderDraft } from './draft/order-draft.ts';
import { errorsOf, useOrderDraft } from './draft/use-order-draft.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { useStepHistory } from './use-step-history.ts';

interface CheckoutFormProps {
  readonly basket: Basket;
  readonly user: User | null;
  readonly options: CheckoutOptions;
  /** Of the session, which a visitor has only after the first step. */
  readonly offer: PrivateData<CheckoutOffer>;
  readonly onReload: () => void;
  readonly store: StoreFacts;
}

const formId = 'checkout-form';

/** The order form in two steps; the second opens when the first is valid. */
export function CheckoutForm({ basket, user, options, offer, onReload, store }: CheckoutFormProps) {
  const t = useMessages(messages);
  const form = useOrderDraft(user);
  const guest = useGuestSession();
  const placing = usePlaceOrder();
  const [opened, setOpened] = useState<'time' | 'payment' | null>(null);

  const hasSession = offer.status !== 'visitor' && (user !== null || guest.isOf(form.draft));
  const chosen = fitToBasket(form.draft, basket);
  const isPickup = chosen.deliveryType === 'pickup' || options.delivery === null;
  const { zone, retry } = useAddressZone(isPickup ? null : chosen.address, basket.version);
  const price = isPickup ? 0 : deliveryPrice(zone);
  const isDeliverable = price !== null || zone.status === 'checking';
  const [wayOut, setWayOut] = useState<WayOut>('pickup');
  const total = addEuros(basket.price, price ?? 0);
  const { step, toData, toPayment } = useStepHistory(
    hasSession && isDeliverable && Object.keys(dataErrors(chosen, total)).length === 0,
  );
  const offered = useOfferFor(offer, total);
  const typed = withPickupPoint(chosen, options);
  const draft = offered ? fitDraft(typed, offered) : typed;
  const isSlotLost = typed.slot !== null && draft.slot === null;
  const zoneName = zone.status === 'found' ? zone.zone?.name : undefined;
  // Out of the zones the order goes on with the pickup, unless another address is about to be typed.
  const canPickUp = options.pickupPoints.length > 0 && basket.deliveryTypes.includes('pickup');
  const goesOnWithPickup = !isPickup && noDeliveryTo(zone) !== null && canPickUp && wayOut === 'pickup';
  const delivery =
    isPickup || goesOnWithPickup
      ? { name: t.summary.pickupIn(store.city), price: 0 }
      : {
          name: zoneName ? t.summary.shippingTo(zoneName) : t.summary.shipping,
          price: price ?? t.summary.byAddress,
        };
  const ordered = placing.ordered;
  const goneTime =
    ordered?.time && offered && (ordered.isTimeTaken || !isTimeOffered(draft, offered, ordered.time))
      ? ordered.time
      : null;
  const isPlacing = placing.status === 'placing' || placing.status === 'placed';

  const fields = {
    draft,
    errors: { ...(isSlotLost && !goneTime && { 'delivery.slot': t.errors.slot_taken }), ...form.errors },
    onChange(...change: Parameters<typeof form.onChange>): void {
      form.onChange(...change);
      guest.clear();
      if (placing.status === 'refused') placing.clear();
    },
  };

  async function openPayment(draft: OrderDraft): Promise<void> {
    const needsConsent: DraftErrors = hasSession || draft.agree ? {} : { agree: 'agreement_needed' };
    const found = form.textsOf({ ...dataErrors(draft, total), ...needsConsent });
    // An address that is still being looked up, as after a login, may well be in a zone.
    const isUnchecked = draft.deliveryType === 'delivery' && zone.status === 'failed';
    if (isUnchecked) retry();
    else if (draft.deliveryType === 'delivery' && !isDeliverable)
      found['delivery.address.value.zipcode'] ??= t.zone.needed;
    if (form.showErrors(found) || isUnchecked) return;
    if (!hasSession) {
      if (!(await guest.open(draft))) return;
      onReload();
    }
    toPayment();
  }

  async function placeOrder(): Promise<void> {
    if (!offered || price === null) return;
    const hasSlots = offered.delivery.slots.some(({ type }) => type === draft.deliveryType);
    if (form.showErrors(form.textsOf(paymentErrors(draft, hasSlots)))) return;
    const refusal = await placing.place(
      orderBody(draft, basket, price),
      basket,
      () => user && void saveToProfile(user, draft),
    );
    setOpened(null);
    if (!refusal) return;
    // The zone may cost something else by now, and the slots may be others.
    if (refusal.code === 'basket_changed' || refusal.code === 'not_deliverable') retry();
    if (refusal.code === 'basket_changed' || refusal.code === 'not_available') onReload();
    if (!refusal.fields?.length) return;
    // A slot that is taken is named among the changes.
    const { 'delivery.slot': _named, ...found } = errorsOf(refusal.fields);
    if (Object.keys(found).some((field) => /^(customer|receiver|delivery\.(type|pickupPointId|address))/.test(field)))
      toData();
    form.showErrors(found);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (step === 2) return void placeOrder();
    if (!goesOnWithPickup) return void openPayment(draft);
    const pickup = { deliveryType: 'pickup', date: null, slot: null } as const;
    fields.onChange(pickup, 'delivery.type');
    void openPayment({ ...draft, ...pickup });
  }

  function correct(field: string): void {
    form.focusOn(field === 'delivery.type' ? 'fieldset :checked' : `[name="${field}"]`);
    toData();
  }

  // While changes are shown the form is folded; an error in it opens it again.
  const hasErrors = Object.keys(fields.errors).some((field) => !(goneTime && field === 'delivery.slot'));
  const isFolded = placing.ordered !== null && opened === null && !hasErrors;
  const title = step === 1 ? t.title : t.steps.payment;
  return (
    <>
      <PageHead title={title} className={styles.head} />
      <FoldedSummary basket={basket} delivery={delivery} />
      <Columns side="summary">
        <form id={formId} aria-label={step === 1 ? t.steps.data : t.steps.payment} noValidate onSubmit={submit}>
          {step === 1 ? (
            <DataStep
              {...fields}
              basket={basket}
              price={total}
              options={options}
              isSignedIn={user !== null}
              saved={user?.addresses ?? []}
              zone={zone}
              store={store}
              onRetryZone={retry}
              wayOut={wayOut}
              onWayOut={setWayOut}
            />
          ) : (
            <>
              {placing.ordered && (
                <OrderChanges
                  ordered={placing.ordered}
                  current={{ basket, price: total }}
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
                deliveryPrice={price}
                price={total}
                isFolded={isFolded}
                opened={opened}
                onOpen={setOpened}
                onData={toData}
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
            offered && <OrderChoices draft={draft} options={options} offer={offered} onCorrect={correct} />
          }
        >
          <CheckoutButton
            {...fields}
            form={formId}
            step={step}
            withPickup={goesOnWithPickup}
            price={total}
            hasConsent={step === 2 ? !isFolded : !hasSession}
            isBusy={step === 1 ? guest.isOpening : isPlacing}
            isHidden={step === 2 && (placing.ordered !== null || offered === null || price === null)}
            status={placing.status}
            error={step === 1 ? guest.error : placing.error}
          />
        </OrderSummary>
      </Columns>
    </>
  );
}

/** What is offered for an amount in euros; null while it is not known. */
function useOfferFor(offer: PrivateData<CheckoutOffer>, amount: number): CheckoutOffer | null {
  const { amounts } = useMessages(paymentMessages);
  const locale = useLocale();
  if (offer.status !== 'ready') return null;
  const reason = ({ minAmount, maxAmount }: FinancingOffer): string =>
    amounts(formatEuros(minAmount, locale), formatEuros(maxAmount, locale));
  return { ...offer.value, paymentMethods: fitMethods(offer.value, amount, reason) };
}

/** The first pickup point where none is chosen, or one that is gone. */
function withPickupPoint<Draft extends { readonly pickupPointId: number | null }>(
  draft: Draft,
  { pickupPoints }: CheckoutOptions,
): Draft {
  const isOffered = pickupPoints.some(({ id }) => id === draft.pickupPointId);
  return isOffered ? draft : { ...draft, pickupPointId: pickupPoints[0]?.id ?? null };
}
