import { route, type Route } from '#platform/http/handler.ts';
import { searchProducts, suggest } from '../contract.ts';
import type { Search } from './search.ts';

export const searchRoutes = (search: Search): Route[] => [
  route(suggest, ({ body }, { locale }) => search.suggest(body.query, locale)),
  route(searchProducts, ({ body }, { locale }) => search.searchProducts(body, locale)),
];
