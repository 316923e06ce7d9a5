import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { PaymentStatus } from '#areas/payment/contract.ts';
import { type AttemptNews, moveAttempts } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { answerOrderMails } from '#platform/mail/waiting-mails.ts';
import type { OrderStatus } from '../../contract.ts';
import type { OrderInvoices } from '../order-invoices.ts';
import type { OrderNotices } from '../notices/order-notices.ts';
import type { OrderMails } from '../order-mails.ts';
import { recordOrderChange, statusVerb } from '../records/order-log.ts';
import { noteOwedMoney } from '../records/owed-money.ts';
import { insertHistory, lockOrder, moveOrder, type StoredOrder } from '../records/order-queries.ts';
import { giveBackGoods, type HoldParts, ownGoods, withoutSlotPlace } from './own-goods.ts';
import { readyIfBegunNow } from '../records/promised-ready-at.ts';
import {
  isHandOver,
  mayChangePayment,
  mayChangeStatus,
  type OnlyWith,
  type Side,
  sideOf,
} from './order-transitions.ts';

export interface StatusChange {
  readonly actor: Actor;
  readonly status?: OrderStatus;
  readonly paymentStatus?: PaymentStatus;
  /** Cancelled because its goods or its place were gone when it was paid: what is mailed about the money says so. */
  readonly isGone?: boolean;
  /** The attempt to pay that the change of the payment is about; without it the latest. */
  readonly attempt?: AttemptNews;
  /** What the caller does about the attempts to pay in the same transaction. */
  readonly with?: OnlyWith;
  /** Why somebody of the shop makes it, in free words. */
  readonly reason?: string | null | undefined;
  /** The change of the log that this one takes back: nobody is mailed. */
  readonly undoes?: number;
  /** The change of the bulk that this one is part of: its mail waits until all of the bulk is done. */
  readonly bulk?: number | undefined;
  /** Hears the id of the change in the log. */
  readonly onRecorded?: (changeId: number) => void;
}

/** What a provider is told of the goods that it has financed. */
export type GoodsChange = 'shipped' | 'cancelled';

/** Tells the providers of orders what becomes of their goods, once the caller's transaction commits. */
export type UpdateProvider = (tx: Queryable, orderIds: readonly number[], change: GoodsChange) => Promise<void>;

/** Orders the money of a paid order back that its customer has cancelled, once the caller's transaction commits. */
export type RefundCancelled = (tx: Queryable, actor: Actor, order: StoredOrder) => Promise<void>;

/**
 * Changes an order's status, its payment's status or both, in the caller's transaction, with all that belongs to it:
 * history, the record of the payment, stock, the place in its slot, mails to customer and store, invoice. Returns the changed order, or null when the
 * order is unknown, a table of order-transitions.ts does not allow the change, or an order that waits for its goods cannot
 * have them; then nothing has happened.
 */
export type ChangeStatus = (tx: Queryable, orderId: number, change: StatusChange) => Promise<StoredOrder | null>;

/** The only writer of an order's status and payment status after it was placed. */
export function createChangeStatus(parts: {
  readonly clock: Clock;
  readonly delivery: HoldParts['delivery'];
  readonly mails: Pick<OrderMails, 'add' | 'lock'>;
  readonly notices: Pick<OrderNotices, 'add' | 'addCancelled'>;
  readonly invoices: Pick<OrderInvoices, 'issueFor'>;
  readonly updateProvider: UpdateProvider;
}): ChangeStatus {
  const { clock, mails, notices, invoices, updateProvider } = parts;
  return async (tx, orderId, change) => {
    const { actor, status, paymentStatus, isGone, attempt, reason, undoes, bulk, onRecorded } = change;
    const by = sideOf(actor);
    const isUndo = undoes !== undefined || change.with === 'undo';
    const order = await lockOrder(tx, orderId);
    if (!order) return null;
    if (paymentStatus && !mayChangePayment(order, paymentStatus, by, change.with)) return null;
    const nextPayment = paymentStatus ?? order.paymentStatus;
    if (status && !mayChangeStatus({ ...order, paymentStatus: nextPayment }, status, by, isUndo)) return null;
    // Without a mail no lock: the goods of an order that is gone are locked already.
    if (status && !isGone) await mails.lock(tx, { ...order, paymentStatus: nextPayment }, by);

    const isCancelled = status === 'cancelled';
    // Money that goes back is the order's until it has: then it is refunded.
    const owesMoney = isCancelled && nextPayment === 'paid';
    const isSettled = isCancelled || nextPayment === 'paid';
    const goesOn = order.status !== 'cancelled' && !isCancelled && (status !== undefined || paymentStatus === 'paid');
    const owned = goesOn ? await ownGoods(tx, parts, actor, order) : order;
    if (goesOn && owned.hold === 'waiting') return null;
    const begun = () => {
      const readyAt = readyIfBegunNow(order, clock(), parts.delivery.readyAt);
      return readyAt && { readyAt };
    };
    const changed = await moveOrder(tx, order, {
      status: status ?? order.status,
      paymentStatus: isCancelled && !owesMoney && nextPayment !== 'refunded' ? 'cancelled' : nextPayment,
      updatedAt: clock(),
      // What is paid, or given up, is not expected any more.
      paymentDueAt: isSettled ? null : order.paymentDueAt,
      network: isSettled ? null : order.network,
      hold: isCancelled ? null : owned.hold,
      // Given back below.
      delivery: isCancelled
        ? withoutSlotPlace(order.delivery)
        : { ...owned.delivery, ...(status === 'confirmed' && begun()) },
    });
    await insertHistory(tx, actor, changed);
    const changeId = await recordStatus(tx, order, changed, { actor, reason, undoes, bulk });
    onRecorded?.(changeId);
    // Backwards there is nothing else to do: what was done for the status stays done for when it comes again.
    if (isUndo) return changed;
    if (nextPayment === 'paid' && order.paymentStatus !== 'paid')
      await answerOrderMails(tx, order.number, changed.updatedAt);
    if (changed.paymentStatus !== order.paymentStatus || (isCancelled && !owesMoney))
      await moveAttempts(tx, orderId, changed.paymentStatus, changed.updatedAt, attempt ?? reasonOf(by, isCancelled));
    const isHandedOver = isHandOver(status, order.delivery.type);
    // A lender that pays all back knows that nothing comes of it.
    if ((isCancelled && !owesMoney) || isHandedOver)
      await updateProvider(tx, [orderId], isCancelled ? 'cancelled' : 'shipped');
    if (isCancelled) await giveBackGoods(tx, parts, actor, order);
    if (isCancelled && !owesMoney) await noteOwedMoney(tx, orderId);
    const isDenied = paymentStatus === 'failed' && attempt?.reason !== 'cancelled_by_user';
    // The shop cancels by itself only what was not paid; money that came for goods that are gone has a mail of its own.
    if (status && !isGone)
      await mails.add(tx, changed, by, {
        isExpired: isCancelled && by === 'system',
        // It waits for as long as the change can be taken back.
        ...(actor.kind === 'staff' &&
          mayChangeStatus(changed, order.status, by, true) && {
            change: changeId,
            ...(bulk !== undefined && { bulk }),
          }),
      });
    // A customer who has given up knows it.
    else if (isDenied && !isGone && by !== 'customer')
      await mails.add(tx, changed, by, { denied: attempt?.paymentId ?? null });
    // All of a bulk stand in one mail.
    if (status === 'confirmed' && bulk === undefined) await notices.add(tx, changed);
    if (isCancelled && by === 'customer' && order.status === 'confirmed') await notices.addCancelled(tx, changed);
    await invoices.issueFor(tx, actor, changed);
    return changed;
  };
}

/** Writes into the log what somebody has made of an order. */
function recordStatus(
  tx: Queryable,
  before: StoredOrder,
  after: StoredOrder,
  { actor, reason, undoes, bulk }: Pick<StatusChange, 'actor' | 'reason' | 'undoes' | 'bulk'>,
): Promise<number> {
  const changes = (['status', 'paymentStatus'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
  return recordOrderChange(tx, after, {
    actor,
    at: after.updatedAt,
    verb: statusVerb,
    changes,
    reason,
    ...(undoes !== undefined && { undoes }),
    bulk,
  });
}

/** Why the open attempt of a cancelled order ends. */
function reasonOf(by: Side, isCancelled: boolean): AttemptNews {
  if (!isCancelled || by === 'shop') return {};
  return { reason: by === 'customer' ? 'cancelled_by_user' : 'expired' };
}
