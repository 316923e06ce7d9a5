import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { paymentMethods } from '#areas/payment/contract.ts';

/** Latitude first, in degrees (WGS 84). */
export const geoPoint = z.object({ lat: z.number(), lng: z.number() });
export type GeoPoint = z.infer<typeof geoPoint>;

export const deliveryTypes = ['delivery', 'pickup'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** What a customer is told about a zone; euros. */
export const zoneTerms = z.object({
  id: z.number(),
  /** The name in the request's language. */
  name: z.string(),
  /** False: inaccessible, nothing is delivered here. */
  deliverable: z.boolean(),
  /** Long distance: the price is agreed with the store first, and no order can be placed. */
  isIndividualTerms: z.boolean(),
});

/**
 * A zone as the map draws it. A point on its border, or on that of a hole, is inside. Zones come in their order of
 * precedence: where several overlap, the first that contains the point is the one that counts.
 */
export const deliveryZone = zoneTerms.extend({
  /** The outline, closed: its last point is its first. */
  coords: z.array(geoPoint),
  holes: z.array(z.array(geoPoint)).optional(),
  /** CSS colours. */
  style: z.object({ fill: z.string(), stroke: z.string() }),
});
export type ZoneTerms = z.infer<typeof zoneTerms>;
export type DeliveryZone = z.infer<typeof deliveryZone>;

/** What delivery costs, in euros; `price` is null for individual terms, `freeDeliveryCost` when it is never free. */
export const deliveryCost = z.object({
  price: z.number().nullable(),
  isIndividualTerms: z.boolean(),
  /** The price of the goods from which delivery is free. */
  freeDeliveryCost: z.number().nullable(),
});
export type DeliveryCost = z.infer<typeof deliveryCost>;

/** A zone on the page about delivery. */
export const zonePrices = zoneTerms.extend({
  /** The price of ordinary goods; null for individual terms and where nothing is delivered. */
  price: z.number().nullable(),
  /** The price of each class of goods, from the lightest to the heaviest; a null price is agreed on individually. */
  prices: z.array(z.object({ code: z.string(), name: z.string(), price: z.number().nullable() })),
  freeDeliveryCost: z.number().nullable(),
});

export const pickupPoint = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  coords: geoPoint,
  schedule: z.array(
    z.object({
      weekday: z.number(),
      day: z.string(),
      workTime: z.string(),
      siestaTime: z.string().optional(),
      status: z.object({ open: z.boolean() }),
    }),
  ),
});
export type PickupPoint = z.infer<typeof pickupPoint>;

/** date is YYYY-MM-DD and from, to are HH:MM in the shop's time zone. */
export const deliverySlot = z.object({
  type: z.enum(deliveryTypes),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  /** Whether an order still fits. */
  free: z.boolean(),
  /** Orders that it still takes; null: no limit. */
  left: z.number().nullable(),
  /** Payment methods whose money would come too late; an order that pairs them is `not_available`. */
  notFor: z.array(z.enum(paymentMethods)),
});
export type DeliverySlot = z.infer<typeof deliverySlot>;

export const getDeliveryInit = defineCall({
  summary: 'What the checkout needs to choose delivery or pickup: zones, pickup points, time slots',
  access: { customer: 'order' },
  answer: z.object({
    /** Zones in their order of precedence; empty in a shop that does not deliver. */
    zones: z.array(deliveryZone),
    pickupPoints: z.array(pickupPoint),
    /** Slots for pickup, then for delivery, each earliest first; those that are full too. */
    slots: z.array(deliverySlot),
    /** Euros of goods from which delivery is free in most zones; null: never. */
    freeDeliveryCost: z.number().nullable(),
  }),
});

export const getDeliveryCost = defineCall({
  summary: 'What delivery to a zone costs for the basket of the caller',
  access: 'optional',
  query: z.object({
    zoneId: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  answer: deliveryCost,
  errors: {
    zone_not_found: 404,
    /** Nothing is delivered there: another address, or pickup. */
    not_deliverable: 409,
  },
});

/** A zone on the map, with the price of ordinary goods in euros; null for individual terms and where nothing is delivered. */
export const mapZone = deliveryZone.extend({ price: z.number().nullable(), freeDeliveryCost: z.number().nullable() });
export type MapZone = z.infer<typeof mapZone>;

/** Who draws the map: the shop itself, MapLibre with a style from elsewhere, or Google. */
export const mapProvider = z.discriminatedUnion('type', [
  z.object({ type: z.literal('embedded') }),
  z.object({ type: z.literal('style'), url: z.string() }),
  z.object({ type: z.literal('google') }),
]);
export type MapProvider = z.infer<typeof mapProvider>;

export const getMap = defineCall({
  summary: 'What the map shows: its provider, where it starts, the zones with prices, the store',
  access: 'public',
  answer: z.object({
    provider: mapProvider,
    centre: geoPoint,
    zoom: z.number(),
    /** Zones in their order of precedence, with simplified outlines; empty in a shop that does not deliver. */
    zones: z.array(mapZone),
    /** Null in a shop that sells online only. */
    store: z.object({ name: z.string(), address: z.string(), coords: geoPoint }).nullable(),
  }),
});
export type MapData = z.infer<typeof getMap.answer>;

/**
 * A place that a geocoder found. The embedded one is exact to the municipality: `latLng` is then a point in its middle,
 * and street and house are those that were typed.
 */
export const place = z.object({
  latLng: geoPoint,
  /** The address in one line: 'Carrer de Sant Bru, 18, 08911 Badalona'. */
  address: z.string(),
  /** Null where no postal code is known, as at sea. */
  zipcode: z.string().nullable(),
  /** The provider's own id of the place. */
  placeId: z.string().nullable(),
  street: z.string().nullable(),
  house: z.string().nullable(),
  /** Where they were typed. */
  floor: z.string().optional(),
  apartment: z.string().optional(),
  /** The coordinates are those of the town, as the street is not known. */
  isOfTown: z.literal(true).optional(),
  /** The municipality, or what the provider calls the town. */
  city: z.string().nullable(),
  /** All postal codes of the place, from which the customer may choose; `zipcode` is one of them. */
  zipcodes: z.array(z.string()),
});
export type Place = z.infer<typeof place>;

/** A place with the zone that counts at its coordinates; null outside all of them. */
const placeInZone = place.extend({ zone: zoneTerms.nullable() });
export type PlaceInZone = z.infer<typeof placeInZone>;

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));
/** The provider did not answer in time, or refused; the address can be typed without it. */
const geoErrors = { geo_unavailable: 503 } as const;

export const searchPlaces = defineCall({
  summary: 'Addresses in Spain that fit a text: a town, a postal code, or street, number, postal code and town',
  access: 'public',
  query: z.object({ text: z.string().trim().max(200) }),
  /** Best first, at most eight; empty for a text of less than two characters. */
  answer: z.object({ list: z.array(placeInZone) }),
  errors: geoErrors,
});

export const findPlaceAt = defineCall({
  summary: 'The address at a point of the map; it is valid when a postal code was found',
  access: 'public',
  /** `zipcode`: that of the address, which decides the zone in a town that has several. */
  query: z.object({
    lat: coordinate(90),
    lng: coordinate(180),
    zipcode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
  }),
  answer: z.object({ value: placeInZone, isValid: z.boolean() }),
  errors: geoErrors,
});
