import { mayRepeatTyped } from '#platform/mail/may-repeat.ts';
import type { StoredOrder } from './order-queries.ts';

/** Whether the address of an order is known to be its customer's: a mail's link was opened, or money came. */
export const isProven = ({ emailConfirmedAt, paymentStatus }: StoredOrder): boolean =>
  mayRepeatTyped({
    isConfirmed: emailConfirmedAt !== null,
    isPaid: paymentStatus === 'paid' || paymentStatus === 'refunded',
  });

/**
 * An order as mails to its customer may show it: all of it once the address is proven, before that nothing that was typed.
 * Of a delivery address the postal code stays, and `town`, the municipality by the shop's own table, stands for the rest.
 */
export function mailedOrder(order: StoredOrder, town: string | null = null): StoredOrder {
  if (isProven(order)) return order;
  const { customer, delivery } = order;
  const { type, document } = customer;
  const zipcode = delivery.address?.value?.zipcode ?? null;
  return {
    ...order,
    comment: '',
    receiver: null,
    // Whether there is a document is a fact of the order; its number is not shown in mails.
    customer: { type, document, name: '', surname: '', email: '', phone: '', organization: null },
    delivery: { ...delivery, address: delivery.address && { value: { zipcode }, city: town } },
  };
}
