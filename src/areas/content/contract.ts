import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { pictureSchema, productCard } from '#areas/catalogue/contract.ts';
import { zonePrices } from '#areas/delivery/contract.ts';
import { storeVisit } from '#areas/store/contract.ts';

/** The name of a content file in its address, such as 'privacy-policy'. */
const pageName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const seo = z.object({ title: z.string(), description: z.string(), canonical: z.string() });
const breadcrumbs = z.array(z.object({ name: z.string(), url: z.string() }));

export const getContentPage = defineCall({
  summary:
    'A page of text: main, about, faq, delivery, contacts, working-hours, returns, privacy-policy, cookies, legal-notice, accessibility …',
  access: 'public',
  params: z.object({ page: pageName }),
  answer: z.object({
    name: z.string(),
    title: z.string(),
    /** The sentence below the title; empty: none. */
    lead: z.string(),
    /** The address of the picture beside the title; null: none. */
    picture: z.string().nullable(),
    /** Safe HTML below the title. */
    html: z.string(),
    /** YYYY-MM-DD of the last change. */
    updatedAt: z.string(),
    seo,
    breadcrumbs,
    /** The zones in their order of precedence, on the page 'delivery'. */
    zones: z.array(zonePrices).optional(),
    /** How to reach the store, on the page 'contacts'. */
    visit: storeVisit.optional(),
    /** Euros of goods from which delivery is free in most zones, on the page 'delivery'; null: never. */
    freeDeliveryCost: z.number().nullable().optional(),
  }),
  errors: { page_not_found: 404 },
});

const promotion = z.object({
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.string(),
  /** What it is about, to filter the list: `code` is the same in both languages; null: nothing in particular. */
  topic: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** YYYY-MM-DD in Europe/Madrid, both included; `to` is null where no end is set. */
  from: z.string(),
  to: z.string().nullable(),
  /** Days until the last one: 0 on that day; null where no end is set. */
  daysLeft: z.number().nullable(),
});
export type PromotionCard = z.infer<typeof promotion>;

export const listPromotions = defineCall({
  summary: 'The promotions that run today, the next to end first',
  access: 'public',
  answer: z.object({ list: z.array(promotion), seo, breadcrumbs }),
});

export const getPromotion = defineCall({
  summary: 'A promotion that runs today; `POST /catalog/product/list` with its slug as `promotion` lists its products',
  access: 'public',
  query: z.object({ slug: pageName }),
  answer: promotion.extend({
    /** Safe HTML: its conditions. */
    html: z.string(),
    /** What its products have in common. */
    products: z.object({
      ids: z.array(z.number()).optional(),
      articles: z.array(z.string()).optional(),
      section: z.string().optional(),
      brand: z.string().optional(),
      reduced: z.boolean().optional(),
    }),
    seo,
    breadcrumbs,
  }),
  /** One that has ended answers its `title` and the last day, `to`, too. */
  errors: { promotion_not_found: 404, promotion_ended: 410 },
});

const section = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  count: z.number(),
});

const job = z.object({
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  /** A drawing of the shop's that stands for it; null: the pictures of its products do. */
  picture: z.string().nullable(),
  sections: z.array(section),
  /** Euros for one of each of its products. */
  total: z.number(),
});

export const getSectionContent = defineCall({
  summary: 'What a section shows besides its products: a buying guide, and a tile for the grid; null: none',
  access: 'public',
  query: z.object({ section: z.string().startsWith('/catalog').max(500) }),
  answer: z.object({
    guide: z
      .object({
        title: z.string(),
        /** Safe HTML. */
        html: z.string(),
      })
      .nullable(),
    tile: z
      .object({
        label: z.string(),
        title: z.string(),
        text: z.string(),
        /** The words of its link. */
        action: z.string(),
        /** A path of the shop without its language, or '#guide' for the section's guide. */
        url: z.string(),
        picture: z.string(),
      })
      .nullable(),
  }),
});
export type SectionContent = z.infer<typeof getSectionContent.answer>;

export const listJobs = defineCall({
  summary: 'Jobs, such as tiling a bathroom, with the tools that they need',
  access: 'public',
  answer: z.object({
    list: z.array(job.extend({ pictures: z.array(pictureSchema), productCount: z.number() })),
    seo,
    breadcrumbs,
  }),
});
export type JobCard = z.infer<typeof listJobs.answer>['list'][number];

export const getJob = defineCall({
  summary: 'A job: its steps, sections and products',
  access: 'public',
  query: z.object({ slug: pageName }),
  answer: job.extend({
    /** Safe HTML: the steps and advice. */
    html: z.string(),
    products: z.array(productCard),
    seo,
    breadcrumbs,
  }),
  errors: { job_not_found: 404 },
});

const project = z.object({
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The address of its drawing. */
  picture: z.string(),
  /** Articles, and those of them that can be had in the quantity that it takes. */
  count: z.number(),
  availableCount: z.number(),
  /** Euros for all that can be had, in their quantities. */
  total: z.number(),
});
export type ProjectCard = z.infer<typeof project>;

export const listProjects = defineCall({
  summary: 'Projects, such as a pergola, with what they take and what it costs',
  access: 'public',
  answer: z.object({ list: z.array(project), seo, breadcrumbs }),
});

export const getProject = defineCall({
  summary: 'A project: each article with its quantity and sum; `POST /sale/basket/lines` adds them at once',
  access: 'public',
  query: z.object({ slug: pageName }),
  answer: project.extend({
    /** Safe HTML: how it is built. */
    html: z.string(),
    lines: z.array(
      z.object({
        product: productCard,
        quantity: z.number(),
        /** Euros. */
        sum: z.number(),
        /** Whether this quantity can be had now; what cannot counts for nothing in the total. */
        isAvailable: z.boolean(),
        /** Where it is in the drawing, in percent from the left and the top; null: not shown. */
        at: z.tuple([z.number(), z.number()]).nullable(),
      }),
    ),
    seo,
    breadcrumbs,
  }),
  errors: { project_not_found: 404 },
});
export type Project = z.infer<typeof getProject.answer>;

export const getSeason = defineCall({
  summary: 'The scene at the top of the home page on this day; null: none is set for it',
  access: 'public',
  answer: z.object({
    season: z
      .object({
        name: z.string(),
        /** A few words above the title. */
        label: z.string(),
        title: z.string(),
        text: z.string(),
        /** The address of the scene. */
        picture: z.string(),
        button: z.object({ text: z.string(), url: z.string() }),
        /** Products in the scene, and where in percent from the left and the top; the first is the one it sells. */
        products: z.array(z.object({ product: productCard, at: z.tuple([z.number(), z.number()]) })),
      })
      .nullable(),
  }),
});
export type Season = NonNullable<z.infer<typeof getSeason.answer>['season']>;
