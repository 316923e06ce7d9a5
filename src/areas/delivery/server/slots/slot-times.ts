import { clockText, hoursOn, type OpeningHours, timeRanges } from '#values/opening-hours.ts';
import { momentOf } from '#values/moment-of.ts';
import { addDays, shopTime, weekdayOf } from '#values/shop-time.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import type { DeliverySlot } from '../../contract.ts';
import type { DeliveryData } from '../delivery-data.ts';
import { readyFrom } from './ready-from.ts';

/** A slot with what does not depend on the orders that it has. */
export type OfferedSlot = Pick<DeliverySlot, 'type' | 'date' | 'from' | 'to' | 'notFor' | 'readyAt'>;

/** The slots for an order placed at this moment: those for pickup, then those for delivery, each earliest first. */
export const offeredSlots = (
  data: Pick<DeliveryData, 'pickup' | 'delivery'>,
  store: OpeningHours,
  moment: Date,
): OfferedSlot[] => [
  ...(data.pickup ? pickupSlots(data.pickup, store, moment) : []),
  ...deliverySlots(data.delivery, store, moment),
];

/** The opening hours of the coming days in which goods ordered at this moment can be had, each with when they are ready. */
export function pickupSlots(
  pickup: NonNullable<DeliveryData['pickup']>,
  store: OpeningHours,
  moment: Date,
): OfferedSlot[] {
  const { date: today } = shopTime(moment);
  const ready = readyFrom(pickup, store, moment);
  if (!ready) return [];
  const readyAt = ready.toISOString();
  const paidBy = paymentDates(pickup.paymentDays, store, today);
  return nextDates(today, pickup.days).flatMap((date) =>
    timeRanges(hoursOn(store, date).workTime)
      .map(({ start, end }) => ({ from: clockText(start), to: clockText(end) }))
      .filter(({ to }) => momentOf(date, to) > ready)
      .map((hours) => ({
        type: 'pickup' as const,
        date,
        ...hours,
        notFor: paidBy.filter((payment) => payment.date > date).map(({ method }) => method),
        readyAt,
      })),
  );
}

/** The delivery slots of the coming days: from the lead time on, and never on a day on which the store is closed. */
export function deliverySlots(delivery: DeliveryData['delivery'], store: OpeningHours, moment: Date): OfferedSlot[] {
  if (!delivery) return [];
  const { date: today, minutes } = shopTime(moment);
  const { days, week, exceptions, leadDays, cutOff, paymentDays } = delivery;
  const isInTime = clockText(minutes) < cutOff;
  // Too late today, or closed: the order is worked on from the next working day.
  const startsOn = nextWorkday(store, isInTime ? today : addDays(today, 1));
  const first = addWorkdays(store, startsOn, leadDays);
  const firstPaid = paymentDates(paymentDays, store, today).map(({ method, date }) => ({
    method,
    date: addWorkdays(store, nextWorkday(store, date > startsOn ? date : startsOn), leadDays),
  }));
  return nextDates(today, days)
    .filter((date) => date >= first && isWorkday(store, date))
    .flatMap((date) =>
      timeRanges(hoursOn({ week, exceptions }, date).workTime)
        .filter(({ start, end }) => (date > today || start > minutes) && endsInHours(store, date, end))
        .map(({ start, end }) => ({
          type: 'delivery' as const,
          date,
          from: clockText(start),
          to: clockText(end),
          notFor: firstPaid.filter((payment) => payment.date > date).map(({ method }) => method),
        })),
    );
}

const nextDates = (today: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(today, index));

const isWorkday = (store: OpeningHours, date: string): boolean => timeRanges(hoursOn(store, date).workTime).length > 0;

/** Hours other than those of the weekday, as on Christmas Eve, end the round early. */
function endsInHours(store: OpeningHours, date: string, end: number): boolean {
  if (!store.exceptions.some((exception) => exception.date === date)) return true;
  return timeRanges(hoursOn(store, date).workTime).some((open) => end <= open.end);
}

/** How far a working day is looked for: a store that is closed for longer delivers nothing. */
const maxClosedDays = 60;

/** The first working day on or after a date. */
function nextWorkday(store: OpeningHours, date: string): string {
  for (let ahead = 0; ahead <= maxClosedDays; ahead += 1) {
    const candidate = addDays(date, ahead);
    if (isWorkday(store, candidate)) return candidate;
  }
  return addDays(date, maxClosedDays);
}

function addWorkdays(store: OpeningHours, date: string, days: number): string {
  let reached = date;
  for (let added = 0; added < days; added += 1) reached = nextWorkday(store, addDays(reached, 1));
  return reached;
}

/** When the money of the slow payment methods is there: banks work from Monday to Friday, without the store's holidays. */
function paymentDates(
  paymentDays: NonNullable<DeliveryData['pickup']>['paymentDays'],
  store: OpeningHours,
  today: string,
): { method: PaymentMethod; date: string }[] {
  const isBankDay = (date: string): boolean =>
    weekdayOf(date) <= 5 &&
    !store.exceptions.some((exception) => exception.date === date && timeRanges(exception.workTime).length === 0);
  return (Object.entries(paymentDays) as [PaymentMethod, number][]).map(([method, days]) => {
    let date = today;
    for (let left = days; left > 0;) {
      date = addDays(date, 1);
      if (isBankDay(date)) left -= 1;
    }
    return { method, date };
  });
}
