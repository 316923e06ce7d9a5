import type { Locale } from '#i18n/locale.ts';
import { failure } from '#platform/http/failure.ts';
import { type Handler, route, type Route } from '#platform/http/handler.ts';
import * as contract from '../contract.ts';
import type { ProductCard } from '../contract.ts';
import type { Catalogue } from './catalogue.ts';
import { findBrandPage, listBrands } from './listing/list-brands.ts';
import { listProducts } from './listing/list-products.ts';
import { listMainRows, listNewest, listRecommended } from './listing/list-suggestions.ts';
import { listSimilar } from './product/list-similar.ts';
import { listSections, listSectionTree } from './sections/list-sections.ts';
import { footerSections } from './sections/section-tree.ts';

interface RoutesParts {
  /** Cards of the products that a user viewed lately, the latest first. */
  readonly listViewed: (userId: number, locale: Locale) => Promise<ProductCard[]>;
  /** A product's page with what other areas add to it. */
  readonly findProductPage: (slug: string, locale: Locale) => ReturnType<Handler<typeof contract.getProduct>>;
}

export const catalogueRoutes = (catalogue: Catalogue, { listViewed, findProductPage }: RoutesParts): Route[] => [
  route(contract.getSectionTree, async (_, { locale }) => ({ items: await listSectionTree(catalogue, locale) })),
  route(contract.listSections, async ({ query }, { locale }) => {
    const sections = await listSections(catalogue, query.sectionId, locale);
    return sections ?? failure('section_not_found');
  }),
  route(contract.listFooterSections, async (_, { locale }) =>
    footerSections(await catalogue.catalogueIndex.get(), locale),
  ),
  route(contract.listBrands, async (_, { locale }) => ({ list: await listBrands(catalogue, locale) })),
  route(contract.getBrandPage, ({ query }, { locale }) => findBrandPage(catalogue, query.slug, locale)),
  route(contract.listMainRows, async (_, { locale }) => ({ list: await listMainRows(catalogue, locale) })),
  route(contract.listProducts, ({ body }, { locale }) => listProducts(catalogue, body, locale)),
  route(contract.getCarousel, async ({ query }, { locale, user }) => {
    // A visitor's viewed products are on the device, so without an account the row is empty.
    const viewed = () => (user ? listViewed(user.userId, locale) : []);
    const rows = await Promise.all(
      [...new Set(query.types)].map(async (type) => [
        type,
        await (type === 'viewed' ? viewed() : carouselRow(catalogue, type, query.productId, locale)),
      ]),
    );
    return Object.fromEntries(rows);
  }),
  route(contract.listRecommended, async ({ query }, { locale }) => ({
    list: await listRecommended(catalogue, query.productIds ?? [], locale),
  })),
  route(contract.getProduct, ({ params }, { locale }) => findProductPage(params.slug, locale)),
];

function carouselRow(
  catalogue: Catalogue,
  type: 'new' | 'recommended' | 'similar',
  productId: number | undefined,
  locale: Locale,
) {
  switch (type) {
    case 'new':
      return listNewest(catalogue, locale);
    case 'recommended':
      return listRecommended(catalogue, productId === undefined ? [] : [productId], locale);
    case 'similar':
      return productId === undefined ? Promise.resolve([]) : listSimilar(catalogue, productId, locale);
  }
}
