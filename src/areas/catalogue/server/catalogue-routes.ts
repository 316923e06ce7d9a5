import { failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import {
  addViewedProducts,
  getCarousel,
  getProduct,
  getSectionTree,
  listBrands,
  listFooterSections,
  listMainRows,
  listProducts,
  listRecommended,
  listSections,
} from '../contract.ts';

export const catalogueRoutes = (): Route[] => [
  route(getSectionTree, () => ({ items: [] })),
  route(listSections, () => ({ list: [] })),
  route(listFooterSections, () => ({ left: [], right: [] })),
  route(listBrands, () => ({ list: [] })),
  route(listMainRows, () => ({ list: [] })),
  route(listProducts, () => ({ tree: [] })),
  route(getCarousel, () => ({})),
  route(listRecommended, () => ({ list: [] })),
  route(addViewedProducts, () => ({ count: 0 })),
  route(getProduct, () => failure('product_not_found')),
];
