import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { paymentMethodOffer } from '#areas/payment/contract.ts';

export const getCheckoutPage = defineCall({
  summary: 'The checkout page: the payment methods and whether each is available now',
  access: { customer: 'checkout' },
  answer: z.object({
    paymentMethods: z.array(paymentMethodOffer),
    /**
     * The harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960), to be shown before ordering;
     * image is the address of the official file, null where the shop has none.
     */
    guarantee: z.object({ title: z.string(), text: z.string(), image: z.string().nullable() }),
    seo: z.object({ title: z.string(), description: z.string(), canonical: z.string() }),
    breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});
