import { and, eq, inArray } from 'drizzle-orm';
import type { Cents } from '#values/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PaymentStatus } from '../contract.ts';
import { type AttemptNews, type StoredAttempt, updateAttempt } from './payment-attempts.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { mayBecome, openStates } from './payment-transitions.ts';
import { payments } from './payments-tables.ts';

const isOpenAttempt = inArray(payments.state, [...openStates]);

/** Gives the open attempt of an order more time, behind the lock of the order; its customer is reminded anew. */
export async function extendAttempt(tx: Queryable, orderId: number, expiresAt: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ expiresAt, remindedAt: null })
    .where(and(eq(payments.orderId, orderId), isOpenAttempt));
}

/** What an open attempt is to bring, and until when, behind the lock of its order; its customer is reminded anew. */
export async function changeAttempt(
  tx: Queryable,
  id: number,
  { amount, expiresAt }: { readonly amount: Cents; readonly expiresAt: Date },
): Promise<void> {
  await tx.update(payments).set({ amount, expiresAt, remindedAt: null }).where(eq(payments.id, id));
}

/** Opens an attempt again that was replaced, behind the lock of its order; null when it was not. */
export async function reopenAttempt(
  tx: Queryable,
  { orderId, id, at }: { readonly orderId: number; readonly id: number; readonly at: Date },
): Promise<{ amount: number; expiresAt: Date } | null> {
  const wasReplaced = and(eq(payments.state, 'cancelled'), eq(payments.reason, 'replaced'));
  const [reopened] = await tx
    .update(payments)
    .set({ state: 'pending', reason: null, updatedAt: at })
    .where(and(eq(payments.id, id), eq(payments.orderId, orderId), wasReplaced))
    .returning({ amount: payments.amount, expiresAt: payments.expiresAt });
  return reopened ?? null;
}

/** Forgets the devices with which orders are being paid. */
export async function forgetShoppers(tx: Queryable, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(payments)
    .set({ shopper: null })
    .where(and(inArray(payments.orderId, [...orderIds]), isOpenAttempt));
}

/** Records what a provider said of an attempt, and its state where the table of transitions allows that. */
export async function noteAttempt(
  tx: Queryable,
  attempt: StoredAttempt,
  state: PaymentStatus | null,
  at: Date,
  { reason, message, providerId }: Omit<AttemptNews, 'paymentId'>,
): Promise<void> {
  const moved = state && mayBecome(attempt.state, state) ? { state, reason: reason ?? null } : {};
  await updateAttempt(tx, attempt.id, { ...moved, updatedAt: at, message, ...(providerId && { providerId }) });
}

/** Records the first approval of an attempt that the shop has refused; false when it has refused one before. */
export async function recordConflict(
  tx: Queryable,
  { id, refusedAt }: StoredAttempt,
  message: PaymentEvent['message'],
  at: Date,
): Promise<boolean> {
  if (refusedAt) return false;
  await updateAttempt(tx, id, { refusedAt: at, updatedAt: at, message: { ...message, refused: 'conflict' } });
  return true;
}

/** Records that a provider does not accept what it is told of the goods; false when that was recorded before. */
export async function recordRefusedUpdate(
  tx: Queryable,
  { id, messages }: StoredAttempt,
  change: 'shipped' | 'cancelled',
  at: Date,
): Promise<boolean> {
  if (messages.some(({ refused }) => refused === change)) return false;
  await updateAttempt(tx, id, { updatedAt: at, message: { refused: change } });
  return true;
}
