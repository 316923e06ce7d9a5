import { z } from 'zod';
import { failure } from '#platform/http/failure.ts';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import { type LineToPrice, quoteBasket } from '#areas/pricing/price-basket.ts';
import type { CallAnswer } from '#values/call.ts';
import { eurosFromCents } from '#values/money.ts';
import type { getProject, listProjects, Project, ProjectCard } from '../contract.ts';
import type { ContentFolder } from './content-folder.ts';
import type { EntryTexts } from './entry-file.ts';
import { fields } from './front-matter.ts';
import { serverMessages } from './server-messages.ts';

/** What a project's Spanish file says for both languages. */
export const projectValues = z.strictObject({
  /** Its place among the projects; the first is on the home page. */
  order: z.int().min(1).max(1000),
  picture: fields.ownFile,
  articles: z
    .array(
      z.strictObject({
        article: z.string().min(1).max(100),
        quantity: z.int().min(1).max(999).default(1),
        at: fields.place.optional(),
      }),
    )
    .min(1)
    .max(24),
});

type ProjectEntry = EntryTexts & z.output<typeof projectValues>;
type Card = Project['lines'][number]['product'];

/** What the catalogue says of the goods that projects name; unknown ones are left out. */
export interface ProjectGoods {
  readonly listProducts: (articles: readonly string[], locale: Locale) => Promise<readonly Card[]>;
  readonly findPrices: (
    ids: readonly number[],
    locale: Locale,
  ) => Promise<ReadonlyMap<number, Omit<LineToPrice, 'productId' | 'quantity'>>>;
}

interface ProjectsParts extends ProjectGoods {
  readonly entries: ContentFolder<ProjectEntry>['entries'];
  readonly publicUrl: string;
}

const maxProjects = 60;

/** Things to build from a list of articles, which go into the basket at once. */
export function createProjects({ entries, listProducts, findPrices, publicUrl }: ProjectsParts) {
  const urlOf = (slug: string): string => `/projects/${slug}`;

  /** Prices each project as a basket of what can be had now. */
  async function describe(projects: readonly ProjectEntry[], locale: Locale) {
    const articles = new Set(projects.flatMap((project) => project.articles.map(({ article }) => article)));
    const cards = new Map((await listProducts([...articles], locale)).map((card) => [card.article, card]));
    const prices = await findPrices(
      [...cards.values()].map(({ id }) => id),
      locale,
    );
    return projects.map((project) => {
      const lines = project.articles.flatMap(({ article, quantity, at = null }) => {
        const product = cards.get(article);
        const price = product && prices.get(product.id);
        if (!product || !price) return [];
        const taken = product.isSellable ? Math.min(quantity, product.stock.quantity) : 0;
        return { product, price, quantity, at, taken, isAvailable: taken === quantity };
      });
      const priced = priceLines(lines);
      const had = lines.filter(({ taken }) => taken > 0).map((line) => ({ ...line, quantity: line.taken }));
      const total = priceLines(had);
      const shortOf = ({ product, taken, isAvailable }: (typeof lines)[number]) => {
        const at = had.findIndex((line) => line.product === product);
        return isAvailable || at < 0 ? {} : { short: { quantity: taken, sum: eurosFromCents(total.lines[at]!.sum) } };
      };
      const card: ProjectCard = {
        slug: project.slug,
        url: urlOf(project.slug),
        title: project.title,
        summary: project.summary,
        picture: project.picture,
        count: lines.length,
        availableCount: lines.filter(({ isAvailable }) => isAvailable).length,
        total: eurosFromCents(total.price),
      };
      return {
        card,
        lines: lines.map((line, index) => {
          const { product, quantity, at, isAvailable } = line;
          const sum = eurosFromCents(priced.lines[index]!.sum);
          return { product, quantity, at, isAvailable, sum, ...shortOf(line) };
        }),
      };
    });
  }

  return {
    /** All projects in the shopkeeper's order. */
    async list(locale: Locale): Promise<CallAnswer<typeof listProjects>> {
      const t = serverMessages[locale].projects;
      const projects = [...entries.values()]
        .map((languages) => languages[locale])
        .sort((one, other) => one.order - other.order || (one.slug < other.slug ? -1 : 1))
        .slice(0, maxProjects);
      return {
        list: (await describe(projects, locale)).map(({ card }) => card).filter(({ count }) => count > 0),
        seo: { title: t.title, description: t.description, canonical: publicUrl + localisedPath('/projects', locale) },
        breadcrumbs: [{ name: t.title, url: '/projects' }],
      };
    },

    /** A project with its articles; `project_not_found` for an unknown one. */
    async get(
      slug: string,
      locale: Locale,
    ): Promise<CallAnswer<typeof getProject> | ReturnType<typeof projectNotFound>> {
      const project = entries.get(slug)?.[locale];
      if (!project) return projectNotFound();
      const [{ card, lines }] = (await describe([project], locale)) as [Awaited<ReturnType<typeof describe>>[number]];
      const { title, description, html } = project;
      return {
        ...card,
        html,
        lines,
        seo: { title, description, canonical: publicUrl + localisedPath(urlOf(slug), locale) },
        breadcrumbs: [
          { name: serverMessages[locale].projects.title, url: '/projects' },
          { name: title, url: urlOf(slug) },
        ],
      };
    },
  };
}

const projectNotFound = () => failure('project_not_found');

const priceLines = (
  lines: readonly { product: Card; price: Omit<LineToPrice, 'productId' | 'quantity'>; quantity: number }[],
) => quoteBasket(lines.map(({ product, price, quantity }) => ({ ...price, productId: product.id, quantity })));
