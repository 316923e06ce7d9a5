import type { PaymentStatus } from '#areas/payment/contract.ts';
import type { Order } from '../order-schema.ts';

/**
 * What has become of the money of an order. Page, mail and tracking say the same of it: the sentence in messages.ts beside.
 * `going_back`: it came for an order that was cancelled. `gone_back`: it was paid back for one that is cancelled.
 */
export type OrderMoney =
  | Exclude<PaymentStatus, 'cancelled'>
  | 'partly_paid'
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

/**
 * `refunded`, `received`: what of it was paid back, and what of an order that was given up is still to be; `due`: what is left to
 * pay of one that is paid in part; in euros or cents.
 */
export function orderMoney({
  status,
  paymentStatus,
  refunded = 0,
  received = 0,
  due = 0,
}: Pick<Order, 'status' | 'paymentStatus' | 'refunded' | 'received' | 'due'>): OrderMoney {
  if (status === 'cancelled') {
    if (paymentStatus === 'paid' || received > 0) return 'going_back';
    return paymentStatus === 'refunded' || refunded > 0 ? 'gone_back' : 'not_charged';
  }
  const money = ofOrder[paymentStatus];
  if (money === 'pending' && due > 0) return 'partly_paid';
  return money === 'paid' && refunded > 0 ? 'partly_refunded' : money;
}
