import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { OrderStatus } from '../../contract.ts';
import type { OrderInvoices } from '../order-invoices.ts';
import type { OrderNotices } from '../notices/order-notices.ts';
import type { OrderMails } from '../order-mails.ts';
import { recordOrderChanges, statusVerb } from '../records/order-log.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { readyIfBegunNow } from '../records/promised-ready-at.ts';
import { moveTogether } from '../records/orders-together.ts';
import type { UpdateProvider } from './change-status.ts';
import { isHandOver, mayChangeStatus } from './order-transitions.ts';
import { type HoldParts, isWaiting } from './own-goods.ts';

/** Whose change takes no goods, no place and no money: the order's row, and what is written about it, are all of it. */
const changedTogether = ['confirmed', 'preparing', 'ready', 'shipped', 'delivered'] as const satisfies OrderStatus[];
export type TogetherStatus = (typeof changedTogether)[number];

export const isChangedTogether = (status: OrderStatus | undefined): status is TogetherStatus =>
  status !== undefined && (changedTogether as readonly OrderStatus[]).includes(status);

/** Whether an order takes neither goods nor a place when it moves on. */
export const hasAllOfItsOwn = (order: StoredOrder): boolean => order.hold === null && !isWaiting(order);

interface TogetherChange {
  readonly actor: Actor;
  readonly status: TogetherStatus;
  /** The change of the bulk that this one is part of. */
  readonly bulk?: number | undefined;
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

export function createChangeStatusTogether({
  clock,
  delivery: { readyAt },
  mails,
  notices,
  invoices,
  updateProvider,
}: {
  readonly clock: Clock;
  readonly delivery: Pick<HoldParts['delivery'], 'readyAt'>;
  readonly mails: Pick<OrderMails, 'addTogether'>;
  readonly notices: Pick<OrderNotices, 'add'>;
  readonly invoices: Pick<OrderInvoices, 'issueForAll'>;
  readonly updateProvider: UpdateProvider;
}): ChangeStatusTogether {
  return async (tx, locked, { actor, status, bulk }) => {
    const before = locked.filter((order) => hasAllOfItsOwn(order) && mayChangeStatus(order, status, 'shop'));
    if (before.length === 0) return new Map();
    const formerOf = new Map(before.map((order) => [order.id, order.status]));
    // One moment in history and log: by it a timeline knows that both mean the same change.
    const at = clock();
    const changed = await moveTogether(tx, actor, {
      orders: before,
      status,
      at,
      readyAt: (order) => (status === 'confirmed' && readyIfBegunNow(order, at, readyAt)) || null,
    });
    const lines = changed.map((order) => ({
      order,
      changes: [{ field: 'status', before: formerOf.get(order.id)!, after: status }],
    }));
    const changeOf = await recordOrderChanges(tx, { actor, at, verb: statusVerb, bulk }, lines);
    for (const { id, delivery } of changed)
      if (isHandOver(status, delivery.type)) await updateProvider(tx, id, 'shipped');
    const told = changed.map((order) => {
      const canUndo = actor.kind === 'staff' && mayChangeStatus(order, formerOf.get(order.id)!, 'shop', true);
      return { order, change: canUndo ? changeOf(order) : undefined };
    });
    await mails.addTogether(tx, told, bulk);
    // All of a bulk stand in one mail.
    if (status === 'confirmed' && bulk === undefined) for (const order of changed) await notices.add(tx, order);
    // Last: the number of an invoice is locked until the transaction ends.
    await invoices.issueForAll(tx, actor, changed);
    return new Map(changed.map((order) => [order.id, changeOf(order)]));
  };
}
