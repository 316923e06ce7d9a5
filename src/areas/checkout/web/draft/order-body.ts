import { finishedPersonName } from '#values/person-name.ts';
import { taxIdKind } from '#values/tax-id.ts';
import type { CallAnswer, CallInput } from '#values/call.ts';
import type { Basket, BasketItem } from '#areas/basket/contract.ts';
import type { DeliverySlot, getDeliveryInit } from '#areas/delivery/contract.ts';
import type { createOrder } from '#areas/orders/contract.ts';
import type { PaymentMethod, PaymentMethodOffer } from '#areas/payment/contract.ts';
import type { FinancingOffer } from '#areas/payment/financing-plans.ts';
import type { getCheckoutPage } from '../../contract.ts';
import type { AddressDraft, OrderDraft } from './order-draft.ts';

export type OrderBody = CallInput<typeof createOrder>['body'];

/** Payment methods and delivery as offered now. */
export interface CheckoutOffer {
  readonly paymentMethods: readonly PaymentMethodOffer[];
  readonly delivery: CallAnswer<typeof getDeliveryInit>;
  readonly guarantee: CallAnswer<typeof getCheckoutPage>['guarantee'];
  readonly financing: readonly FinancingOffer[];
}

/** The methods as an amount in euros, delivery included, leaves them; `reason` says for which amounts a lender is one. */
export const fitMethods = (
  { paymentMethods, financing }: Pick<CheckoutOffer, 'paymentMethods' | 'financing'>,
  amount: number,
  reason: (terms: FinancingOffer) => string,
): PaymentMethodOffer[] =>
  paymentMethods.map((method) => {
    const terms = financing.find(({ lender }) => lender === method.code);
    if (!terms) return method;
    const isFitting = amount >= terms.minAmount && amount <= terms.maxAmount;
    return { ...method, available: isFitting, reason: isFitting ? null : reason(terms) };
  });

/** Whether an order of this payment method can still have the slot. */
export const isOffered = ({ free, notFor }: DeliverySlot, payment: PaymentMethod | null): boolean =>
  free && !(payment && notFor.includes(payment));

const offeredSlots = (
  { deliveryType, payment }: Pick<OrderDraft, 'deliveryType' | 'payment'>,
  { delivery }: Pick<CheckoutOffer, 'delivery'>,
): DeliverySlot[] => delivery.slots.filter((slot) => slot.type === deliveryType && isOffered(slot, payment));

/** Whether an order can still have this time. */
export const isTimeOffered = (
  draft: Pick<OrderDraft, 'deliveryType' | 'payment'>,
  offer: Pick<CheckoutOffer, 'delivery'>,
  time: ChosenTime,
): boolean => hasSlot(offeredSlots(draft, offer), time);

/** Three slots in place of one that is gone: the next that can be had, or the first where none comes later. */
export function otherSlots(
  draft: Pick<OrderDraft, 'deliveryType' | 'payment'>,
  offer: Pick<CheckoutOffer, 'delivery'>,
  { date, slot }: ChosenTime,
): DeliverySlot[] {
  const offered = offeredSlots(draft, offer);
  const later = offered.filter((one) => `${one.date} ${one.from}` > `${date} ${slot.from}`);
  return (later.length > 0 ? later : offered).slice(0, 3);
}

/**
 * Replaces a payment method that is not offered with the first that is, and chooses the first slot where none is chosen. A
 * slot that was chosen and is no longer offered is removed: the customer chooses another.
 */
export function fitDraft(draft: OrderDraft, { paymentMethods, delivery }: CheckoutOffer): OrderDraft {
  const offered = paymentMethods.filter(({ available }) => available).map(({ code }) => code);
  const payment = draft.payment && offered.includes(draft.payment) ? draft.payment : (offered[0] ?? null);
  const slots = offeredSlots({ deliveryType: draft.deliveryType, payment }, { delivery });
  if (draft.slot === null) {
    const [first] = slots;
    return { ...draft, payment, date: first?.date ?? null, slot: first ? { from: first.from, to: first.to } : null };
  }
  const isStillOffered = hasSlot(slots, { date: draft.date, slot: draft.slot });
  return { ...draft, payment, ...(!isStillOffered && { slot: null }) };
}

interface ChosenTime {
  readonly date: string | null;
  readonly slot: NonNullable<OrderDraft['slot']>;
}

const hasSlot = (slots: readonly DeliverySlot[], { date, slot: { from, to } }: ChosenTime): boolean =>
  slots.some((one) => one.date === date && one.from === from && one.to === to);

/** 'Carrer de Sant Bru, 18, 2.º, 1.ª', without the parts that are missing. */
export const addressLine = ({ street, house, floor, apartment }: AddressDraft): string =>
  [street, house, floor, apartment]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

interface Appliances {
  readonly list: readonly Pick<BasketItem, 'isAppliance'>[];
}

/** Whether an appliance is delivered: only then can an old one be taken back (RD 110/2015). */
export const hasAppliance = ({ list }: Appliances): boolean => list.some(({ isAppliance }) => isAppliance);

/** How the basket can be had decides where only one way is left; virtual articles alone count as picked up, without time or receiver. */
export function fitToBasket(
  draft: OrderDraft,
  { isOrderable, deliveryTypes: [type, ...others] }: Pick<Basket, 'isOrderable' | 'deliveryTypes'>,
): OrderDraft {
  if (!type && isOrderable) return { ...draft, deliveryType: 'pickup', date: null, slot: null, hasReceiver: false };
  if (!type || others.length > 0 || draft.deliveryType === type) return draft;
  return { ...draft, deliveryType: type, date: null, slot: null };
}

/**
 * The body of the order request, from a draft without errors. It carries the version of the basket and the amount on the
 * page in euros, so that the server refuses to charge anything else.
 */
export function orderBody(draft: OrderDraft, basket: Pick<Basket, 'version'> & Appliances, amount: number): OrderBody {
  const isLegal = draft.type === 'legal';
  const number = draft.documentNumber.trim();
  const time = { date: draft.date, slot: draft.slot };
  return {
    customer: {
      type: draft.type,
      name: finishedPersonName(draft.name),
      surname: finishedPersonName(draft.surname),
      email: draft.email,
      phone: draft.phone.trim(),
      document: isLegal ? companyDocument(draft) : number ? { type: draft.documentType, number } : null,
      organization: isLegal ? draft.organization.trim() || null : null,
      ...(hasInvoiceAddress(draft) && { address: addressOf(draft.invoiceAddress) }),
      ...(!isLegal && draft.wantsInvoice && { wantsInvoice: true }),
    },
    receiver: draft.hasReceiver ? { name: draft.receiverName.trim(), phone: draft.receiverPhone.trim() } : null,
    delivery:
      draft.deliveryType === 'pickup'
        ? { type: 'pickup', pickupPointId: draft.pickupPointId, ...time }
        : {
            type: 'delivery',
            address: addressOf(draft.address),
            ...time,
            ...(draft.takeBack && hasAppliance(basket) && { takeBack: true }),
          },
    payment: draft.payment!,
    comment: draft.comment.trim(),
    agree: draft.agree,
    basketVersion: basket.version,
    expectedPrice: amount,
  };
}

/** A company's number, or the personal one of who is self-employed. */
export const companyDocument = ({ cif }: Pick<OrderDraft, 'cif'>) => ({
  type: taxIdKind(cif) ?? ('CIF' as const),
  number: cif.trim(),
});

/** Whether the form has fields for an address of the invoice alone; that of a delivery may serve. */
export const asksInvoiceAddress = ({ type, wantsInvoice, deliveryType, hasOwnInvoiceAddress }: OrderDraft): boolean =>
  (type === 'legal' || wantsInvoice) && (deliveryType === 'pickup' || hasOwnInvoiceAddress);

/** Whether the order has an address for the invoice alone. */
export const hasInvoiceAddress = (draft: OrderDraft): boolean => {
  const { street, zipcode, city } = draft.invoiceAddress;
  return asksInvoiceAddress(draft) && [street, zipcode, city].every((part) => part.trim());
};

/** The address as the API takes it. */
export function addressOf(address: AddressDraft): NonNullable<NonNullable<OrderBody['delivery']>['address']> {
  const { latLng, placeId } = address;
  const zipcode = address.zipcode.trim();
  const city = address.city.trim();
  return {
    value: { latLng, placeId, zipcode, address: `${addressLine(address)}, ${zipcode} ${city}` },
    street: address.street.trim(),
    house: address.house.trim(),
    floor: address.floor.trim() || null,
    apartment: address.apartment.trim() || null,
    city,
    extra: address.extra.trim() || null,
  };
}
