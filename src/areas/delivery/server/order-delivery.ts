import type { Locale } from '#i18n/locale.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';
import type { DeliveryType, GeoPoint, PickupPoint } from '../contract.ts';
import type { DeliveryData } from './delivery-data.ts';
import type { Address } from '../address.ts';
import type { CheckAddress } from './geo/check-address.ts';
import type { SlotPlace, SlotTime } from './slots/slot-places.ts';
import type { OfferedSlot } from './slots/slot-times.ts';
import { type Goods, type PriceTerms, zoneCost, type ZoneCost } from './zones/zone-cost.ts';
import type { Zone } from './zones/zone.ts';

/** How an order reaches the customer; the day (YYYY-MM-DD) and the slot (HH:MM) in the shop's time zone. */
export interface DeliveryRequest {
  readonly type: DeliveryType;
  readonly address?: Address | null | undefined;
  readonly pickupPointId?: number | null | undefined;
  readonly date?: string | null | undefined;
  readonly slot?: { readonly from: string; readonly to: string } | null | undefined;
}

/** What the shop has found for it. */
export interface ResolvedDelivery {
  readonly type: DeliveryType;
  readonly pickupPoint: Readonly<Record<Locale, PickupPoint>> | null;
  readonly address: Address | null;
  /** The zone of the address; null for pickup. */
  readonly zone: Zone | null;
  readonly date: string | null;
  readonly slot: { from: string; to: string } | null;
  /** When it can be picked up (ISO, UTC), if it is paid at once; null for delivery, or where no time is known. */
  readonly readyAt: string | null;
  /** What the order takes of a slot that is limited; null where nothing is counted. */
  readonly place: SlotPlace | null;
}

type DeliveryField = 'type' | 'pickupPointId' | 'date' | 'slot';
export type DeliveryRefusal = Failure<'not_available' | 'address_mismatch' | 'not_deliverable'>;

interface OrderDeliveryParts {
  readonly data: DeliveryData;
  readonly terms: PriceTerms;
  readonly pickupPoints: (locale: Locale) => readonly PickupPoint[];
  readonly offered: () => readonly OfferedSlot[];
  readonly readyAt: () => string | null;
  readonly capacityOf: (slot: Pick<SlotTime, 'type'>) => number | null;
  readonly checkAddress: CheckAddress;
  readonly zoneAt: (point: GeoPoint, zipcode: string | null) => Promise<Zone | null>;
}

/** What the shop decides about the delivery of an order. Zone and price that a request may carry are never read. */
export function createOrderDelivery(parts: OrderDeliveryParts) {
  const { data, terms, pickupPoints, offered, readyAt, capacityOf, checkAddress, zoneAt } = parts;
  const pointOf = (id: number | null | undefined, locale: Locale): PickupPoint | undefined =>
    pickupPoints(locale).find((point) => point.id === id);

  /** The field of a request that cannot be fulfilled now, and what to change where that is not the field; null when all of it can. */
  function unavailableField(
    { type, pickupPointId, date, slot }: DeliveryRequest,
    payment: OrderPaymentMethod,
  ): { readonly field: DeliveryField; readonly reason?: 'payment' } | null {
    if (type === 'delivery' && !data.delivery) return { field: 'type' };
    if (type === 'pickup' && !pointOf(pickupPointId, 'es')) return { field: 'pickupPointId' };
    if (!date) return slot || type === 'delivery' ? { field: 'date' } : null;
    const ofDay = offered().filter((one) => one.type === type && one.date === date);
    if (ofDay.length === 0) return { field: 'date' };
    if (!slot && type === 'delivery') return { field: 'slot' };
    const wanted = ofDay.filter(({ from, to }) => !slot || (from === slot.from && to === slot.to));
    if (wanted.some(({ notFor }) => !notFor.some((method) => method === payment))) return null;
    return { field: 'slot', ...(wanted.length > 0 && { reason: 'payment' as const }) };
  }

  /**
   * The zone and the slot of an order's delivery, or why it is refused. The zone is that of the coordinates of the address
   * or, without them, that of the middle of its municipality; it is no dearer than an estimate for the postal code said.
   */
  async function resolve(
    request: DeliveryRequest,
    payment: OrderPaymentMethod,
  ): Promise<ResolvedDelivery | DeliveryRefusal> {
    const { type, date = null, slot = null } = request;
    const unavailable = unavailableField(request, payment);
    if (unavailable) {
      const { field, reason = field } = unavailable;
      const fields = [{ field: `delivery.${field}`, code: 'not_available' }];
      return failure('not_available', { fields, facts: { reason } });
    }
    const capacity = capacityOf(request);
    const time = {
      type,
      date,
      slot: slot && { from: slot.from, to: slot.to },
      place: capacity !== null && date && slot ? { slot: { type, date, ...slot }, capacity } : null,
    };
    if (type === 'pickup') {
      const pickupPoint = { es: pointOf(request.pickupPointId, 'es')!, ca: pointOf(request.pickupPointId, 'ca')! };
      return { ...time, readyAt: readyAt(), pickupPoint, address: null, zone: null };
    }
    const place = await locate(request.address ?? {});
    return place instanceof Failure ? place : { ...time, readyAt: null, pickupPoint: null, ...place };
  }

  /** An address as the shop reads it, and its zone, or why nothing is delivered there. */
  async function locate(
    address: Address,
  ): Promise<{ address: Address; zone: Zone } | Failure<'address_mismatch' | 'not_deliverable'>> {
    const checked = await checkAddress(address);
    if ('mismatch' in checked)
      return failure('address_mismatch', {
        fields: checked.mismatch.map((part) => ({ field: `delivery.address.${part}`, code: 'address_mismatch' })),
        facts: { towns: checked.towns },
      });
    const zone = await zoneAt(checked.point, checked.address.value?.zipcode ?? null);
    return zone?.deliverable ? { address: checked.address, zone } : failure('not_deliverable');
  }

  return {
    resolve,
    locate,

    /** What delivery of goods costs, in cents; pickup is free. */
    quote: ({ zone }: Pick<ResolvedDelivery, 'zone'>, goods: Goods): ZoneCost =>
      zone ? zoneCost(zone, goods, terms) : { price: cents(0), isIndividualTerms: false, freeFrom: terms.shopFreeFrom },
  };
}
