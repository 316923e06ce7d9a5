import { z } from 'zod';
import { defineCall } from '#values/call.ts';

export const deliveryTypes = ['delivery', 'pickup'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

const point = z.object({ lat: z.number(), lng: z.number() });
const zone = z.object({
  id: z.number(),
  coords: z.array(point),
  holes: z.array(z.array(point)).optional(),
  style: z.object({ fill: z.string(), stroke: z.string() }),
  deliverable: z.boolean(),
  isIndividualTerms: z.boolean(),
});

export const pickupPoint = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  coords: point,
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

/** date is YYYY-MM-DD and from, to are HH:MM by the clock of the shop. */
export const deliverySlot = z.object({
  type: z.enum(deliveryTypes),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  free: z.boolean(),
});
export type DeliverySlot = z.infer<typeof deliverySlot>;

export const getDeliveryInit = defineCall({
  summary: 'What the checkout needs to choose delivery or pickup: zones, pickup points, time slots',
  access: { customer: 'checkout' },
  answer: z.object({
    zones: z.array(zone),
    pickupPoints: z.array(pickupPoint),
    slots: z.array(deliverySlot),
    /** Euros of goods from which delivery is free; null: never. */
    freeDeliveryCost: z.number().nullable(),
  }),
});
