import type { PaymentStatus } from '#areas/payment/contract.ts';
import type { OrderAction, OrderStatus } from '../../contract.ts';

/** From each status of an order, those that may follow (decisions.md section 7). */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['confirmed', 'cancelled'],
  confirmed: ['preparing', 'cancelled'],
  preparing: ['ready', 'shipped', 'cancelled'],
  ready: ['delivered', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

export const mayFollow = (from: OrderStatus, to: OrderStatus): boolean => orderTransitions[from].includes(to);

/** The statuses that this one may follow. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] =>
  (Object.keys(orderTransitions) as OrderStatus[]).filter((from) => mayFollow(from, to));

/** Neither finished nor called off. */
export const activeStatuses: readonly OrderStatus[] = ['created', 'confirmed', 'preparing', 'ready', 'shipped'];

/** A customer cancels what nobody works on yet and what needs no money back. */
export const isCancellable = (status: OrderStatus, payment: PaymentStatus): boolean =>
  (status === 'created' || status === 'confirmed') && (payment === 'pending' || payment === 'failed');

/** What the customer can do with an order. */
export const actionsOf = (status: OrderStatus, payment: PaymentStatus): OrderAction[] =>
  isCancellable(status, payment) ? ['cancel', 'repeat'] : ['repeat'];
