import { momentOf } from '#values/moment-of.ts';
import type { StoredDelivery } from './orders-tables.ts';

/** When the goods of an order change hands: a delivery's slot begins, a pickup's ends. Null without a day. */
export function handoverOf({ type, date, slot }: Pick<StoredDelivery, 'type' | 'date' | 'slot'>): Date | null {
  if (!date) return null;
  return momentOf(date, type === 'pickup' ? (slot?.to ?? '23:59') : (slot?.from ?? '00:00'));
}
