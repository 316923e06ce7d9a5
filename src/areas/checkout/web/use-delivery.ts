import type { Basket } from '#areas/basket/contract.ts';
import type { CheckoutOptions } from '../contract.ts';
import type { WayOut } from './address/out-of-zone.tsx';
import { deliveryPrice, noDeliveryTo, useAddressZone } from './address/use-address-zone.ts';
import { amountToPay } from './amount-to-pay.ts';
import type { OrderDraft } from './draft/order-draft.ts';

/** Whether and at what price the goods get to the draft's address, as the server says; nothing is added to pick them up. */
export function useDelivery(
  draft: OrderDraft,
  { basket, options, wayOut }: { readonly basket: Basket; readonly options: CheckoutOptions; readonly wayOut: WayOut },
) {
  const isPickup = draft.deliveryType === 'pickup' || options.delivery === null;
  const { zone, retry } = useAddressZone(isPickup ? null : draft.address, basket.version);
  const toPay = amountToPay(basket, isPickup ? 0 : deliveryPrice(zone));
  // Out of the zones the order goes on with the pickup, unless another address is about to be typed.
  const canPickUp = options.pickupPoints.length > 0 && basket.deliveryTypes.includes('pickup');
  return {
    zone,
    retry,
    isPickup,
    toPay,
    isDeliverable: toPay.delivery !== null || zone.status === 'checking',
    goesOnWithPickup: !isPickup && noDeliveryTo(zone) !== null && canPickUp && wayOut === 'pickup',
  };
}
