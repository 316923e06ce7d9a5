import { failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import { getContentPage } from '../contract.ts';
import type { Content } from './content.ts';

export const contentRoutes = (content: Content): Route[] => [
  route(
    getContentPage,
    ({ params: { page } }, { locale }) => content.findPage(page, locale) ?? failure('page_not_found'),
  ),
];
