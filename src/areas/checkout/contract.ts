import { z } from 'zod';
import { utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { deliverySlot, pickupPoint, zoneTerms } from '#areas/delivery/contract.ts';
import { paymentMethodOffer } from '#areas/payment/contract.ts';
import { guaranteeNotice } from '#areas/store/contract.ts';

export const getCheckoutPage = defineCall({
  summary: 'The checkout page: the payment methods and whether each is available now',
  access: { customer: 'checkout' },
  cookies: { reads: ['basket'], sets: ['basket'] },
  answer: z.object({
    paymentMethods: z.array(paymentMethodOffer),
    guarantee: guaranteeNotice,
    seo: z.object({ title: z.string(), description: z.string(), canonical: z.string() }),
    breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});

export const getCheckoutOptions = defineCall({
  summary: 'The ways to receive an order, before it is known who orders: pickup points and the first delivery',
  access: 'public',
  answer: z.object({
    takesOrders: z.boolean().describe('False in a restored copy of a shop that sleeps.'),
    pickupPoints: z.array(
      pickupPoint.pick({ id: true, name: true, address: true }).extend({
        readyAt: utcMoment('When goods ordered now are ready; null when no time is known.').nullable(),
      }),
    ),
    delivery: z
      .object({
        firstSlot: deliverySlot.pick({ date: true, from: true, to: true }).nullable(),
        zones: z.array(zoneTerms).describe('The first 50 zones in their order of precedence.'),
      })
      .nullable()
      .describe('Null in a shop that does not deliver.'),
  }),
});
export type CheckoutOptions = z.infer<typeof getCheckoutOptions.answer>;
