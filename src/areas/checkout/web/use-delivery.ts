import type { Basket } from '#areas/basket/contract.ts';
import type { CheckoutOptions } from '../contract.ts';
import type { WayOut } from './address/out-of-zone.tsx';
import { deliveryPrice, noDeliveryTo, useAddressZone } from './address/use-address-zone.ts';
import type { OrderDraft } from './draft/order-draft.ts';

/** What is to pay for the basket, in euros, with the VAT in it; `delivery` is null while it is not known or cannot be had. */
export interface ToPay extends Pick<Basket, 'vat'> {
  readonly isPickup: boolean;
  readonly delivery: number | null;
  readonly amount: number;
}

export const pickedUp = ({ price, vat }: Basket): ToPay => ({ isPickup: true, delivery: 0, amount: price, vat });

/** Whether and at what price the goods get to the draft's address, as the server says; nothing is added to pick them up. */
export function useDelivery(
  draft: OrderDraft,
  { basket, options, wayOut }: { readonly basket: Basket; readonly options: CheckoutOptions; readonly wayOut: WayOut },
) {
  const isPickup = draft.deliveryType === 'pickup' || options.delivery === null;
  const { zone, retry } = useAddressZone(isPickup ? null : draft.address, basket.version);
  const cost = zone.status === 'found' && deliveryPrice(zone) !== null ? zone.cost : null;
  const toPay: ToPay = isPickup
    ? pickedUp(basket)
    : { isPickup, delivery: cost?.price ?? null, amount: cost?.amount ?? basket.price, vat: cost?.vat ?? basket.vat };
  // Out of the zones the order goes on with the pickup, unless another address is about to be typed.
  const canPickUp = options.pickupPoints.length > 0 && basket.deliveryTypes.includes('pickup');
  return {
    zone,
    retry,
    toPay,
    isDeliverable: toPay.delivery !== null || zone.status === 'checking',
    goesOnWithPickup: !isPickup && noDeliveryTo(zone) !== null && canPickUp && wayOut === 'pickup',
  };
}
