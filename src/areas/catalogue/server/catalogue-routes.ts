import { route, type Route } from '#platform/http/handler.ts';
import { getSectionTree } from '../contract.ts';

export const catalogueRoutes = (): Route[] => [route(getSectionTree, () => ({ items: [] }))];
