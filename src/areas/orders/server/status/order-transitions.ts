import type { Actor } from '#values/actor.ts';
import type { DeliveryType } from '#areas/delivery/contract.ts';
import { type PaymentStatus, paymentStatuses } from '#areas/payment/contract.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { orderStatuses, type OrderStatus } from '../../contract.ts';

/** For whom an order is changed: its customer, the shop's people, or nobody, as by a job or a payment provider. */
export type Side = 'customer' | 'shop' | 'system';

const sides = {
  shopper: 'customer',
  guest: 'customer',
  staff: 'shop',
  command: 'shop',
  job: 'system',
  provider: 'system',
} as const satisfies Record<Actor['kind'], Side>;

export const sideOf = ({ kind }: Actor): Side => sides[kind];

interface OrderTransition {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly by: readonly Side[];
  /** The transition is allowed while the payment is in one of these statuses; without the list, in any. */
  readonly payment?: readonly PaymentStatus[];
  /** The transition is for orders that reach the customer in this way. */
  readonly delivery?: DeliveryType | 'none';
  /** Only to take back the opposite one, before the customer is mailed. */
  readonly isUndo?: true;
}

interface PaymentTransition {
  readonly from: readonly PaymentStatus[];
  readonly to: PaymentStatus;
  readonly by: readonly Side[];
  /** Never by hand: with another attempt to pay in the same transaction, or to take that back. */
  readonly only?: OnlyWith;
}

/** What a change of the payment goes with that nobody makes alone. */
export type OnlyWith = 'attempt' | 'undo';

/** No money was received, and none is on its way. */
export const unpaid = ['pending', 'failed'] as const satisfies PaymentStatus[];

/** Every change of an order's status (decisions.md section 7); any other is refused. */
const orderTransitions: readonly OrderTransition[] = [
  { from: ['created'], to: 'confirmed', by: ['shop', 'system'] },
  { from: ['confirmed'], to: 'preparing', by: ['shop'] },
  { from: ['preparing'], to: 'ready', by: ['shop'], delivery: 'pickup' },
  { from: ['preparing'], to: 'shipped', by: ['shop'], delivery: 'delivery' },
  // Sharpening is fetched, a voucher is not.
  { from: ['preparing'], to: 'ready', by: ['shop'], delivery: 'none' },
  { from: ['preparing'], to: 'delivered', by: ['shop'], delivery: 'none' },
  { from: ['ready', 'shipped'], to: 'delivered', by: ['shop'] },
  { from: ['shipped', 'delivered'], to: 'returned', by: ['shop'] },
  // Money under way or received is settled or refunded first.
  { from: ['created', 'confirmed'], to: 'cancelled', by: ['customer'], payment: unpaid },
  // Its money goes back, and only for a while: may-cancel.ts.
  { from: ['confirmed'], to: 'cancelled', by: ['customer'], payment: ['paid'] },
  {
    from: ['created', 'confirmed', 'preparing', 'ready'],
    to: 'cancelled',
    by: ['shop', 'system'],
    payment: [...unpaid, 'refunded'],
  },
  // Nothing has left the shop yet: no goods, no invoice's number, no money.
  { from: ['preparing'], to: 'confirmed', by: ['shop'], isUndo: true },
  { from: ['ready'], to: 'preparing', by: ['shop'], isUndo: true },
];

/** Every change of the payment alone. `cancelled` is missing: an unpaid payment is cancelled with its order only. */
const paymentTransitions: readonly PaymentTransition[] = [
  // Without an attempt nothing would be awaited.
  { from: ['failed'], to: 'pending', by: ['customer', 'shop'], only: 'attempt' },
  { from: ['pending'], to: 'failed', by: ['shop'], only: 'undo' },
  // The shop has made it dearer: what it costs more is awaited.
  { from: ['paid'], to: 'pending', by: ['shop'], only: 'attempt' },
  { from: ['pending', 'failed'], to: 'processing', by: ['system'] },
  { from: ['pending', 'processing'], to: 'failed', by: ['system'] },
  // An application to a lender: given up before it was sent, or because no decision comes.
  { from: ['pending'], to: 'failed', by: ['customer'] },
  { from: ['processing'], to: 'failed', by: ['shop'] },
  // A cancelled payment may become paid: a transfer may arrive after the order was given up, and is then refunded.
  { from: ['pending', 'processing', 'failed', 'cancelled'], to: 'paid', by: ['shop', 'system'] },
  { from: ['paid'], to: 'refunded', by: ['shop', 'system'] },
];

/** The state of an order on which the transitions depend. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly delivery: { readonly type: DeliveryType; readonly virtual?: 'all' | 'some' | undefined };
}

const wayOf = ({ type, virtual }: OrderState['delivery']) => (virtual === 'all' ? 'none' : type);

/** `isUndo`: to take back the opposite change. */
export const mayChangeStatus = (order: OrderState, to: OrderStatus, by: Side, isUndo = false): boolean =>
  orderTransitions.some(
    (transition) =>
      transition.to === to &&
      (transition.isUndo ?? false) === isUndo &&
      transition.from.includes(order.status) &&
      transition.by.includes(by) &&
      (transition.payment ?? [order.paymentStatus]).includes(order.paymentStatus) &&
      [undefined, wayOf(order.delivery)].includes(transition.delivery),
  );

export const mayChangePayment = (order: OrderState, to: PaymentStatus, by: Side, only?: OnlyWith): boolean =>
  paymentTransitions.some(
    (transition) =>
      transition.to === to &&
      transition.only === only &&
      transition.from.includes(order.paymentStatus) &&
      transition.by.includes(by),
  );

/** What somebody may change about an order: the statuses that it may have next, then those of its payment. */
export const possibleMoves = (order: OrderState, by: Side): (OrderStatus | PaymentStatus)[] => [
  ...orderStatuses.filter((to) => mayChangeStatus(order, to, by)),
  ...paymentStatuses.filter((to) => mayChangePayment(order, to, by)),
];

/** A change of status by the shop that the table does not allow: what the order is, and what it may become. */
export const refusedMove = (order: OrderState): Failure<'not_allowed'> =>
  failure('not_allowed', {
    facts: { now: `${order.status} and ${order.paymentStatus}`, possible: possibleMoves(order, 'shop') },
  });

/** Whether money for the order would pay it: none was received, and it was not given up. */
export const isAwaitingPayment = (order: OrderState): boolean =>
  order.status !== 'cancelled' && mayChangePayment(order, 'paid', 'system');

/** The statuses in which an order is cancelled once it was not paid in time. */
export const statusesThatExpire: readonly OrderStatus[] = orderTransitions
  .filter(({ to, by }) => to === 'cancelled' && by.includes('system'))
  .flatMap(({ from }) => from);

/** Whether the shop may still change where and when an order goes: it can be given up, so nothing has left. */
export const mayRearrange = ({ status }: Pick<OrderState, 'status'>): boolean => statusesThatExpire.includes(status);

/**
 * Whether it may change what is in it, and so what it costs: until it leaves the shop, or is prepared where it is paid. What is
 * paid then pays what it becomes, and another invoice says so.
 */
export const mayRefill = (order: OrderState): boolean =>
  order.paymentStatus === 'paid'
    ? order.status === 'confirmed' || order.status === 'preparing'
    : order.paymentStatus !== 'refunded' && mayChangeStatus(order, 'cancelled', 'shop');

/** Whether goods leave the shop with a change to this status: what is collected does when it is delivered. */
export const isHandOver = (status: OrderStatus | undefined, type: DeliveryType): boolean =>
  status === (type === 'pickup' ? 'delivered' : 'shipped');

/** Whether the goods of an order were sent or handed over. */
export const hasLeft = ({ status }: Pick<OrderState, 'status'>): boolean =>
  status === 'shipped' || status === 'delivered' || status === 'returned';

/** Neither finished nor cancelled. */
export const activeStatuses: readonly OrderStatus[] = ['created', 'confirmed', 'preparing', 'ready', 'shipped'];
