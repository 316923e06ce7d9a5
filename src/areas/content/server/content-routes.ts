import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import { failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import { getContentPage } from '../contract.ts';
import type { Content } from './content.ts';

type PageFacts = Partial<Pick<CallAnswer<typeof getContentPage>, 'zones' | 'freeDeliveryCost' | 'visit'>>;

/** `factsOf` answers what other areas add to a page, by its name. */
export const contentRoutes = (
  content: Content,
  factsOf: (page: string, locale: Locale) => PageFacts = () => ({}),
): Route[] => [
  route(getContentPage, ({ params }, { locale }) => {
    const page = content.findPage(params.page, locale);
    return page ? { ...page, ...factsOf(params.page, locale) } : failure('page_not_found');
  }),
];
