import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { returnHistory, returns } from './returns-tables.ts';

/** The hash of a return that the shop has opened itself: nobody has stated anything. */
export const noStatement = '';

export type StoredReturn = typeof returns.$inferSelect;

/** The returns of orders, oldest first. */
export async function listReturnsOf(source: Queryable, orderIds: readonly number[]): Promise<StoredReturn[]> {
  return source
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.id));
}

/** Pieces that were withdrawn from, by the position of their line. */
export function countWithdrawn(ofOrder: readonly Pick<StoredReturn, 'items'>[]): ReadonlyMap<number, number> {
  const counted = new Map<number, number>();
  for (const { position, quantity } of ofOrder.flatMap(({ items }) => items))
    counted.set(position, (counted.get(position) ?? 0) + quantity);
  return counted;
}

export async function findReturn(source: Queryable, id: number): Promise<StoredReturn | null> {
  const [found] = await source.select().from(returns).where(eq(returns.id, id));
  return found ?? null;
}

export async function findReturnByReference(source: Queryable, reference: string): Promise<StoredReturn | null> {
  const [found] = await source.select().from(returns).where(eq(returns.reference, reference));
  return found ?? null;
}

/** The latest returns, with the numbers of their orders. */
export async function listReturns(source: Queryable, limit: number): Promise<StoredReturn[]> {
  return source.select().from(returns).orderBy(desc(returns.id)).limit(limit);
}

export async function insertReturn(
  tx: Queryable,
  actor: Actor,
  row: typeof returns.$inferInsert,
): Promise<StoredReturn> {
  const [stored] = await tx.insert(returns).values(row).returning();
  const { id: returnId, state, receivedAt: at } = stored!;
  await tx.insert(returnHistory).values({ returnId, state, at, ...actorValues(actor) });
  return stored!;
}

export async function updateReturnState(
  tx: Queryable,
  actor: Actor,
  id: number,
  { state, at }: { state: StoredReturn['state']; at: Date },
): Promise<StoredReturn> {
  const [stored] = await tx.update(returns).set({ state, updatedAt: at }).where(eq(returns.id, id)).returning();
  await tx.insert(returnHistory).values({ returnId: id, state, at, ...actorValues(actor) });
  return stored!;
}
