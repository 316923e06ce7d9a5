import { isLender, lenderNames } from '#areas/payment/lenders.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import type { CallAnswer } from '#values/call.ts';
import type { getConfirmPage, Order } from '../../contract.ts';
import { orderMoney } from '../../money/order-money.ts';

/** Attempts to pay one order (docs/decisions/payments.md). */
export const maxAttempts = 5;

/** How an order may be paid, and when it may be had. */
export type WaysToPay = Pick<CallAnswer<typeof getConfirmPage>, 'paymentMethods' | 'slots' | 'contact'>;

/**
 * Where the payment of an order stands for its customer. `waiting`: the bank or lender has to answer. `unpaid`: the customer
 * has to pay; one that is paid at the counter is `transfer` too. `denied`: the last attempt failed, and there may be another. `over`: cancelled, or the money went back.
 */
export type PaymentState = 'paid' | 'transfer' | 'waiting' | 'unpaid' | 'denied' | 'over';

type PaidOrder = Pick<Order, 'status' | 'paymentStatus' | 'payment'>;

/** `hasReturned`: the browser comes from the bank's page, where the customer has gone through with it. */
export function paymentState({ status, paymentStatus, payment }: PaidOrder, hasReturned: boolean): PaymentState {
  switch (orderMoney({ status, paymentStatus })) {
    case 'paid':
      return 'paid';
    case 'processing':
      return 'waiting';
    case 'failed':
      return 'denied';
    case 'pending':
      // In both nothing is to be done on the page.
      if (payment === 'transfer' || payment === 'counter') return 'transfer';
      return hasReturned ? 'waiting' : 'unpaid';
    default:
      return 'over';
  }
}

/** What is to be paid now: all, or what is left of it. */
export const amountDue = ({ amount, due }: Pick<Order, 'amount' | 'due'>): number => due ?? amount;

/** Why only a part is to be paid: `rest` of an order that was paid and costs more since, `part` of one that never was; null: all is. */
export const duePart = ({ due, attempts = [] }: Pick<Order, 'due' | 'attempts'>): 'rest' | 'part' | null =>
  due === undefined ? null : attempts.some(({ state }) => state === 'paid' || state === 'refunded') ? 'rest' : 'part';

/** Reasons after which the same method may well succeed; after others, such as a refusal, another one is more likely to. */
const worthRepeating: ReadonlySet<string> = new Set([
  'cancelled_by_user',
  'expired',
  'replaced',
  'expired_card',
  'wrong_card_data',
  'not_authenticated',
]);

/** The method chosen at first for another attempt; null where none is offered. */
export function proposedMethod(
  { payment, paymentStatus, attempts }: Pick<Order, 'payment' | 'paymentStatus' | 'attempts'>,
  offered: readonly PaymentMethod[],
): PaymentMethod | null {
  const isRefused = paymentStatus === 'failed' && !worthRepeating.has(attempts?.at(-1)?.reason ?? 'unknown');
  const other = offered.find((method) => method !== payment) ?? null;
  const same = offered.find((method) => method === payment);
  return same && !(isRefused && other) ? same : other;
}

/** The lender that finances an order; null where a bank is paid. */
export const lenderOf = ({ payment }: Pick<Order, 'payment'>): string | null =>
  isLender(payment) ? lenderNames[payment] : null;

/**
 * An application for financing: `open` while its customer has not finished it; `rejected` by the lender; `cancelled` with its order,
 * or once the money went back.
 */
export type FinancingState = 'processing' | 'open' | 'approved' | 'rejected' | 'rejected-by-user' | 'cancelled';

export function financingState(order: PaidOrder & Pick<Order, 'attempts'>): FinancingState {
  switch (paymentState(order, false)) {
    case 'paid':
      return 'approved';
    case 'waiting':
      return 'processing';
    case 'denied':
      return order.attempts?.at(-1)?.reason === 'cancelled_by_user' ? 'rejected-by-user' : 'rejected';
    case 'over':
      return 'cancelled';
    default:
      return 'open';
  }
}
