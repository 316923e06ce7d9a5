import type { Queryable } from '#platform/database/database.ts';
import { type Holding, returnPlace, rowKey, slotKey, type SlotPlace, type SlotTime, takePlace } from './slot-places.ts';

/**
 * Takes a place of a limited slot for an order, and gives back the one that it has. False when there is none to take: the place
 * it had is given back all the same. The rows are locked in the order of their keys, so that two orders that change places never
 * wait for each other.
 */
export async function movePlace(
  tx: Queryable,
  from: SlotTime | null,
  to: SlotPlace | null,
  holding: Holding,
): Promise<boolean> {
  if (from && to && slotKey(from) === slotKey(to.slot)) return true;
  const returnsFirst = from && to && rowKey(from) < rowKey(to.slot);
  if (from && returnsFirst) await returnPlace(tx, from, holding);
  const isTaken = to === null || (await takePlace(tx, to, holding));
  if (from && !returnsFirst) await returnPlace(tx, from, holding);
  return isTaken;
}
