import { clockText, hoursOn, type OpeningHours, timeRanges } from '#values/opening-hours.ts';
import { addDays, momentOf, shopTime } from '#values/shop-time.ts';
import type { DeliverySlot } from '../contract.ts';

const daysAhead = 10;
/** Goods from the shelf are ready this long after the order. */
const preparationMinutes = 120;

/** When an order made at this moment can be fetched: each stretch of opening hours of the coming days. */
export function pickupSlots(hours: OpeningHours, moment: Date): DeliverySlot[] {
  const { date: today, minutes } = shopTime(moment);
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index)).flatMap((date) =>
    timeRanges(hoursOn(hours, date).workTime)
      .filter(({ end }) => date > today || end > minutes + preparationMinutes)
      .map(({ start, end }) => ({ type: 'pickup', date, from: clockText(start), to: clockText(end), free: true })),
  );
}

/** The first moment (UTC) at which an order made now can be fetched; null when never. */
export function firstReadyAt(slots: readonly DeliverySlot[], moment: Date): string | null {
  const [first] = slots;
  if (!first) return null;
  const { date, minutes } = shopTime(moment);
  const earliest = first.date === date ? clockText(minutes + preparationMinutes) : first.from;
  return momentOf(first.date, earliest > first.from ? earliest : first.from).toISOString();
}
