import { freeMoney, listAttempts, sumReceived } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Actor } from '#values/actor.ts';
import { cents } from '#values/money.ts';
import { amountOf, type StoredOrder } from '../records/order-queries.ts';
import { sumClosedReturns } from '../records/paid-returns.ts';

/**
 * Frees what has come for goods that nobody had paid when their return was closed: they are owed no longer, and their invoice is
 * corrected, so that it goes back as surplus does. True: the goods that are kept are paid. The caller has locked the order.
 */
export async function freeReturned(tx: Queryable, actor: Actor, order: StoredOrder, at: Date): Promise<boolean> {
  const closed = await sumClosedReturns(tx, order.id);
  if (closed === 0) return false;
  const received = await sumReceived(tx, await listAttempts(tx, [order.id]));
  const kept = Math.max(0, amountOf(order) - closed);
  if (received > kept) await freeMoney(tx, actor, order.id, cents(received - kept), at);
  return kept > 0 && received >= kept;
}
