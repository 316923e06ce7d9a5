/**
 * How a product can be had: by pickup or delivery, by one of them only, or as a service at the customer's home, for
 * which an order needs an address and a time like a delivery.
 */
export const fulfilments = ['any', 'pickup', 'delivery', 'home'] as const;
export type Fulfilment = (typeof fulfilments)[number];

interface Handover {
  readonly isVirtual: boolean;
  readonly fulfilment: Fulfilment;
}

/** Whether an order needs a place and a time for it: goods do, and what is done at the customer's home. */
export const isHandedOver = ({ isVirtual, fulfilment }: Handover): boolean => !isVirtual || fulfilment === 'home';

/** Whether an order of this type can contain the product; what is not handed over goes with either. */
export const canBeHadBy = (product: Handover, type: 'delivery' | 'pickup'): boolean =>
  !isHandedOver(product) || product.fulfilment === 'any' || (product.fulfilment === 'pickup') === (type === 'pickup');
