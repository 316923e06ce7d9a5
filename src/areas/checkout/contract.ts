import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { paymentMethodOffer } from '#areas/payment/contract.ts';

export const getCheckoutPage = defineCall({
  summary: 'The checkout page: the payment methods and whether each is available now',
  access: { customer: 'checkout' },
  answer: z.object({
    paymentMethods: z.array(paymentMethodOffer),
    seo: z.object({ title: z.string(), description: z.string(), canonical: z.string() }),
    breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});
