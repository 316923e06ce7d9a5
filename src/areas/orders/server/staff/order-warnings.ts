import { eurosFromCents, cents } from '#values/money.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { findMoneyFacts, type MoneyFacts } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { listFailedMails } from '#platform/mail/mail-jobs.ts';
import { maySeeWarning, type OrderWarning } from '../../staff-warnings.ts';
import { keptUntil } from '../records/hold-time.ts';
import { amountOf, type StoredOrder } from '../records/order-queries.ts';
import { isAwaitingPayment } from '../status/order-transitions.ts';

export type WarnedOrder = Pick<
  StoredOrder,
  | 'id'
  | 'status'
  | 'delivery'
  | 'paymentStatus'
  | 'payment'
  | 'price'
  | 'deliveryPrice'
  | 'hold'
  | 'paymentDueAt'
  | 'placedAt'
>;

interface Facts {
  /** None of an order without an attempt. */
  readonly money: ReadonlyMap<number, MoneyFacts>;
  readonly withFailedMail: ReadonlySet<number>;
}

/** What is known of the money and the mails of some orders: as many statements, however many they are. */
export async function findWarningFacts(database: Queryable, orderIds: readonly number[], now: Date): Promise<Facts> {
  const [money, failed] = await Promise.all([
    findMoneyFacts(database, orderIds, now),
    listFailedMails(database, { limit: orderIds.length, orderIds }),
  ]);
  return { money, withFailedMail: new Set(failed) };
}

/** What of an order needs somebody, as far as the role may know. */
export function warningsOf(order: WarnedOrder, facts: Facts, role: StaffRole): OrderWarning[] {
  return allWarnings(order, facts).filter(({ kind }) => maySeeWarning(role, kind));
}

function allWarnings(order: WarnedOrder, { money, withFailedMail }: Facts): OrderWarning[] {
  const facts = money.get(order.id);
  const { received = 0, surplus = 0, left = 0 } = facts ?? {};
  const isWaiting = isAwaitingPayment(order);
  const missing = amountOf(order) - received;
  const warnings: (OrderWarning | false | null | undefined)[] = [
    order.status === 'cancelled' && left > 0 && { kind: 'to_refund', amount: euros(left) },
    facts?.isRefundRefused && { kind: 'refund_refused' },
    facts?.isApprovalRefused && { kind: 'approval_refused' },
    isWaiting && received > 0 && missing > 0 && { kind: 'part_paid', amount: euros(missing) },
    order.status !== 'cancelled' &&
      surplus > 0 && { kind: isWaiting ? 'wrong_amount' : 'surplus', amount: euros(surplus) },
    facts?.isUndecided && { kind: 'undecided' },
    withFailedMail.has(order.id) && { kind: 'mail_failed' },
    isWaiting && order.hold === 'waiting' && { kind: 'no_goods' },
    isWaiting && order.payment === 'transfer' && dueWarning(order),
  ];
  return warnings.filter((warning) => warning !== false && warning !== null && warning !== undefined);
}

function dueWarning(order: WarnedOrder): OrderWarning | null {
  const until = keptUntil(order);
  return until && { kind: 'due', at: until.toISOString() };
}

const euros = (amount: number): number => eurosFromCents(cents(amount));
