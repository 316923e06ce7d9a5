import { route, type Route } from '#platform/http/handler.ts';
import { getFullMenu, getMenu } from '../contract.ts';
import type { Navigation } from './navigation.ts';

export const navigationRoutes = (navigation: Navigation): Route[] => [
  route(getMenu, async (_input, { locale }) => ({ header: (await navigation.menu(locale)).header })),
  route(getFullMenu, (_input, { locale }) => navigation.menu(locale)),
];
