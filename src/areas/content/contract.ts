import { z } from 'zod';
import { euros, nameSchemas, shopDay } from '#values/contract-fields.ts';
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
    lead: z.string().describe('The sentence below the title; empty: none.'),
    picture: z.string().nullable().describe('The address of the picture beside the title; null: none.'),
    html: z.string().describe('Safe HTML below the title.'),
    updatedAt: shopDay('The last change.'),
    seo,
    breadcrumbs,
    zones: z.array(zonePrices).optional().describe("The zones in their order of precedence, on the page 'delivery'."),
    visit: storeVisit.optional().describe("How to reach the store, on the page 'contacts'."),
    freeDeliveryCost: euros("The goods from which delivery is free in most zones, on the page 'delivery'; null: never.")
      .nullable()
      .optional(),
  }),
  errors: { page_not_found: 404 },
});

const promotion = z.object({
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.string(),
  topic: z
    .object({ code: z.string(), name: z.string() })
    .nullable()
    .describe(
      'What it is about, to filter the list: `code` is the same in both languages; null: nothing in particular.',
    ),
  from: shopDay('Its first day.'),
  to: shopDay('Its last day, on which it still runs; null where no end is set.').nullable(),
  daysLeft: z.int().nullable().describe('Days until the last one: 0 on that day; null where no end is set.'),
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
    html: z.string().describe('Safe HTML: its conditions.'),
    products: z
      .object({
        ids: z.array(z.int()).optional(),
        articles: z.array(z.string()).optional(),
        section: z.string().optional(),
        brand: z.string().optional(),
        reduced: z.boolean().optional(),
      })
      .describe('What its products have in common.'),
    seo,
    breadcrumbs,
  }),
  errors: {
    promotion_not_found: 404,
    promotion_ended: { status: 410, facts: z.object({ title: z.string(), to: shopDay('Its last day.') }) },
  },
});

const section = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  count: z.int(),
});

const job = z.object({
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z
    .string()
    .nullable()
    .describe("A drawing of the shop's that stands for it; null: the pictures of its products do."),
  sections: z.array(section),
  total: euros('One of each of its products.'),
});

export const getSectionContent = defineCall({
  summary: 'What a section shows besides its products: a buying guide, a tile for the grid (null: none), and questions',
  access: 'public',
  query: z.object({ section: z.string().startsWith('/catalog').max(500) }),
  answer: z.object({
    guide: z
      .object({
        title: z.string(),
        html: z.string().describe('Safe HTML.'),
      })
      .nullable(),
    tile: z
      .object({
        label: z.string(),
        title: z.string(),
        text: z.string(),
        action: z.string().describe('The words of its link.'),
        url: z.string().describe("A path of the shop without its language, or '#guide' for the section's guide."),
        picture: z.string(),
      })
      .nullable(),
    questions: z
      .array(z.object({ question: z.string(), answer: z.string().describe('Safe HTML.'), by: z.string() }))
      .optional()
      .describe('What customers ask about its products: of each file that names it first; absent: none.'),
  }),
});
export type SectionContent = z.infer<typeof getSectionContent.answer>;

export const listJobs = defineCall({
  summary: 'Jobs, such as tiling a bathroom, with the tools that they need',
  access: 'public',
  answer: z.object({
    list: z.array(job.extend({ pictures: z.array(pictureSchema), productCount: z.int() })),
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
    html: z.string().describe('Safe HTML: the steps and advice.'),
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
  picture: z.string().describe('The address of its drawing.'),
  count: z.int().describe('Articles.'),
  availableCount: z.int().describe('Those of them that can be had in the quantity that it takes.'),
  total: euros('All that can be had, in their quantities; of what is short as much as there is.'),
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
    html: z.string().describe('Safe HTML: how it is built.'),
    lines: z.array(
      z.object({
        product: productCard,
        quantity: z.int(),
        sum: euros('For this quantity.'),
        isAvailable: z.boolean().describe('Whether this quantity can be had now.'),
        short: z
          .object({ quantity: z.int(), sum: euros() })
          .optional()
          .describe(
            'Where there are fewer: how many there are, which count in the total; absent where there are none.',
          ),
        at: z
          .tuple([z.number(), z.number()])
          .nullable()
          .describe('Where it is in the drawing, in percent from the left and the top; null: not shown.'),
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
        label: z.string().describe('A few words above the title.'),
        title: z.string(),
        text: z.string(),
        picture: z.string().describe('The address of the scene.'),
        button: z.object({ text: z.string(), url: z.string() }),
        products: z
          .array(z.object({ product: productCard, at: z.tuple([z.number(), z.number()]) }))
          .describe(
            'Products in the scene, and where in percent from the left and the top; the first is the one it sells.',
          ),
      })
      .nullable(),
  }),
});
export type Season = NonNullable<z.infer<typeof getSeason.answer>['season']>;

nameSchemas({
  Promotion: promotion,
  Job: job,
  Project: project,
});
