import { route, type Route } from '#platform/http/handler.ts';
import { searchProducts, suggest } from '../contract.ts';
import type { Search } from './search.ts';
import type { UnansweredCounter } from './unanswered/count-unanswered.ts';

/** Suggestions are not counted: most of them are for words that are still being typed. */
export const searchRoutes = (search: Search, unanswered: UnansweredCounter): Route[] => [
  route(suggest, ({ body }, { locale }) => search.suggest(body.query, locale)),
  route(searchProducts, async ({ body }, { locale }) => {
    const answer = await search.searchProducts(body, locale);
    // A price that leaves nothing is no fault of the search.
    if ('products' in answer) unanswered.note({ ...body, filters: body.filters ?? answer.understood }, answer);
    return answer;
  }),
];
