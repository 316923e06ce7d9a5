import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { cents } from '#values/money.ts';
import { clockText, hoursOn, type OpeningHours, timeRanges } from '#values/opening-hours.ts';
import { addDays, momentOf, shopTime } from '#values/shop-time.ts';
import type { DeliveryQuote } from '#areas/pricing/price-basket.ts';
import type { Store } from '#areas/store/server/store.ts';
import type { DeliverySlot, DeliveryType, getDeliveryInit, PickupPoint } from '../contract.ts';

const daysAhead = 10;
/** Goods in stock are ready this long after the order. */
const preparationMinutes = 120;

/** How an order reaches the customer; the day (YYYY-MM-DD) and the slot (HH:MM) are in the shop's time zone. */
export interface DeliveryRequest {
  readonly type: DeliveryType;
  readonly pickupPointId?: number | null | undefined;
  readonly date?: string | null | undefined;
  readonly slot?: { readonly from: string; readonly to: string } | null | undefined;
}

export type DeliveryField = 'type' | 'pickupPointId' | 'date' | 'slot';

export type Delivery = ReturnType<typeof createDelivery>;

/** How goods reach the customer: for now by pickup at the store. */
export function createDelivery({ store, clock }: { store: Store; clock: Clock }) {
  const slots = (): DeliverySlot[] => pickupSlots(store.openingHours('es'), clock());

  function pickupPoints(locale: Locale): PickupPoint[] {
    const { name, address, phone, coords, schedule } = store.contacts(locale);
    return [{ id: 1, name, address, phone, coords, schedule }];
  }

  /** The price of goods from which delivery is free, in euros; null when it never is. */
  const freeDeliveryCost = (): number | null => store.freeDeliveryCost;

  return {
    freeDeliveryCost,

    /** What the checkout needs: pickup points, slots, and the price from which delivery is free, in euros. */
    init: (locale: Locale): CallAnswer<typeof getDeliveryInit> => ({
      zones: [],
      pickupPoints: pickupPoints(locale),
      slots: slots(),
      freeDeliveryCost: freeDeliveryCost(),
    }),

    /** The pickup points, each with the time (ISO, UTC) at which goods ordered now are ready; null when never. */
    listReadyPoints: (locale: Locale) =>
      pickupPoints(locale).map(({ id, name, address }) => ({
        id,
        name,
        address,
        readyAt: firstReadyAt(slots(), clock()),
      })),

    /** The pickup point of this id. */
    findPickupPoint: (id: number, locale: Locale): PickupPoint | undefined =>
      pickupPoints(locale).find((point) => point.id === id),

    /** What delivery costs, in cents; pickup is free. */
    quote: (_request: DeliveryRequest): DeliveryQuote & { readonly isIndividualTerms: boolean } => ({
      price: cents(0),
      isIndividualTerms: false,
    }),

    /** The field of a request that cannot be fulfilled now; null when all of it can. */
    unavailableField({ type, pickupPointId, date, slot }: DeliveryRequest): DeliveryField | null {
      if (type !== 'pickup') return 'type';
      if (!pickupPoints('es').some(({ id }) => id === pickupPointId)) return 'pickupPointId';
      if (!date) return slot ? 'date' : null;
      const ofDay = slots().filter((offered) => offered.date === date && offered.free);
      if (ofDay.length === 0) return 'date';
      return !slot || ofDay.some(({ from, to }) => from === slot.from && to === slot.to) ? null : 'slot';
    },
  };
}

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
