import type { ParsedInput } from '#values/call.ts';
import { type Cents, cents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import { findPaidReturns, type Orders } from '#areas/orders/server/orders.ts';
import type { refundStaffReturn } from '#areas/orders/staff-return-calls.ts';
import { whileSignedIn } from '#areas/staff/server/staff.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import type { Settling } from './settling.ts';

type Input = ParsedInput<typeof refundStaffReturn>;

interface RefundReturnParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly returns: Orders['returns']['forStaff'];
  readonly payments: Pick<Settling['payments'], 'refund'>;
}

/** Undoes all of the transaction when something of it is refused. */
class Refused extends Error {
  readonly failure: Failure<RefundReturnError>;
  constructor(refusal: Failure<RefundReturnError>) {
    super(refusal.code);
    this.failure = refusal;
  }
}

type RefundReturnError =
  | 'order_not_found'
  | 'return_not_found'
  | 'return_moved'
  | 'refund_changed'
  | 'nothing_to_refund'
  | 'over_limit';

/**
 * Settles a return and pays back what it owes, in one transaction: its state as the command changes it, the money as every refund.
 * Null when it is done. `most`: what the role may pay back of the order.
 */
export async function refundReturn(
  { database, clock, returns, payments }: RefundReturnParts,
  { params: { orderId, reference }, body: { amount, reason } }: Pick<Input, 'params' | 'body'>,
  most: Cents | null,
  visit: StaffVisit,
): Promise<Failure<RefundReturnError> | null> {
  async function pay(tx: Queryable, number: string, owed: Cents): Promise<void> {
    const why = [reference, reason].filter(Boolean).join(' · ');
    // What a return owes is no repetition of what went back for another one.
    const wanted = { amount: owed, isOfReturn: true, isByHand: false, again: true, reason: why, most };
    const refunded = await payments.refund(visit.actor, number, wanted, tx);
    if (refunded instanceof Failure) throw new Refused(refunded as Failure<RefundReturnError>);
  }
  try {
    await whileSignedIn({ database, clock }, visit).transaction(async (tx) => {
      const settled = await returns.settle(tx, visit.actor, orderId, reference);
      if (settled instanceof Failure) throw new Refused(settled);
      const owed = settled.stored.state === 'refunded' ? (await findPaidReturns(tx, orderId)).owed : cents(0);
      if (owed !== centsFromEuros(amount))
        throw new Refused(failure('refund_changed', { facts: { amount: eurosFromCents(owed) } }));
      if (owed > 0) await pay(tx, settled.number, owed);
    });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.failure;
    throw error;
  }
}
