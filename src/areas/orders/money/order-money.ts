import type { PaymentStatus } from '#areas/payment/contract.ts';
import type { Order } from '../order-schema.ts';

/**
 * What has become of the money of an order. Page, mail and tracking say the same of it: the sentence in messages.ts beside.
 * `going_back`: it came for an order that was cancelled. `gone_back`: it was paid back for one that is cancelled.
 */
export type OrderMoney =
  | Exclude<PaymentStatus, 'cancelled'>
  | 'partly_refunded'
  | 'not_charged'
  | 'going_back'
  | 'gone_back';

const ofOrder: Readonly<Record<PaymentStatus, OrderMoney>> = {
  pending: 'pending',
  processing: 'processing',
  failed: 'failed',
  paid: 'paid',
  cancelled: 'not_charged',
  refunded: 'refunded',
};

const ofCancelled: Readonly<Record<PaymentStatus, OrderMoney>> = {
  pending: 'not_charged',
  processing: 'not_charged',
  failed: 'not_charged',
  paid: 'going_back',
  cancelled: 'not_charged',
  refunded: 'gone_back',
};

/** `refunded`: what of it was paid back, in euros or cents. */
export function orderMoney({
  status,
  paymentStatus,
  refunded = 0,
}: Pick<Order, 'status' | 'paymentStatus' | 'refunded'>): OrderMoney {
  const money = (status === 'cancelled' ? ofCancelled : ofOrder)[paymentStatus];
  return money === 'paid' && refunded > 0 ? 'partly_refunded' : money;
}
