import { formatDays, formatDuration } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { oncePerMinute } from '#values/once-per-minute.ts';
import { type Cents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import { openHoursOn } from '#values/opening-hours.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Store } from '#areas/store/server/store.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type {
  DeliveryCost,
  DeliveryEstimate,
  DeliverySlot,
  GeoPoint,
  getDeliveryInit,
  MapData,
  PickupPoint,
  Place,
  PlaceInZone,
} from '../contract.ts';
import type { DeliveryData } from './delivery-data.ts';
import { showZone, showZonePrices, zoneTerms } from './delivery-view.ts';
import type { Address } from '../address.ts';
import { estimateGoods, type GoodsToEstimate } from './estimate.ts';
import type { CheckAddress } from './geo/check-address.ts';
import type { CodeAreas } from './geo/code-area.ts';
import { showMapZones } from './map/map-zones.ts';
import { createOrderDelivery } from './order-delivery.ts';
import { movePlace } from './slots/move-place.ts';
import {
  countHeldPlaces,
  countTakenPlaces,
  type Holding,
  holdPlace,
  keepPlace,
  lockSlots,
  returnPlaces,
  returnPlace,
  slotKey,
  type SlotTime,
  takePlace,
} from './slots/slot-places.ts';
import { offeredSlots } from './slots/slot-times.ts';
import { storedUntil } from './slots/storage-time.ts';
import { carriedClasses, freeFromOf, type Goods, type PriceTerms, zoneCost, type ZoneCost } from './zones/zone-cost.ts';
import { pricedRegions, zonesOfRegions } from './zones/priced-regions.ts';
import { createZoneIndex } from './zones/zone-index.ts';
import { zoneOfCode } from './zones/zone-of-code.ts';
import { findImportedZones } from './zones/zone-store.ts';
import type { Zone } from './zones/zone.ts';

export type { ResolvedDelivery } from './order-delivery.ts';
export type { SlotTime } from './slots/slot-places.ts';
export { placeValues, takePlaceSql } from './slots/slot-places.ts';
export { carriedClasses, type Goods } from './zones/zone-cost.ts';

export interface DeliveryParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly database: Database;
  readonly data: DeliveryData;
  /** The zones that are in force until others are imported. */
  readonly shopZones: readonly Zone[];
  readonly checkAddress: CheckAddress;
  /** Absent where nothing is estimated, as in commands. */
  readonly findCodeArea?: CodeAreas;
  /** Called when a checkout opens, so that its address need not wait for the list of municipalities. */
  readonly prepareAddresses?: () => void;
}

export type Delivery = ReturnType<typeof createDelivery>;

/** How goods reach the customer: zones and their prices, slots and their places, pickup at the store. */
export function createDelivery(parts: DeliveryParts) {
  const { store, clock, database, data, shopZones, checkAddress, findCodeArea, prepareAddresses } = parts;
  let zones = shopZones;
  let findZone = createZoneIndex(zones);
  let regions: ReturnType<typeof zonesOfRegions> | undefined;
  const terms = {
    classes: data.classes,
    shopFreeFrom: store.freeDeliveryCost === null ? null : centsFromEuros(store.freeDeliveryCost),
  };

  const shopFreeDeliveryCost = data.delivery ? store.freeDeliveryCost : null;

  function freeFromEuros(classes: Goods['classes']): number | null {
    const freeFrom = freeFromOf(classes, terms);
    return freeFrom === null ? null : eurosFromCents(freeFrom);
  }

  // Every product call shows when goods can be picked up.
  const offered = oncePerMinute(clock, (moment) => offeredSlots(data, store.openingHours('es'), moment));
  const readyAt = (): string | null => offered().find(({ type }) => type === 'pickup')?.readyAt ?? null;
  const capacityOf = ({ type }: Pick<SlotTime, 'type'>): number | null => data[type]?.capacity ?? null;

  function pickupPoints(locale: Locale): PickupPoint[] {
    const { name, address, phone, coords, schedule } = store.contacts(locale);
    return data.pickup && address && coords ? [{ id: 1, name, address, phone, coords, schedule }] : [];
  }

  /** The slots with their places left, one query for all. */
  async function slots(): Promise<DeliverySlot[]> {
    const today = shopTime(clock()).date;
    const isLimited = (['delivery', 'pickup'] as const).some((type) => capacityOf({ type }) !== null);
    const taken = isLimited ? await countTakenPlaces(database, today) : new Map<string, number>();
    return offered().map((slot) => {
      const capacity = capacityOf(slot);
      const left = capacity === null ? null : Math.max(0, capacity - (taken.get(slotKey(slot)) ?? 0));
      return { ...slot, free: left !== 0, left };
    });
  }

  /** The zone that counts for an address with this postal code; null outside all of them. */
  async function zoneAt(point: GeoPoint, zipcode: string | null): Promise<Zone | null> {
    const zone = findZone(point, zipcode);
    const area = zone && zipcode ? await findCodeArea?.(zipcode, findZone) : null;
    return zone && area ? zoneOfCode(zone, area.zones, terms) : zone;
  }

  const ofOrder = createOrderDelivery({
    data,
    terms,
    pickupPoints,
    offered,
    readyAt,
    capacityOf,
    checkAddress,
    zoneAt,
  });

  return {
    /** Euros of these goods from which the shop delivers free; null: never, or it does not deliver. */
    freeDeliveryCost: (classes: Goods['classes']): number | null => (data.delivery ? freeFromEuros(classes) : null),

    /** The terms of delivery of one product, whose price is in cents, in euros; null in a shop that does not deliver. */
    describeFor(product: Parameters<typeof carriedClasses>[0][number] & { readonly price: Cents }) {
      if (!data.delivery) return null;
      const classes = carriedClasses([product]);
      const goods = { price: product.price, classes };
      return {
        freeDeliveryCost: freeFromEuros(classes),
        prices: priceRange(zones, goods, terms),
        regions: pricedRegions(
          (regions ??= zonesOfRegions(findZone)),
          (zone) => zone.deliverable && zoneCost(zone, goods, terms).price !== null,
        ),
        leadDays: data.delivery.leadDays,
      };
    },

    /** Takes over zones that were imported since the start, by this process or another. */
    async refreshZones(): Promise<void> {
      zones = (await findImportedZones(database, data)) ?? shopZones;
      findZone = createZoneIndex(zones);
      regions = undefined;
    },

    /** What the checkout needs: zones, pickup points, slots, and the price from which delivery is free, in euros. */
    async init(locale: Locale): Promise<CallAnswer<typeof getDeliveryInit>> {
      prepareAddresses?.();
      return {
        zones: data.delivery ? zones.map((zone) => showZone(zone, locale)) : [],
        pickupPoints: pickupPoints(locale),
        slots: await slots(),
        freeDeliveryCost: shopFreeDeliveryCost,
      };
    },

    /** A place with the zone that counts there, for the postal code of an order if it is another than the likeliest one. */
    async withZone(place: Place, locale: Locale, zipcode: string | null = place.zipcode): Promise<PlaceInZone> {
      const zone = data.delivery ? await zoneAt(place.latLng, zipcode) : null;
      return { ...place, zone: zone && zoneTerms(zone, locale) };
    },

    /** What a map shows of the shop. */
    map(locale: Locale): Omit<MapData, 'provider'> {
      const { name, address, coords } = store.contacts(locale);
      return {
        centre: data.map.centre,
        zoom: data.map.zoom,
        zones: data.delivery ? showMapZones(zones, terms, locale) : [],
        store: address !== null && coords ? { name, address, coords } : null,
      };
    },

    /** What the zones are called; none where the shop does not deliver. */
    zoneNames: (locale: Locale): { id: number; name: string }[] =>
      data.delivery ? zones.map(({ id, name }) => ({ id, name: name[locale] })) : [],

    /** The same object until zones are imported. */
    zonesVersion: (): object => zones,

    /** The zones with their prices in euros, for the page about delivery; one of several outlines is there once. */
    pageFacts: (locale: Locale) => ({
      zones: data.delivery
        ? Map.groupBy(
            zones.map((zone) => showZonePrices(zone, terms, locale)),
            ({ id: _, ...same }) => JSON.stringify(same),
          )
            .values()
            .map(([first]) => first!)
            .toArray()
        : [],
      freeDeliveryCost: shopFreeDeliveryCost,
    }),

    /** The values of placeholders in content files. */
    textFacts: (locale: Locale): Readonly<Record<string, string>> => ({
      ...(data.pickup && {
        pickupTime: formatDuration(data.pickup.preparationMinutes, locale),
        pickupStorage: formatDays(data.pickup.storageDays, locale),
      }),
      ...(data.delivery && { deliveryCutOff: data.delivery.cutOff }),
    }),

    /** What delivery of goods to a zone costs, in euros. */
    cost(zoneId: number, goods: Goods): DeliveryCost | Failure<'zone_not_found' | 'not_deliverable'> {
      const zone = data.delivery && zones.find(({ id }) => id === zoneId);
      if (!zone) return failure('zone_not_found');
      return zone.deliverable ? costInEuros(zoneCost(zone, goods, terms)) : failure('not_deliverable');
    },

    /**
     * What delivery of goods to a postal code costs and when they can be had, each for itself. They are read only once the code
     * is known.
     */
    async estimate(
      zipcode: string,
      readGoods: () => Promise<readonly GoodsToEstimate[]>,
      locale: Locale,
    ): Promise<DeliveryEstimate | Failure<'zipcode_unknown'>> {
      const area = await findCodeArea?.(zipcode, findZone);
      if (!area) return failure('zipcode_unknown');
      const [goods, offeredNow] = [await readGoods(), data.delivery ? await slots() : []];
      const first = offeredNow.find(({ type, free }) => type === 'delivery' && free) ?? null;
      const context = { zones: data.delivery ? area.zones : [], terms, first, readyAt: readyAt(), locale };
      return {
        zipcode,
        municipalities: [...area.municipalities],
        products: goods.map((one) => estimateGoods(one, context)),
      };
    },

    /** The pickup points, each with the time (ISO, UTC) at which goods ordered now are ready; null when never. */
    listReadyPoints: (locale: Locale) =>
      pickupPoints(locale).map(({ id, name, address }) => ({ id, name, address, readyAt: readyAt() })),

    /** When goods ordered now can be picked up (ISO, UTC); null while no time for it is offered. */
    readyAt,

    /** Until when goods are stored that can be collected from a date on; null where the store's hours name no time. */
    storedUntil: (from: string): Date | null =>
      data.pickup && storedUntil(from, data.pickup.storageDays, store.openingHours('es')),

    ...ofOrder,

    /** The municipality of an address by the shop's own table, whatever was typed; null where its parts do not fit. */
    async townOf(address: Address): Promise<string | null> {
      const checked = await checkAddress(address);
      return 'municipality' in checked ? checked.municipality : null;
    },

    /** Where a price by individual terms is agreed on. */
    contact() {
      const { phone, email, messaging } = store.contacts('es');
      return { phone, email, messaging };
    },

    /** All slots that are offered now, with their places left. */
    slots,

    /** When the store is open on a date. */
    openHours: (date: string) => openHoursOn(store.openingHours('es'), date),

    /** Those for an order that is placed at another moment, whatever places they have left. */
    slotsAt: (moment: Date): readonly SlotTime[] => offeredSlots(data, store.openingHours('es'), moment),

    /** Places of slots that an order has taken or waits for, in the caller's transaction. */
    places: {
      giveBack: returnPlace,
      giveBackAll: returnPlaces,
      keep: keepPlace,
      lock: lockSlots,
      hold: holdPlace,

      /** How many places the slots that are offered have, by day and type, and how many of them are only held. */
      async heldOfDays(): Promise<(Pick<SlotTime, 'type' | 'date'> & { held: number; places: number })[]> {
        const held = await countHeldPlaces(database, shopTime(clock()).date);
        const limited = offered().filter((slot) => capacityOf(slot) !== null);
        return [...Map.groupBy(limited, ({ type, date }) => `${type} ${date}`).values()].map((ofDay) => ({
          type: ofDay[0]!.type,
          date: ofDay[0]!.date,
          held: ofDay.reduce((sum, slot) => sum + (held.get(slotKey(slot)) ?? 0), 0),
          places: ofDay.length * capacityOf(ofDay[0]!)!,
        }));
      },

      /** How many places the slots of a day have and how many are taken; of those without a limit null. */
      async ofDay(date: string): Promise<(slot: SlotTime) => { taken: number; total: number } | null> {
        const taken = await countTakenPlaces(database, date);
        return (slot) => {
          const total = capacityOf(slot);
          return total === null ? null : { taken: taken.get(slotKey(slot)) ?? 0, total };
        };
      },

      /** Whether an order that waits for a place could have it now: the slot is still offered and not full. */
      async isFree(source: Queryable, slot: SlotTime): Promise<boolean> {
        const capacity = capacityOf(slot);
        const isOffered = offered().some((one) => slotKey(one) === slotKey(slot));
        if (!isOffered || capacity === null) return isOffered;
        return ((await countTakenPlaces(source, slot.date)).get(slotKey(slot)) ?? 0) < capacity;
      },

      /**
       * Takes it: whether the order has a place then, which it needs where the slot is limited. Null when the slot is full or
       * offered no longer.
       */
      async take(tx: Queryable, slot: SlotTime): Promise<boolean | null> {
        const capacity = capacityOf(slot);
        if (!offered().some((one) => slotKey(one) === slotKey(slot))) return null;
        if (capacity === null) return false;
        return (await takePlace(tx, { slot, capacity })) || null;
      },

      /**
       * Gives an order another slot in place of the one in which it has a place, if any: whether it has a place then, which it
       * needs where the slot is limited. Null when that, or the share of those who only hold a place, is full.
       */
      async move(tx: Queryable, from: SlotTime | null, to: SlotTime, holding: Holding = {}): Promise<boolean | null> {
        const capacity = capacityOf(to);
        const isMoved = await movePlace(tx, from, capacity === null ? null : { slot: to, capacity }, holding);
        return isMoved ? capacity !== null : null;
      },
    },
  };
}

/** A cost as the API shows it. */
export const costInEuros = ({ price, isIndividualTerms, freeFrom }: ZoneCost): DeliveryCost => ({
  price: price === null ? null : eurosFromCents(price),
  isIndividualTerms,
  freeDeliveryCost: freeFrom === null ? null : eurosFromCents(freeFrom),
});

/**
 * What delivery costs in the cheapest and in the dearest zone with a price, in euros; null where none has one. Null too where
 * these goods are by individual terms in a zone with a price for others: that may be most of the country, and search engines
 * take a price as the whole country's.
 */
function priceRange(zones: readonly Zone[], goods: Goods, terms: PriceTerms): { min: number; max: number } | null {
  const prices = zones
    .filter((zone) => zone.deliverable && !zone.isIndividualTerms && Object.keys(zone.prices).length > 0)
    .map((zone) => zoneCost(zone, goods, terms).price);
  const fixed = prices.flatMap((price) => price ?? []).map(eurosFromCents);
  return fixed.length > 0 && fixed.length === prices.length
    ? { min: Math.min(...fixed), max: Math.max(...fixed) }
    : null;
}
