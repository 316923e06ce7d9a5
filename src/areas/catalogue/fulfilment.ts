/**
 * How a product can be had: by pickup or delivery, by one of them only, or as a service at the customer's home, for
 * which an order needs an address and a time like a delivery.
 */
export const fulfilments = ['any', 'pickup', 'delivery', 'home'] as const;
export type Fulfilment = (typeof fulfilments)[number];
