import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hourMs } from '#values/durations.ts';
import { momentOf } from '#values/moment-of.ts';
import type { OpeningHours } from '#values/opening-hours.ts';
import { shopTime, weekdayOf } from '#values/shop-time.ts';
import { deliveryData } from '#areas/delivery/server/delivery-data.ts';
import { offeredSlots } from '#areas/delivery/server/slots/slot-times.ts';
import { createSlotChooser } from './choose-slot.ts';
import { plannedOrders } from './demo-plan.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../shop/${name}.json`, import.meta.url), 'utf8'));
const data = deliveryData.parse(read('delivery'));
const store: OpeningHours = { week: read('shop').openingHours.week, exceptions: [] };

function chosenAt(now: Date) {
  const choose = createSlotChooser((moment) => offeredSlots(data, store, moment), now);
  return plannedOrders.map(({ state, type, age }) => {
    const placedAt = new Date(now.getTime() - age * hourMs);
    const { slot, isLatest } = choose(state, type, placedAt);
    const moments = { begins: momentOf(slot.date, slot.from), ends: momentOf(slot.date, slot.to) };
    return { state, slot, isLatest, ...moments, isLater: slot.date > shopTime(placedAt).date };
  });
}

const hours = Array.from({ length: 7 * 6 }, (_, at) => new Date(Date.UTC(2026, 10, 23, at * 4 + 2, 42)));

const starts = hours.map((now) => [now, chosenAt(now)] as const);

it('gives the same slot to no two deliveries and none on a day without, whenever the demo starts', () => {
  for (const [now, chosen] of starts) {
    const kept = chosen.filter(
      ({ state, slot }) => slot.type === 'delivery' && !['cancelled', 'owing'].includes(state),
    );
    const keys = new Set(kept.map(({ slot: { date, from } }) => `${date} ${from}`));
    expect([now, keys.size]).toEqual([now, kept.length]);
    for (const { slot, isLater } of chosen)
      expect([slot, weekdayOf(slot.date) !== 7, isLater]).toEqual([slot, true, true]);
  }
});

it('has what is finished behind it, one round under way, and what is prepared before it', () => {
  const finished = ['delivered', 'returned', 'partly refunded', 'returning'];
  for (const [now, chosen] of starts) {
    expect([now, chosen.filter(({ isLatest, slot }) => isLatest && slot.type === 'delivery').length]).toEqual([now, 1]);
    for (const { state, begins, ends } of chosen) {
      if (finished.includes(state)) expect([now, state, ends <= now]).toEqual([now, state, true]);
      if (state === 'leaving') expect([now, state, begins <= now]).toEqual([now, state, true]);
      if (state === 'preparing' || state === 'confirmed')
        expect([now, state, begins > now]).toEqual([now, state, true]);
    }
  }
});
