import type { Locale } from '#i18n/locale.ts';
import { failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import * as contract from '../contract.ts';
import type { ProductCard } from '../contract.ts';
import type { Catalogue } from './catalogue.ts';

interface RoutesParts {
  /** Cards of the products that a user viewed lately, the latest first. */
  readonly listViewed: (userId: number, locale: Locale) => Promise<ProductCard[]>;
}

export const catalogueRoutes = (catalogue: Catalogue, { listViewed }: RoutesParts): Route[] => [
  route(contract.getSectionTree, async (_, { locale }) => ({ items: await catalogue.sectionTree(locale) })),
  route(contract.listSections, async ({ query }, { locale }) => {
    const sections = await catalogue.listSections(query.sectionId, locale);
    return sections ?? failure('section_not_found');
  }),
  route(contract.listFooterSections, (_, { locale }) => catalogue.footerSections(locale)),
  route(contract.listBrands, async (_, { locale }) => ({ list: await catalogue.listBrands(locale) })),
  route(contract.getBrandPage, ({ query }, { locale }) => catalogue.findBrandPage(query.slug, locale)),
  route(contract.listMainRows, async (_, { locale }) => ({ list: await catalogue.mainRows(locale) })),
  route(contract.listProducts, ({ body }, { locale }) => catalogue.listProducts(body, locale)),
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
    list: await catalogue.recommended(query.productIds ?? [], locale),
  })),
  route(contract.getProduct, ({ params }, { locale }) => catalogue.findProductPage(params.slug, locale)),
];

function carouselRow(
  catalogue: Catalogue,
  type: 'new' | 'recommended' | 'similar',
  productId: number | undefined,
  locale: Locale,
) {
  switch (type) {
    case 'new':
      return catalogue.newest(locale);
    case 'recommended':
      return catalogue.recommended(productId === undefined ? [] : [productId], locale);
    case 'similar':
      return productId === undefined ? Promise.resolve([]) : catalogue.similar(productId, locale);
  }
}
