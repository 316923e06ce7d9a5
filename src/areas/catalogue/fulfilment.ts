/**
 * How a product can be had: by pickup or delivery, by one of them only, or as a service at the customer's home, for
 * which an order needs an address and a time like a delivery.
 */
export const fulfilments = ['any', 'pickup', 'delivery', 'home'] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** Whether an order of this type can contain the product. */
export const canBeHadBy = (fulfilment: Fulfilment, type: 'delivery' | 'pickup'): boolean =>
  fulfilment === 'any' || (fulfilment === 'pickup') === (type === 'pickup');
