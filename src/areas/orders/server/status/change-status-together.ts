import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import { cancelAttempts } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { OrderStatus } from '../../contract.ts';
import type { OrderInvoices } from '../order-invoices.ts';
import type { OrderNotices } from '../notices/order-notices.ts';
import type { OrderMails } from '../order-mails.ts';
import { recordOrderChanges, statusVerb } from '../records/order-log.ts';
import { noteOwedMoney } from '../records/owed-money.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { readyIfBegunNow } from '../records/promised-ready-at.ts';
import { cancelTogether, moveTogether } from '../records/orders-together.ts';
import type { UpdateProvider } from './change-status.ts';
import { isHandOver, mayChangeStatus, unpaid } from './order-transitions.ts';
import { giveBackGoodsOf, isWaiting } from './own-goods.ts';

/** Whose change takes no goods, no place and no money; cancelling gives back what an order has. */
const changedTogether = [
  'confirmed',
  'preparing',
  'ready',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies OrderStatus[];
export type TogetherStatus = (typeof changedTogether)[number];

export const isChangedTogether = (status: OrderStatus | undefined): status is TogetherStatus =>
  status !== undefined && (changedTogether as readonly OrderStatus[]).includes(status);

/** Whether an order takes neither goods nor a place when it moves on. */
const hasAllOfItsOwn = (order: StoredOrder): boolean => order.hold === null && !isWaiting(order);

/** Whether it is changed to a status with others: one whose money went back has its corrective invoice, too, when it is cancelled. */
export const fitsTogether = (order: StoredOrder, status: OrderStatus): boolean =>
  status === 'cancelled' ? (unpaid as readonly string[]).includes(order.paymentStatus) : hasAllOfItsOwn(order);

interface TogetherChange {
  readonly actor: Actor;
  readonly status: TogetherStatus;
  /** The change of the bulk that this one is part of. */
  readonly bulk?: number | undefined;
  /** Why, in free words. */
  readonly reason?: string | null | undefined;
  /** The changes of the log that are taken back, by the ids of the orders. */
  readonly undoes?: ReadonlyMap<number, number>;
}

/**
 * Does what `changeStatus` does, of orders that the caller has locked, by a few statements for all of them. Answers the ids of the
 * changes in the log by those of the orders. Those without a change are as they were: what may not be changed, or would take its
 * goods or its place first, is for `changeStatus`.
 */
export type ChangeStatusTogether = (
  tx: Queryable,
  locked: readonly StoredOrder[],
  change: TogetherChange,
) => Promise<ReadonlyMap<number, number>>;

export function createChangeStatusTogether(parts: {
  readonly clock: Clock;
  readonly delivery: Pick<Delivery, 'readyAt'> & { readonly places: Pick<Delivery['places'], 'giveBackAll'> };
  readonly mails: Pick<OrderMails, 'addTogether'>;
  readonly notices: Pick<OrderNotices, 'add'>;
  readonly invoices: Pick<OrderInvoices, 'issueForAll'>;
  readonly updateProvider: UpdateProvider;
}): ChangeStatusTogether {
  const { clock, mails, notices, invoices, updateProvider } = parts;
  const { readyAt } = parts.delivery;

  /** What follows from a change, but for what is mailed. */
  async function follow(tx: Queryable, actor: Actor, changed: readonly StoredOrder[], before: readonly StoredOrder[]) {
    const [{ status, updatedAt: at }] = changed as [StoredOrder];
    const ids = changed.map(({ id }) => id);
    if (status !== 'cancelled') {
      const handedOver = changed.filter(({ delivery }) => isHandOver(status, delivery.type)).map(({ id }) => id);
      if (handedOver.length > 0) await updateProvider(tx, handedOver, 'shipped');
      return;
    }
    await cancelAttempts(tx, ids, at);
    await updateProvider(tx, ids, 'cancelled');
    await noteOwedMoney(tx, ...ids);
    // Last: shoppers who order the same goods, or places, wait until the transaction ends.
    await giveBackGoodsOf(tx, parts, actor, before);
  }

  return async (tx, locked, { actor, status, bulk, reason, undoes }) => {
    const isUndo = undoes !== undefined;
    const before = locked.filter(
      (order) => fitsTogether(order, status) && mayChangeStatus(order, status, 'shop', isUndo),
    );
    if (before.length === 0) return new Map();
    const formerOf = new Map(before.map((order) => [order.id, order]));
    // One moment in history and log: by it a timeline knows that both mean the same change.
    const at = clock();
    const changed =
      status === 'cancelled'
        ? await cancelTogether(tx, actor, before, at)
        : await moveTogether(tx, actor, {
            orders: before,
            status,
            at,
            readyAt: (order) => (status === 'confirmed' && readyIfBegunNow(order, at, readyAt)) || null,
          });
    const lines = changed.map((order) => {
      const former = formerOf.get(order.id)!;
      const changes = (['status', 'paymentStatus'] as const)
        .filter((field) => former[field] !== order[field])
        .map((field) => ({ field, before: former[field], after: order[field] }));
      return { order, changes, undoes: undoes?.get(order.id) };
    });
    const changeOf = await recordOrderChanges(tx, { actor, at, verb: statusVerb, bulk, reason }, lines);
    const changeIds = new Map(changed.map((order) => [order.id, changeOf(order)]));
    // Backwards there is nothing else to do: what was done for the status stays done for when it comes again.
    if (isUndo) return changeIds;
    const told = changed.map((order) => {
      const canUndo = actor.kind === 'staff' && mayChangeStatus(order, formerOf.get(order.id)!.status, 'shop', true);
      return { order, change: canUndo ? changeOf(order) : undefined };
    });
    await mails.addTogether(tx, told, bulk);
    await follow(tx, actor, changed, before);
    // All of a bulk stand in one mail.
    if (status === 'confirmed' && bulk === undefined) for (const order of changed) await notices.add(tx, order);
    // Last: the number of an invoice is locked until the transaction ends.
    await invoices.issueForAll(tx, actor, changed);
    return changeIds;
  };
}
