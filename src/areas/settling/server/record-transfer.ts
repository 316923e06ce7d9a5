import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { type Cents, cents, eurosFromCents } from '#values/money.ts';
import {
  amountOf,
  isAwaitingPayment,
  lockOrder,
  noteOwedMoney,
  type StoredOrder,
} from '#areas/orders/server/orders.ts';
import {
  type AttemptMoney,
  listAttempts,
  receivedOf,
  recordCharge,
  sumMoneyOfOrders,
} from '#areas/payment/server/payment.ts';
import { recordChange } from '#areas/staff/server/staff.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import type { PaymentMails } from './payment-mails.ts';
import type { createPaymentsForShop } from './payments-for-shop.ts';

/** What an order waits for, as a transfer is compared with it. */
export interface ExpectedMoney {
  /** Cents that are still to come; 0 where none is expected. */
  readonly due: Cents;
  readonly state: 'awaiting' | 'paid' | 'cancelled';
}

/** What is still to come for an order, with its attempts' money. */
export function expectedMoney(order: StoredOrder, money: readonly AttemptMoney[]): ExpectedMoney {
  if (order.status === 'cancelled') return { due: cents(0), state: 'cancelled' };
  if (!isAwaitingPayment(order)) return { due: cents(0), state: 'paid' };
  return { due: cents(Math.max(0, amountOf(order) - receivedOf(money))), state: 'awaiting' };
}

const way = 'transfer';

/** A transfer that somebody of the shop has found on its bank account. */
export interface Transfer {
  readonly orderId: number;
  readonly amount: Cents;
  /** What tells it from all others; the same again is recorded once. */
  readonly key: string;
  /** Of its movement, in the bank's words. */
  readonly reason: string;
  /** Whether the order is still as it was when it was shown. */
  readonly isAsShown: (expected: ExpectedMoney) => boolean;
  /** Remembers the movement in the transaction that records the money; false: it was recorded before. */
  readonly take: (tx: Queryable) => Promise<boolean>;
}

/** `changed`: the order is not as it was shown, and nothing is recorded. `known`: recorded before. */
export type TransferOutcome = 'recorded' | 'changed' | 'known';

/**
 * Records transfers of the shop's bank account, each in a transaction of its own. All that an order waits for pays it, less is a
 * part of its price; what is more, or comes for one that is paid or cancelled or waits for its goods or a lender, is kept as money
 * that pays no order, which the shop pays back.
 */
export function createRecordTransfer(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly recordPaid: ReturnType<typeof createPaymentsForShop>['recordPaid'];
  readonly mails: Pick<PaymentMails, 'addLateMoney' | 'addSurplus'>;
}) {
  const { database, clock, recordPaid, mails } = parts;

  async function record(tx: Queryable, actor: Actor, transfer: Transfer): Promise<TransferOutcome> {
    const { orderId, amount, isAsShown, take, reason } = transfer;
    const order = await lockOrder(tx, orderId);
    if (!order) return 'changed';
    const expected = expectedMoney(order, await sumMoneyOfOrders(tx, [orderId]));
    if (!(await take(tx))) return 'known';
    if (!isAsShown(expected)) throw new OrderChanged();
    const { due, state } = expected;
    const isLate = state === 'cancelled';
    const pays =
      state === 'awaiting'
        ? amount >= due
        : isLate && order.paymentStatus === 'cancelled' && amount === amountOf(order);
    if (pays) {
      const given = { amount: isLate ? amount : due, receipt: transfer.key, way } as const;
      const paid = await recordPaid(actor, order.number, reason, given, tx);
      if (paid instanceof Failure) throw new OrderChanged();
    } else if (state === 'awaiting') {
      const part = await recordPaid(actor, order.number, reason, { amount, receipt: transfer.key, way }, tx);
      if (!(part instanceof Failure)) return 'recorded';
    }
    const rest = cents(amount - (pays ? (isLate ? amount : due) : 0));
    if (rest > 0) {
      await recordSurplus(tx, actor, order, { ...transfer, amount: rest });
      if (isLate) await mails.addLateMoney(tx, order, rest, null);
      else await mails.addSurplus(tx, order, { amount: rest, isPaid: pays || state === 'paid' });
    }
    return 'recorded';
  }

  async function recordSurplus(tx: Queryable, actor: Actor, order: StoredOrder, { amount, key, reason }: Transfer) {
    const [attempt] = (await listAttempts(tx, [order.id])).slice(-1);
    if (!attempt) throw new OrderChanged();
    await recordCharge(tx, actor, attempt, { amount, isSurplus: true, way, reference: key }, clock());
    if (order.status === 'cancelled') await noteOwedMoney(tx, order.id);
    await recordChange(tx, {
      actor,
      at: clock(),
      verb: 'order.money',
      subject: { kind: 'order', id: String(order.id), label: order.number },
      changes: [{ field: 'surplus', before: null, after: eurosFromCents(amount) }],
      reason,
    });
  }

  return {
    /** `within` opens the transaction. */
    recordTransfer: (
      actor: Actor,
      transfer: Transfer,
      within: Pick<Queryable, 'transaction'> = database,
    ): Promise<TransferOutcome> =>
      within
        .transaction((tx) => record(tx, actor, transfer))
        .catch((error: unknown) => {
          if (error instanceof OrderChanged) return 'changed' as const;
          throw error;
        }),
  };
}

/** Thrown inside the transaction, which then leaves nothing behind. */
class OrderChanged extends Error {}
