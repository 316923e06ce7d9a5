import {
  amountOf,
  type ChangeStatus,
  findOrderById,
  findOrderByNumber,
  findPaidReturns,
  freeReturned,
  type Holds,
  listOrdersByIds,
  listOrdersOwing,
  listOrdersWithPayment,
  isAwaitingPayment,
  lockOrder,
  possibleMoves,
  sumClosedReturns,
  type StoredOrder,
} from '#areas/orders/server/orders.ts';
import {
  type AttemptMoney,
  listAttempts,
  listOrdersToAttend,
  type Payment,
  recordCharge,
  recordPart,
  sumHeldByProviders,
  sumMoneyOfOrders,
  sumReceived,
} from '#areas/payment/server/payment.ts';
import type { MoneyWay } from '#areas/payment/contract.ts';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { followPart } from './follow-part.ts';
import { listShopRefunds, type ShopRefund } from './list-shop-refunds.ts';
import type { PaymentMails } from './payment-mails.ts';
import { findSamePayment } from './same-payment.ts';

/** An order with its attempts and their money, in cents. */
export interface ShopPayment {
  readonly order: StoredOrder;
  readonly money: readonly AttemptMoney[];
}

/** Money that has come, and what tells its receipt from others. */
interface GivenMoney {
  readonly amount: Cents;
  readonly receipt: string;
  readonly way?: MoneyWay | undefined;
  /** False: as much that came in the same way within the last day is taken for a mistake. */
  readonly again?: boolean;
}

/** Payments for the shopkeeper. */
export function createPaymentsForShop(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly payment: Payment;
  readonly changeStatus: ChangeStatus;
  readonly holds: Pick<Holds, 'secure'>;
  readonly mails: Pick<PaymentMails, 'addLateMoney' | 'addSurplus'>;
}) {
  const { database, clock, payment, changeStatus, holds, mails } = parts;

  async function withMoney(found: readonly StoredOrder[]): Promise<ShopPayment[]> {
    const money = await sumMoneyOfOrders(
      database,
      found.map(({ id }) => id),
    );
    const byOrder = Map.groupBy(money, ({ attempt }) => attempt.orderId);
    return found.map((order) => ({ order, money: byOrder.get(order.id) ?? [] }));
  }

  return {
    /** The orders whose money needs the shopkeeper, newest first. */
    async listToAttend(limit: number): Promise<ShopPayment[]> {
      const ids = await listOrdersToAttend(database, { limit, now: clock() });
      ids.push(...(await listOrdersOwing(database, limit)));
      if (ids.length === 0) return [];
      return withMoney((await listOrdersByIds(database, ids)).slice(0, limit));
    },

    /** The latest orders that are paid, being paid or refunded, newest first. */
    async list(limit: number): Promise<ShopPayment[]> {
      return withMoney(await listOrdersWithPayment(database, limit));
    },

    /** An order by its number; null when it is unknown. */
    async find(number: string): Promise<ShopPayment | null> {
      const found = await findOrderByNumber(database, number);
      return found && (await withMoney([found]))[0]!;
    },

    /** The refunds of an order, oldest first. */
    listRefunds: (orderId: number): Promise<ShopRefund[]> => listShopRefunds(database, orderId),

    /**
     * What a provider is still to pay back for the refunded returns of an order, in cents: no money moves with a return.
     * Null when nothing is left, or only by hand.
     */
    async findOwed(orderId: number): Promise<{ number: string; provider: string; amount: Cents } | null> {
      const order = await findOrderById(database, orderId);
      const money = await sumMoneyOfOrders(database, [orderId]);
      const held = await sumHeldByProviders(payment, database, money);
      const left = addCents(...held.values());
      const amount = Math.min((await findPaidReturns(database, orderId)).owed, left);
      if (!order || amount <= 0) return null;
      const { attempt } = money.findLast((one) => (held.get(one.attempt.id) ?? 0) > 0)!;
      return { number: order.number, provider: attempt.provider, amount: cents(amount) };
    },

    /**
     * Gives up an application that a lender has not decided: the payment counts as failed, and the order may be paid in another
     * way while there is time, or cancelled. An approval that comes later still pays it.
     */
    endReview: (actor: Actor, number: string): Promise<StoredOrder | Failure<'order_not_found' | 'not_allowed'>> =>
      database.transaction(async (tx) => {
        const found = await findOrderByNumber(tx, number);
        const order = found && (await lockOrder(tx, found.id));
        if (!order) return failure('order_not_found');
        const isUnderReview = order.paymentStatus === 'processing';
        const change = { actor, paymentStatus: 'failed', attempt: { reason: 'expired' } } as const;
        return (
          (isUnderReview && (await changeStatus(tx, order.id, change))) ||
          failure('not_allowed', { facts: { now: order.paymentStatus } })
        );
      }),

    /**
     * Records that the shopkeeper has received all that an order still costs, which confirms a new one, or a part of it, in
     * cents: the order waits for the rest. One whose goods or place are gone is cancelled: the money is to be paid back.
     * `too_much`: only `due` cents are missing. `not_allowed` also for a receipt that was recorded before; its `reason` says why.
     * `repeated_payment`: as much, its `amount`, came in the same way `at` a moment of the last day; with `again` it is recorded too.
     * In a transaction of its own, or within the caller's.
     */
    recordPaid: (
      actor: Actor,
      number: string,
      reason?: string,
      given?: GivenMoney,
      within: Pick<Queryable, 'transaction'> = database,
    ): Promise<StoredOrder | Failure<'order_not_found' | 'not_allowed' | 'too_much' | 'repeated_payment'>> =>
      within.transaction(async (tx) => {
        const found = await findOrderByNumber(tx, number);
        const locked = found && (await lockOrder(tx, found.id));
        if (!locked) return failure('order_not_found');
        const attempts = await listAttempts(tx, [locked.id]);
        const received = isAwaitingPayment(locked) ? await sumReceived(tx, attempts) : cents(0);
        const closed = await sumClosedReturns(tx, locked.id);
        const due = cents(Math.max(0, amountOf(locked) - closed - received));
        const same = given && isAwaitingPayment(locked) ? await findSamePayment(tx, locked, given, clock()) : null;
        if (same === 'known') return refusedPayment(locked, true);
        if (same) return failure('repeated_payment', { facts: same });
        if (given && given.amount > due && isAwaitingPayment(locked)) return failure('too_much', { facts: { due } });
        if (given && given.amount < due)
          return recordPartOf(tx, actor, locked, { ...given, received: cents(received + closed), reason });
        const { order, gone } = isAwaitingPayment(locked)
          ? await holds.secure(tx, actor, locked)
          : { order: locked, gone: null };
        const change = { actor, paymentStatus: 'paid', reason } as const;
        const paid =
          (await changeStatus(tx, order.id, { ...change, status: 'confirmed' })) ??
          (await changeStatus(tx, order.id, change));
        if (!paid) return refusedPayment(order);
        const attempt = attempts.at(-1);
        const isLate = order.status === 'cancelled';
        const charge = { amount: due, isSurplus: isLate, way: given?.way };
        const isNew = attempt && charge.amount > 0 && (await recordCharge(tx, actor, attempt, charge, clock()));
        if (!isLate) await freeReturned(tx, actor, paid, clock());
        if (isNew && isLate) await mails.addLateMoney(tx, order, charge.amount, gone);
        return paid;
      }),
  };

  /** A part of the price of a locked order: with the next attempt to pay it its customer pays the rest. */
  async function recordPartOf(
    tx: Queryable,
    actor: Actor,
    order: StoredOrder,
    { amount, receipt, way, received, reason }: GivenMoney & { received: Cents; reason?: string | undefined },
  ): Promise<StoredOrder | Failure<'not_allowed'>> {
    const attempt = (await listAttempts(tx, [order.id])).at(-1);
    if (!attempt || !isAwaitingPayment(order) || order.paymentStatus === 'processing' || order.hold === 'waiting')
      return refusedPayment(order);
    if (!(await recordPart(tx, actor, attempt, { amount, receipt, way }, clock()))) return refusedPayment(order, true);
    await followPart(tx, parts, actor, order, { amount, received, reason });
    return order;
  }
}

/** Why money cannot be recorded for an order. `nothing_due`: it is paid. `known`: the same receipt was recorded before. */
export type RefusedPayment = 'nothing_due' | 'cancelled' | 'processing' | 'waits' | 'known';

const refusedPayment = (order: StoredOrder, isKnown = false): Failure<'not_allowed'> =>
  failure('not_allowed', {
    facts: {
      now: `${order.status} and ${order.paymentStatus}`,
      possible: possibleMoves(order, 'shop'),
      reason: isKnown ? 'known' : whyRefused(order),
    },
  });

function whyRefused(order: StoredOrder): RefusedPayment {
  if (order.status === 'cancelled') return 'cancelled';
  if (!isAwaitingPayment(order)) return 'nothing_due';
  return order.paymentStatus === 'processing' ? 'processing' : 'waits';
}
