import type { OrderPaymentMethod, PaymentStatus } from '#areas/payment/contract.ts';
import type { OrderStatus } from './order-schema.ts';

interface PaidOrder {
  readonly payment: OrderPaymentMethod;
  readonly paymentStatus: PaymentStatus;
}

/** Whether the goods of an order leave the shop by this step before their money has come. What is paid on delivery is sent without. */
export const leavesUnpaid = ({ payment, paymentStatus }: PaidOrder, to: OrderStatus): boolean =>
  paymentStatus !== 'paid' &&
  paymentStatus !== 'refunded' &&
  (to === 'delivered' || (to === 'shipped' && payment !== 'counter'));
