import { minuteMs } from '#values/durations.ts';
import type { StoredOrder } from './order-queries.ts';

/** So long buyers may take to pay at their bank: what they were told when they ordered stays true. */
const payingMs = 15 * minuteMs;

/** When a pickup on which the shop works is ready, as was promised; absent once it is, or is no more to come. */
export const promisedReadyAt = ({ status, delivery }: Pick<StoredOrder, 'status' | 'delivery'>): string | undefined =>
  status === 'created' || status === 'confirmed' || status === 'preparing' ? delivery.readyAt : undefined;

/**
 * When a pickup is ready whose order is paid, or taken on by the shop, at a moment: as was promised when it was placed or, where
 * that was long ago, what `readyAt` says now, if it is later. Absent for delivery.
 */
export function readyIfBegunNow(
  { placedAt, delivery }: Pick<StoredOrder, 'placedAt' | 'delivery'>,
  now: Date,
  readyAt: () => string | null,
): string | undefined {
  if (delivery.type !== 'pickup' || delivery.virtual === 'all') return undefined;
  const promised = delivery.readyAt;
  if (promised && now.getTime() - placedAt.getTime() <= payingMs) return promised;
  const present = readyAt();
  // Moments as the API writes them are in the order of their texts.
  return present && (!promised || present > promised) ? present : promised;
}
