import type { Locale } from '#i18n/locale.ts';
import { failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import * as contract from '../contract.ts';
import type { Catalogue } from './catalogue.ts';

export const catalogueRoutes = (catalogue: Catalogue): Route[] => [
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
    const rows = await Promise.all(
      [...new Set(query.types)].map(async (type) => [
        type,
        await carouselRow(catalogue, type, query.productId, user?.userId, locale),
      ]),
    );
    return Object.fromEntries(rows);
  }),
  route(contract.listRecommended, async ({ query }, { locale }) => ({
    list: await catalogue.recommended(query.productIds ?? [], locale),
  })),
  route(contract.addViewedProducts, async ({ body }, { user }) => ({
    count: await catalogue.addViewed(user.userId, body.product_ids),
  })),
  route(contract.getProduct, ({ params }, { locale }) => catalogue.findProductPage(params.slug, locale)),
];

/** A visitor's history stays on the device, so `viewed` is empty without an account. */
function carouselRow(
  catalogue: Catalogue,
  type: 'new' | 'recommended' | 'similar' | 'viewed',
  productId: number | undefined,
  userId: number | undefined,
  locale: Locale,
) {
  switch (type) {
    case 'new':
      return catalogue.newest(locale);
    case 'recommended':
      return catalogue.recommended(productId === undefined ? [] : [productId], locale);
    case 'similar':
      return productId === undefined ? Promise.resolve([]) : catalogue.similar(productId, locale);
    case 'viewed':
      return userId === undefined ? Promise.resolve([]) : catalogue.viewed(userId, locale);
  }
}
