import type { DeliveryType } from '#areas/delivery/contract.ts';

/** Sales up to so many euros with VAT may have a simplified invoice: retail to consumers, and others (RD 1619/2012 art. 4). */
export const maxSimplifiedInvoice = { individual: 3000, legal: 400 } as const;

/** A full invoice has the address of a company (art. 6.1.e): a delivery brings one along, a pickup does not. */
export const needsInvoiceAddress = (order: {
  readonly customerType: keyof typeof maxSimplifiedInvoice;
  readonly deliveryType: DeliveryType;
  /** Euros, VAT included. */
  readonly amount: number;
}): boolean =>
  order.customerType === 'legal' && order.deliveryType === 'pickup' && order.amount > maxSimplifiedInvoice.legal;

/**
 * Whether the invoice of an individual's order has to name them with the number of a document: above the limit it is a full
 * one (art. 4.1 and 6.1.d). `amount` is in euros, VAT and delivery included.
 */
export const needsDocumentNumber = (customerType: keyof typeof maxSimplifiedInvoice, amount: number): boolean =>
  customerType === 'individual' && amount > maxSimplifiedInvoice.individual;
