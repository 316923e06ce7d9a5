import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { cents } from '#values/money.ts';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { dayMs, minuteMs } from '#values/durations.ts';
import { type PaymentReason, type PaymentStatus, undone } from '../contract.ts';
import type { PaymentAttempt, PaymentEvent } from './payment-provider.ts';
import { isOpen, mayBecome, openStates } from './payment-transitions.ts';
import { payments } from './payments-tables.ts';

export type StoredAttempt = PaymentAttempt & Omit<typeof payments.$inferSelect, keyof PaymentAttempt>;

/** What a change of an attempt records. */
export interface AttemptNews {
  /** The attempt that changes; where it is absent, the order's latest. */
  readonly paymentId?: number;
  readonly reason?: PaymentReason | typeof undone;
  /** What the provider said. */
  readonly message?: PaymentEvent['message'];
  /** What the provider calls the attempt. */
  readonly providerId?: string;
}

const attemptOf = (row: typeof payments.$inferSelect): StoredAttempt => ({ ...row, amount: cents(row.amount) });

/** How long after its beginning a provider is asked for an attempt of which nothing more was heard. */
const maxDaysToInquire = 3;
const firstInquiryMs = 5 * minuteMs;

const { placeholder } = sql;

/**
 * SQL that inserts an attempt for the one row of a table expression with the order's `id`; its placeholders are named as the
 * properties of `AttemptValues` and `actorValues`.
 */
export const insertAttemptSql = (order: SQL): SQL => sql`
  INSERT INTO payments (order_id, method, provider, amount, state, reference, created_at, updated_at, expires_at, inquire_at,
    actor_kind, actor_id)
  SELECT id, ${placeholder('method')}, ${placeholder('provider')}, ${placeholder('amount')}::bigint, 'pending', ${placeholder('reference')},
    ${placeholder('attemptedAt')}::timestamptz, ${placeholder('attemptedAt')}::timestamptz, ${placeholder('expiresAt')}::timestamptz,
    ${placeholder('inquireAt')}::timestamptz, ${placeholder('actorKind')}, ${placeholder('actorId')}
  FROM ${order}`;

const insertedAttempt = namedStatement(
  'payment-open',
  insertAttemptSql(sql`(SELECT ${placeholder('orderId')}::bigint AS id) AS paid_order`),
);
const pendingAttempt = buildOnce((source) =>
  source
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, placeholder('orderId')), eq(payments.state, 'pending')))
    .prepare('payment-pending'),
);

const attemptsOfOrders = buildOnce((source) =>
  source
    .select()
    .from(payments)
    .where(sql`${payments.orderId} = ANY ((SELECT ${placeholder('orderIds')}::bigint[])::bigint[])`)
    // The latest is the open one, or the one before what was taken back.
    .orderBy(
      sql`${payments.reason} IS NOT DISTINCT FROM ${sql.raw(`'${undone}'`)} DESC`,
      sql`${payments.state} IN (${sql.raw(openStates.map((state) => `'${state}'`).join(', '))})`,
      asc(payments.id),
    )
    .prepare('payment-attempts'),
);

/** A new attempt, for `insertAttemptSql`. */
export type AttemptValues = Pick<
  StoredAttempt,
  'method' | 'provider' | 'amount' | 'reference' | 'expiresAt' | 'inquireAt'
> & { readonly attemptedAt: Date };

export const firstInquiryAt = (attemptedAt: Date): Date => new Date(attemptedAt.getTime() + firstInquiryMs);

export async function insertAttempt(
  tx: Queryable,
  actor: Actor,
  orderId: number,
  attempt: AttemptValues,
): Promise<void> {
  await insertedAttempt(tx, { ...attempt, ...actorValues(actor), orderId });
}

export async function findPendingAttempt(source: Queryable, orderId: number): Promise<StoredAttempt | null> {
  const [row] = await pendingAttempt(source).execute({ orderId });
  return row ? attemptOf(row) : null;
}

export async function findAttempt(
  source: Queryable,
  of: { provider: string; reference: string } | { id: number },
): Promise<StoredAttempt | null> {
  const isIt =
    'id' in of ? eq(payments.id, of.id) : and(eq(payments.provider, of.provider), eq(payments.reference, of.reference));
  const [row] = await source.select().from(payments).where(isIt);
  return row ? attemptOf(row) : null;
}

/** Whether it is one of the attempts to pay an order: the shop has not taken it back. */
export const isCounted = <Attempt extends Pick<StoredAttempt, 'reason'>>(
  attempt: Attempt,
): attempt is Attempt & { reason: PaymentReason | null } => attempt.reason !== undone;

/** Attempts to pay these orders, oldest first, but those that were taken back before all others, and the open one last. */
export async function listAttempts(source: Queryable, orderIds: readonly number[]): Promise<StoredAttempt[]> {
  if (orderIds.length === 0) return [];
  return (await attemptsOfOrders(source).execute({ orderIds })).map(attemptOf);
}

export async function updateAttempt(
  tx: Queryable,
  id: number,
  {
    message,
    ...change
  }: Partial<
    Pick<StoredAttempt, 'state' | 'reason' | 'providerId' | 'shopper' | 'updatedAt' | 'remindedAt' | 'refusedAt'>
  > & {
    message?: PaymentEvent['message'] | undefined;
  },
): Promise<void> {
  const messages = message && sql`${payments.messages} || ${JSON.stringify([message])}::jsonb`;
  const hasEnded = change.state !== undefined && !isOpen(change.state);
  await tx
    .update(payments)
    .set({ ...change, ...(messages && { messages }), ...(hasEnded && { shopper: null }) })
    .where(eq(payments.id, id));
}

/** Stores what the provider calls an attempt, unless another request was first; answers what is stored. */
export async function nameAttempt(database: Queryable, id: number, providerId: string): Promise<string> {
  const [named] = await database
    .update(payments)
    .set({ providerId: sql`coalesce(${payments.providerId}, ${providerId})` })
    .where(eq(payments.id, id))
    .returning({ providerId: payments.providerId });
  return named?.providerId ?? providerId;
}

/**
 * Follows a change of the order's payment, whose row the caller has locked, by the table of transitions: a payment or a
 * denial concerns one attempt, and ends another that is open; a cancellation ends the open one; a refund all that are paid.
 */
export async function moveAttempts(
  tx: Queryable,
  orderId: number,
  state: PaymentStatus,
  at: Date,
  { paymentId, reason, message, providerId }: AttemptNews = {},
): Promise<void> {
  const attempts = await listAttempts(tx, [orderId]);
  const named = attempts.filter(({ id }) => id === (paymentId ?? attempts.at(-1)?.id));
  const concerned =
    {
      cancelled: attempts.filter((attempt) => isOpen(attempt.state)),
      refunded: attempts.filter((attempt) => attempt.state === 'paid'),
    }[state as 'cancelled' | 'refunded'] ?? named;
  if (state === 'paid')
    for (const { id, state: from } of attempts)
      if (isOpen(from) && !named.some((attempt) => attempt.id === id))
        await updateAttempt(tx, id, { state: 'cancelled', reason: 'replaced', updatedAt: at });
  for (const attempt of concerned) {
    if (!mayBecome(attempt.state, state)) continue;
    const change = { state, reason: reason ?? null, updatedAt: at, message, ...(providerId && { providerId }) };
    await updateAttempt(tx, attempt.id, change);
  }
}

const cancelledAttempts = namedStatement<object>(
  'payments-cancel',
  sql`UPDATE payments SET state = 'cancelled', reason = NULL, updated_at = ${placeholder('at')}::timestamptz, shopper = NULL
    WHERE order_id = ANY ((SELECT ${placeholder('orderIds')}::bigint[])::bigint[])
      AND state IN (${sql.raw(openStates.map((state) => `'${state}'`).join(', '))})`,
);

/** Follows the shop's cancellation of orders, whose rows the caller has locked, as `moveAttempts` does: it ends what is open. */
export async function cancelAttempts(tx: Queryable, orderIds: readonly number[], at: Date): Promise<void> {
  await cancelledAttempts(tx, { orderIds, at });
}

/** Attempts of which the provider is to be asked now, those that wait longest first. */
export async function listToInquire(source: Queryable, now: Date, limit: number): Promise<StoredAttempt[]> {
  const rows = await source
    .select()
    .from(payments)
    .where(lte(payments.inquireAt, now))
    .orderBy(asc(payments.inquireAt))
    .limit(limit);
  return rows.map(attemptOf);
}

/**
 * After an inquiry: asks again later and later, and not any more once the attempt is paid or old. One that is being
 * processed holds goods until its provider has decided, so that it is asked for daily.
 */
export async function planInquiry(tx: Queryable, { id, state, createdAt }: StoredAttempt, now: Date): Promise<void> {
  const age = now.getTime() - createdAt.getTime();
  const isOld = age > maxDaysToInquire * dayMs && state !== 'processing';
  const pause = Math.min(Math.max(firstInquiryMs, age / 2), dayMs);
  const next = isOld ? null : new Date(now.getTime() + pause);
  const isSettled = sql`${payments.state} IN ('paid', 'refunded')`;
  await tx
    .update(payments)
    .set({ inquireAt: sql`CASE WHEN ${isSettled} THEN NULL ELSE ${next?.toISOString() ?? null}::timestamptz END` })
    .where(eq(payments.id, id));
}

/**
 * Open attempts of a provider that nobody was reminded of and that end soon: in two days, or in a third of their time
 * where they have less.
 */
export async function takeToRemind(
  tx: Queryable,
  { provider, now, limit }: { provider: string; now: Date; limit: number },
): Promise<StoredAttempt[]> {
  const left = sql`${payments.expiresAt} - ${now.toISOString()}::timestamptz`;
  const isDue = and(
    eq(payments.state, 'pending'),
    eq(payments.provider, provider),
    sql`${payments.remindedAt} IS NULL`,
    sql`${left} > interval '0'`,
    sql`${left} <= least(interval '48 hours', (${payments.expiresAt} - ${payments.createdAt}) / 3)`,
  );
  const due = tx
    .select({ id: payments.id })
    .from(payments)
    .where(isDue)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx.update(payments).set({ remindedAt: now }).where(inArray(payments.id, due)).returning();
  return rows.map(attemptOf);
}
