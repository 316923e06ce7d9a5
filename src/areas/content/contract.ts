import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { zonePrices } from '#areas/delivery/contract.ts';
import { storeVisit } from '#areas/store/contract.ts';

/** The page's name in its address, such as 'privacy-policy'. */
const pageName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const getContentPage = defineCall({
  summary:
    'A page of text: main, about, faq, delivery, contacts, working-hours, returns, privacy-policy, cookies, legal-notice, accessibility …',
  access: 'public',
  params: z.object({ page: pageName }),
  answer: z.object({
    name: z.string(),
    title: z.string(),
    /** Sanitised HTML below the title. */
    html: z.string(),
    /** YYYY-MM-DD of the last change. */
    updatedAt: z.string(),
    seo: z.object({ title: z.string(), description: z.string(), canonical: z.string() }),
    breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
    /** Only of the page 'delivery': the zones in their order of precedence. */
    zones: z.array(zonePrices).optional(),
    /** Only of the page 'contacts'. */
    visit: storeVisit.optional(),
    /** Only of the page 'delivery': euros of goods from which delivery is free in most zones; null: never. */
    freeDeliveryCost: z.number().nullable().optional(),
  }),
  errors: { page_not_found: 404 },
});
