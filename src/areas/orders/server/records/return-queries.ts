import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { RecordedChange } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { DeclarationState, ReturnState } from '../../return-states.ts';
import { type NumberedOrder, recordOrderChange, returnVerb } from './order-log.ts';
import { type ReturnedItem, returnHistory, returns } from './returns-tables.ts';

/** The hash of a return that the shop has opened itself: nobody has stated anything. */
export const noStatement = '';

/** A withdrawal as it was declared; one that has taken effect is a `StoredReturn`. */
export type Declaration = typeof returns.$inferSelect;
export type StoredReturn = Omit<Declaration, 'state'> & { readonly state: ReturnState };

export const hasTakenEffect = (stored: Declaration): stored is StoredReturn => stored.state !== 'declared';

/** The returns of orders, oldest first. */
export async function listReturnsOf(source: Queryable, orderIds: readonly number[]): Promise<StoredReturn[]> {
  const ofOrders = and(inArray(returns.orderId, [...orderIds]), ne(returns.state, 'declared'));
  return (await source.select().from(returns).where(ofOrders).orderBy(asc(returns.id))).filter(hasTakenEffect);
}

/** The withdrawals from an order that were declared and have not taken effect, oldest first. */
export const listDeclared = (source: Queryable, orderId: number): Promise<Declaration[]> =>
  source
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'declared')))
    .orderBy(asc(returns.id));

/** Pieces that were withdrawn from, by the position of their line. */
export function countWithdrawn(ofOrder: readonly Pick<StoredReturn, 'items'>[]): ReadonlyMap<number, number> {
  const counted = new Map<number, number>();
  for (const { position, quantity } of ofOrder.flatMap(({ items }) => items))
    counted.set(position, (counted.get(position) ?? 0) + quantity);
  return counted;
}

export async function findReturn(source: Queryable, id: number): Promise<Declaration | null> {
  const [found] = await source.select().from(returns).where(eq(returns.id, id));
  return found ?? null;
}

export async function findReturnByReference(source: Queryable, reference: string): Promise<Declaration | null> {
  const [found] = await source.select().from(returns).where(eq(returns.reference, reference));
  return found ?? null;
}

/** The latest returns, with the numbers of their orders. */
export async function listReturns(source: Queryable, limit: number): Promise<Declaration[]> {
  return source.select().from(returns).orderBy(desc(returns.id)).limit(limit);
}

/** What the log says of a return besides its state. */
export interface ReturnNews {
  /** Pieces and what became of them. */
  readonly facts?: RecordedChange['changes'];
  readonly reason?: string | null | undefined;
  /** The change that this one takes back. */
  readonly undoes?: number;
  /** Hears the id of the change in the log. */
  readonly onRecorded?: (changeId: number) => void;
}

export async function insertReturn(
  tx: Queryable,
  actor: Actor,
  order: NumberedOrder,
  row: Omit<typeof returns.$inferInsert, 'orderId'>,
  news: ReturnNews & { readonly at?: Date } = {},
): Promise<Declaration> {
  const [stored] = await tx
    .insert(returns)
    .values({ ...row, orderId: order.id })
    .returning();
  const { id, reference, state } = stored!;
  const at = news.at ?? stored!.receivedAt;
  await tx.insert(returnHistory).values({ returnId: id, state, at, ...actorValues(actor) });
  await recordState(tx, actor, order, { reference, before: null, after: state, at }, news);
  return stored!;
}

export async function updateReturnState(
  tx: Queryable,
  actor: Actor,
  order: NumberedOrder,
  { id, state: before }: Pick<Declaration, 'id' | 'state'>,
  { state, at, ...goods }: { state: ReturnState; at: Date; items?: readonly ReturnedItem[]; amount?: number },
  news: ReturnNews = {},
): Promise<StoredReturn> {
  const change = { state, ...goods, updatedAt: at };
  const [stored] = await tx.update(returns).set(change).where(eq(returns.id, id)).returning();
  const { reference } = stored!;
  await tx.insert(returnHistory).values({ returnId: id, state, at, ...actorValues(actor) });
  await recordState(tx, actor, order, { reference, before, after: state, at }, news);
  return { ...stored!, state };
}

/** Removes a return as if it had never been opened; the log keeps that it was. */
export async function deleteReturn(
  tx: Queryable,
  actor: Actor,
  order: NumberedOrder,
  { id, reference, state: before }: Pick<Declaration, 'id' | 'reference' | 'state'>,
  news: ReturnNews & { readonly at: Date },
): Promise<void> {
  await tx.delete(returns).where(eq(returns.id, id));
  await recordState(tx, actor, order, { reference, before, after: null, at: news.at }, news);
}

async function recordState(
  tx: Queryable,
  actor: Actor,
  order: NumberedOrder,
  change: {
    readonly reference: string;
    readonly before: DeclarationState | null;
    readonly after: DeclarationState | null;
    readonly at: Date;
  },
  { facts = [], reason, undoes, onRecorded }: ReturnNews,
): Promise<void> {
  const { reference, before, after, at } = change;
  const id = await recordOrderChange(tx, order, {
    actor,
    at,
    verb: returnVerb,
    changes: [
      { field: 'return', before, after },
      { field: 'returnReference', before: null, after: reference },
      ...facts,
    ],
    reason,
    ...(undoes !== undefined && { undoes }),
  });
  onRecorded?.(id);
}
