import { sql } from 'drizzle-orm';
import { eurosFromCents, cents } from '#values/money.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { type MoneyFacts, moneyFactsSql } from '#areas/payment/server/payment.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { failedMailsSql } from '#platform/mail/mail-jobs.ts';
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

/** Null where an order has no attempt. */
type Facts = { readonly [Fact in keyof MoneyFacts]: MoneyFacts[Fact] | null } & {
  readonly id: number;
  readonly hasFailedMail: boolean;
};

/** What is known of the money and the mails of some orders: one statement, however many they are. */
export const listWarningFacts = namedStatement<Facts>(
  'order-warnings',
  sql`SELECT page.id::float8 AS id, money.*, failed.order_id IS NOT NULL AS "hasFailedMail"
    FROM unnest(${sql.placeholder('ids')}::bigint[]) AS page (id)
    LEFT JOIN (${moneyFactsSql(sql`${sql.placeholder('ids')}::bigint[]`, sql`${sql.placeholder('now')}`)}) AS money ON money.order_id = page.id
    LEFT JOIN (${failedMailsSql()}) AS failed ON failed.order_id = page.id`,
);

/** What of an order needs somebody, as far as the role may know. */
export function warningsOf(order: WarnedOrder, facts: Facts | undefined, role: StaffRole): OrderWarning[] {
  return allWarnings(order, facts).filter(({ kind }) => maySeeWarning(role, kind));
}

function allWarnings(order: WarnedOrder, facts: Facts | undefined): OrderWarning[] {
  const { received = null, surplus = null, left = null } = facts ?? {};
  const isWaiting = isAwaitingPayment(order);
  const missing = amountOf(order) - (received ?? 0);
  const warnings: (OrderWarning | false | null | undefined)[] = [
    order.status === 'cancelled' && (left ?? 0) > 0 && { kind: 'to_refund', amount: euros(left!) },
    facts?.isRefundRefused && { kind: 'refund_refused' },
    facts?.isApprovalRefused && { kind: 'approval_refused' },
    isWaiting && (received ?? 0) > 0 && missing > 0 && { kind: 'part_paid', amount: euros(missing) },
    order.status !== 'cancelled' &&
      (surplus ?? 0) > 0 && { kind: isWaiting ? 'wrong_amount' : 'surplus', amount: euros(surplus!) },
    facts?.isUndecided && { kind: 'undecided' },
    facts?.hasFailedMail && { kind: 'mail_failed' },
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
