import { momentOf } from '#values/moment-of.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Delivery, SlotTime } from '#areas/delivery/server/delivery.ts';
import type { DemoState } from './demo-plan.ts';

type Kind = 'unpaid' | 'givenUp' | 'toLeave' | 'leaving' | 'finished';

const kinds: Partial<Record<DemoState, Kind>> = {
  waiting: 'unpaid',
  denied: 'unpaid',
  cancelled: 'givenUp',
  owing: 'givenUp',
  confirmed: 'toLeave',
  preparing: 'toLeave',
  leaving: 'leaving',
};

/**
 * Chooses a slot that the shop offered when an order was placed, for deliveries one that no other order of the demo has: for what is finished one
 * that is over, for what leaves the latest that has begun, for what is prepared the next one, and for what is not paid the last.
 */
export function createSlotChooser(slotsAt: Delivery['slotsAt'], now: Date) {
  const taken = new Set<string>();
  const hasLatest = new Set<SlotTime['type']>();
  const hasBegun = ({ date, from }: SlotTime): boolean => momentOf(date, from) <= now;
  const isOver = ({ date, to }: SlotTime): boolean => momentOf(date, to) <= now;
  const wanted = {
    unpaid: (free) => free.at(-1),
    givenUp: ([first]) => first,
    toLeave: (free) => free.find((slot) => !hasBegun(slot)),
    leaving: (free) => free.findLast(hasBegun),
    finished: (free) => free.find(isOver),
  } satisfies Record<Kind, (free: readonly SlotTime[]) => SlotTime | undefined>;

  return (state: DemoState, type: SlotTime['type'], placedAt: Date): { slot: SlotTime; isLatest: boolean } => {
    const kind = kinds[state] ?? 'finished';
    const keyOf = ({ date, from }: SlotTime): string => `${type} ${date} ${from}`;
    // None on the day of its order: it is prepared before.
    const offered = slotsAt(kind === 'unpaid' ? now : placedAt).filter(
      (slot) => slot.type === type && slot.date > shopTime(placedAt).date,
    );
    const free = offered.filter((slot) => !taken.has(keyOf(slot)));
    // Before a weekend the shop offers fewer times to collect than the demo has orders.
    const slot = wanted[kind](free) ?? free[0] ?? offered.at(-1);
    if (!slot) throw new Error('the demo has no slot for an order');
    // Who gives an order up gives its place back.
    if (kind !== 'givenUp') taken.add(keyOf(slot));
    const isLatest = kind === 'leaving' && !hasLatest.has(type);
    if (isLatest) hasLatest.add(type);
    return { slot, isLatest };
  };
}
