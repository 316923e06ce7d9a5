import { z } from 'zod';
import { euros, idInQuery, nameSchemas, shopDay, shopTime, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { maxEstimatedProducts } from './estimate-limits.ts';
import { paymentMethods } from '#areas/payment/contract.ts';

export const geoPoint = z.object({
  lat: z.number().describe('Degrees (WGS 84).'),
  lng: z.number().describe('Degrees (WGS 84).'),
});
export type GeoPoint = z.infer<typeof geoPoint>;

export const deliveryTypes = ['delivery', 'pickup'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const zoneTerms = z.object({
  id: z.int(),
  name: z.string().describe("The name in the request's language."),
  deliverable: z.boolean().describe('False: inaccessible, nothing is delivered here.'),
  isIndividualTerms: z
    .boolean()
    .describe('Long distance: the price is agreed with the store first, and no order can be placed.'),
});

export const deliveryZone = zoneTerms.extend({
  coords: z.array(geoPoint).describe('The outline, closed: its last point is its first.'),
  holes: z.array(z.array(geoPoint)).optional(),
  style: z.object({ fill: z.string(), stroke: z.string() }).describe('CSS colours.'),
});
export type ZoneTerms = z.infer<typeof zoneTerms>;
export type DeliveryZone = z.infer<typeof deliveryZone>;

export const deliveryCost = z.object({
  price: euros('Null for individual terms.').nullable(),
  isIndividualTerms: z.boolean(),
  freeDeliveryCost: euros('The goods from which delivery is free; null: never.').nullable(),
});
export type DeliveryCost = z.infer<typeof deliveryCost>;

export const zonePrices = zoneTerms.extend({
  price: euros('The price of ordinary goods; null for individual terms and where nothing is delivered.').nullable(),
  prices: z
    .array(
      z.object({
        code: z.string(),
        name: z.string(),
        price: euros().nullable(),
        freeDeliveryCost: euros('Null: never free').nullable().optional(),
      }),
    )
    .describe(
      'The price of each class of goods, from the lightest to the heaviest; a null price is agreed on individually.',
    ),
  freeDeliveryCost: euros('The goods from which delivery is free; null: never.').nullable(),
});

export const pickupPoint = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  coords: geoPoint,
  schedule: z.array(
    z.object({
      weekday: z.int(),
      day: z.string(),
      workTime: z
        .string()
        .describe("'HH:MM - HH:MM / HH:MM - HH:MM' in Europe/Madrid, or 'Cerrado' in every language."),
      siestaTime: z.string().optional(),
      status: z.object({ open: z.boolean() }),
    }),
  ),
});
export type PickupPoint = z.infer<typeof pickupPoint>;

export const deliverySlot = z.object({
  type: z.enum(deliveryTypes),
  date: shopDay(),
  from: shopTime(),
  to: shopTime(),
  free: z.boolean().describe('Whether an order still fits.'),
  left: z.int().nullable().describe('Orders that it still takes; null: no limit.'),
  notFor: z
    .array(z.enum(paymentMethods))
    .describe('Payment methods whose money would come too late; an order that pairs them is `not_available`.'),
  readyAt: utcMoment(
    'When goods ordered now are ready for pickup: where that is later than `from`, they are had from then on. Absent for delivery.',
  ).optional(),
});
export type DeliverySlot = z.infer<typeof deliverySlot>;

export const getDeliveryInit = defineCall({
  summary: 'What the checkout needs to choose delivery or pickup: zones, pickup points, time slots',
  access: { customer: 'order' },
  answer: z.object({
    zones: z.array(deliveryZone).describe('Zones in their order of precedence; empty in a shop that does not deliver.'),
    pickupPoints: z.array(pickupPoint),
    slots: z
      .array(deliverySlot)
      .describe('Slots for pickup, then for delivery, each earliest first; those that are full too.'),
    freeDeliveryCost: euros('The goods from which delivery is free in most zones; null: never.').nullable(),
  }),
});

export const getDeliveryCost = defineCall({
  summary: 'What delivery to a zone costs for the basket of the caller',
  access: 'optional',
  cookies: { reads: ['basket'], sets: ['basket'] },
  query: z.object({
    zoneId: idInQuery(),
  }),
  answer: deliveryCost,
  errors: {
    zone_not_found: 404,
    not_deliverable: { status: 409, when: 'Nothing is delivered there: another address, or pickup.' },
  },
});

const productIds = new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${maxEstimatedProducts - 1}}$`);

const estimatedDelivery = z.object({
  price: euros('Of the dearest zone of the postal code, for all pieces together'),
  from: z.boolean().describe('Whether it may be less at an address of that postal code.'),
  freeFrom: euros('The goods from which delivery is free; null: never').nullable(),
  first: z
    .object({ date: shopDay(), from: shopTime(), to: shopTime() })
    .nullable()
    .describe('The first slot with a place; null where none is offered now, or there are fewer pieces than that.'),
});

export const estimatedGoods = z.object({
  product_id: z.int().optional().describe('Absent for the basket.'),
  goodsClass: z
    .object({
      code: z.string(),
      name: z.string(),
      kilograms: z
        .number()
        .optional()
        .describe('What the goods of this class weigh together, where all of them are sold by weight.'),
      handover: z.string().optional().describe('How they travel and where they are left, as the end of a sentence.'),
    })
    .optional()
    .describe("The class of the heaviest goods, in the request's language; absent for ordinary ones."),
  delivery: estimatedDelivery.nullable(),
  reason: z
    .enum(['individual_terms', 'not_deliverable'])
    .optional()
    .describe('Why `delivery` is null: the price is agreed on with the store, or nothing is delivered.'),
  pickup: z
    .object({ readyAt: utcMoment('When it can be picked up if it is ordered now') })
    .nullable()
    .describe('Null for what cannot be picked up now.'),
});
export type EstimatedGoods = z.infer<typeof estimatedGoods>;

export const estimateDelivery = defineCall({
  summary:
    'What delivery to a postal code costs, and when goods can be had; for products, or for the basket of the caller',
  access: 'optional',
  cookies: { reads: ['basket'], sets: ['basket'] },
  query: z.object({
    zipcode: z.string().trim().max(20).describe('Five digits.'),
    product_id: z
      .string()
      .regex(productIds)
      .transform((ids) => [...new Set(ids.split(',').map(Number))])
      .optional()
      .describe(`Ids of at most ${maxEstimatedProducts} products, separated by commas.`),
    quantity: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.int().min(1))
      .optional()
      .describe('Pieces of each product; one without it.'),
    basket: z.literal('true').optional().describe('Adds what is in the basket, in one entry.'),
  }),
  answer: z.object({
    zipcode: z.string(),
    municipalities: z.array(z.string()).describe('Those that share the postal code.'),
    products: z
      .array(estimatedGoods)
      .describe('In the order of the ids, without those that the shop does not know; the basket is last.'),
  }),
  errors: { zipcode_unknown: { status: 422, when: 'No place in Spain has this postal code.' } },
});
export type DeliveryEstimate = z.infer<typeof estimateDelivery.answer>;

export const mapZone = deliveryZone.extend({
  price: zonePrices.shape.price,
  freeDeliveryCost: zonePrices.shape.freeDeliveryCost,
});
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
    zones: z
      .array(mapZone)
      .describe('Zones in their order of precedence, with simplified outlines; empty in a shop that does not deliver.'),
    store: z
      .object({ name: z.string(), address: z.string(), coords: geoPoint })
      .nullable()
      .describe('Null in a shop that sells online only.'),
  }),
});
export type MapData = z.infer<typeof getMap.answer>;

/**
 * A place that a geocoder found. The embedded one is exact to the municipality: `latLng` is then a point in its middle,
 * and street and house are those that were typed.
 */
export const place = z.object({
  latLng: geoPoint,
  address: z.string().describe("The address in one line: 'Calle Mayor, 18, 28013 Madrid'."),
  zipcode: z.string().nullable().describe('Null where no postal code is known, as at sea.'),
  placeId: z.string().nullable().describe("The provider's own id of the place."),
  street: z.string().nullable(),
  house: z.string().nullable(),
  floor: z.string().optional().describe('The floor, where one was typed.'),
  apartment: z.string().optional().describe('The door, where one was typed.'),
  isOfTown: z.literal(true).optional().describe('The coordinates are those of the town, as the street is not known.'),
  city: z.string().nullable().describe('The municipality, or what the provider calls the town.'),
  zipcodes: z
    .array(z.string())
    .describe('All postal codes of the place, from which the customer may choose; `zipcode` is one of them.'),
});
export type Place = z.infer<typeof place>;

const placeInZone = place.extend({ zone: zoneTerms.nullable() });
export type PlaceInZone = z.infer<typeof placeInZone>;

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));
const geoErrors = {
  geo_unavailable: {
    status: 503,
    when: 'The provider did not answer in time, or refused; the address can be typed without it.',
  },
} as const;

export const searchPlaces = defineCall({
  summary: 'Addresses in Spain that fit a text: a town, a postal code, or street, number, postal code and town',
  access: 'public',
  query: z.object({ text: z.string().trim().max(200) }),
  answer: z
    .object({ list: z.array(placeInZone) })
    .describe('Best first, at most eight; empty for a text of less than two characters.'),
  errors: geoErrors,
});

export const findPlaceAt = defineCall({
  summary: 'The address at a point of the map; it is valid when a postal code was found',
  access: 'public',
  query: z.object({
    lat: coordinate(90),
    lng: coordinate(180),
    zipcode: z
      .string()
      .regex(/^\d{5}$/)
      .optional()
      .describe('That of the address, which decides the zone in a town that has several.'),
  }),
  answer: z.object({ value: placeInZone, isValid: z.boolean() }),
  errors: geoErrors,
});

nameSchemas({
  GeoPoint: geoPoint,
  ZoneTerms: [zoneTerms, 'What a customer is told about a zone; euros.'],
  DeliveryZone: [
    deliveryZone,
    'A zone as the map draws it. A point on its border, or on that of a hole, is inside. Zones come in their order of precedence: where several overlap, the first that contains the point is the one that counts.',
  ],
  DeliveryCost: [
    deliveryCost,
    'What delivery costs, in euros; `price` is null for individual terms, `freeDeliveryCost` when it is never free.',
  ],
  ZonePrices: [zonePrices, 'A zone on the page about delivery.'],
  EstimatedGoods: [estimatedGoods, 'What delivery of a product or the basket costs, and when it can be had.'],
  PickupPoint: pickupPoint,
  DeliverySlot: deliverySlot,
  MapZone: [
    mapZone,
    'A zone on the map, with the price of ordinary goods in euros; null for individual terms and where nothing is delivered.',
  ],
  Place: [placeInZone, 'A place with the zone that counts at its coordinates; null outside all of them.'],
});
