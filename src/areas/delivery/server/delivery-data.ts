import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readShopJson } from '#platform/shop-files/read-shop-json.ts';
import { ShopFileError } from '#platform/shop-files/shop-file-error.ts';
import { closedText, timeRanges } from '#values/opening-hours.ts';
import { paymentMethods } from '#areas/payment/contract.ts';
import type { DeliveryType } from '../contract.ts';

const inBothLanguages = z.strictObject({ es: z.string().min(1), ca: z.string().min(1) });
const workTime = z
  .string()
  .refine(
    (text) => text === closedText || timeRanges(text).length === text.split('/').length,
    `must read 'HH:MM - HH:MM' or '${closedText}'`,
  );
/** Working days after an order until the money of a method is there; methods not named are paid at once. */
const paymentDays = z.partialRecord(z.enum(paymentMethods), z.int().min(1).max(30)).default({});
const capacity = z.int().min(1).max(10_000).nullable().default(null);
const days = z.int().min(1).max(60);
const hourOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must read 'HH:MM'");

const pickup = z.strictObject({
  /** Days ahead, today included, for which slots are offered. */
  days: days.default(10),
  /** Goods in stock are ready this long after the order, counted while the store is open. */
  preparationMinutes: z.int().min(0).max(1440).default(120),
  /** Later orders are prepared from the next day on; null: all are taken on at once. */
  cutOff: hourOfDay.nullable().default(null),
  /** Days for which an order that is ready is stored. */
  storageDays: days.default(7),
  /** Orders a slot takes; null: no limit. */
  capacity,
  paymentDays,
});

const delivery = z.strictObject({
  days: days.default(14),
  /** The slots of each weekday, Monday first: 'HH:MM - HH:MM / HH:MM - HH:MM' or 'Cerrado'. */
  week: z.array(workTime).length(7),
  /** Dates with other slots; on the store's closed days there are none anyway. */
  exceptions: z.array(z.strictObject({ date: z.iso.date(), workTime })).default([]),
  capacity,
  /** Working days of the store between the order and the first delivery; 0: on the same day. */
  leadDays: z.int().min(0).max(30),
  /** Later orders count as of the next working day. */
  cutOff: hourOfDay,
  paymentDays,
});

export const deliveryData = z.strictObject({
  /**
   * Classes of goods by weight and volume, from the lightest to the heaviest. An order costs what its heaviest goods
   * cost; goods without a class are of the first.
   */
  classes: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'must be of a-z, 0-9 and -'),
        name: inBothLanguages,
        /** False: the threshold of free delivery is not for these goods. */
        freeDelivery: z.boolean().default(true),
        /** How they travel and where they are left, as the end of a sentence. */
        handover: inBothLanguages.optional(),
      }),
    )
    .min(1)
    .refine((classes) => new Set(classes.map(({ code }) => code)).size === classes.length, 'has a code twice')
    .default([{ code: 'parcel', name: { es: 'Paquete', ca: 'Paquet' }, freeDelivery: true }]),
  /** What a map shows first. */
  map: z
    .strictObject({
      centre: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
      zoom: z.number().min(0).max(20),
    })
    .default({ centre: { lat: 41.46, lng: 2.26 }, zoom: 12 }),
  /** Null: nothing is collected, as in a shop without a store. */
  pickup: pickup.nullable().prefault({}),
  /** Null: the shop does not deliver. */
  delivery: delivery.nullable().default(null),
});

export type DeliveryData = z.infer<typeof deliveryData>;
export type GoodsClass = DeliveryData['classes'][number];

/** How the shop hands over goods. */
export const deliveryTypesOf = ({ delivery, pickup }: DeliveryData): DeliveryType[] => [
  ...(delivery ? (['delivery'] as const) : []),
  ...(pickup ? (['pickup'] as const) : []),
];

/**
 * Reads delivery.json of the shop's folder; without the file there is pickup only. Nothing is collected where there is no store.
 * Throws `ShopFileError` with all that is wrong in it.
 */
export function readDeliveryData(
  shopDir: string,
  { hasStore = true }: { readonly hasStore?: boolean } = {},
): DeliveryData {
  const file = join(shopDir, 'delivery.json');
  const read = existsSync(file) ? readShopJson(file, deliveryData) : deliveryData.parse({});
  const data = hasStore ? read : { ...read, pickup: null };
  if (!data.pickup && !data.delivery)
    throw new ShopFileError(file, [
      {
        text: `the shop neither delivers nor has goods collected${hasStore ? '' : ', as it has no store'}`,
        line: null,
      },
    ]);
  return data;
}
