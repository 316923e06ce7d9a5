import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import { failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import * as contract from '../contract.ts';
import type { Content } from './content.ts';
import { createJobGuides, type JobGoods } from './jobs.ts';
import { createProjects, type ProjectGoods } from './projects.ts';
import { createSeasons } from './seasons.ts';

type PageFacts = Partial<Pick<CallAnswer<typeof contract.getContentPage>, 'zones' | 'freeDeliveryCost' | 'visit'>>;

interface RoutesParts extends JobGoods, Pick<ProjectGoods, 'findPrices'> {
  /** What other areas add to a page, by its name. */
  readonly factsOf: (page: string, locale: Locale) => PageFacts;
}

export function contentRoutes(content: Content, { factsOf, ...goods }: RoutesParts): Route[] {
  const { publicUrl, clock } = content;
  const jobs = createJobGuides({ entries: content.jobs, publicUrl, ...goods });
  const projects = createProjects({ entries: content.projects, publicUrl, ...goods });
  const seasons = createSeasons({ entries: content.seasons, clock, listProducts: goods.listProducts });
  return [
    route(contract.getContentPage, ({ params }, { locale }) => {
      const page = content.findPage(params.page, locale);
      return page ? { ...page, ...factsOf(params.page, locale) } : failure('page_not_found');
    }),
    route(contract.listPromotions, (_, { locale }) => content.promotions.list(locale)),
    route(contract.getPromotion, ({ query }, { locale }) => content.promotions.get(query.slug, locale)),
    route(contract.getSectionContent, ({ query }, { locale }) => content.sections.get(query.section, locale)),
    route(contract.listJobs, (_, { locale }) => jobs.list(locale)),
    route(contract.getJob, ({ query }, { locale }) => jobs.get(query.slug, locale)),
    route(contract.listProjects, (_, { locale }) => projects.list(locale)),
    route(contract.getProject, ({ query }, { locale }) => projects.get(query.slug, locale)),
    route(contract.getSeason, async (_, { locale }) => ({ season: await seasons.current(locale) })),
  ];
}
