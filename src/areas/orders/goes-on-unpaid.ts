import type { OrderPaymentMethod, PaymentStatus } from '#areas/payment/contract.ts';
import type { OrderStatus } from './order-schema.ts';

interface PaidOrder {
  readonly payment: OrderPaymentMethod;
  readonly paymentStatus: PaymentStatus;
}

/**
 * Whether an order goes on by this step as if it were paid, before its money has come: it is confirmed, or its goods leave the shop.
 * What is paid where it changes hands is confirmed and sent without.
 */
export const goesOnUnpaid = ({ payment, paymentStatus }: PaidOrder, to: OrderStatus): boolean =>
  paymentStatus !== 'paid' &&
  paymentStatus !== 'refunded' &&
  (to === 'delivered' || ((to === 'confirmed' || to === 'shipped') && payment !== 'counter'));
