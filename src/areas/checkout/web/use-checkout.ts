import { type FormEvent, useState } from 'react';
import type { PrivateData, User } from '#areas/account/web/account-web.ts';
import type { Basket } from '#areas/basket/contract.ts';
import { isNothingHandedOver } from '#areas/basket/web/basket-web.ts';
import type { FinancingOffer } from '#areas/payment/financing-plans.ts';
import { messages as paymentMessages } from '#areas/payment/messages.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../contract.ts';
import { messages } from '../messages.ts';
import type { StoreFacts, WayOut } from './address/out-of-zone.tsx';
import { amountToPay } from './amount-to-pay.ts';
import { dataErrors, type DraftErrors, paymentErrors } from './draft/draft-errors.ts';
import { type CheckoutOffer, fitDraft, fitMethods, fitToBasket, isTimeOffered, orderBody } from './draft/order-body.ts';
import type { OrderDraft } from './draft/order-draft.ts';
import { saveToProfile } from './draft/save-to-profile.ts';
import { useGuestSession } from './draft/use-guest-session.ts';
import { errorsOf, useOrderDraft } from './draft/use-order-draft.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { useDelivery } from './use-delivery.ts';
import { useStepHistory } from './use-step-history.ts';
import { runInBackground } from '#web/run-in-background.ts';

export interface CheckoutParts {
  readonly basket: Basket;
  readonly user: User | null;
  readonly options: CheckoutOptions;
  /** The offer of the session, which a visitor has only after the first step. */
  readonly offer: PrivateData<CheckoutOffer>;
  readonly onReload: () => void;
  readonly store: StoreFacts;
}

/** Fields whose errors are shown in the first step. */
const fieldsOfData = /^(customer|receiver|delivery\.(type|pickupPointId|address))/;

/** The state of the order form: the draft, what it costs, the step that is shown, and what its buttons do. */
export function useCheckout({ basket, user, options, offer, onReload, store }: CheckoutParts) {
  const t = useMessages(messages);
  const form = useOrderDraft(user);
  const guest = useGuestSession();
  const placing = usePlaceOrder();
  const [opened, setOpened] = useState<'time' | 'payment' | null>(null);
  const [wayOut, setWayOut] = useState<WayOut>('pickup');

  const hasSession = offer.status !== 'visitor' && (user !== null || guest.isOf(form.draft));
  const typed = withPickupPoint(fitToBasket(form.draft, basket), options);
  const { zone, retry, isPickup, toPay, isDeliverable, goesOnWithPickup } = useDelivery(typed, {
    basket,
    options,
    wayOut,
  });
  const { step, toData, toPayment } = useStepHistory(
    hasSession && isDeliverable && Object.keys(dataErrors(typed, toPay.amount)).length === 0,
  );
  const offered = useOfferFor(offer, basket, toPay.amount);
  const draft = offered ? fitDraft(typed, offered) : typed;
  const { ordered } = placing;
  const goneTime =
    ordered?.time && offered && (ordered.isTimeTaken || !isTimeOffered(draft, offered, ordered.time))
      ? ordered.time
      : null;
  const isSlotLost = typed.slot !== null && draft.slot === null && !goneTime;
  const errors: DraftErrors | typeof form.errors = {
    ...(isSlotLost && { 'delivery.slot': t.errors.slot_taken }),
    ...form.errors,
  };

  function onChange(...change: Parameters<typeof form.onChange>): void {
    form.onChange(...change);
    guest.clear();
    if (placing.status === 'refused') placing.clear();
  }

  async function openPayment(draft: OrderDraft): Promise<void> {
    const needsConsent: DraftErrors = hasSession || draft.agree ? {} : { agree: 'agreement_needed' };
    const found = form.textsOf({ ...dataErrors(draft, toPay.amount), ...needsConsent });
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
    if (!offered || toPay.delivery === null) return;
    const hasSlots = offered.delivery.slots.some(({ type }) => type === draft.deliveryType);
    if (form.showErrors(form.textsOf(paymentErrors(draft, hasSlots)))) return;
    const refusal = await placing.place(
      { ...orderBody(draft, basket, toPay.amount), ...(isNothingHandedOver(basket) && { delivery: null }) },
      { basket, delivery: toPay.delivery },
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
    if (Object.keys(found).some((field) => fieldsOfData.test(field))) toData();
    form.showErrors(found);
  }

  return {
    fields: { draft, errors, onChange },
    zone,
    retryZone: retry,
    wayOut,
    setWayOut,
    goesOnWithPickup,
    /** The delivery as the summary shows it, and what is to pay with it. */
    delivery:
      goesOnWithPickup || isPickup
        ? { ...amountToPay(basket, 0), name: t.summary.pickupIn(store.city), price: 0 }
        : {
            ...toPay,
            name: zone.status === 'found' && zone.zone ? t.summary.shippingTo(zone.zone.name) : t.summary.shipping,
            price: toPay.delivery ?? t.summary.byAddress,
          },
    toPay,
    step,
    toData,
    offered,
    hasSession,
    guest,
    placing,
    opened,
    setOpened,
    goneTime,
    /** While changes are shown the form is folded; an error in it opens it again. */
    isFolded:
      ordered !== null &&
      opened === null &&
      !Object.keys(errors).some((field) => !(goneTime && field === 'delivery.slot')),

    submit(event: FormEvent): void {
      event.preventDefault();
      if (step === 2) return void placeOrder();
      if (!goesOnWithPickup) return void openPayment(draft);
      const pickup = { deliveryType: 'pickup', date: null, slot: null } as const;
      onChange(pickup, 'delivery.type');
      runInBackground(openPayment({ ...draft, ...pickup }));
    },

    correct(field: string): void {
      form.focusOn(field === 'delivery.type' ? 'fieldset :checked' : `[name="${field}"]`);
      toData();
    },
  };
}

/** What is offered for an amount in euros; null while it is not known. */
function useOfferFor(offer: PrivateData<CheckoutOffer>, { list }: Basket, amount: number): CheckoutOffer | null {
  const { amounts } = useMessages(paymentMessages);
  const locale = useLocale();
  if (offer.status !== 'ready') return null;
  // No lender, whatever the amount: the server has said why.
  if (list.some(({ isVirtual }) => isVirtual)) return offer.value;
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
