import { and, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { extendAttempt, type Payment } from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { handoverOf } from '../records/handover.ts';
import { recordSlotChange } from '../records/order-log.ts';
import { orders, storedColumns } from '../records/orders-tables.ts';
import { type StoredOrder, updateOrder } from '../records/order-queries.ts';
import { unconfirmedHoldMs, unconfirmedPlaceMs } from '../records/hold-time.ts';
import { unpaid } from './order-transitions.ts';
import { giveBackGoods, giveBackPlace, type HoldParts } from './own-goods.ts';

type ReleaseParts = HoldParts & { readonly payment: Pick<Payment, 'dueAt'> };

/** Until when an order that nobody has confirmed waits to be paid once it has given its goods back; null: it is given up. */
export function waitsUntil(
  { hold, emailConfirmedAt, payment: method, placedAt, delivery }: StoredOrder,
  { clock, payment }: ReleaseParts,
) {
  if (hold === null || emailConfirmedAt) return null;
  const usual = payment.dueAt(method, placedAt, handoverOf(delivery));
  return usual > clock() ? usual : null;
}

/** Gives back the goods and the place of a locked order, which waits unpaid until then. */
export async function letWait(
  tx: Queryable,
  parts: ReleaseParts,
  actor: Actor,
  order: StoredOrder,
  until: Date,
): Promise<void> {
  const { hold, paymentDueAt } = order;
  const dueAt = paymentDueAt && paymentDueAt > until ? paymentDueAt : until;
  await extendAttempt(tx, order.id, dueAt);
  const delivery = hold === 'unconfirmed' ? await giveBackGoods(tx, parts, actor, order) : order.delivery;
  const after = await updateOrder(tx, order.id, { hold: 'waiting', delivery, network: null, paymentDueAt: dueAt });
  await recordSlotChange(tx, actor, { before: order, after, at: parts.clock() });
}

/**
 * Gives back the places of unpaid orders that nobody has confirmed after half an hour, and their goods after two hours where
 * the time to pay is longer. Each in its own transaction; one that another process works on is left to the next run. Returns
 * what went wrong, which stops no other.
 */
export async function releaseUnconfirmed(
  parts: ReleaseParts & { readonly database: Database; readonly actor: Actor },
): Promise<Error[]> {
  const { database, clock, actor } = parts;
  const now = clock();
  const isPlacedBefore = (ms: number): SQL => lte(orders.placedAt, new Date(now.getTime() - ms));
  const hasPlace = sql`${orders.delivery} -> 'hasPlace' IS NOT NULL`;
  const isDue = and(
    eq(orders.hold, 'unconfirmed'),
    isNotNull(orders.paymentDueAt),
    inArray(orders.paymentStatus, [...unpaid]),
    or(isPlacedBefore(unconfirmedHoldMs), and(hasPlace, isPlacedBefore(unconfirmedPlaceMs))),
  );
  const due = await database.select({ id: orders.id }).from(orders).where(isDue).orderBy(orders.id);
  const failures: Error[] = [];
  const release = (id: number): Promise<void> =>
    database.transaction(async (tx) => {
      const stillDue = and(eq(orders.id, id), isDue);
      const [order] = await tx.select(storedColumns).from(orders).where(stillDue).for('update', { skipLocked: true });
      if (!order) return;
      if (now.getTime() - order.placedAt.getTime() >= unconfirmedHoldMs && order.paymentDueAt! > now)
        await letWait(tx, parts, actor, order, order.paymentDueAt!);
      else {
        const after = await updateOrder(tx, id, { delivery: await giveBackPlace(tx, parts, order) });
        await recordSlotChange(tx, actor, { before: order, after, at: now });
      }
    });
  for (const { id } of due)
    await release(id).catch((cause: unknown) => failures.push(new Error(`order ${id}`, { cause })));
  return failures;
}
