import { clockText, hoursOn, type OpeningHours, timeRanges } from '#values/opening-hours.ts';
import { addDays, momentOf, shopTime } from '#values/shop-time.ts';
import type { DeliverySlot } from '../contract.ts';

const daysAhead = 10;
/** Goods in stock are ready this long after the order. */
const preparationMinutes = 120;

/** The pickup slots of an order placed at this moment: the opening hours of the coming days. */
export function pickupSlots(hours: OpeningHours, moment: Date): DeliverySlot[] {
  const { date: today, minutes } = shopTime(moment);
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index)).flatMap((date) =>
    timeRanges(hoursOn(hours, date).workTime)
      .filter(({ end }) => date > today || end > minutes + preparationMinutes)
      .map(({ start, end }) => ({ type: 'pickup', date, from: clockText(start), to: clockText(end), free: true })),
  );
}

/** The first time (ISO, UTC) at which an order placed now can be picked up; null when never. */
export function firstReadyAt(slots: readonly DeliverySlot[], moment: Date): string | null {
  const [first] = slots;
  if (!first) return null;
  const { date, minutes } = shopTime(moment);
  const earliest = first.date === date ? clockText(minutes + preparationMinutes) : first.from;
  return momentOf(first.date, earliest > first.from ? earliest : first.from).toISOString();
}
