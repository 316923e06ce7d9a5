import { z } from 'zod';
import { failure } from '#platform/http/failure.ts';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import type { CallAnswer } from '#values/call.ts';
import { addEuros } from '#values/money.ts';
import type { getJob, listJobs } from '../contract.ts';
import type { ContentFolder } from './content-folder.ts';
import type { EntryTexts } from './entry-file.ts';
import { fields } from './front-matter.ts';
import { serverMessages } from './server-messages.ts';

/** What a job's Spanish file says for both languages. */
export const jobValues = z.strictObject({
  /** Its place among the jobs. */
  order: z.int().min(1).max(1000),
  /** Stands for the job instead of the pictures of its products. */
  picture: fields.ownFile.optional(),
  sections: z.array(z.string().startsWith('/catalog/').max(500)).min(1).max(12),
  /** Article numbers of what the job needs, the most important first: their pictures stand for the job. */
  articles: z.array(z.string().min(1).max(100)).min(1).max(24),
});

type Job = EntryTexts & z.output<typeof jobValues>;
type Cards = CallAnswer<typeof getJob>['products'];
type Sections = CallAnswer<typeof getJob>['sections'];

/** What the catalogue says of the goods that jobs name; unknown ones are left out. */
export interface JobGoods {
  readonly listSections: (urls: readonly string[], locale: Locale) => Promise<Sections>;
  readonly listProducts: (articles: readonly string[], locale: Locale) => Promise<Cards>;
}

interface JobsParts extends JobGoods {
  readonly entries: ContentFolder<Job>['entries'];
  readonly publicUrl: string;
}

const maxJobs = 60;
const picturesShown = 3;

/** Tools by job: what a job needs, and how it is done. */
export function createJobGuides({ entries, listSections, listProducts, publicUrl }: JobsParts) {
  const urlOf = (slug: string): string => `/tools-by-job/${slug}`;

  return {
    /** All jobs in the shopkeeper's order, with their sections and the sum of what they need. */
    async list(locale: Locale): Promise<CallAnswer<typeof listJobs>> {
      const t = serverMessages[locale].jobs;
      const jobs = [...entries.values()]
        .map((languages) => languages[locale])
        .sort((one, other) => one.order - other.order || (one.slug < other.slug ? -1 : 1))
        .slice(0, maxJobs);
      const products = await listProducts([...new Set(jobs.flatMap(({ articles }) => articles))], locale);
      const sections = await listSections([...new Set(jobs.flatMap((job) => job.sections))], locale);
      return {
        list: jobs.map((job) => {
          const needed = inOrder(job.articles, products, ({ article }) => article);
          return {
            slug: job.slug,
            title: job.title,
            summary: job.summary,
            url: urlOf(job.slug),
            picture: job.picture ?? null,
            pictures: needed.flatMap(({ picture }) => picture ?? []).slice(0, picturesShown),
            sections: inOrder(job.sections, sections, ({ url }) => url),
            productCount: needed.length,
            total: sumOf(needed),
          };
        }),
        seo: {
          title: t.title,
          description: t.description,
          canonical: publicUrl + localisedPath('/tools-by-job', locale),
        },
        breadcrumbs: [{ name: t.title, url: '/tools-by-job' }],
      };
    },

    /** A job with its steps, sections and products; `job_not_found` for an unknown one. */
    async get(slug: string, locale: Locale): Promise<CallAnswer<typeof getJob> | ReturnType<typeof jobNotFound>> {
      const job = entries.get(slug)?.[locale];
      if (!job) return jobNotFound();
      const { title, description, summary, html } = job;
      const { jobs } = serverMessages[locale];
      const [products, sections] = await Promise.all([
        listProducts(job.articles, locale),
        listSections(job.sections, locale),
      ]);
      return {
        ...{ slug, title, summary, html },
        url: urlOf(slug),
        picture: job.picture ?? null,
        products,
        sections,
        total: sumOf(products),
        // A trade such as 'Pintura' is written alike in both languages, and like a section.
        seo: {
          title: `${title} · ${jobs.title}`,
          description,
          canonical: publicUrl + localisedPath(urlOf(slug), locale),
        },
        breadcrumbs: [
          { name: jobs.title, url: '/tools-by-job' },
          { name: title, url: urlOf(slug) },
        ],
      };
    },
  };
}

const jobNotFound = () => failure('job_not_found');

const inOrder = <Item>(keys: readonly string[], items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  keys.flatMap((key) => items.find((item) => keyOf(item) === key) ?? []);

/** Euros for one of each, at the prices in force. */
const sumOf = (products: Cards): number => products.reduce((sum, { price }) => addEuros(sum, unitPrice(price)), 0);
