import { hourMs } from '#values/durations.ts';
import type { StoredOrder } from './order-queries.ts';

/** An unpaid order of an address that nobody has confirmed yet holds its goods no longer than this, and its place less long. */
export const unconfirmedHoldMs = 2 * hourMs;
export const unconfirmedPlaceMs = hourMs / 2;

/** The time until which a new order holds its goods without being paid. */
export function holdUntil(usual: Date, placedAt: Date, isEmailConfirmed: boolean): Date {
  return isEmailConfirmed ? usual : new Date(Math.min(usual.getTime(), placedAt.getTime() + unconfirmedHoldMs));
}

/**
 * Until when an order that is to be paid keeps its goods; null: it is not. An attempt that was begun late in the two hours of an
 * unconfirmed order may go on for longer, and takes the goods again if they are there.
 */
export const keptUntil = ({
  hold,
  paymentDueAt,
  placedAt,
}: Pick<StoredOrder, 'hold' | 'paymentDueAt' | 'placedAt'>): Date | null =>
  paymentDueAt && holdUntil(paymentDueAt, placedAt, hold !== 'unconfirmed');
